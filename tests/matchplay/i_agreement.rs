//! Chapter I: draws by agreement and concession.

use super::support::*;
use seats::SeatSet;
use swu_hosted::match_rules::*;

const OFFER: MatchEvent = MatchEvent::DrawOffered { by: A };

#[test]
fn i1_both_must_agree_and_the_match_ends_as_a_draw() {
    let mut table = Table::swiss();
    table.does(OFFER);
    assert_eq!(table.game.awaits(), Awaited::DrawAnswer { seats: SeatSet::one(B) });
    table.refuses("I-1", MatchEvent::DrawAgreed { by: A }).does(MatchEvent::DrawAgreed { by: B });
    table.over(Outcome::Drawn, &[0, 0], 0, Ending::Agreement);
}

#[test]
fn i1_an_answer_needs_an_offer() {
    Table::swiss().refuses("I-1", MatchEvent::DrawAgreed { by: B }).refuses("I-1", MatchEvent::DrawDeclined { by: B });
}

#[test]
fn i1_at_a_table_of_three_all_must_agree() {
    let mut table = Table::new(three());
    table.does(OFFER).does(MatchEvent::DrawAgreed { by: C });
    assert_eq!(table.game.awaits(), Awaited::DrawAnswer { seats: SeatSet::one(B) });
    table.does(MatchEvent::DrawAgreed { by: B }).over(Outcome::Drawn, &[0, 0, 0], 0, Ending::Agreement);
}

#[test]
fn i2_edge_109_possible_after_the_initiative_was_chosen() {
    let mut table = Table::swiss();
    table.does(MatchEvent::ChooserDrawn { chooser: A }).does(MatchEvent::InitiativeChosen { by: A, starts: A });
    table.does(OFFER).refuses("I-3", MatchEvent::GameStarted).does(MatchEvent::DrawAgreed { by: B });
    table.over(Outcome::Drawn, &[0, 0], 0, Ending::Agreement);
}

#[test]
fn i2_edge_110_refused_after_opening_hands() {
    Table::swiss().starts(A).refuses("I-2", OFFER);
}

#[test]
fn i2_edge_111_refused_between_games() {
    Table::swiss().game_for(A).refuses("I-2", OFFER).both_ready().refuses("I-2", OFFER);
}

#[test]
fn i2_a_game_awarded_before_the_match_is_no_played_game() {
    let mut table = Table::swiss();
    table.does(MatchEvent::Penalized { seat: A, stake: Stake::Game }).does(OFFER);
    table.does(MatchEvent::DrawAgreed { by: B }).over(Outcome::Drawn, &[0, 0], 0, Ending::Agreement);
}

#[test]
fn i7_edge_112_refused_in_the_top_cut() {
    Table::elimination().refuses("I-7", OFFER).starts(A).refuses("I-7", OFFER);
}

#[test]
fn i3_edge_113_one_refusal_and_the_match_is_played() {
    let mut table = Table::swiss();
    table.does(OFFER).refuses("I-3", MatchEvent::ChooserDrawn { chooser: A });
    table.refuses("I-3", MatchEvent::DrawOffered { by: B }).does(MatchEvent::DrawDeclined { by: B });
    table.refuses("I-3", MatchEvent::DrawOffered { by: B }).game_for(A).game_for(A);
    table.over(Outcome::Won(A), &[2, 0], 0, Ending::Played);
}

