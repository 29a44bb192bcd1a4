//! Chapter B: between games.

use super::support::*;
use seats::{Seat, SeatSet};
use swu_hosted::match_rules::*;

fn lists(first: RegisteredList, second: RegisteredList) -> Table {
    let names = vec!["Ann".into(), "Bob".into()];
    Table::new(MatchSetup::best_of_three(names, vec![first, second]).in_event(Round::Swiss))
}

fn arranged(seat: Seat, deck: u32, sideboard: u32) -> MatchEvent {
    MatchEvent::SideboardArranged { seat, sizes: ListSizes { deck, sideboard }, check: DeckCheck::Legal }
}

fn tick(millis: u64) -> MatchEvent {
    MatchEvent::Tick { millis, thinking: None }
}

#[test]
fn b1_edge_101_any_number_of_cards_may_move() {
    let mut table = Table::swiss();
    table.game_for(A).does(arranged(A, 54, 6)).does(arranged(A, 60, 0)).does(arranged(A, 54, 6));
    table.both_ready();
    assert_eq!(table.game.sizes(A), Some(ListSizes { deck: 54, sideboard: 6 }));
    assert_eq!(table.game.sizes(B), Some(ListSizes { deck: 50, sideboard: 10 }));
}

#[test]
fn b3_edge_100_a_deck_too_small_is_refused() {
    let mut table = Table::swiss();
    table.game_for(A).refuses("B-3", arranged(A, 48, 12));
}

#[test]
fn b3_edge_102_a_sideboard_larger_than_registered_is_refused() {
    let list = RegisteredList::constructed(52, 4);
    let mut table = lists(list, list);
    table.game_for(A).refuses("B-3", arranged(A, 50, 6)).does(arranged(A, 56, 0));
}

#[test]
fn b3_edge_103_nothing_to_change_without_a_sideboard() {
    let list = RegisteredList::constructed(60, 0);
    let mut table = lists(list, list);
    table.game_for(A).asks(B);
    table.refuses("B-6", arranged(A, 60, 0));
}

#[test]
fn b3_only_the_one_with_a_sideboard_is_waited_for() {
    let mut table = lists(RegisteredList::constructed(60, 0), RegisteredList::constructed(50, 10));
    table.game_for(A);
    assert_eq!(table.game.awaits(), Awaited::Sideboarding { seats: SeatSet::one(B), left: 180_000 });
    table.refuses("B-3", arranged(A, 60, 0)).does(MatchEvent::SideboardDone { seat: B }).asks(B);
}

#[test]
fn b3_cards_may_neither_come_nor_go() {
    let mut table = Table::swiss();
    table.game_for(A).refuses("B-3", arranged(A, 50, 9)).refuses("B-3", arranged(A, 55, 10));
    table.refuses("B-3", arranged(A, u32::MAX, u32::MAX));
    let sizes = ListSizes { deck: 50, sideboard: 10 };
    let check = DeckCheck::Illegal("Four copies at most.".into());
    table.refuses("B-3", MatchEvent::SideboardArranged { seat: A, sizes, check });
}

#[test]
fn b3_a_list_registered_with_more_than_ten_may_not_keep_them() {
    let list = RegisteredList::constructed(50, 12);
    let mut table = lists(list, list);
    table.game_for(A).refuses("B-3", arranged(A, 51, 11)).does(arranged(A, 52, 10));
}

#[test]
fn b4_three_minutes_from_the_end_of_the_game() {
    let mut table = Table::swiss();
    table.game_for(A);
    assert_eq!(table.game.sideboarding_left(), Some(180_000));
    table.does(tick(179_999));
    assert_eq!(table.game.sideboarding_left(), Some(1));
    table.does(tick(1)).asks(B);
    assert_eq!(table.game.sideboarding_left(), None);
    table.refuses("B-6", arranged(A, 54, 6));
}

#[test]
fn b4_edge_106_an_illegal_arrangement_at_the_end_leaves_the_previous_one() {
    let mut table = Table::swiss();
    table.game_for(A).does(arranged(B, 55, 5)).starts(A).wins(B);
    table.does(arranged(A, 52, 8)).refuses("B-3", arranged(A, 48, 12)).refuses("B-3", arranged(B, 40, 20));
    table.does(tick(180_000));
    assert_eq!(table.game.sizes(A), Some(ListSizes { deck: 52, sideboard: 8 }));
    assert_eq!(table.game.sizes(B), Some(ListSizes { deck: 55, sideboard: 5 }));
}

