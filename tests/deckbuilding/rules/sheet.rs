//! Chapter 12: what the sheet of the team mode says about single cards.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn rule_12_1_admiral_piett() {
    let table = table("E1: units admiral_piett\nR1:\nE2: ships star_destroyer\nR2:");
    assert_eq!(table.attack("star_destroyer"), 5);
}

#[test]
fn rule_12_1_imperial_carrier() {
    let table = table("E1: ships imperial_carrier units tie_bomber\nR1:\nE2: units tie_fighter\nR2:");
    assert_eq!((table.attack("tie_bomber"), table.attack("tie_fighter")), (3, 3));
}

#[test]
fn rule_12_1_endor() {
    let table = table("E1: base endor units at_st\nR1:\nE2: base endor units stormtrooper\nR2:");
    assert_eq!((table.attack("at_st"), table.attack("stormtrooper")), (6, 4));
}

/// The acting player draws this many cards because of what somebody else has.
#[track_caller]
fn draws(id: &str, others: &str, number: usize) {
    let side =
        if ["tie_fighter", "general_veers", "director_krennic", "z95_headhunter"].contains(&id) { 'E' } else { 'R' };
    let deck = if side == 'E' { "stormtrooper*3" } else { "rebel_trooper*3" };
    let (mine, enemy) = (others.strip_prefix("enemy "), side == 'R');
    let their = if enemy { 'E' } else { 'R' };
    let mate = if mine.is_none() { others } else { "" };
    let text = format!("{side}1: units {id} deck {deck}\n{their}1:\n{side}2: {mate}\n{their}2: {}", mine.unwrap_or(""));
    let mut table = table(&text);
    assert_eq!(table.pick(&format!("use {id}")).hand(0).len(), number, "{text}");
}

#[test]
fn rule_12_2_tie_fighter() {
    draws("tie_fighter", "ships star_destroyer", 1);
}

#[test]
fn rule_12_2_z95_headhunter() {
    draws("z95_headhunter", "enemy ships rebel_transport", 1);
}

#[test]
fn rule_12_2_chewbacca() {
    draws("chewbacca", "units chewbacca", 1);
    draws("chewbacca", "units han_solo", 1);
}

#[test]
fn rule_12_2_general_veers() {
    draws("general_veers", "units at_st", 1);
}

#[test]
fn rule_12_2_director_krennic() {
    draws("director_krennic", "base death_star", 2);
    draws("director_krennic", "base endor", 1);
}

#[test]
fn rule_12_2_han_solo() {
    draws("han_solo", "units millennium_falcon", 2);
}

/// A card of the player's own pile, or one of the teammate's that goes to the teammate.
#[track_caller]
fn recovers(id: &str, side: char, card: &str) {
    let their = if side == 'E' { 'R' } else { 'E' };
    let text = format!("{side}1: units {id} discard {card}\n{their}1:\n{side}2: discard {card}\n{their}2:");
    let mut mine = table(&text);
    mine.pick(&format!("use {id}"));
    assert_eq!(mine.options().len(), 2);
    assert_eq!(mine.pick("card @0").hand(0), [card]);
    let mut theirs = table(&text);
    theirs.pick(&format!("use {id}")).pick("card @2");
    assert_eq!(
        (theirs.hand(0).len(), theirs.hand(2), theirs.discard(0)),
        (0, vec![card.to_owned()], vec![card.to_owned()])
    );
}

#[test]
fn rule_12_3_jabbas_sail_barge() {
    recovers("jabbas_sail_barge", 'R', "bossk");
}

#[test]
fn rule_12_3_millennium_falcon() {
    recovers("millennium_falcon", 'R', "luke_skywalker");
}

#[test]
fn rule_12_3_at_at() {
    recovers("at_at", 'E', "stormtrooper");
}

/// Either base may be repaired.
#[track_caller]
fn repairs(text: &str, picks: &str, number: u8) {
    for seat in [0, 2] {
        let mut table = table(text);
        let before = [table.base(0), table.base(2)];
        table.picks(picks).pick(&format!("base @{seat}"));
        let after = [table.base(0), table.base(2)];
        let changed: Vec<u8> = before.iter().zip(&after).map(|(before, after)| before - after).collect();
        assert_eq!(changed, if seat == 0 { [number, 0] } else { [0, number] });
    }
}