#[test]
fn i3_i6_an_offer_carries_seats_and_nothing_else() {
    assert_eq!(serde_json::to_string(&OFFER).expect("an event"), r#"{"DrawOffered":{"by":0}}"#);
}

#[test]
fn i4_edge_114_conceding_a_game_loses_it_at_once() {
    let mut table = Table::new(single());
    table.starts(A).does(MatchEvent::Conceded { seat: B, stake: Stake::Game });
    table.over(Outcome::Won(A), &[1, 0], 0, Ending::Concession { by: B });
}

#[test]
fn i4_in_best_of_three_the_match_goes_on() {
    let mut table = Table::swiss();
    table.starts(A).does(MatchEvent::Conceded { seat: B, stake: Stake::Game });
    assert_eq!((table.game.wins(A), table.game.game_number(), table.game.result()), (1, 2, None));
}

#[test]
fn i4_edge_115_refused_when_the_game_is_already_drawn() {
    let mut table = Table::new(single());
    table.starts(A).stops([9, 9], A).refuses("I-4", MatchEvent::Conceded { seat: A, stake: Stake::Game });
}

#[test]
fn i4_no_game_to_concede_between_games() {
    Table::swiss().refuses("I-4", MatchEvent::Conceded { seat: A, stake: Stake::Game });
    Table::swiss().game_for(A).refuses("I-4", MatchEvent::Conceded { seat: A, stake: Stake::Game });
}

#[test]
fn i4_conceding_is_possible_while_an_offer_waits() {
    let mut table = Table::swiss();
    table.does(OFFER).does(MatchEvent::Conceded { seat: B, stake: Stake::Match });
    table.over(Outcome::Won(A), &[2, 0], 0, Ending::Concession { by: B });
}

#[test]
fn i5_edge_116_conceding_the_match_gives_the_games_still_needed() {
    let give_up = MatchEvent::Conceded { seat: A, stake: Stake::Match };
    let mut table = Table::swiss();
    table.does(give_up.clone()).over(Outcome::Won(B), &[0, 2], 0, Ending::Concession { by: A });
    let mut table = Table::swiss();
    table.game_for(B).does(give_up).over(Outcome::Won(B), &[0, 2], 0, Ending::Concession { by: A });
}

#[test]
fn i5_edge_117_conceding_the_match_when_level() {
    let mut table = Table::swiss();
    table.game_for(A).game_for(B).starts(B).does(MatchEvent::Conceded { seat: A, stake: Stake::Match });
    table.over(Outcome::Won(B), &[1, 2], 0, Ending::Concession { by: A });
    assert_eq!(table.game.games()[2].ending, GameEnding::Conceded);
}

#[test]
fn i5_conceding_the_match_during_game_one() {
    let mut table = Table::swiss();
    table.starts(B).does(MatchEvent::Conceded { seat: A, stake: Stake::Match });
    table.over(Outcome::Won(B), &[0, 2], 0, Ending::Concession { by: A });
    let endings: Vec<GameEnding> = table.game.games().iter().map(|game| game.ending).collect();
    assert_eq!(endings, [GameEnding::Conceded, GameEnding::Awarded]);
}

#[test]
fn i8_at_a_table_of_three_the_others_play_on() {
    let mut table = Table::new(three());
    table.starts(A).does(MatchEvent::Conceded { seat: B, stake: Stake::Game });
    assert_eq!(table.game.result(), None);
    table.refuses("I-8", MatchEvent::Conceded { seat: B, stake: Stake::Game });
    let end = MatchEvent::GameEnded { result: Outcome::Won(B), standing: standing(&[1, 1, 1], A) };
    table.refuses("I-8", end).does(MatchEvent::Conceded { seat: A, stake: Stake::Game });
    table.over(Outcome::Won(C), &[0, 0, 1], 0, Ending::Concession { by: A });
}

#[test]
fn i8_a_lot_that_fell_on_somebody_who_left_is_drawn_again() {
    let mut table = Table::new(three());
    let among: SeatSet = [A, C].into_iter().collect();
    table.does(MatchEvent::ChooserDrawn { chooser: B }).does(MatchEvent::NoShow { seat: B });
    assert_eq!(table.game.awaits(), Awaited::Lot { game: 1, among });
    table.refuses("I-8", MatchEvent::ChooserDrawn { chooser: B }).does(MatchEvent::ChooserDrawn { chooser: A });
    table.does(MatchEvent::InitiativeChosen { by: A, starts: C });
    table.does(MatchEvent::Conceded { seat: C, stake: Stake::Match });
    table.over(Outcome::Won(A), &[1, 0, 0], 0, Ending::Concession { by: C });
}

#[test]
fn i8_an_offer_holds_when_the_one_who_had_not_answered_leaves() {
    let mut table = Table::new(three());
    table.does(OFFER).does(MatchEvent::DrawAgreed { by: C }).does(MatchEvent::NoShow { seat: B });
    table.over(Outcome::Drawn, &[0, 0, 0], 0, Ending::Agreement);
}

#[test]
fn t5_an_absent_player_loses_the_games_still_needed() {
    let mut table = Table::swiss();
    table.does(MatchEvent::NoShow { seat: B }).over(Outcome::Won(A), &[2, 0], 0, Ending::NoShow { by: B });
    Table::swiss().game_for(A).refuses("R-1", MatchEvent::NoShow { seat: B });
    Table::swiss().starts(A).refuses("R-1", MatchEvent::NoShow { seat: B });
}

#[test]
fn t5_a_match_loss_is_a_penalty() {
    let mut table = Table::swiss();
    table.game_for(B).starts(B).does(MatchEvent::Penalized { seat: B, stake: Stake::Match });
    table.over(Outcome::Won(A), &[2, 1], 0, Ending::Penalty { against: B });
}
