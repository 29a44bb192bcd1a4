//! 14.1: setup, turn, Force.

use crate::deckbuilding::position::{BOOK, table};
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Mode, Options};
use seats::chance::Luck;

#[test]
fn case_1_and_2_a_new_duel() {
    let game = Game::start(&BOOK, Options::of(Mode::Duel), &Faction::usual(), Luck::Number(1), &mut Log::off());
    let view = game.view(&BOOK, &[], Eyes::Judge);
    assert_eq!((view.active.as_slice(), view.force, view.turn), ([0].as_slice(), 3, 1));
    let region = &view.regions[0];
    assert_eq!((region.row.len(), region.deck.len(), region.pilots), (6, 84, 10));
    let bases = ["lothal", "dantooine"];
    let rests = [["corellia", "coruscant", "death_star", "endor"], ["hoth", "mon_cala", "sullust", "yavin_iv"]];
    for (seat, (base, rest)) in view.seats.iter().zip(bases.into_iter().zip(rests)) {
        assert_eq!((seat.hand.len(), seat.deck.len()), (5, 5));
        assert_eq!(seat.base.as_ref().map(|base| (base.id.as_str(), base.damage)), Some((base, Some(0))));
        let mut ids: Vec<&str> =
            seat.bases.iter().map(|card| card.known().expect("a judge sees").id.as_str()).collect();
        ids.sort_unstable();
        assert_eq!(ids, rest);
    }
}

#[test]
fn case_3_and_4_the_force_at_its_end_gives_a_resource() {
    for (force, gained) in [(3, 1), (2, 0)] {
        let mut table = table(&format!("E:\nR:\nforce: {force}"));
        assert_eq!(table.pick("end-turn").resources(1), gained);
    }
}

#[test]
fn case_5_tarkin_moves_the_force_by_two() {
    let mut table = table("E: hand grand_moff_tarkin death_trooper\nR:\nforce: 3");
    table.picks("play grand_moff_tarkin; play death_trooper");
    assert_eq!((table.force(), table.attack("death_trooper")), (1, 3));
}

#[test]
fn case_6_in_the_middle_the_force_is_with_nobody() {
    assert!(!table("R: units x_wing deck rebel_trooper\nE:").offers("use x_wing"));
    assert_eq!(table("E: units darth_vader\nR:").attack("darth_vader"), 6);
}

#[test]
fn case_7_mustafar_moves_the_force_to_its_end() {
    let mut table = table("E: base none bases mustafar\nR:\nforce: -2\nturn: begin");
    table.picks("base mustafar; yes");
    assert_eq!((table.force(), table.resources(0)), (-3, 1));
}

#[test]
fn case_8_the_end_of_a_turn() {
    let mut table = table(
        "E: resources 3 hand stormtrooper*2 units tie_fighter ships gozanti_cruiser/1 deck imperial_shuttle*7\nR:",
    );
    table.pick("end-turn");
    let seat = table.seat(0);
    assert_eq!((seat.resources, seat.units.len(), seat.hand.len(), seat.deck.len()), (0, 0, 5, 2));
    assert_eq!(table.discard(0), ["tie_fighter", "stormtrooper", "stormtrooper"]);
    assert_eq!(table.piece("gozanti_cruiser").damage, Some(1));
}

#[test]
fn case_9_drawing_goes_on_with_the_discard_pile() {
    let mut table = table("E: deck stormtrooper*3 discard imperial_shuttle*12\nR:");
    table.pick("end-turn");
    assert_eq!((table.hand(0).len(), table.deck(0).len(), table.discard(0).len()), (5, 10, 0));
    assert_eq!(table.hand(0)[..3], ["stormtrooper", "stormtrooper", "stormtrooper"]);
}

#[test]
fn case_10_an_empty_deck_alone_shuffles_nothing() {
    let table = table("E: discard stormtrooper*4 resources 2\nR:\nrow: tie_fighter");
    assert_eq!((table.deck(0).len(), table.discard(0).len()), (0, 4));
}

#[test]
fn case_11_nothing_to_draw_is_no_error() {
    let mut table = table("E: units tie_fighter ships star_destroyer\nR:");
    table.pick("use tie_fighter");
    assert!(table.hand(0).is_empty());
}

#[test]
fn case_12_a_ship_gives_its_resources_each_turn_and_once_when_played() {
    let mut table = table("E: hand gozanti_cruiser\nR:");
    assert_eq!(table.pick("play gozanti_cruiser").resources(0), 2);
    assert_eq!(table.picks("end-turn; end-turn").resources(0), 2);
}
