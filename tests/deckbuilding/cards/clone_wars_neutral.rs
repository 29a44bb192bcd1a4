//! Cards for everybody of the Clone Wars box.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_cw_outer_rim_pilot() {
    let mut table = table("G: units cw_outer_rim_pilot\nS:");
    table.pick("use cw_outer_rim_pilot");
    assert_eq!((table.force(), table.exiled(0)), (1, vec!["cw_outer_rim_pilot".to_owned()]));
}

#[test]
fn card_cw_jar_jar_binks() {
    let mut bought = table("G: resources 2\nS:\nrow: cw_jar_jar_binks");
    bought.picks("purchase cw_jar_jar_binks; yes");
    assert_eq!((bought.discard(1), bought.force(), bought.resources(0)), (vec!["cw_jar_jar_binks".to_owned()], 1, 0));
    let mut played = table("S: hand cw_jar_jar_binks resources 2\nG:");
    played.picks("play cw_jar_jar_binks; yes");
    assert_eq!((played.discard(1), played.force()), (vec!["cw_jar_jar_binks".to_owned()], -1));
    let mut poor = table("S: hand cw_jar_jar_binks resources 1\nG:");
    assert!(poor.pick("play cw_jar_jar_binks").offers("end-turn"));
}

#[test]
fn card_cw_protocol_droid() {
    let text = "S: units cw_protocol_droid\nG:\nrow: cw_embo cw_at_rt\ngalaxy: cw_zam_wesell cw_at_te cw_aat cw_stap";
    let mut table = table(text);
    table.pick("use cw_protocol_droid");
    assert_eq!(table.options().len(), 1, "{:?}", table.options());
    table.pick("card cw_embo");
    assert_eq!(table.row(0), ["cw_aat", "cw_at_rt"]);
    assert_eq!(table.galaxy_discard(0), ["cw_zam_wesell", "cw_at_te", "cw_embo"]);
    assert_eq!((table.galaxy(0), table.exiled(0)), (vec!["cw_stap".to_owned()], vec!["cw_protocol_droid".to_owned()]));
}

#[test]
fn card_cw_weequay_pirate() {
    let alone = table("S: units cw_weequay_pirate cw_stap\nG:");
    assert_eq!(alone.refused_use(0, "cw_weequay_pirate"), Some(Why::ConditionFails));
    let mut ship = table("S: units cw_weequay_pirate ships cw_space_yacht deck cw_stap\nG:");
    assert_eq!(ship.pick("use cw_weequay_pirate").hand(0), ["cw_stap"]);
}

#[test]
fn card_cw_aurra_sing() {
    for (row, attack) in [("cw_embo", 3), ("cw_hondo_ohnaka", 1)] {
        assert_eq!(table(&format!("S: units cw_aurra_sing\nG:\nrow: {row}")).attack("cw_aurra_sing"), attack, "{row}");
    }
}

#[test]
fn card_cw_underworld_contact() {
    let text = "S: units cw_underworld_contact resources 6\nG:\nrow: cw_droideka cw_embo cw_zam_wesell\nforce: -1";
    let mut table = table(text);
    table.pick("use cw_underworld_contact");
    assert!(table.options().iter().any(|option| option.contains("cw_embo")));
    table.picks("purchase cw_droideka; purchase cw_embo");
    assert_eq!(table.resources(0), 1, "3 for the Droideka, 4 less 2 for Embo");
    assert!(!table.offers("purchase cw_zam_wesell"));
    let without = crate::deckbuilding::position::table(&text.replace("force: -1", "force: 0"));
    assert_eq!(without.refused_use(0, "cw_underworld_contact"), Some(Why::ConditionFails));
}

#[test]
fn card_cw_aurore_class_freighter() {
    let text = "S: units cw_general_grievous hand cw_b1_battle_droid\n\
                G: ships cw_aurore_class_freighter hand cw_clone_trooper discard cw_republic_shuttle";
    let mut table = table(text);
    table.strike("cw_rishi", "cw_general_grievous");
    let asked = table.decision().expect("a decision");
    assert_eq!((asked.seat, asked.private, table.base(1)), (0, true, 2), "the attack is finished before");
    table.pick("card cw_b1_battle_droid");
    assert_eq!(table.decision().map(|asked| asked.seat), Some(1));
    assert!(table.offers("card cw_aurore_class_freighter") && table.offers("done"));
    table.pick("card cw_republic_shuttle");
    assert_eq!(
        (table.exiled(0), table.exiled(1)),
        (vec!["cw_b1_battle_droid".to_owned()], vec!["cw_republic_shuttle".to_owned()])
    );
    assert!(table.offers("end-turn"));
}

#[test]
fn card_cw_latts_razzi() {
    let mut table =
        table("S: units cw_latts_razzi cw_embo\nG:\nrow: cw_arc_trooper cw_zam_wesell\ngalaxy: cw_cad_bane");
    table.strike("cw_arc_trooper", "cw_latts_razzi").picks("no; yes");
    assert_eq!(table.resources(0), 4, "she, Embo, and two in the row");
}

#[test]
fn card_cw_zam_wesell() {
    let mut table = table("S: hand cw_zam_wesell\nG:");
    assert_eq!(table.picks("play cw_zam_wesell; mode attack").attack("cw_zam_wesell"), 2);
}

