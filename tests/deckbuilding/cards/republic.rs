//! The Republic.

use super::{defeated, exiles, pays};
use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn card_cw_jedi_knight() {
    let mut table = table("G: hand cw_jedi_knight\nS:");
    table.picks("play cw_jedi_knight; mode attack");
    assert_eq!(table.attack("cw_jedi_knight"), 1);
}

#[test]
fn card_cw_v19_torrent() {
    pays('G', "cw_v19_torrent", 1, 0);
    let text = "G: units cw_v19_torrent deck cw_at_rt,cw_at_te\nS:";
    assert_eq!(table(text).picks("use cw_v19_torrent; yes").discard(0), ["cw_at_rt"]);
    assert_eq!(table(text).picks("use cw_v19_torrent; no").deck(0), ["cw_at_rt", "cw_at_te"]);
}

#[test]
fn card_cw_at_rt() {
    exiles('G', "cw_at_rt", 1, false);
    let alone = table("G: base cw_rishi/3 units cw_at_rt\nS:");
    assert_eq!(alone.refused_use(0, "cw_at_rt"), Some(Why::ConditionFails));
    assert_eq!(table("G: base cw_rishi/3 units cw_at_rt*2\nS:").pick("use cw_at_rt").base(0), 1);
}

#[test]
fn card_cw_barc_trooper() {
    exiles('G', "cw_barc_trooper", 1, false);
    assert_eq!(table("G: units cw_barc_trooper\nS:").attack("cw_barc_trooper"), 0);
    assert_eq!(table("G: units cw_clone_trooper cw_barc_trooper\nS:").attack("cw_barc_trooper"), 2);
}

#[test]
fn card_cw_consular_class_cruiser() {
    let mut table =
        table("G: ships cw_consular_class_cruiser hand cw_at_rt,cw_at_te deck cw_arc_170,cw_aayla_secura\nS:");
    table.pick("use cw_consular_class_cruiser");
    assert!(table.decision().expect("a choice").private);
    table.pick("card cw_at_te");
    assert_eq!(table.hand(0), ["cw_at_rt", "cw_arc_170"]);
    assert_eq!(table.deck(0), ["cw_at_te", "cw_aayla_secura"]);
    let none = crate::deckbuilding::position::table("G: ships cw_consular_class_cruiser hand cw_at_rt\nS:");
    assert_eq!(none.refused_use(0, "cw_consular_class_cruiser"), Some(Why::NoTarget));
}

#[test]
fn card_cw_aayla_secura() {
    pays('G', "cw_aayla_secura", 0, 2);
    let text = "G: units cw_aayla_secura cw_clone_trooper cw_arc_170\nS:\nforce:";
    assert_eq!(table(&format!("{text} 0")).attack("cw_clone_trooper"), 2);
    let with = table(&format!("{text} 1"));
    assert_eq!((with.attack("cw_clone_trooper"), with.attack("cw_arc_170")), (3, 4));
}

#[test]
fn card_cw_captain_rex() {
    pays('G', "cw_captain_rex", 0, 2);
    let text = "G: units cw_captain_rex cw_aayla_secura cw_arc_170\nS:\nrow: cw_embo cw_stap cw_droid_control_ship";
    assert_eq!(table(text).attack("cw_captain_rex"), 3);
}

#[test]
fn card_cw_delta_7b() {
    pays('G', "cw_delta_7b", 0, 2);
    let jedi = "G: units cw_delta_7b deck cw_jedi_knight\nS:";
    assert_eq!(table(jedi).picks("use cw_delta_7b; yes").hand(0), ["cw_jedi_knight"]);
    let other = "G: units cw_delta_7b deck cw_at_rt\nS:";
    assert_eq!(table(other).picks("use cw_delta_7b; yes").discard(0), ["cw_at_rt"]);
}

#[test]
fn card_cw_arc_trooper() {
    pays('G', "cw_arc_trooper", 3, 0);
    for (other, allowed) in [("cw_jedi_knight", true), ("cw_clone_trooper", true), ("cw_arc_170", false)] {
        let table = table(&format!("G: units cw_arc_trooper {other}\nS:"));
        assert_eq!(table.refused_use(0, "cw_arc_trooper").is_none(), allowed, "{other}");
    }
    let mut table = table("G: units cw_arc_trooper*2\nS: ships cw_separatist_dreadnought");
    assert_eq!(table.pick("use cw_arc_trooper").base(1), 2, "past all ships");
}

#[test]
fn card_cw_ahsoka_tano() {
    pays('G', "cw_ahsoka_tano", 0, 3);
    let text = "G: units cw_ahsoka_tano deck cw_at_rt discard cw_at_te,cw_arc_170\nS:";
    let mut without = table(text);
    assert!(without.pick("use cw_ahsoka_tano").offers("end-turn"));
    let mut with = table(&format!("{text}\nforce: 1"));
    with.picks("use cw_ahsoka_tano; card cw_at_te");
    assert_eq!(
        (with.deck(0), with.discard(0)),
        (vec!["cw_at_te".to_owned()], vec!["cw_at_rt".to_owned(), "cw_arc_170".to_owned()])
    );
    assert!(table(&format!("{text}\nforce: 1")).pick("use cw_ahsoka_tano").offers("no"));
}

