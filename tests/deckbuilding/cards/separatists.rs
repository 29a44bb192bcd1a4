//! The Separatists.

use super::{defeated, exiles, pays};
use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_cw_dark_side_agent() {
    let mut table = table("S: hand cw_dark_side_agent\nG:\nforce: 1");
    table.picks("play cw_dark_side_agent; mode force");
    assert_eq!(table.force(), 0);
}

#[test]
fn card_cw_b2_battle_droid() {
    pays('S', "cw_b2_battle_droid", 1, 0);
    let text = "S: units cw_b2_battle_droid deck cw_b1_battle_droid\nG:\nrow: cw_stap cw_embo cw_at_rt\ngalaxy: cw_aat";
    let mut table = table(text);
    table.pick("use cw_b2_battle_droid");
    assert_eq!(table.options().len(), 1, "only cards of the Separatists: {:?}", table.options());
    table.pick("card cw_stap");
    assert_eq!((table.hand(0), table.exiled(0)), (vec!["cw_b1_battle_droid".to_owned()], vec!["cw_stap".to_owned()]));
    assert_eq!(table.row(0), ["cw_aat", "cw_embo", "cw_at_rt"]);
}

#[test]
fn card_cw_nute_gunray() {
    pays('S', "cw_nute_gunray", 0, 1);
    let text = "S: units cw_nute_gunray exiled cw_b1_battle_droid,cw_aat,cw_stap resources 9\nG:\n\
                row: cw_embo cw_zam_wesell\ngalaxy: cw_hondo_ohnaka*3";
    let mut several = table(text);
    several.picks("use cw_nute_gunray; purchase cw_embo");
    assert_eq!(several.options().len(), 2, "starters stay exiled: {:?}", several.options());
    several.picks("card cw_aat; purchase cw_zam_wesell");
    assert_eq!(several.row(0), ["cw_aat", "cw_hondo_ohnaka"]);
    assert_eq!(several.exiled(0), ["cw_b1_battle_droid", "cw_stap"]);
    let mut alone = table("S: units cw_nute_gunray exiled cw_aat resources 4\nG:\nrow: cw_embo");
    assert_eq!(alone.picks("use cw_nute_gunray; purchase cw_embo").row(0), ["cw_aat"]);
}

#[test]
fn card_cw_stap() {
    exiles('S', "cw_stap", 1, false);
    let mut table = table("S: units cw_stap\nG:\nrow: cw_at_rt cw_at_te cw_aat");
    assert_eq!(table.pick("use cw_stap").force(), -1);
    let even = crate::deckbuilding::position::table("S: units cw_stap\nG:\nrow: cw_at_rt cw_aat");
    assert_eq!(even.refused_use(0, "cw_stap"), Some(Why::ConditionFails));
}

#[test]
fn card_cw_vulture_droid() {
    exiles('S', "cw_vulture_droid", 1, false);
    let mut table = table("S: resources 2\nG:\nrow: cw_vulture_droid");
    table.picks("purchase cw_vulture_droid; play cw_vulture_droid");
    table.strike("cw_rishi", "cw_vulture_droid");
    assert_eq!((table.base(1), table.exiled(0)), (2, vec!["cw_vulture_droid".to_owned()]));
}

#[test]
fn card_cw_wat_tambor() {
    pays('S', "cw_wat_tambor", 0, 2);
    let text = "S: units cw_wat_tambor\nG:\nrow: cw_embo cw_at_rt\ngalaxy: cw_zam_wesell\ndiscard: cw_aat,cw_at_te";
    let mut without = table(text);
    without.picks("use cw_wat_tambor; card cw_embo");
    assert_eq!(without.row(0), ["cw_zam_wesell", "cw_at_rt"]);
    let mut with = table(&format!("{text}\nforce: -1"));
    with.picks("use cw_wat_tambor; card cw_embo");
    assert!(with.offers("card cw_aat") && !with.offers("card cw_at_te") && with.offers("no"));
    assert_eq!(with.pick("card cw_aat").row(0), ["cw_aat", "cw_at_rt"]);
    let mut declined = table(&format!("{text}\nforce: -1"));
    assert_eq!(declined.picks("use cw_wat_tambor; card cw_embo; no").row(0), ["cw_zam_wesell", "cw_at_rt"]);
}

#[test]
fn card_cw_droideka() {
    pays('S', "cw_droideka", 0, 2);
    let mut table = table("S: units cw_droideka cw_b2_battle_droid\nG:\nrow: cw_stap");
    assert_eq!(table.refused_use(0, "cw_droideka"), Some(Why::ConditionFails));
    table.picks("use cw_b2_battle_droid; card cw_stap; use cw_droideka");
    assert_eq!(table.attack("cw_droideka"), 5);
}

#[test]
fn card_cw_tri_fighter() {
    pays('S', "cw_tri_fighter", 3, 0);
    let mut table = table("S: units cw_tri_fighter\nG: ships cw_acclamator_class_ship/1\nrow: cw_stap");
    table.picks("use cw_tri_fighter; card cw_stap");
    assert!(table.offers("no"));
    assert_eq!(table.pick("card cw_acclamator_class_ship").piece("cw_acclamator_class_ship").damage, Some(4));
}

