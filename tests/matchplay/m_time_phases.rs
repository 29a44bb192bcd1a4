//! Chapter M: what is still played when time is called (M-7, M-8, M-14 to M-17).

use super::support::*;
use swu_hosted::match_rules::*;

fn playing() -> Table {
    let mut table = Table::new(single());
    table.starts(A);
    table
}

#[test]
fn m7_edge_71_in_the_action_phase_a_regroup_phase_and_one_more_action_phase_follow() {
    let mut table = playing();
    table.time(Moment::ActionPhase);
    assert_eq!(table.game.extra_time(), Some(ExtraTime::ActionPhase));
    table.phase(Phase::Action, [9, 9], A);
    assert_eq!(table.game.extra_time(), Some(ExtraTime::RegroupPhase));
    table.phase(Phase::Regroup, [9, 9], A);
    assert_eq!(table.game.extra_time(), Some(ExtraTime::LastActionPhase));
    table.phase(Phase::Action, [9, 8], A).over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
}

#[test]
fn m7_edge_72_in_the_regroup_phase_one_more_action_phase_follows() {
    let mut table = playing();
    table.time(Moment::RegroupPhase).phase(Phase::Regroup, [9, 9], A).phase(Phase::Action, [9, 9], A);
    table.over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
}

#[test]
fn m7_edge_95_during_set_up_the_first_action_phase_is_the_last() {
    let mut table = playing();
    table.time(Moment::SetUp).phase(Phase::SetUp, [30, 30], A);
    assert_eq!(table.game.extra_time(), Some(ExtraTime::LastActionPhase));
    table.phase(Phase::Action, [30, 21], A).over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
}

#[test]
fn edge_73_nobody_won_by_the_stop_is_a_drawn_single_game_match() {
    let mut table = playing();
    table.stops([30, 1], A).over(Outcome::Drawn, &[0, 0], 1, Ending::Time);
    assert_eq!(table.game.games()[0].ending, GameEnding::Stopped);
    assert!(table.game.games()[0].extra_time);
}

#[test]
fn edge_74_a_base_destroyed_in_the_extra_action_phase_is_a_normal_win() {
    let mut table = playing();
    table.time(Moment::RegroupPhase).phase(Phase::Regroup, [2, 9], A).wins(B);
    table.over(Outcome::Won(B), &[0, 1], 0, Ending::Played);
}

#[test]
fn edge_75_edge_77_no_regroup_phase_follows_the_last_action_phase() {
    let mut table = playing();
    table.time(Moment::SetUp).phase(Phase::SetUp, [5, 5], A);
    let regroup = MatchEvent::PhaseEnded { phase: Phase::Regroup, standing: standing(&[5, 2], A) };
    table.refuses("M-7", regroup.clone()).phase(Phase::Action, [5, 5], A).refuses("R-1", regroup);
    assert_eq!(ExtraTime::LastActionPhase.next(), None);
}

#[test]
fn edge_76_a_base_destroyed_by_end_of_phase_triggers_counts() {
    let mut table = playing();
    table.time(Moment::RegroupPhase).phase(Phase::Regroup, [2, 9], A);
    // the caller reports the end of the phase only after its triggers; one of them ended the game
    table.wins(A).over(Outcome::Won(A), &[1, 0], 0, Ending::Played);
}

#[test]
fn edge_78_a_base_destroyed_in_the_regroup_phase_of_extra_time_is_a_normal_win() {
    let mut table = playing();
    table.time(Moment::RegroupPhase).wins(B).over(Outcome::Won(B), &[0, 1], 0, Ending::Played);
}

#[test]
fn m7_phases_end_in_their_order_and_only_after_time_is_called() {
    let mut table = playing();
    let ended = |phase| MatchEvent::PhaseEnded { phase, standing: standing(&[9, 9], A) };
    table.refuses("M-7", ended(Phase::Action)).time(Moment::ActionPhase);
    table.refuses("M-7", ended(Phase::Regroup)).refuses("M-7", ended(Phase::SetUp)).does(ended(Phase::Action));
    table.refuses("M-7", ended(Phase::Action));
}

#[test]
fn m7_the_moment_must_fit_the_match() {
    let mut table = Table::swiss();
    for moment in [Moment::SetUp, Moment::ActionPhase, Moment::RegroupPhase] {
        table.refuses("M-8", MatchEvent::TimeCalled { moment });
    }
    table.starts(A).refuses("M-7", MatchEvent::TimeCalled { moment: Moment::BetweenGames });
}

#[test]
fn m8_edge_94_while_choosing_the_initiative_is_between_games() {
    let mut table = Table::swiss();
    table.game_for(A).both_ready().asks(B);
    table.refuses("M-8", MatchEvent::TimeCalled { moment: Moment::SetUp });
    table.time(Moment::BetweenGames).over(Outcome::Won(A), &[1, 0], 0, Ending::Time);
}

#[test]
fn m8_after_the_initiative_but_before_hands_is_between_games() {
    let mut table = Table::swiss();
    table.game_for(A).both_ready().does(MatchEvent::InitiativeChosen { by: B, starts: B });
    table.time(Moment::BetweenGames).over(Outcome::Won(A), &[1, 0], 0, Ending::Time);
}

#[test]
fn m16_edge_96_a_second_call_changes_nothing() {
    let mut table = playing();
    table.time(Moment::ActionPhase).refuses("M-16", MatchEvent::TimeCalled { moment: Moment::RegroupPhase });
    assert_eq!(table.game.extra_time(), Some(ExtraTime::ActionPhase));
}

#[test]
fn m16_the_remaining_phases_are_shown() {
    assert_eq!(ExtraTime::RegroupPhase.notice(), "time called: last action phase follows");
    assert_eq!(ExtraTime::LastActionPhase.notice(), "time called: last action phase is running");
    assert_eq!(ExtraTime::ActionPhase.notice(), "time called: this phase, a regroup phase, one last action phase");
    assert_eq!(ExtraTime::SetUp.notice(), "time called: after set-up the first action phase is the last");
}

#[test]
fn m14_edge_97_a_replay_needs_no_clock() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).stops([3, 20], B);
    assert!(!table.journal.iter().any(|event| matches!(event, MatchEvent::Tick { .. })));
    table.over(Outcome::Won(A), &[1, 0], 1, Ending::Time);
}

#[test]
fn a26_three_at_a_table_finish_with_most_remaining_hp() {
    let mut table = Table::new(three());
    table.starts(B).time(Moment::SetUp);
    let end = |phase, hp: [u32; 3]| MatchEvent::PhaseEnded { phase, standing: standing(&hp, A) };
    table.does(end(Phase::SetUp, [30, 30, 30])).does(end(Phase::Action, [12, 30, 29]));
    table.over(Outcome::Won(B), &[0, 1, 0], 0, Ending::Time);
}

#[test]
fn a26_three_at_a_table_with_equal_hp_share_the_win() {
    let mut table = Table::new(three());
    table.starts(B).time(Moment::RegroupPhase).does(MatchEvent::Conceded { seat: B, stake: Stake::Game });
    let end = |phase, hp: [u32; 3]| MatchEvent::PhaseEnded { phase, standing: standing(&hp, A) };
    table.does(end(Phase::Regroup, [20, 25, 20])).does(end(Phase::Action, [20, 25, 20]));
    let both = Outcome::Shared([A, C].into_iter().collect());
    table.over(both, &[1, 0, 1], 0, Ending::Time);
}
