//! The cards of the Rebels.

use super::{defeated, exiles, pays};
use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_temple_guardian() {
    let text = "R: hand temple_guardian\nE:";
    assert_eq!(table(text).picks("play temple_guardian; mode attack").attack("temple_guardian"), 1);
    assert_eq!(table(text).picks("play temple_guardian; mode resources").resources(0), 1);
    assert_eq!(table(text).picks("play temple_guardian; mode force").force(), 1);
    assert_eq!(table(text).picks("play temple_guardian; no").force(), 0);
}

#[test]
fn card_y_wing() {
    let text = "R: units y_wing\nE: ships gozanti_cruiser/1";
    let mut base = table(text);
    base.picks("use y_wing; base lothal");
    assert_eq!((base.base(1), base.exiled(0)), (2, vec!["y_wing".to_owned()]));
    assert_eq!(table(text).picks("use y_wing; card gozanti_cruiser").discard(1), ["gozanti_cruiser"]);
    pays('R', "y_wing", 1, 0);
}

#[test]
fn card_baze_malbus() {
    assert_eq!(table("R: units baze_malbus\nE:\nwon: E hoth").attack("baze_malbus"), 3);
    assert_eq!(table("R: units baze_malbus\nE:\nwon: R endor").attack("baze_malbus"), 2);
    pays('R', "baze_malbus", 0, 1);
}

#[test]
fn card_snowspeeder() {
    let mut table = table("R: units snowspeeder\nE: hand stormtrooper inquisitor");
    table.picks("use snowspeeder; card inquisitor");
    assert_eq!(table.discard(1), ["inquisitor"]);
    exiles('R', "snowspeeder", 1, false);
}

#[test]
fn card_duros_spy() {
    let text = "R: units duros_spy\nE: hand stormtrooper";
    assert_eq!(table(text).picks("use duros_spy; mode force").force(), 1);
    assert_eq!(table(text).picks("use duros_spy; mode discard; card stormtrooper").discard(1), ["stormtrooper"]);
    exiles('R', "duros_spy", 1, false);
}

#[test]
fn card_rebel_transport() {
    let text = "R: base dantooine/3 ships rebel_transport\nE:";
    assert_eq!(table(text).picks("use rebel_transport; mode repair").base(0), 1);
    assert_eq!(table(text).picks("use rebel_transport; mode resources").resources(0), 1);
}

#[test]
fn card_chirrut_imwe() {
    assert_eq!(table("R: units chirrut_imwe\nE:\nforce: 1").attack("chirrut_imwe"), 2);
    assert_eq!(table("R: units chirrut_imwe\nE:").attack("chirrut_imwe"), 0);
    pays('R', "chirrut_imwe", 0, 2);
}

#[test]
fn card_rebel_commando() {
    let text = "R: units rebel_commando\nE: hand stormtrooper inquisitor\nforce: ";
    let mut chosen = table(&format!("{text}0"));
    assert_eq!(chosen.picks("use rebel_commando; card inquisitor").discard(1), ["inquisitor"]);
    let mut random = table(&format!("{text}1"));
    assert_eq!((random.pick("use rebel_commando").discard(1).len(), random.offers("end-turn")), (1, true));
    pays('R', "rebel_commando", 0, 2);
}

#[test]
fn card_x_wing() {
    let mut with = table("R: units x_wing deck y_wing\nE:\nforce: 1");
    assert_eq!(with.pick("use x_wing").hand(0), ["y_wing"]);
    assert_eq!(table("R: units x_wing\nE:").refused_use(0, "x_wing"), Some(Why::ConditionFails));
    pays('R', "x_wing", 3, 0);
}

#[test]
fn card_jyn_erso() {
    let text = "R: units jyn_erso\nE: hand stormtrooper inquisitor\nforce: ";
    let mut with = table(&format!("{text}1"));
    with.picks("use jyn_erso; card inquisitor");
    assert_eq!((with.deck(1), with.hand(1)), (vec!["inquisitor".to_owned()], vec!["stormtrooper".to_owned()]));
    let mut without = table(&format!("{text}0"));
    assert!(without.pick("use jyn_erso").offers("end-turn"));
    pays('R', "jyn_erso", 0, 3);
}

