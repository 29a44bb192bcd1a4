//! The bases of the Clone Wars box.

use crate::deckbuilding::position::{Table, table};
use deckbuilding::rules::query::Why;

/// A turn begins with this base revealed.
#[track_caller]
fn revealed(side: char, id: &str, mine: &str, theirs: &str, rest: &str) -> Table {
    let other = if side == 'S' { 'G' } else { 'S' };
    let text = format!("{side}: base none bases {id} {mine}\n{other}: {theirs}\nturn: begin\n{rest}");
    let mut table = table(&text);
    table.pick(&format!("base {id}"));
    table
}

#[test]
fn card_cw_anaxes() {
    let mut table = revealed('G', "cw_anaxes", "", "", "row: cw_at_te cw_embo cw_aat");
    assert!(table.offers("card cw_embo") && !table.offers("card cw_aat") && table.offers("no"));
    assert_eq!(table.pick("card cw_at_te").hand(0), ["cw_at_te"]);
}

#[test]
fn card_cw_dac() {
    let mut table = revealed('S', "cw_dac", "", "", "row: cw_at_te cw_embo cw_aat");
    assert!(table.offers("card cw_embo") && !table.offers("card cw_at_te"));
    assert_eq!(table.pick("card cw_aat").hand(0), ["cw_aat"]);
}

#[test]
fn card_cw_christophsis() {
    let mut table = revealed('G', "cw_christophsis", "hand cw_republic_shuttle,cw_at_rt", "", "");
    assert_eq!(table.base(0), 4);
    assert_eq!(table.pick("play cw_at_rt").base(0), 4);
    assert_eq!(table.picks("play cw_republic_shuttle; yes").base(0), 3);
}

#[test]
fn card_cw_coruscant() {
    let text = "G: base cw_coruscant deck cw_at_rt,cw_at_te\nS:\nturn: begin";
    assert_eq!(table(text).picks("yes; yes").discard(0), ["cw_at_rt"]);
    assert_eq!(table(text).picks("yes; no").deck(0), ["cw_at_rt", "cw_at_te"]);
}

#[test]
fn card_cw_ilum() {
    assert_eq!(revealed('G', "cw_ilum", "", "", "force: -2").pick("yes").force(), 2);
}

#[test]
fn card_cw_serenno() {
    assert_eq!(revealed('S', "cw_serenno", "", "", "force: 2").pick("yes").force(), -2);
}

#[test]
fn card_cw_kamino() {
    let text = "G: base cw_kamino hand cw_clone_trooper,cw_barc_trooper discard cw_at_rt,cw_arc_trooper,cw_at_te\nS:";
    let mut table = table(text);
    table.pick("play cw_clone_trooper");
    assert!(table.offers("no") && !table.offers("card cw_at_te"));
    table.picks("card cw_at_rt; play cw_barc_trooper");
    assert_eq!((table.hand(0), table.offers("end-turn")), (vec!["cw_at_rt".to_owned()], true));
}

#[test]
fn card_cw_kashyyyk() {
    let mut table = revealed('G', "cw_kashyyyk", "hand cw_clone_trooper discard cw_republic_shuttle*3", "", "");
    table.picks("card cw_clone_trooper; card cw_republic_shuttle; card cw_republic_shuttle");
    assert_eq!((table.exiled(0).len(), table.offers("end-turn")), (3, true));
}

#[test]
fn card_cw_onderon() {
    let mut table = revealed('S', "cw_onderon", "hand cw_b1_battle_droid", "", "");
    assert!(table.offers("done"));
    assert_eq!(table.pick("card cw_b1_battle_droid").exiled(0), ["cw_b1_battle_droid"]);
}

#[test]
fn card_cw_naboo() {
    let mut table = table("S: units cw_general_grievous\nG: base cw_naboo/5 ships cw_space_yacht");
    assert_eq!(table.piece("cw_space_yacht").hp, Some(6));
    table.strike("cw_naboo", "cw_general_grievous");
    assert_eq!((table.piece("cw_space_yacht").damage, table.base(1)), (Some(5), 5));
}