#[test]
fn card_cw_munificent_class_frigate() {
    let mut table = table("S: base cw_xorrn/5 ships cw_munificent_class_frigate\nG:\nrow: cw_stap");
    assert_eq!(table.picks("use cw_munificent_class_frigate; card cw_stap").base(0), 3);
}

#[test]
fn card_cw_magnaguard() {
    pays('S', "cw_magnaguard", 0, 3);
    let units = "S: units cw_magnaguard cw_general_grievous cw_stap\nG:";
    assert_eq!((table(units).attack("cw_general_grievous"), table(units).attack("cw_stap")), (6, 0));
    assert_eq!(table(&format!("{units}\nforce: -1")).attack("cw_general_grievous"), 7);
}

#[test]
fn card_cw_mtt() {
    pays('S', "cw_mtt", 4, 0);
    let mut table = table("S: units cw_mtt resources 9\nG:\nrow: cw_embo cw_stap cw_droideka");
    table.picks("use cw_mtt; purchase cw_embo; purchase cw_stap; purchase cw_droideka");
    assert_eq!(table.deck(0), ["cw_stap"]);
    assert_eq!(table.discard(0), ["cw_embo", "cw_droideka"]);
}

#[test]
fn card_cw_droid_control_ship() {
    let text =
        "S: ships cw_droid_control_ship exiled cw_droideka,cw_b1_battle_droid,cw_aat,cw_magnaguard resources 3\nG:";
    let mut table = table(text);
    table.pick("use cw_droid_control_ship");
    assert_eq!(table.options().len(), 1, "{:?}", table.options());
    assert_eq!((table.pick("card cw_droideka").discard(0), table.resources(0)), (vec!["cw_droideka".to_owned()], 0));
    assert_eq!(table.exiled(0), ["cw_b1_battle_droid", "cw_aat", "cw_magnaguard"]);
}

#[test]
fn card_cw_aat() {
    exiles('S', "cw_aat", 2, true);
    let mut table = table("S: units cw_aat\nG:\nrow: cw_stap");
    assert_eq!(table.picks("use cw_aat; card cw_stap").resources(0), 2);
    let none = crate::deckbuilding::position::table("S: units cw_aat\nG:\nrow: cw_at_rt");
    assert_eq!(none.refused_use(0, "cw_aat"), Some(Why::NoTarget));
}

#[test]
fn card_cw_admiral_trench() {
    pays('S', "cw_admiral_trench", 3, 2);
    let ship = "S: units cw_admiral_trench ships cw_separatist_dreadnought deck cw_stap*3\nG:";
    assert_eq!(table(ship).pick("use cw_admiral_trench").hand(0).len(), 2);
    let later = "S: units cw_admiral_trench hand cw_separatist_dreadnought deck cw_stap*3\nG:";
    assert_eq!(table(later).picks("play cw_separatist_dreadnought; use cw_admiral_trench").hand(0).len(), 1);
}

#[test]
fn card_cw_general_grievous() {
    pays('S', "cw_general_grievous", 3, 2);
    let text = "S: units cw_general_grievous hand cw_b1_battle_droid,cw_separatist_shuttle\nG:\nrow: cw_arc_trooper";
    let mut table = table(text);
    table.strike("cw_arc_trooper", "cw_general_grievous").pick("yes");
    assert!(!table.offers("card cw_separatist_shuttle") && table.offers("no"), "{:?}", table.options());
    table.picks("card cw_b1_battle_droid; yes");
    assert_eq!((table.resources(0), table.exiled(0)), (6, vec!["cw_b1_battle_droid".to_owned()]));
}

#[test]
fn card_cw_asajj_ventress() {
    let mut hunted = defeated('S', "cw_asajj_ventress", "", "cw_at_rt");
    assert_eq!(hunted.pick("card cw_at_rt").discard(0), ["cw_at_rt"]);
    let text = "S: units cw_asajj_ventress\nG:\nrow: cw_embo cw_at_rt cw_space_yacht cw_zam_wesell\n\
                galaxy: cw_stap cw_at_te cw_aat";
    let mut table = table(text);
    table.pick("use cw_asajj_ventress");
    assert_eq!(table.galaxy_discard(0), ["cw_embo", "cw_zam_wesell"]);
    let mut with = crate::deckbuilding::position::table(&format!("{text}\nforce: -1"));
    with.pick("use cw_asajj_ventress");
    assert!(with.offers("card cw_at_rt") && with.offers("card cw_at_te") && !with.offers("card cw_stap"));
}

#[test]
fn card_cw_count_dooku() {
    pays('S', "cw_count_dooku", 4, 4);
    let text = "S: units cw_count_dooku exiled cw_b1_battle_droid,cw_separatist_dreadnought\nG:\n\
                row: cw_at_rt cw_consular_class_cruiser";
    assert_eq!(table(text).refused_use(0, "cw_count_dooku"), Some(Why::ConditionFails));
    let mut table = table(&format!("{text}\nforce: -1"));
    table.pick("use cw_count_dooku");
    assert_eq!(table.options().len(), 1);
    table.picks("card cw_at_rt; card cw_separatist_dreadnought");
    assert_eq!(table.row(0), ["cw_separatist_dreadnought", "cw_consular_class_cruiser"]);
    assert_eq!(table.exiled(0), ["cw_b1_battle_droid", "cw_at_rt"]);
}
