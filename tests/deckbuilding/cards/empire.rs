//! The cards of the Empire.

use super::{defeated, exiles, pays};
use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_inquisitor() {
    let text = "E: hand inquisitor\nR:";
    assert_eq!(table(text).picks("play inquisitor; mode attack").attack("inquisitor"), 1);
    assert_eq!(table(text).picks("play inquisitor; mode resources").resources(0), 1);
    assert_eq!(table(text).picks("play inquisitor; mode force").force(), -1);
    assert_eq!(table(text).picks("play inquisitor; no").attack("inquisitor"), 0);
}

#[test]
fn card_tie_fighter() {
    let mut with = table("E: units tie_fighter ships star_destroyer deck inquisitor\nR:");
    assert_eq!(with.pick("use tie_fighter").hand(0), ["inquisitor"]);
    assert_eq!(table("E: units tie_fighter\nR:").refused_use(0, "tie_fighter"), Some(Why::ConditionFails));
    pays('E', "tie_fighter", 1, 0);
}

#[test]
fn card_admiral_piett() {
    let table = table("E: units admiral_piett tie_fighter ships star_destroyer\nR:");
    assert_eq!((table.attack("star_destroyer"), table.attack("tie_fighter")), (5, 2));
    pays('E', "admiral_piett", 0, 1);
}

#[test]
fn card_tie_bomber() {
    let mut table = table("E: units tie_bomber\nR:\nrow: luke_skywalker\ngalaxy: bossk");
    table.picks("use tie_bomber; card luke_skywalker");
    assert_eq!((table.row(0), table.galaxy_discard(0)), (vec!["bossk".to_owned()], vec!["luke_skywalker".to_owned()]));
    exiles('E', "tie_bomber", 1, false);
}

#[test]
fn card_scout_trooper() {
    for (top, force, discarded) in [("bossk", 0, 0), ("tie_fighter", -1, 0), ("x_wing", 0, 1)] {
        let mut table = table(&format!("E: units scout_trooper\nR:\ngalaxy: {top}"));
        table.pick("use scout_trooper");
        assert_eq!((table.force(), table.galaxy_discard(0).len()), (force, discarded), "{top}");
    }
    exiles('E', "scout_trooper", 1, false);
}

#[test]
fn card_death_trooper() {
    assert_eq!(table("E: units death_trooper\nR:\nforce: -1").attack("death_trooper"), 5);
    assert_eq!(table("E: units death_trooper\nR:\nforce: 0").attack("death_trooper"), 3);
    pays('E', "death_trooper", 0, 2);
}

#[test]
fn card_tie_interceptor() {
    for (top, drawn, discarded) in [("bossk", 0, 0), ("tie_fighter", 1, 0), ("x_wing", 0, 1)] {
        let mut table = table(&format!("E: units tie_interceptor deck inquisitor\nR:\ngalaxy: {top}"));
        table.pick("use tie_interceptor");
        assert_eq!((table.hand(0).len(), table.galaxy_discard(0).len()), (drawn, discarded), "{top}");
    }
    pays('E', "tie_interceptor", 3, 0);
}

#[test]
fn card_gozanti_cruiser() {
    let mut table = table("E: ships gozanti_cruiser hand inquisitor deck stormtrooper\nR:");
    table.picks("use gozanti_cruiser; card inquisitor");
    assert_eq!((table.hand(0), table.discard(0)), (vec!["stormtrooper".to_owned()], vec!["inquisitor".to_owned()]));
    assert_eq!(table.refused_use(0, "gozanti_cruiser"), Some(Why::Used));
}

#[test]
fn card_moff_jerjerrod() {
    let text = "E: units moff_jerjerrod\nR:\nrow: x_wing\ngalaxy: tie_fighter\nforce: ";
    let mut swapped = table(&format!("{text}-1"));
    swapped.picks("use moff_jerjerrod; card x_wing");
    assert_eq!((swapped.row(0), swapped.galaxy(0)), (vec!["tie_fighter".to_owned()], vec!["x_wing".to_owned()]));
    let mut left = table(&format!("{text}-1"));
    assert_eq!(left.picks("use moff_jerjerrod; no").row(0), ["x_wing"]);
    assert!(table(&format!("{text}0")).pick("use moff_jerjerrod").offers("end-turn"));
    pays('E', "moff_jerjerrod", 0, 3);
}