#[test]
fn rule_12_4_hwk_290() {
    repairs("R1: base hoth/6 units hwk_290\nE1:\nR2: base hoth/6\nE2:", "use hwk_290", 4);
}

#[test]
fn rule_12_4_u_wing() {
    repairs("R1: base hoth/6 units u_wing\nE1:\nR2: base hoth/6\nE2:\nforce: 1", "use u_wing", 3);
}

#[test]
fn rule_12_4_landing_craft() {
    let text = "E1: base endor/6 units landing_craft\nR1:\nE2: base endor/6\nR2:";
    repairs(text, "use landing_craft; mode repair", 4);
    let mut table = table(text);
    assert_eq!(table.refused_use(2, "landing_craft"), Some(Why::NotYours));
    assert_eq!(table.picks("use landing_craft; mode resources").resources(0), 4);
}

#[test]
fn rule_12_4_and_12_5_croc_cruiser() {
    let text = "R1: base hoth/6 ships croc_cruiser\nE1:\nR2: base hoth/6 hand y_wing\nE2:";
    repairs(text, "use croc_cruiser @2; card y_wing", 3);
    let mut table = table(text);
    assert!(!table.offers("use croc_cruiser @0"), "who uses it discards, and has nothing to discard");
    table.picks("use croc_cruiser @2; card y_wing; base @0");
    assert_eq!(table.discard(2), ["y_wing"]);
}

#[test]
fn rule_12_5_gozanti_cruiser() {
    let mut table =
        table("E1: ships gozanti_cruiser hand inquisitor\nR1:\nE2: hand stormtrooper deck tie_fighter\nR2:");
    table.picks("use gozanti_cruiser @2; card stormtrooper");
    assert_eq!((table.hand(2), table.hand(0)), (vec!["tie_fighter".to_owned()], vec!["inquisitor".to_owned()]));
    assert!(!table.offers("use gozanti_cruiser"));
}

#[test]
fn rule_12_5_nebulon_b_frigate() {
    let text = "R1: base hoth/6 ships nebulon_b_frigate\nE1:\nR2: base hoth/6\nE2:";
    repairs(text, "use nebulon_b_frigate @2; mode repair", 3);
    assert_eq!(table(text).picks("use nebulon_b_frigate @2; mode resources").resources(2), 3);
}

#[test]
fn rule_12_5_rebel_transport() {
    let text = "R1: base hoth/6 ships rebel_transport\nE1:\nR2: base hoth/6\nE2:";
    repairs(text, "use rebel_transport @2; mode repair", 2);
    assert_eq!(table(text).picks("use rebel_transport @2; mode resources").resources(2), 1);
}

#[test]
fn rule_12_6_bespin() {
    let mut table = table("R1: base bespin hand bossk\nE1:\nR2: hand dengar deck x_wing*2\nE2:");
    table.picks("play dengar; yes; play bossk");
    assert_eq!((table.hand(2).len(), table.hand(0).len()), (1, 0));
}

#[test]
fn rule_12_6_kafrene() {
    let mut table = table("E1: base kafrene hand bossk\nR1:\nE2: base kafrene hand dengar deck tie_fighter*3\nR2:");
    table.picks("play dengar; card kafrene @0; yes; play bossk");
    assert_eq!((table.hand(2).len(), table.hand(0).len()), (2, 0));
}

#[test]
fn rule_12_6_jedha() {
    let mut table = table("R1: base jedha resources 3\nE1:\nR2: resources 3\nE2:\nrow: lobot\nrow2: bossk");
    table.picks("purchase bossk; purchase lobot");
    assert_eq!((table.hand(2), table.discard(0)), (vec!["bossk".to_owned()], vec!["lobot".to_owned()]));
    assert_eq!(table.pick("end-turn").exiled(2), ["bossk"]);
}

#[test]
fn rule_12_6_sullust() {
    let mut table = table("R1: base sullust resources 3\nE1:\nR2: resources 3\nE2:\nrow: lobot\nrow2: bossk");
    table.picks("purchase bossk; purchase lobot");
    assert_eq!((table.deck(2), table.discard(0)), (vec!["bossk".to_owned()], vec!["lobot".to_owned()]));
}