#[test]
fn b4_who_is_ready_stays_ready() {
    let mut table = Table::swiss();
    table.game_for(A).does(MatchEvent::SideboardDone { seat: A });
    table.refuses("B-4", arranged(A, 54, 6)).refuses("B-4", MatchEvent::SideboardDone { seat: A });
    table.refuses("B-4", MatchEvent::GameStarted);
}

#[test]
fn b5_edge_107_the_opponent_sees_numbers_and_nothing_else() {
    let mut table = Table::swiss();
    table.game_for(A).does(arranged(A, 53, 7));
    let open = SideboardNotice { ready: false, now: None, registered: 10 };
    assert_eq!(table.game.sideboard_notice(A), Some(open));
    assert_eq!(table.game.sizes(A), Some(ListSizes { deck: 50, sideboard: 10 }));
    assert_eq!(table.game.arrangement(A), Some(ListSizes { deck: 53, sideboard: 7 }));
    table.does(MatchEvent::SideboardDone { seat: A });
    let ready = table.game.sideboard_notice(A).expect("still changing decks");
    assert_eq!(ready.to_string(), "ready, sideboard 7 (registered 10)");
    assert_eq!(table.game.sideboard_notice(B).map(|notice| notice.ready), Some(false));
    assert_eq!(open.to_string(), "changing the deck (registered sideboard 10)");
}

#[test]
fn b6_a_game_that_had_started_counts_even_if_a_penalty_ended_it() {
    let mut table = Table::swiss();
    table.starts(A).does(MatchEvent::Penalized { seat: A, stake: Stake::Game });
    assert!(matches!(table.game.awaits(), Awaited::Sideboarding { .. }));
    assert_eq!(table.game.games()[0].ending, GameEnding::Penalty);
    table.both_ready().asks(A);
}

#[test]
fn b6_no_sideboarding_before_the_first_played_game() {
    Table::swiss().refuses("B-6", arranged(A, 54, 6)).refuses("B-6", MatchEvent::SideboardDone { seat: A });
}

#[test]
fn b7_edge_104_the_next_match_starts_with_the_registered_deck() {
    let mut table = Table::swiss();
    table.game_for(A).does(arranged(A, 60, 0)).game_for(A);
    let next = Match::new(table.game.setup().clone()).expect("the same setup");
    assert_eq!(next.sizes(A), Some(ListSizes { deck: 50, sideboard: 10 }));
}

#[test]
fn b8_limited_decks_of_thirty_and_any_sideboard() {
    let list = RegisteredList::limited(30, 12);
    let names = vec!["Ann".into(), "Bob".into()];
    let setup = MatchSetup::best_of_three(names, vec![list, RegisteredList::limited(42, 0)]);
    let mut table = Table::new(MatchSetup { sideboarding: Sideboarding::Limited, ..setup });
    table.game_for(A).does(arranged(A, 40, 2)).refuses("B-3", arranged(A, 29, 13));
    table.does(arranged(B, 30, 12)).both_ready();
    assert_eq!(table.game.sizes(B), Some(ListSizes { deck: 30, sideboard: 12 }));
}

#[test]
fn b9_m2_edge_108_a_single_game_has_no_sideboarding() {
    Table::new(single()).refuses("M-2", arranged(A, 54, 6)).starts(A).refuses("M-2", arranged(A, 54, 6));
}

#[test]
fn b10_both_screens_in_either_order() {
    for order in [[A, B], [B, A]] {
        let mut table = Table::swiss();
        table.game_for(A).does(MatchEvent::SideboardDone { seat: order[0] });
        let Awaited::Sideboarding { seats, .. } = table.game.awaits() else { panic!("{:?}", table.game.awaits()) };
        assert_eq!(seats, SeatSet::one(order[1]));
        table.does(MatchEvent::SideboardDone { seat: order[1] }).asks(B);
    }
}

#[test]
fn b10_what_the_opponent_sees_does_not_depend_on_the_arrangement() {
    let seen = |deck, sideboard| {
        let mut table = Table::swiss();
        table.game_for(A).does(arranged(A, deck, sideboard));
        let game = &table.game;
        (game.sideboard_notice(A), game.sizes(A), game.awaits(), game.score_sheet().to_string())
    };
    assert_eq!(seen(54, 6), seen(60, 0));
}