#[test]
fn card_general_veers() {
    for (other, may) in [("stormtrooper", true), ("at_st", true), ("tie_fighter", false)] {
        let table = table(&format!("E: units general_veers {other} deck inquisitor\nR:"));
        assert_eq!(table.refused_use(0, "general_veers").is_none(), may, "{other}");
    }
    let mut table = table("E: units general_veers at_at deck inquisitor\nR:");
    assert_eq!(table.pick("use general_veers").hand(0), ["inquisitor"]);
    pays('E', "general_veers", 0, 3);
}

#[test]
fn card_at_st() {
    let mut table = table("E: units at_st\nR:\nrow: bossk x_wing\ngalaxy: lobot");
    assert_eq!(table.picks("use at_st; card x_wing").galaxy_discard(0), ["x_wing"]);
    exiles('E', "at_st", 2, true);
}

#[test]
fn card_landing_craft() {
    let text = "E: units landing_craft base corellia/5\nR:";
    assert_eq!(table(text).picks("use landing_craft; mode resources").resources(0), 4);
    assert_eq!(table(text).picks("use landing_craft; mode repair").base(0), 1);
    pays('E', "landing_craft", 4, 0);
}

#[test]
fn card_director_krennic() {
    for (base, drawn) in [("death_star", 2), ("endor", 1)] {
        let mut table = table(&format!("E: units director_krennic base {base} deck stormtrooper*3\nR:"));
        assert_eq!(table.pick("use director_krennic").hand(0).len(), drawn, "{base}");
    }
    pays('E', "director_krennic", 3, 2);
}

#[test]
fn card_boba_fett() {
    let mut table = table("E: units boba_fett deck inquisitor\nR:\nrow: y_wing");
    table.strike("y_wing", "boba_fett").picks("no; yes");
    assert_eq!(table.hand(0), ["inquisitor"]);
    pays('E', "boba_fett", 3, 2);
}

#[test]
fn card_imperial_carrier() {
    let table = table("E: units tie_fighter stormtrooper z95_headhunter ships imperial_carrier\nR:");
    assert_eq!(["tie_fighter", "stormtrooper", "z95_headhunter"].map(|id| table.attack(id)), [3, 2, 3]);
}

#[test]
fn card_at_at() {
    let mut table = table("E: units at_at discard tie_fighter stormtrooper quarren_mercenary\nR:");
    table.pick("use at_at");
    assert_eq!(table.options().len(), 2, "only Troopers");
    assert_eq!(table.pick("card quarren_mercenary").hand(0), ["quarren_mercenary"]);
    let mut reward = defeated('E', "at_at", "", "han_solo bossk boba_fett");
    assert!(!reward.offers("card bossk") && !reward.offers("card boba_fett") && reward.offers("no"));
    assert_eq!(reward.pick("card han_solo").discard(0), ["han_solo"]);
}

#[test]
fn card_grand_moff_tarkin() {
    let mut table = table("E: units grand_moff_tarkin\nR:\nrow: at_at bossk x_wing\ngalaxy: dengar");
    table.pick("use grand_moff_tarkin");
    assert_eq!(table.options().len(), 1, "only cards of the Empire");
    assert_eq!((table.pick("card at_at").hand(0), table.row(0)[0].as_str()), (vec!["at_at".to_owned()], "dengar"));
    assert_eq!(table.pick("end-turn").exiled(0), ["at_at"]);
    pays('E', "grand_moff_tarkin", 3, 3);
}

#[test]
fn card_darth_vader() {
    for (force, attack) in [(-1, 10), (0, 6), (3, 6)] {
        assert_eq!(table(&format!("E: units darth_vader\nR:\nforce: {force}")).attack("darth_vader"), attack);
    }
    pays('E', "darth_vader", 4, 4);
}