#[test]
fn card_cw_rodia() {
    let mut table = table("G: base cw_rodia hand cw_embo,cw_zam_wesell deck cw_at_rt*2\nS:");
    assert_eq!(table.picks("play cw_embo; yes").hand(0).len(), 2);
}

#[test]
fn card_cw_mustafar() {
    let mut table = table("S: base cw_mustafar hand cw_embo deck cw_stap\nG:");
    assert_eq!(table.picks("play cw_embo; yes").hand(0), ["cw_stap"]);
}

#[test]
fn card_cw_ryloth() {
    let rest = "row: cw_aat cw_at_te\ngalaxy: cw_embo";
    let mut table = revealed('G', "cw_ryloth", "discard cw_at_rt,cw_consular_class_cruiser", "", rest);
    table.picks("yes; card cw_aat; card cw_consular_class_cruiser");
    assert_eq!(
        (table.exiled(0), table.deck(0)),
        (vec!["cw_aat".to_owned()], vec!["cw_consular_class_cruiser".to_owned()])
    );
    let mut none = revealed('G', "cw_ryloth", "discard cw_at_rt", "", "row: cw_at_te");
    assert_eq!(none.pick("card cw_at_rt").deck(0), ["cw_at_rt"]);
}

#[test]
fn card_cw_cato_neimoidia() {
    let rest = "row: cw_at_te cw_aat\ndiscard: cw_captain_rex,cw_stap\ngalaxy: cw_embo";
    let mut table = revealed('S', "cw_cato_neimoidia", "", "", rest);
    table.picks("yes; card cw_at_te");
    assert!(!table.offers("card cw_stap") && !table.offers("card cw_at_te") && !table.offers("no"));
    table.pick("card cw_captain_rex");
    assert_eq!((table.row(0), table.resources(0)), (vec!["cw_captain_rex".to_owned(), "cw_aat".to_owned()], 3));
    let mut none = revealed('S', "cw_cato_neimoidia", "", "", "row: cw_at_te\ngalaxy: cw_embo");
    none.picks("yes; card cw_at_te");
    assert_eq!((none.row(0), none.resources(0)), (vec!["cw_embo".to_owned()], 0));
}

#[test]
fn card_cw_mygeeto() {
    let mut table = table("S: base cw_mygeeto resources 4\nG:");
    table.picks("end-turn; end-turn");
    assert_eq!(table.resources(0), 4);
}

#[test]
fn card_cw_lola_sayu() {
    let mut table = revealed('S', "cw_lola_sayu", "", "units cw_mace_windu*3 discard cw_captain_rex,cw_at_rt", "");
    assert!(table.offers("no"));
    table.pick("card cw_captain_rex");
    assert_eq!((table.discard(1), table.seat(0).captured.len()), (vec!["cw_at_rt".to_owned()], 1));
    table.pick("end-turn").strike("cw_lola_sayu", "cw_mace_windu cw_mace_windu cw_mace_windu");
    assert!(table.discard(1).contains(&"cw_captain_rex".to_owned()) && table.seat(0).captured.is_empty());
}

#[test]
fn card_cw_geonosis() {
    let text = "S: base cw_geonosis discard cw_droideka,cw_b1_battle_droid,cw_magnaguard,cw_aat resources 3\nG:";
    let mut table = table(text);
    table.pick("use cw_geonosis");
    assert!(
        !table.offers("card cw_magnaguard") && !table.offers("card cw_aat") && table.offers("card cw_b1_battle_droid")
    );
    assert_eq!((table.pick("card cw_droideka").hand(0), table.resources(0)), (vec!["cw_droideka".to_owned()], 0));
    assert_eq!(table.refused_use(0, "cw_geonosis"), Some(Why::Used));
}

#[test]
fn card_cw_felucia() {
    let mut table = table("S: base cw_felucia hand cw_b1_battle_droid,cw_magnaguard,cw_aat\nG:\nforce: 3");
    assert_eq!(table.pick("play cw_b1_battle_droid").force(), 2);
    assert_eq!(table.pick("play cw_magnaguard").force(), 0);
    assert_eq!(table.pick("play cw_aat").force(), 0);
}
