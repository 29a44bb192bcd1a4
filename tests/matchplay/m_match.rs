//! Chapter M: deciding a match without the clock.

use super::support::*;
use seats::SeatSet;
use swu_hosted::match_rules::*;

#[test]
fn m1_the_winner_of_a_single_game_wins_the_match() {
    let mut table = Table::new(single());
    table.game_for(B).over(Outcome::Won(B), &[0, 1], 0, Ending::Played);
}

#[test]
fn m4_both_bases_destroyed_draw_a_single_game_match() {
    let mut table = Table::new(single());
    table.starts(A).draws().over(Outcome::Drawn, &[0, 0], 1, Ending::Played);
}

#[test]
fn m5_first_to_two_won_games() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B);
    assert_eq!(table.game.result(), None);
    table.game_for(A).over(Outcome::Won(A), &[2, 1], 0, Ending::Played);
    let mut table = Table::swiss();
    table.game_for(B).game_for(B).over(Outcome::Won(B), &[0, 2], 0, Ending::Played);
}

#[test]
fn m5_drawn_games_count_for_nobody_without_end() {
    let mut table = Table::swiss();
    for number in 1..=6 {
        assert_eq!(table.game.game_number(), number);
        table.starts(A).draws();
    }
    table.game_for(A).game_for(A).over(Outcome::Won(A), &[2, 0], 6, Ending::Played);
}

#[test]
fn edge_99_level_after_three_games_with_one_drawn_a_fourth_is_played() {
    let mut table = Table::swiss();
    table.game_for(A).starts(A).draws().game_for(B);
    assert_eq!(table.game.game_number(), 4);
    table.game_for(B).over(Outcome::Won(B), &[1, 2], 1, Ending::Played);
}

#[test]
fn m1_three_at_a_table_may_share_a_win() {
    let both: SeatSet = [A, C].into_iter().collect();
    let mut table = Table::new(three());
    table.starts(B).does(MatchEvent::GameEnded { result: Outcome::Shared(both), standing: standing(&[3, 0, 3], A) });
    table.over(Outcome::Shared(both), &[1, 0, 1], 0, Ending::Played);
}

#[test]
fn m1_two_players_do_not_share_a_win() {
    let mut table = Table::swiss();
    let everyone = Outcome::Shared(SeatSet::everyone(2));
    table.starts(A);
    table.refuses("M-1", MatchEvent::GameEnded { result: everyone, standing: standing(&[1, 1], A) });
    let mut table = Table::new(three());
    table.starts(A);
    for winners in [SeatSet::EMPTY, SeatSet::one(A), SeatSet(0b1001), SeatSet(0b1100_0000)] {
        let result = Outcome::Shared(winners);
        table.refuses("M-1", MatchEvent::GameEnded { result, standing: standing(&[1, 1, 1], A) });
    }
}

#[test]
fn m9_a_standing_names_every_base_and_real_seats() {
    let mut table = Table::swiss();
    table.starts(A);
    let ended =
        |hp: &[u32], initiative| MatchEvent::GameEnded { result: Outcome::Won(A), standing: standing(hp, initiative) };
    table.refuses("M-9", ended(&[1], A)).refuses("E-1", ended(&[1, 0], C));
    let result = Outcome::Won(seats::Seat(255));
    table.refuses("E-1", MatchEvent::GameEnded { result, standing: standing(&[1, 0], A) });
}

#[test]
fn r1_a_finished_match_refuses_everything_that_could_change_it() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(A);
    table.refuses("R-1", MatchEvent::GameStarted).refuses("R-1", MatchEvent::Tick { millis: 1, thinking: None });
    table.refuses("M-8", MatchEvent::TimeCalled { moment: Moment::BetweenGames });
    table.refuses("R-1", MatchEvent::Penalized { seat: A, stake: Stake::Match });
    assert!(matches!(table.game.awaits(), Awaited::Nothing { .. }));
}