#[test]
fn rule_12_7_death_star() {
    let text = "E1: base death_star\nR1:\nE2: resources 4\nR2:\nrow: hammerhead_corvette\nrow2: blockade_runner";
    let mut table = table(text);
    assert_eq!(table.refused_use(0, "death_star"), Some(Why::TooExpensive { cost: 4, have: 0 }));
    table.pick("use death_star @2");
    assert_eq!(table.options(), ["card blockade_runner row"]);
    assert_eq!(table.pick("card").resources(2), 0);
    assert!(!table.offers("use death_star"));
}

#[test]
fn rule_12_7_ord_mantell() {
    let text = "E1: base ord_mantell units darth_vader\nR1:\nE2: base ord_mantell units at_st bossk\nR2:\n\
                row: bossk\nrow2: lobot dengar\ngalaxy2: x_wing*3";
    let mut table = table(text);
    table.strike("dengar", "at_st").pick("yes");
    assert_eq!((table.resources(0), table.resources(2)), (0, 4));
    table.strike("lobot", "bossk").picks("yes; no");
    assert_eq!(table.resources(2), 7);
    assert_eq!(table.refused_attack(0, "bossk"), Some(Why::NotATarget), "each copy was used");
}

#[test]
fn rule_12_7_coruscant() {
    let text = "E1: base coruscant\nR1:\nE2:\nR2:\ngalaxy: x_wing y_wing\ngalaxy2: bossk dengar\nturn: begin";
    let mut table = table(text);
    table.picks("seat @2; yes; card dengar");
    assert_eq!(
        (table.galaxy(1), table.galaxy_discard(1), table.galaxy(0).len()),
        (vec!["dengar".to_owned()], vec!["bossk".to_owned()], 2)
    );
}

#[test]
fn rule_12_8_corellia() {
    let text = "E1: base none bases corellia\nR1:\nE2:\nR2:\nrow: lobot\nrow2: dengar\nturn: begin";
    let mut table = table(text);
    table.picks("base corellia; seat @2; card dengar");
    assert_eq!(table.hand(2), ["dengar"]);
}

#[test]
fn rule_12_8_mon_cala() {
    let text = "R1: base none bases mon_cala\nE1:\nR2:\nE2:\nrow: lobot tie_fighter\nrow2: dengar\nturn: begin";
    let mut table = table(text);
    table.picks("base mon_cala; seat @0; card lobot");
    assert_eq!(table.hand(0), ["lobot"]);
}

#[test]
fn rule_12_8_rodia() {
    let text = "E1: base none bases rodia\nR1:\nE2:\nR2: ships croc_cruiser\nrow: lobot\nrow2: x_wing*2 bossk\ngalaxy2: dengar*2\nturn: begin";
    let mut table = table(text);
    table.picks("base rodia; seat @2; yes; base @1");
    assert_eq!(
        (table.base(1), table.row(1), table.row(0)),
        (2, ["dengar", "dengar", "bossk"].map(str::to_owned).to_vec(), vec!["lobot".to_owned()])
    );
}

#[test]
fn rule_12_8_tatooine() {
    let text = "R1: base none bases tatooine\nE1:\nR2:\nE2:\nrow2: at_at\ndiscard2: x_wing\nturn: begin";
    let mut table = table(text);
    table.picks("base tatooine; seat @2; yes; card at_at; card x_wing");
    assert_eq!(
        (table.row(1), table.galaxy_discard(1), table.resources(2)),
        (vec!["x_wing".to_owned()], vec!["at_at".to_owned()], 1)
    );
}

/// Only cards of one player are exiled.
#[track_caller]
fn exiles_own(side: char, begin: &str, other: &str, picks: &str, rest: &str) {
    let their = if side == 'E' { 'R' } else { 'E' };
    let mut table = table(&format!("{side}1: {begin}\n{their}1:\n{side}2: {other}\n{their}2:\n{rest}"));
    table.picks(picks);
    let cards: Vec<String> = table.options().into_iter().filter(|option| option.starts_with("card")).collect();
    assert!(!cards.is_empty() && cards.iter().all(|option| option.contains("@0")), "{cards:?}");
}

#[test]
fn rule_12_9_dagobah() {
    let other = "hand x_wing discard y_wing";
    exiles_own('R', "base none bases dagobah hand bossk discard lobot", other, "base dagobah", "turn: begin");
}

