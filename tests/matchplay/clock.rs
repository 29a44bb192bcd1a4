//! The clocks: M-3, M-6, M-15, M-17, V-4.

use super::support::*;
use seats::{Seat, SeatSet};
use swu_hosted::match_rules::*;

fn tick(millis: u64, thinking: Option<Seat>) -> MatchEvent {
    MatchEvent::Tick { millis, thinking }
}

#[test]
fn m3_m6_edge_98_25_55_and_75_minutes() {
    let minutes = |setup: MatchSetup| setup.minutes;
    assert_eq!(minutes(single()), Some(25));
    assert_eq!(minutes(best_of_three(Round::Swiss)), Some(55));
    assert_eq!(minutes(best_of_three(Round::Elimination)), Some(75));
    assert_eq!(minutes(three()), Some(75));
    assert_eq!(Table::new(single()).game.clock().limit(), Some(25 * 60_000));
}

#[test]
fn m14_the_clock_runs_out_but_time_is_called_by_an_event() {
    let mut table = Table::new(single());
    table.starts(A).does(tick(25 * 60_000 - 1, None));
    assert_eq!((table.game.clock().left(), table.game.clock().is_up()), (Some(1), false));
    table.does(tick(5_000, Some(B)));
    assert_eq!((table.game.clock().left(), table.game.clock().is_up()), (Some(0), true));
    assert!(!table.game.time_called());
    assert_eq!(table.game.extra_time(), None);
    table.time(Moment::ActionPhase);
    assert!(table.game.time_called());
}

#[test]
fn m15_the_clock_runs_through_sideboarding() {
    let mut table = Table::swiss();
    table.does(tick(1_000, None)).game_for(A).does(tick(60_000, None));
    assert_eq!((table.game.clock().spent(), table.game.sideboarding_left()), (61_000, Some(120_000)));
}

#[test]
fn m15_a_pause_stops_the_clocks() {
    let mut table = Table::swiss();
    table.refuses("M-15", MatchEvent::ClockResumed).does(MatchEvent::ClockPaused { why: Pause::Organiser });
    assert_eq!(table.game.clock().paused(), Some(Pause::Organiser));
    table.refuses("M-15", tick(1, None)).refuses("M-15", MatchEvent::ClockPaused { why: Pause::Organiser });
    table.does(MatchEvent::ClockResumed).does(tick(1, None));
}

#[test]
fn m15_the_curtain_stops_the_clock_only_where_it_may() {
    let curtain = MatchEvent::ClockPaused { why: Pause::Curtain };
    Table::swiss().refuses("M-15", curtain.clone());
    let lists = vec![RegisteredList::constructed(50, 0); 2];
    let friendly = MatchSetup::single_game(vec!["Ann".into(), "Bob".into()], lists);
    Table::new(friendly).does(curtain).does(MatchEvent::ClockResumed);
}

#[test]
fn m17_extra_time_shifts_the_clock_before_time_is_called() {
    let mut table = Table::new(single());
    table.starts(A).does(tick(25 * 60_000, None));
    let grant = MatchEvent::TimeGranted { millis: 120_000 };
    table.does(grant.clone());
    assert_eq!((table.game.clock().left(), table.game.clock().is_up()), (Some(120_000), false));
    table.time(Moment::RegroupPhase).refuses("M-17", grant);
}

#[test]
fn m17_without_a_clock_there_is_nothing_to_extend() {
    let lists = vec![RegisteredList::constructed(50, 0); 2];
    let mut table = Table::new(MatchSetup::single_game(vec!["Ann".into(), "Bob".into()], lists));
    table.refuses("M-17", MatchEvent::TimeGranted { millis: 1 }).does(tick(u64::MAX, None)).does(tick(1, Some(A)));
    assert_eq!((table.game.clock().left(), table.game.clock().is_up()), (None, false));
}

#[test]
fn m14_each_seats_thinking_is_counted() {
    let mut table = Table::swiss();
    table.starts(A).does(tick(4_000, Some(A))).does(tick(2_500, Some(B))).does(tick(1_000, Some(A)));
    let clock = table.game.clock();
    assert_eq!((clock.thought(A), clock.thought(B), clock.thought(C), clock.spent()), (5_000, 2_500, 0, 7_500));
    table.refuses("E-1", tick(1, Some(Seat(6))));
}

#[test]
fn v4_edge_149_the_review_takes_three_minutes_and_the_match_clock_waits() {
    let mut table = Table::new(best_of_three(Round::Elimination));
    assert_eq!(table.game.awaits(), Awaited::Review { seats: SeatSet::everyone(2), left: 180_000 });
    table.refuses("V-4", MatchEvent::GameStarted);
    table.refuses("V-4", MatchEvent::TimeCalled { moment: Moment::BetweenGames });
    table.does(MatchEvent::ReviewDone { seat: B }).refuses("V-4", MatchEvent::ReviewDone { seat: B });
    table.does(tick(100_000, None));
    assert_eq!(table.game.awaits(), Awaited::Review { seats: SeatSet::one(A), left: 80_000 });
    table.does(tick(80_000, None));
    assert!(matches!(table.game.awaits(), Awaited::Lot { .. }));
    assert_eq!(table.game.clock().spent(), 0);
    table.refuses("V-4", MatchEvent::ReviewDone { seat: A });
}

#[test]
fn v4_both_may_end_the_review_early() {
    assert!(matches!(Table::elimination().game.awaits(), Awaited::Lot { .. }));
}
