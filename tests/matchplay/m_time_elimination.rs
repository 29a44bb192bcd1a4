//! Chapter M: who wins an elimination match that is cut short (M-8 to M-12).

use super::support::*;
use seats::SeatSet;
use swu_hosted::match_rules::*;

/// Level after two games.
fn level() -> Table {
    let mut table = Table::elimination();
    table.game_for(B).game_for(A);
    table
}

#[test]
fn m9_edge_85_level_at_the_stop_more_remaining_hp_wins() {
    level().starts(B).stops([7, 9], A).over(Outcome::Won(B), &[1, 1], 1, Ending::Time);
    level().starts(B).stops([9, 7], B).over(Outcome::Won(A), &[1, 1], 1, Ending::Time);
}

#[test]
fn m9_edge_86_equal_hp_the_initiative_at_the_stop_wins() {
    level().starts(B).stops([8, 8], A).over(Outcome::Won(A), &[1, 1], 1, Ending::Time);
}

#[test]
fn m9_edge_87_the_counter_taken_in_the_last_phase_counts() {
    let mut table = level();
    table.starts(B).time(Moment::RegroupPhase).phase(Phase::Regroup, [8, 8], A).phase(Phase::Action, [8, 8], B);
    table.over(Outcome::Won(B), &[1, 1], 1, Ending::Time);
}

#[test]
fn m9_edge_88_remaining_hp_counts_and_not_damage() {
    let (first, second) = (25 - 10, 30 - 14);
    level().starts(B).stops([first, second], A).over(Outcome::Won(B), &[1, 1], 1, Ending::Time);
}

#[test]
fn m9_one_ahead_at_the_stop_the_leader_wins() {
    let mut table = Table::elimination();
    table.game_for(A).starts(B).stops([1, 30], B).over(Outcome::Won(A), &[1, 0], 1, Ending::Time);
}

#[test]
fn m9_game_one_stopped_is_level_so_hp_decides() {
    let mut table = Table::elimination();
    table.starts(A).stops([4, 6], A).over(Outcome::Won(B), &[0, 0], 1, Ending::Time);
}

#[test]
fn m9_edge_89_one_ahead_between_games_the_leader_wins() {
    let mut table = Table::elimination();
    table.game_for(B).time(Moment::BetweenGames).over(Outcome::Won(B), &[0, 1], 0, Ending::Time);
}

#[test]
fn m9_edge_90_level_between_games_the_loser_of_game_two_names_the_winner() {
    let named = |starts| {
        let mut table = Table::elimination();
        table.game_for(A).game_for(B).time(Moment::BetweenGames);
        assert_eq!(table.game.awaits(), Awaited::Initiative { game: 3, chooser: A, wins_match: true });
        table.does(MatchEvent::InitiativeChosen { by: A, starts });
        table.over(Outcome::Won(starts), &[1, 1], 0, Ending::Time);
    };
    named(A);
    named(B);
}

#[test]
fn m9_before_game_one_the_lot_names_who_names_the_winner() {
    let mut table = Table::elimination();
    table.time(Moment::BetweenGames);
    assert_eq!(table.game.awaits(), Awaited::Lot { game: 1, among: SeatSet::everyone(2) });
    table.refuses("G-5", MatchEvent::GameStarted).does(MatchEvent::ChooserDrawn { chooser: B });
    table.does(MatchEvent::InitiativeChosen { by: B, starts: B }).over(Outcome::Won(B), &[0, 0], 0, Ending::Time);
}

#[test]
fn m9_level_between_games_with_the_initiative_already_decided() {
    let mut table = level();
    table.both_ready().does(MatchEvent::InitiativeChosen { by: B, starts: A }).time(Moment::BetweenGames);
    table.over(Outcome::Won(A), &[1, 1], 0, Ending::Time);
}

#[test]
fn m13_a_drawn_game_before_time_matters_through_who_started_it() {
    let mut table = Table::elimination();
    table.starts(B).draws().time(Moment::BetweenGames).asks(B);
}

#[test]
fn m11_edge_91_game_two_won_in_extra_time_levels_and_wins_the_match() {
    let mut table = Table::elimination();
    table.game_for(A).starts(B).time(Moment::ActionPhase).wins(B);
    table.over(Outcome::Won(B), &[1, 1], 0, Ending::Time);
}

#[test]
fn m11_edge_92_conceding_game_two_in_extra_time_with_more_hp_loses_the_match() {
    let mut table = Table::elimination();
    table.game_for(A).starts(B).time(Moment::ActionPhase).phase(Phase::Action, [30, 2], A);
    table.does(MatchEvent::Conceded { seat: A, stake: Stake::Game });
    table.over(Outcome::Won(B), &[1, 1], 0, Ending::Time);
}

#[test]
fn m12_edge_93_both_bases_destroyed_in_extra_time_the_initiative_decides() {
    let mut table = level();
    table.starts(B).time(Moment::ActionPhase);
    table.does(MatchEvent::GameEnded { result: Outcome::Drawn, standing: standing(&[0, 0], B) });
    table.over(Outcome::Won(B), &[1, 1], 1, Ending::Time);
}

#[test]
fn m9_a_level_stop_without_a_named_initiative_is_refused() {
    let mut table = level();
    table.starts(B).time(Moment::SetUp).phase(Phase::SetUp, [30, 30], A);
    let mut unnamed = standing(&[8, 8], A);
    unnamed.initiative = None;
    table.refuses("M-9", MatchEvent::PhaseEnded { phase: Phase::Action, standing: unnamed });
    table.phase(Phase::Action, [8, 8], A).over(Outcome::Won(A), &[1, 1], 1, Ending::Time);
}

#[test]
fn m10_game_three_won_in_extra_time() {
    level().starts(B).time(Moment::ActionPhase).wins(A).over(Outcome::Won(A), &[2, 1], 0, Ending::Played);
}

#[test]
fn m5_elimination_matches_without_time_go_on_after_a_drawn_game() {
    let mut table = level();
    table.starts(B).draws();
    assert_eq!(table.game.game_number(), 4);
}

#[test]
fn m9_a_penalty_while_the_winner_is_being_named_decides() {
    let mut table = level();
    table.time(Moment::BetweenGames).does(MatchEvent::Penalized { seat: B, stake: Stake::Game });
    table.over(Outcome::Won(A), &[2, 1], 0, Ending::Penalty { against: B });
}

#[test]
fn m9_a_game_loss_makes_a_scoreless_match_uneven_while_the_winner_is_being_named() {
    let mut table = Table::elimination();
    table.time(Moment::BetweenGames).does(MatchEvent::Penalized { seat: B, stake: Stake::Game });
    table.over(Outcome::Won(A), &[1, 0], 0, Ending::Time);
}
