//! Chapter M: who wins a Swiss match that is cut short (M-8 to M-10).

use super::support::*;
use swu_hosted::match_rules::*;

#[test]
fn m9_edge_79_one_ahead_and_game_two_unfinished_the_leader_wins() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).stops([1, 30], B).over(Outcome::Won(A), &[1, 0], 1, Ending::Time);
    assert_eq!(table.game.score_sheet().score(), "1-0-1");
}

#[test]
fn m10_edge_80_the_trailing_player_wins_game_two_in_extra_time_the_match_is_drawn() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).time(Moment::ActionPhase).wins(B).over(Outcome::Drawn, &[1, 1], 0, Ending::Time);
    assert!(table.game.games()[1].extra_time);
}

#[test]
fn m10_the_leader_wins_game_two_in_extra_time() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).time(Moment::ActionPhase).wins(A).over(Outcome::Won(A), &[2, 0], 0, Ending::Played);
}

#[test]
fn m10_game_one_won_in_extra_time_wins_the_match() {
    let mut table = Table::swiss();
    table.starts(B).time(Moment::ActionPhase).wins(B).over(Outcome::Won(B), &[0, 1], 0, Ending::Time);
}

#[test]
fn m9_game_one_unfinished_is_a_drawn_match() {
    let mut table = Table::swiss();
    table.starts(B).stops([30, 2], A).over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
}

#[test]
fn m9_edge_81_level_and_game_three_unfinished_is_a_drawn_match() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B).starts(A).stops([30, 1], A).over(Outcome::Drawn, &[1, 1], 1, Ending::Time);
}

#[test]
fn m10_game_three_won_in_extra_time() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B).starts(A).time(Moment::ActionPhase).wins(B);
    table.over(Outcome::Won(B), &[1, 2], 0, Ending::Played);
}

#[test]
fn m8_edge_82_level_between_games_two_and_three_is_a_drawn_match() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B).time(Moment::BetweenGames).over(Outcome::Drawn, &[1, 1], 0, Ending::Time);
}

#[test]
fn m8_edge_83_during_sideboarding_the_leader_wins() {
    let mut table = Table::swiss();
    table.game_for(A);
    assert!(matches!(table.game.awaits(), Awaited::Sideboarding { .. }));
    table.time(Moment::BetweenGames).over(Outcome::Won(A), &[1, 0], 0, Ending::Time);
}

#[test]
fn m9_edge_84_after_one_drawn_game_between_games_is_a_drawn_match() {
    let mut table = Table::swiss();
    table.starts(A).draws().time(Moment::BetweenGames).over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
}

#[test]
fn m8_before_game_one_is_a_drawn_match() {
    let mut table = Table::swiss();
    table.time(Moment::BetweenGames).over(Outcome::Drawn, &[0, 0], 0, Ending::Time);
}

#[test]
fn m13_an_earlier_drawn_game_does_not_count() {
    let mut table = Table::swiss();
    table.starts(A).draws().game_for(B).starts(A).stops([30, 1], A);
    table.over(Outcome::Won(B), &[0, 1], 2, Ending::Time);
}

#[test]
fn m9_both_bases_destroyed_in_extra_time_of_a_level_swiss_match() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B).starts(A).time(Moment::ActionPhase).draws();
    table.over(Outcome::Drawn, &[1, 1], 1, Ending::Time);
}

#[test]
fn i4_conceding_game_two_in_extra_time_levels_a_swiss_match() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).time(Moment::ActionPhase).does(MatchEvent::Conceded { seat: A, stake: Stake::Game });
    table.over(Outcome::Drawn, &[1, 1], 0, Ending::Time);
}