#[test]
fn card_cw_hutt_fighter() {
    let mut table = table("S: units cw_hutt_fighter resources 2\nG:");
    table.pick("use cw_hutt_fighter");
    assert_eq!((table.resources(0), table.force()), (0, -2));
    let poor = crate::deckbuilding::position::table("S: units cw_hutt_fighter resources 1\nG:");
    assert_eq!(poor.refused_use(0, "cw_hutt_fighter"), Some(Why::TooExpensive { cost: 2, have: 1 }));
}

#[test]
fn card_cw_super_commando() {
    let text = "S: resources 3 discard cw_b1_battle_droid\nG:\nrow: cw_super_commando\nforce:";
    let mut without = table(&format!("{text} 0"));
    assert_eq!(without.pick("purchase cw_super_commando").hand(0), ["cw_super_commando"]);
    let mut with = table(&format!("{text} -1"));
    with.pick("purchase cw_super_commando");
    assert!(with.offers("done"));
    assert_eq!(with.pick("card cw_b1_battle_droid").exiled(0), ["cw_b1_battle_droid"]);
}

#[test]
fn card_cw_embo() {
    let attack = |more: &str| table(&format!("S: units cw_embo {more}\nG:")).attack("cw_embo");
    assert_eq!(
        (attack(""), attack("cw_zam_wesell cw_stap ships cw_space_yacht"), attack("cw_zam_wesell*8")),
        (2, 4, 8)
    );
}

#[test]
fn card_cw_assassin_droid() {
    let text = "S: units cw_assassin_droid cw_stap cw_aat\nG:\nrow: cw_jango_fett cw_space_yacht cw_embo";
    let mut table = table(text);
    assert!(!table.offers("attack cw_space_yacht"));
    table.picks("attack cw_jango_fett; commit cw_aat");
    assert!(!table.offers("done"), "the droid must be among them: {:?}", table.options());
    table.picks("commit cw_assassin_droid; done; yes");
    assert_eq!(table.resources(0), 5);
    assert_eq!(table.refused_attack(0, "cw_embo"), Some(Why::NotATarget));
}

#[test]
fn card_cw_gauntlet_starfighter() {
    let mut table = table("S: units cw_gauntlet_starfighter resources 3\nG:\ndiscard: cw_droideka,cw_at_rt,cw_embo");
    table.pick("use cw_gauntlet_starfighter");
    assert_eq!(table.options().len(), 1, "{:?}", table.options());
    assert_eq!((table.pick("card cw_droideka").hand(0), table.resources(0)), (vec!["cw_droideka".to_owned()], 0));
}

#[test]
fn card_cw_dreadnought_class_cruiser() {
    let text = "S: units cw_embo cw_stap cw_weequay_pirate ships cw_dreadnought_class_cruiser\nG:";
    assert_eq!((table(text).attack("cw_weequay_pirate"), table(text).attack("cw_stap")), (3, 0));
}

#[test]
fn card_cw_jango_fett() {
    let mut table = table("S: units cw_jango_fett deck cw_stap\nG:\nrow: cw_arc_trooper");
    table.strike("cw_arc_trooper", "cw_jango_fett").picks("no; yes");
    assert_eq!(table.hand(0), ["cw_stap"]);
}

#[test]
fn card_cw_cad_bane() {
    let few = table("S: units cw_cad_bane cw_embo\nG: ships cw_acclamator_class_ship");
    assert_eq!(few.refused_use(0, "cw_cad_bane"), Some(Why::ConditionFails));
    let text = "S: units cw_cad_bane cw_embo cw_zam_wesell hand cw_stap\nG: SHIPS";
    let mut ships = table(&text.replace("SHIPS", "ships cw_acclamator_class_ship"));
    ships.picks("use cw_cad_bane; mode destroy; card cw_acclamator_class_ship");
    assert_eq!(ships.discard(1), ["cw_acclamator_class_ship"]);
    let mut none = table(&text.replace("SHIPS", ""));
    none.pick("use cw_cad_bane");
    assert!(!none.offers("mode destroy"));
    assert_eq!(none.picks("mode exile; card cw_stap").exiled(0), ["cw_stap"]);
}

#[test]
fn card_cw_fetts_firespray() {
    let text = "S: units cw_fetts_firespray discard cw_aurra_sing,cw_weequay_pirate,cw_stap\nG:\nrow: cw_arc_trooper";
    let mut table = table(text);
    table.pick("use cw_fetts_firespray");
    assert!(!table.offers("card cw_stap"));
    table.picks("card cw_aurra_sing; play cw_aurra_sing");
    assert_eq!(table.attack("cw_aurra_sing"), 1, "against a base");
    table.strike("cw_arc_trooper", "cw_aurra_sing").pick("yes");
    assert_eq!(table.resources(0), 3, "1 and 2 more defeat a target of 3");
}

#[test]
fn card_cw_hondo_ohnaka() {
    let text = "S: units cw_hondo_ohnaka resources 9 deck cw_stap*3\nG:\nrow: cw_embo cw_zam_wesell";
    let mut table = table(text);
    table.picks("purchase cw_embo; yes; purchase cw_zam_wesell");
    assert_eq!((table.hand(0).len(), table.offers("end-turn")), (1, true));
}
