//! The cards for everybody.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_outer_rim_pilot() {
    let mut table = table("R: hand outer_rim_pilot\nE:");
    table.picks("play outer_rim_pilot; use outer_rim_pilot");
    assert_eq!((table.resources(0), table.force(), table.exiled(0)), (2, 1, vec!["outer_rim_pilot".to_owned()]));
}

#[test]
fn card_z95_headhunter() {
    let mut with = table("E: units z95_headhunter deck inquisitor\nR: ships rebel_transport");
    assert_eq!(with.pick("use z95_headhunter").hand(0), ["inquisitor"]);
    let own = table("E: units z95_headhunter ships gozanti_cruiser\nR:");
    assert_eq!(own.refused_use(0, "z95_headhunter"), Some(Why::ConditionFails));
}

#[test]
fn card_jawa_scavenger() {
    let mut table = table("E: units jawa_scavenger resources 3\nR:\nrow: tie_fighter\ndiscard: bossk x_wing dengar");
    table.pick("use jawa_scavenger");
    assert_eq!(table.options().len(), 1, "its own or neutral, and affordable");
    table.pick("card bossk");
    assert_eq!(
        (table.resources(0), table.discard(0), table.exiled(0)),
        (0, vec!["bossk".to_owned()], vec!["jawa_scavenger".to_owned()])
    );
    assert_eq!(table.row(0), ["tie_fighter"]);
}

#[test]
fn card_rodian_gunslinger() {
    let mut row = table("E: units rodian_gunslinger\nR:\nrow: jyn_erso\ngalaxy: lobot");
    assert_eq!(row.strike("jyn_erso", "rodian_gunslinger").galaxy_discard(0), ["jyn_erso"]);
    let mut base = table("E: units rodian_gunslinger\nR:");
    assert_eq!(base.strike("dantooine", "rodian_gunslinger").base(1), 2);
}

#[test]
fn card_kel_dor_mystic() {
    let text = "E: hand kel_dor_mystic stormtrooper discard inquisitor\nR:";
    for id in ["stormtrooper", "inquisitor"] {
        let mut table = table(text);
        table.picks("play kel_dor_mystic; use kel_dor_mystic").pick(&format!("card {id}"));
        assert_eq!((table.force(), table.exiled(0)), (-2, vec!["kel_dor_mystic".to_owned(), id.to_owned()]));
    }
}

#[test]
fn card_lobot() {
    let text = "E: hand lobot\nR:";
    assert_eq!(table(text).picks("play lobot; mode attack").attack("lobot"), 2);
    assert_eq!(table(text).picks("play lobot; mode resources").resources(0), 2);
    assert_eq!(table(text).picks("play lobot; mode force").force(), -2);
}

#[test]
fn card_bossk() {
    let mut table = table("E: units bossk\nR:\nrow: y_wing");
    assert_eq!(table.strike("y_wing", "bossk").picks("no; yes").force(), -1);
}

#[test]
fn card_fang_fighter() {
    for (force, hand) in [(0, 1), (-1, 2)] {
        let mut table = table(&format!("E: resources 3 deck inquisitor\nR:\nrow: fang_fighter\nforce: {force}"));
        table.pick("purchase fang_fighter");
        assert_eq!((table.hand(0).len(), table.hand(0)[0].as_str(), table.discard(0).len()), (hand, "fang_fighter", 0));
    }
}

#[test]
fn card_twilek_smuggler() {
    let mut next = table("E: units twilek_smuggler resources 6\nR:\nrow: bossk lobot");
    next.picks("use twilek_smuggler; purchase bossk; purchase lobot");
    assert_eq!((next.deck(0), next.discard(0)), (vec!["bossk".to_owned()], vec!["lobot".to_owned()]));
    let mut over = table("E: units twilek_smuggler deck stormtrooper*5\nR:\nrow: bossk");
    over.picks("use twilek_smuggler; end-turn; end-turn");
    assert!(over.offers("end-turn"), "it is for this turn");
}

