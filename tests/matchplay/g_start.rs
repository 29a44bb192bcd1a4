//! Chapter G: the start of a game.

use super::support::*;
use seats::SeatSet;
use swu_hosted::match_rules::*;

#[test]
fn g1_a_random_player_decides_in_game_one() {
    let mut table = Table::swiss();
    assert_eq!(table.game.awaits(), Awaited::Lot { game: 1, among: SeatSet::everyone(2) });
    table.does(MatchEvent::ChooserDrawn { chooser: B });
    assert_eq!(table.game.awaits(), Awaited::Initiative { game: 1, chooser: B, wins_match: false });
    assert_eq!(table.game.lots(), [Lot { game: 1, among: SeatSet::everyone(2), chosen: B }]);
}

#[test]
fn edge_64_the_random_player_may_give_the_initiative_away() {
    let mut table = Table::swiss();
    table.does(MatchEvent::ChooserDrawn { chooser: A }).does(MatchEvent::InitiativeChosen { by: A, starts: B });
    let Awaited::Start { game: 1, starts, .. } = table.game.awaits() else { panic!("{:?}", table.game.awaits()) };
    assert_eq!(starts, B);
}

#[test]
fn g2_edge_65_the_loser_decides_in_the_next_game() {
    let mut table = Table::swiss();
    table.game_for(A).both_ready().asks(B);
    let mut table = Table::swiss();
    table.game_for(B).both_ready().asks(A);
}

#[test]
fn g2_only_the_one_asked_decides() {
    let mut table = Table::swiss();
    table.game_for(A).both_ready().refuses("G-2", MatchEvent::InitiativeChosen { by: A, starts: A });
    table.refuses("G-1", MatchEvent::ChooserDrawn { chooser: A });
}

#[test]
fn g3_edge_66_after_a_drawn_game_its_starter_decides() {
    let mut table = Table::swiss();
    table.starts(B).draws().both_ready().asks(B);
}

#[test]
fn g3_edge_67_not_the_one_who_held_the_counter_at_its_end() {
    let mut table = Table::swiss();
    let end = standing(&[0, 0], A);
    table.starts(B).does(MatchEvent::GameEnded { result: Outcome::Drawn, standing: end }).both_ready().asks(B);
}

#[test]
fn g3_edge_68_of_two_drawn_games_the_latest_counts() {
    let mut table = Table::swiss();
    table.starts(B).draws().both_ready();
    table.does(MatchEvent::InitiativeChosen { by: B, starts: A }).does(MatchEvent::GameStarted).draws();
    table.both_ready().asks(A);
}

#[test]
fn g3_a_drawn_game_after_a_won_one() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).draws().both_ready().asks(B);
}

#[test]
fn g4_edge_69_after_a_game_loss_before_the_match_the_lot_decides() {
    let mut table = Table::swiss();
    table.does(MatchEvent::Penalized { seat: A, stake: Stake::Game });
    assert_eq!(table.game.awaits(), Awaited::Lot { game: 2, among: SeatSet::everyone(2) });
    let sizes = ListSizes { deck: 55, sideboard: 5 };
    table.refuses("B-6", MatchEvent::SideboardArranged { seat: A, sizes, check: DeckCheck::Legal });
    assert_eq!(table.game.wins(B), 1);
    table.starts(A).wins(B).over(Outcome::Won(B), &[0, 2], 0, Ending::Played);
}

#[test]
fn edge_70_who_concedes_game_one_decides_in_game_two_after_sideboarding() {
    let mut table = Table::swiss();
    table.starts(B).does(MatchEvent::Conceded { seat: A, stake: Stake::Game });
    assert!(matches!(table.game.awaits(), Awaited::Sideboarding { .. }));
    table.both_ready().asks(A);
}

#[test]
fn g5_no_opening_hands_before_the_decision() {
    let mut table = Table::swiss();
    table.refuses("G-5", MatchEvent::GameStarted);
    table.does(MatchEvent::ChooserDrawn { chooser: A }).refuses("G-5", MatchEvent::GameStarted);
    table.does(MatchEvent::InitiativeChosen { by: A, starts: A });
    table.refuses("G-5", MatchEvent::InitiativeChosen { by: A, starts: B });
    table.does(MatchEvent::GameStarted);
}

#[test]
fn g6_the_lot_falls_as_the_committed_stream_says() {
    let seed = super::fair::seed(7);
    let drawn = seed.lot(1, SeatSet::everyone(2)).expect("two take part");
    let mut table = Table::swiss();
    table.does(MatchEvent::ChooserDrawn { chooser: drawn }).asks(drawn);
}

#[test]
fn g7_sizes_of_both_decks_and_sideboards_are_known() {
    let table = Table::swiss();
    let sizes = Some(ListSizes { deck: 50, sideboard: 10 });
    assert_eq!([table.game.sizes(A), table.game.sizes(B), table.game.sizes(C)], [sizes, sizes, None]);
}

#[test]
fn g8_a_game_has_started_once_opening_hands_are_drawn() {
    let mut table = Table::swiss();
    table.does(MatchEvent::ChooserDrawn { chooser: A }).does(MatchEvent::InitiativeChosen { by: A, starts: A });
    assert!(!table.game.is_playing());
    let end = MatchEvent::GameEnded { result: Outcome::Won(A), standing: standing(&[5, 0], A) };
    table.refuses("G-8", end).does(MatchEvent::GameStarted);
    assert!(table.game.is_playing());
    table.refuses("G-8", MatchEvent::GameStarted);
}

#[test]
fn z4_the_opponent_cuts_once_then_the_owner() {
    let mut table = Table::swiss();
    let cut = |by, deck, text: &str| MatchEvent::DeckCut { by, deck, text: text.into() };
    table.refuses("Z-4", cut(B, A, "early"));
    table.does(MatchEvent::ChooserDrawn { chooser: A }).does(MatchEvent::InitiativeChosen { by: A, starts: A });
    assert_eq!(table.game.may_cut(), [Cutter { by: B, deck: A }, Cutter { by: A, deck: B }]);
    table.refuses("Z-4", cut(A, A, "mine first")).refuses("Z-4", cut(B, A, ""));
    table.does(cut(B, A, "17"));
    assert_eq!(table.game.may_cut(), [Cutter { by: A, deck: A }, Cutter { by: A, deck: B }]);
    table.refuses("Z-4", cut(B, A, "again")).does(cut(A, A, "and mine")).refuses("Z-4", cut(A, A, "more"));
    table.does(MatchEvent::GameStarted).refuses("Z-4", cut(A, B, "late"));
    table.wins(A);
    let cuts = [Cut { by: B, deck: A, text: "17".into() }, Cut { by: A, deck: A, text: "and mine".into() }];
    assert_eq!(table.game.games()[0].cuts, cuts);
}

#[test]
fn z4_with_three_at_the_table_each_opponent_may_cut_until_the_owner_did() {
    let mut table = Table::new(three());
    table.does(MatchEvent::ChooserDrawn { chooser: C }).does(MatchEvent::InitiativeChosen { by: C, starts: B });
    assert_eq!(table.game.may_cut().len(), 6);
    table.does(MatchEvent::DeckCut { by: B, deck: A, text: "x".into() });
    table.does(MatchEvent::DeckCut { by: A, deck: A, text: "y".into() });
    table.refuses("Z-4", MatchEvent::DeckCut { by: C, deck: A, text: "z".into() });
}