#[test]
fn rule_12_9_kessel() {
    let other = "hand tie_fighter discard tie_bomber";
    exiles_own('E', "base none bases kessel hand bossk discard lobot", other, "base kessel", "turn: begin");
}

#[test]
fn rule_12_9_ig_88() {
    let picks = "attack y_wing; commit ig_88; done; no";
    exiles_own('E', "units ig_88 hand bossk", "hand tie_fighter discard tie_bomber", picks, "row: y_wing");
}

#[test]
fn rule_12_9_quarren_mercenary() {
    let picks = "purchase quarren_mercenary";
    exiles_own('E', "resources 4 hand bossk", "hand tie_fighter", picks, "row: quarren_mercenary");
}

#[test]
fn rule_12_9_kel_dor_mystic() {
    exiles_own('R', "units kel_dor_mystic hand bossk", "hand x_wing", "use kel_dor_mystic", "");
    let table = table("R1: units kel_dor_mystic\nE1:\nR2: hand x_wing\nE2:");
    assert_eq!(table.refused_use(2, "kel_dor_mystic"), Some(Why::NotYours));
}

#[test]
fn rule_12_9_grand_moff_tarkin() {
    let text = "E1: units grand_moff_tarkin\nR1:\nE2:\nR2:\nrow: tie_fighter\nrow2: darth_vader";
    let mut table = table(text);
    assert_eq!(table.refused_use(2, "grand_moff_tarkin"), Some(Why::NotYours));
    assert_eq!(table.pick("use grand_moff_tarkin").options(), ["card tie_fighter row"]);
    assert_eq!(table.pick("card").hand(0), ["tie_fighter"]);
}

#[test]
fn rule_12_9_princess_leia() {
    let text = "R1: units princess_leia\nE1:\nR2:\nE2:\nrow: x_wing\nrow2: luke_skywalker\nforce: 1";
    let mut table = table(text);
    assert_eq!(table.refused_use(2, "princess_leia"), Some(Why::NotYours));
    assert_eq!(table.pick("use princess_leia").options(), ["card x_wing row"]);
    assert_eq!(table.pick("card").deck(0), ["x_wing"]);
}

#[test]
fn rule_12_10_twilek_smuggler() {
    let text = "R1: units twilek_smuggler resources 3\nE1:\nR2: resources 3\nE2:\nrow: lobot\nrow2: bossk";
    let mut table = table(text);
    table.picks("use twilek_smuggler; purchase bossk; purchase lobot");
    assert_eq!(
        (table.deck(2), table.deck(0).len(), table.discard(0)),
        (vec!["bossk".to_owned()], 0, vec!["lobot".to_owned()])
    );
}

#[test]
fn rule_12_11_hoth() {
    let mut one = table("E1: units boba_fett\nR1: base hoth\nE2:\nR2:");
    one.strike("hoth", "boba_fett").pick("number hoth #3");
    assert_eq!((one.base(1), one.base(3)), (1, 2), "one Hoth prevents two, and only to itself");
    let mut two = table("E1: units boba_fett\nR1: base hoth\nE2: units boba_fett\nR2: base hoth");
    two.strike("hoth @1", "boba_fett").pick("number hoth #5");
    assert_eq!(two.base(1), 1, "all four for one of them");
    two.strike("hoth @3", "boba_fett").pick("number hoth #5");
    assert_eq!(two.base(3), 5);
}

#[test]
fn rule_12_12_yavin_iv() {
    let text = "R1: base yavin_iv\nE1: hand stormtrooper\nR2: units snowspeeder\nE2: hand stormtrooper";
    let mut table = table(text);
    table.picks("use snowspeeder; card stormtrooper");
    assert_eq!(table.decision().map(|decision| decision.seat), Some(2));
    table.picks("yes; base @1");
    assert_eq!((table.base(1), table.base(3)), (2, 0));
}

#[test]
fn rule_12_13_x_wing() {
    let mut table = table("R1: units x_wing deck y_wing\nE1:\nR2: hand temple_guardian\nE2:");
    assert_eq!(table.refused_use(0, "x_wing"), Some(Why::ConditionFails));
    table.picks("play temple_guardian; mode force; use x_wing");
    assert_eq!(table.hand(0), ["y_wing"]);
}