#[test]
fn card_croc_cruiser() {
    let mut cruiser = table("E: base corellia/4 ships croc_cruiser hand inquisitor\nR:");
    cruiser.picks("use croc_cruiser; card inquisitor");
    assert_eq!((cruiser.base(0), cruiser.discard(0)), (1, vec!["inquisitor".to_owned()]));
    let empty = table("E: base corellia/4 ships croc_cruiser\nR:");
    assert_eq!(empty.refused_use(0, "croc_cruiser"), Some(Why::NothingToDiscard));
}

#[test]
fn card_dengar() {
    let mut table = table("E: units dengar\nR:\nrow: y_wing");
    assert_eq!(table.strike("y_wing", "dengar").picks("no; yes").resources(0), 2);
}

#[test]
fn card_quarren_mercenary() {
    let text = "E: resources 4 hand stormtrooper discard inquisitor\nR:\nrow: quarren_mercenary\nforce: ";
    let mut one = table(&format!("{text}0"));
    one.picks("purchase quarren_mercenary; card inquisitor");
    assert_eq!((one.exiled(0), one.offers("end-turn")), (vec!["inquisitor".to_owned()], true));
    let mut two = table(&format!("{text}-1"));
    two.picks("purchase quarren_mercenary; card inquisitor; card stormtrooper");
    assert_eq!((two.exiled(0).len(), two.offers("end-turn")), (2, true));
}

#[test]
fn card_hwk_290() {
    let mut table = table("E: base corellia/6 units hwk_290\nR:");
    assert_eq!((table.pick("use hwk_290").base(0), table.exiled(0)), (2, vec!["hwk_290".to_owned()]));
}

#[test]
fn card_ig_88() {
    let mut table = table("E: units ig_88 hand stormtrooper discard inquisitor\nR:\nrow: y_wing");
    table.strike("y_wing", "ig_88").picks("no; card inquisitor");
    assert_eq!((table.exiled(0), table.offers("end-turn")), (vec!["inquisitor".to_owned()], true));
}

#[test]
fn card_nebulon_b_frigate() {
    let text = "E: base corellia/4 ships nebulon_b_frigate\nR:";
    assert_eq!(table(text).picks("use nebulon_b_frigate; mode repair").base(0), 1);
    assert_eq!(table(text).picks("use nebulon_b_frigate; mode resources").resources(0), 3);
}

#[test]
fn card_lando_calrissian() {
    let text = "E: units lando_calrissian deck inquisitor\nR: hand rebel_trooper\nforce: ";
    let mut with = table(&format!("{text}-1"));
    with.picks("use lando_calrissian; card rebel_trooper");
    assert_eq!((with.hand(0), with.discard(1)), (vec!["inquisitor".to_owned()], vec!["rebel_trooper".to_owned()]));
    assert!(table(&format!("{text}0")).pick("use lando_calrissian").offers("end-turn"));
}

#[test]
fn card_jabbas_sail_barge() {
    let mut table = table("E: units jabbas_sail_barge discard ig_88 stormtrooper boba_fett\nR:");
    table.pick("use jabbas_sail_barge");
    assert_eq!(table.options().len(), 2, "only Bounty Hunters");
    assert_eq!(table.pick("card boba_fett").hand(0), ["boba_fett"]);
}

#[test]
fn card_jabba_the_hutt() {
    for (force, drawn) in [(0, 1), (-1, 2)] {
        let text = "E: units jabba_the_hutt hand inquisitor discard bossk deck stormtrooper*3\nR:\nforce: ";
        let mut table = table(&format!("{text}{force}"));
        table.pick("use jabba_the_hutt");
        assert_eq!(table.options().len(), 1, "from the hand alone");
        table.pick("card inquisitor");
        assert_eq!((table.hand(0).len(), table.exiled(0)), (drawn, vec!["inquisitor".to_owned()]));
    }
}
