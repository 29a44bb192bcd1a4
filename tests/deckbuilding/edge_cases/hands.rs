//! 14.5: hands, repair, reveals.

use crate::deckbuilding::position::table;

#[test]
fn case_74_and_75_a_spy_with_the_force_at_its_end() {
    let mut some = table("R: units duros_spy\nE: hand stormtrooper\nforce: 3");
    some.pick("use duros_spy");
    assert_eq!(some.decision().map(|decision| (decision.seat, decision.private)), Some((1, true)));
    assert!(!some.offers("force"));
    some.picks("mode discard; card stormtrooper");
    assert_eq!(some.discard(1), ["stormtrooper"]);
    let mut none = table("R: units duros_spy\nE:\nforce: 3");
    assert!(none.pick("use duros_spy").offers("end-turn"));
}

#[test]
fn case_76_a_b_wing_against_an_empty_hand() {
    let mut table = table("R: units b_wing\nE:");
    table.picks("use b_wing; mode attack");
    assert_eq!(table.attack("b_wing"), 7);
}

#[test]
fn case_77_a_commando_takes_a_random_card_with_the_force() {
    let mut with = table("R: units rebel_commando\nE: hand stormtrooper imperial_shuttle\nforce: 1");
    assert!(with.pick("use rebel_commando").offers("end-turn"));
    assert_eq!(with.discard(1).len(), 1);
    let mut without = table("R: units rebel_commando\nE: hand stormtrooper imperial_shuttle");
    without.pick("use rebel_commando");
    assert_eq!(without.decision().map(|decision| decision.seat), Some(1));
}

#[test]
fn case_78_79_and_80_yavin_strikes_when_cards_are_discarded_in_its_turn() {
    let mut twice =
        table("R: base yavin_iv units snowspeeder rebel_commando\nE: hand stormtrooper*2 ships gozanti_cruiser");
    twice.picks("use snowspeeder; card stormtrooper; yes; use rebel_commando; card stormtrooper; yes");
    assert_eq!(twice.base(1), 4);
    let mut jyn = table("R: base yavin_iv units jyn_erso\nE: hand stormtrooper\nforce: 1");
    jyn.picks("use jyn_erso; card stormtrooper");
    assert_eq!((jyn.base(1), jyn.deck(1)), (0, vec!["stormtrooper".to_owned()]));
    let mut own = table("E: hand stormtrooper ships gozanti_cruiser\nR: base yavin_iv");
    own.picks("use gozanti_cruiser; card stormtrooper");
    assert_eq!((own.base(0), own.hand(0)), (0, vec!["stormtrooper".to_owned()]));
}

#[test]
fn case_81_82_and_83_repairs() {
    let mut frigate = table("R: ships nebulon_b_frigate\nE:");
    frigate.pick("use nebulon_b_frigate");
    assert!(!frigate.offers("mode repair"));
    assert_eq!(frigate.pick("mode resources").resources(0), 3);
    let mut wing = table("R: base dantooine/2 units u_wing\nE:\nforce: 1");
    assert_eq!(wing.pick("use u_wing").base(0), 0);
    let mut cruiser = table("R: hand rebel_trooper ships croc_cruiser\nE:");
    cruiser.picks("use croc_cruiser; card rebel_trooper");
    assert_eq!(cruiser.discard(0), ["rebel_trooper"]);
}

#[test]
fn case_84_a_gozanti_draws_the_card_it_discarded() {
    let mut table = table("E: hand stormtrooper ships gozanti_cruiser\nR:");
    table.picks("use gozanti_cruiser; card stormtrooper");
    assert_eq!(table.hand(0), ["stormtrooper"]);
}

#[test]
fn case_85_a_scout_reveals() {
    for (top, force, discarded) in [("bossk", 0, 0), ("tie_fighter", -1, 0), ("x_wing", 0, 1)] {
        let mut table = table(&format!("E: units scout_trooper\nR:\ngalaxy: {top}"));
        table.pick("use scout_trooper");
        assert_eq!((table.force(), table.galaxy_discard(0).len()), (force, discarded), "{top}");
    }
}

#[test]
fn case_86_an_empty_galaxy_deck_is_not_shuffled_to_be_revealed() {
    let mut table = table("E: units tie_interceptor\nR:\ndiscard: x_wing*2");
    table.pick("use tie_interceptor");
    assert_eq!((table.galaxy_discard(0).len(), table.hand(0).len()), (2, 0));
}

#[test]
fn case_87_jerjerrod_looks_and_swaps() {
    let text = "E: units moff_jerjerrod\nR:\nrow: x_wing\ngalaxy: tie_fighter y_wing\nforce: ";
    assert!(table(&format!("{text}0")).pick("use moff_jerjerrod").offers("end-turn"));
    let mut with = table(&format!("{text}-1"));
    with.picks("use moff_jerjerrod; card x_wing");
    assert_eq!((with.row(0), with.galaxy(0)[0].as_str()), (vec!["tie_fighter".to_owned()], "x_wing"));
}

#[test]
fn case_88_jabba_exiles_from_the_hand_alone() {
    for (force, drawn) in [(-1, 2), (0, 1)] {
        let text = "E: hand stormtrooper deck imperial_shuttle*3 discard tie_fighter units jabba_the_hutt\nR:\nforce: ";
        let mut table = table(&format!("{text}{force}"));
        table.pick("use jabba_the_hutt");
        assert!(!table.offers("card tie_fighter"));
        assert_eq!(table.pick("card stormtrooper").hand(0).len(), drawn);
    }
}

#[test]
fn case_89_rodia_counts_before_the_row_is_filled() {
    let text = "E: base none bases rodia\nR: ships rebel_transport\nrow: x_wing y_wing mon_calamari_cruiser bossk\n\
                galaxy: luke_skywalker*3\nturn: begin";
    let mut table = table(text);
    table.picks("base rodia; yes");
    assert_eq!((table.base(1), table.galaxy_discard(0).len()), (3, 3));
    assert_eq!(table.row(0).join(" "), "luke_skywalker luke_skywalker luke_skywalker bossk");
}

#[test]
fn case_90_tatooine_gives_its_resource_without_a_swap() {
    let mut table = table("R: base none bases tatooine\nE:\nrow: x_wing\ndiscard: bossk\nturn: begin");
    table.picks("base tatooine; yes");
    assert_eq!((table.resources(0), table.row(0)), (1, vec!["x_wing".to_owned()]));
}

#[test]
fn case_91_alderaan_at_the_end_of_the_track() {
    let mut table = table("R: base none bases alderaan\nE:\nforce: 3\nturn: begin");
    table.pick("base alderaan");
    assert_eq!((table.force(), table.offers("end-turn")), (3, true));
}

#[test]
fn case_92_kessel_exiles_up_to_three() {
    let mut table = table("E: base none bases kessel hand stormtrooper*2 discard imperial_shuttle*2\nR:\nturn: begin");
    table.picks("base kessel; card imperial_shuttle; card imperial_shuttle; card stormtrooper");
    assert_eq!((table.exiled(0).len(), table.offers("end-turn")), (3, true));
}