#[test]
fn card_chewbacca() {
    let mut with = table("R: units chewbacca han_solo deck y_wing\nE:");
    assert_eq!(with.pick("use chewbacca").hand(0), ["y_wing"]);
    assert_eq!(table("R: units chewbacca x_wing\nE:").refused_use(0, "chewbacca"), Some(Why::ConditionFails));
    pays('R', "chewbacca", 0, 3);
}

#[test]
fn card_u_wing() {
    let mut with = table("R: base dantooine/5 units u_wing\nE:\nforce: 1");
    assert_eq!(with.pick("use u_wing").base(0), 2);
    assert_eq!(table("R: units u_wing\nE:").refused_use(0, "u_wing"), Some(Why::ConditionFails));
    pays('R', "u_wing", 4, 0);
}

#[test]
fn card_hammerhead_corvette() {
    let text =
        "R: ships hammerhead_corvette\nE: ships star_destroyer\nrow: gozanti_cruiser mon_calamari_cruiser croc_cruiser";
    let mut table = table(text);
    table.pick("use hammerhead_corvette");
    assert_eq!(table.options().len(), 2, "the enemy's ship, and the enemy ship of the row");
    table.pick("card star_destroyer");
    assert_eq!(
        (table.discard(1), table.exiled(0)),
        (vec!["star_destroyer".to_owned()], vec!["hammerhead_corvette".to_owned()])
    );
}

#[test]
fn card_han_solo() {
    for (other, drawn) in [("millennium_falcon", 2), ("x_wing", 1)] {
        let mut table = table(&format!("R: units han_solo {other} deck y_wing*3\nE:"));
        assert_eq!(table.pick("use han_solo").hand(0).len(), drawn, "{other}");
    }
    pays('R', "han_solo", 3, 2);
}

#[test]
fn card_cassian_andor() {
    let mut table = table("R: units cassian_andor\nE: hand stormtrooper inquisitor\nrow: tie_fighter");
    table.strike("tie_fighter", "cassian_andor").picks("no; yes; card inquisitor");
    assert_eq!(table.discard(1), ["inquisitor"]);
    pays('R', "cassian_andor", 3, 2);
}

#[test]
fn card_b_wing() {
    let text = "R: units b_wing\nE: hand stormtrooper";
    assert_eq!(table(text).picks("use b_wing; mode attack").attack("b_wing"), 7);
    assert_eq!(table(text).picks("use b_wing; mode discard; card stormtrooper").attack("b_wing"), 5);
    exiles('R', "b_wing", 2, true);
}

#[test]
fn card_princess_leia() {
    for (force, deck) in [(1, true), (0, false)] {
        let mut table = table(&format!("R: units princess_leia\nE:\nrow: x_wing bossk\nforce: {force}"));
        table.pick("use princess_leia");
        assert_eq!(table.options().len(), 1, "only Rebel cards");
        table.pick("card x_wing");
        assert_eq!(if deck { table.deck(0) } else { table.discard(0) }, ["x_wing"]);
    }
    pays('R', "princess_leia", 3, 3);
}

#[test]
fn card_millennium_falcon() {
    let mut table = table("R: units millennium_falcon discard x_wing bossk han_solo\nE:");
    table.pick("use millennium_falcon");
    assert_eq!(table.options().len(), 2, "only unique units");
    assert_eq!(table.pick("card han_solo").hand(0), ["han_solo"]);
    let mut reward = defeated('R', "millennium_falcon", "", "at_st bossk");
    assert!(!reward.offers("card bossk") && reward.offers("no"));
    assert_eq!(reward.pick("card at_st").discard(0), ["at_st"]);
}

#[test]
fn card_luke_skywalker() {
    let text = "R: units luke_skywalker\nE: ships star_destroyer\nrow: gozanti_cruiser\nforce: ";
    let mut with = table(&format!("{text}1"));
    with.pick("use luke_skywalker");
    assert_eq!(with.options().len(), 1, "only a ship in play");
    assert_eq!(with.pick("card").discard(1), ["star_destroyer"]);
    assert_eq!(table(&format!("{text}0")).refused_use(0, "luke_skywalker"), Some(Why::ConditionFails));
    pays('R', "luke_skywalker", 4, 4);
}