#[test]
fn card_cw_clone_commander_cody() {
    pays('G', "cw_clone_commander_cody", 0, 3);
    let text = "G: units cw_clone_commander_cody discard cw_at_rt,cw_at_te\nS:";
    assert_eq!(table(text).picks("use cw_clone_commander_cody; card cw_at_rt").deck(0), ["cw_at_rt"]);
    let with = &format!("{text}\nforce: 1");
    assert_eq!(table(with).picks("use cw_clone_commander_cody; card cw_at_rt").hand(0), ["cw_at_rt"]);
}

#[test]
fn card_cw_arc_170() {
    exiles('G', "cw_arc_170", 2, true);
    for (top, attack) in [("cw_at_rt", 6), ("cw_v19_torrent", 6), ("cw_at_te", 4)] {
        let mut table = table(&format!("G: units cw_arc_170 deck {top}\nS:"));
        assert_eq!(table.pick("use cw_arc_170").attack("cw_arc_170"), attack, "{top}");
        assert_eq!(table.deck(0), [top]);
    }
}

#[test]
fn card_cw_laat_gunship() {
    pays('G', "cw_laat_gunship", 4, 0);
    let text = "G: units cw_laat_gunship deck cw_at_rt\nS:";
    assert_eq!(table(text).picks("use cw_laat_gunship; yes").hand(0), ["cw_at_rt"]);
    assert_eq!(table(text).picks("use cw_laat_gunship; no").deck(0), ["cw_at_rt"]);
}

#[test]
fn card_cw_anakin_skywalker() {
    pays('G', "cw_anakin_skywalker", 3, 2);
    let text = "G: units cw_anakin_skywalker\nS:\nforce:";
    assert_eq!(table(&format!("{text} 0")).attack("cw_anakin_skywalker"), 4);
    assert_eq!(table(&format!("{text} 1")).attack("cw_anakin_skywalker"), 7);
}

#[test]
fn card_cw_padme_amidala() {
    pays('G', "cw_padme_amidala", 3, 2);
    for (base, drawn) in [("cw_naboo", 2), ("cw_rodia", 1)] {
        let text = format!("G: base {base} units cw_padme_amidala deck cw_at_rt*3\nS:");
        assert_eq!(table(&text).pick("use cw_padme_amidala").hand(0).len(), drawn, "{base}");
    }
}

#[test]
fn card_cw_acclamator_class_ship() {
    let mut table = table("G: ships cw_acclamator_class_ship resources 5\nS:\nrow: cw_at_rt cw_captain_rex");
    table.picks("use cw_acclamator_class_ship; purchase cw_at_rt; purchase cw_captain_rex");
    assert_eq!((table.deck(0), table.discard(0)), (vec!["cw_at_rt".to_owned()], vec!["cw_captain_rex".to_owned()]));
}

#[test]
fn card_cw_at_te() {
    let mut hunted = defeated('G', "cw_at_te", "", "cw_stap");
    assert_eq!(hunted.pick("card cw_stap").discard(0), ["cw_stap"]);
    let mut table = table("G: units cw_at_te cw_arc_170\nS:");
    table.pick("use cw_at_te");
    assert_eq!(table.options().len(), 1);
    assert_eq!(table.pick("card cw_arc_170").deck(0), ["cw_arc_170"]);
    let alone = crate::deckbuilding::position::table("G: units cw_at_te\nS:");
    assert_eq!(alone.refused_use(0, "cw_at_te"), Some(Why::NoTarget));
}

#[test]
fn card_cw_obi_wan_kenobi() {
    pays('G', "cw_obi_wan_kenobi", 3, 3);
    let mut table = table("G: units cw_laat_gunship deck cw_obi_wan_kenobi,cw_at_rt\nS:");
    table.pick("use cw_laat_gunship");
    assert_eq!(table.hand(0), ["cw_obi_wan_kenobi"]);
    assert_eq!(table.pick("yes").hand(0), ["cw_obi_wan_kenobi", "cw_at_rt"]);
}

#[test]
fn card_cw_venator_class_destroyer() {
    let text = "G: ships cw_venator_class_destroyer hand cw_arc_170,cw_delta_7b,cw_at_rt\nS:";
    let mut table = table(text);
    assert_eq!(table.pick("play cw_arc_170").force(), 1);
    assert_eq!(table.pick("play cw_delta_7b").force(), 3);
    let mut none = crate::deckbuilding::position::table(text);
    assert_eq!(none.pick("play cw_at_rt").force(), 0);
}

#[test]
fn card_cw_mace_windu() {
    pays('G', "cw_mace_windu", 4, 4);
    let text = "G: units cw_mace_windu deck DECK\nS:\nforce: FORCE";
    let attack = |deck: &str, force: &str| {
        let mut table = table(&text.replace("DECK", deck).replace("FORCE", force));
        table.pick("use cw_mace_windu").attack("cw_mace_windu")
    };
    assert_eq!((attack("cw_captain_rex", "1"), attack("cw_venator_class_destroyer", "1")), (9, 11));
    assert_eq!((attack("cw_captain_rex", "0"), attack("cw_obi_wan_kenobi,cw_at_rt", "1")), (6, 8));
}
