//! Chapter 13: what the sources leave open. R2, R3, R5 and R6 are tested with their rules.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn ruling_r1_counters_are_unlimited() {
    let mut table = table("E: resources 900\nR:\nrow: bossk");
    assert_eq!(table.pick("purchase bossk").resources(0), 897);
}

#[test]
fn ruling_r4_what_is_borrowed_is_exiled_from_wherever_it_is() {
    let take = "use grand_moff_tarkin; card tie_fighter; ";
    let start = |more: &str| table(&format!("E: units grand_moff_tarkin {more}\nR:\nrow: tie_fighter"));
    let mut in_hand = start("");
    let mut in_play = start("");
    let mut discarded = start("ships gozanti_cruiser deck stormtrooper");
    let mut shuffled = start("ships gozanti_cruiser hand stormtrooper");
    in_hand.picks(&format!("{take}end-turn"));
    in_play.picks(&format!("{take}play tie_fighter; end-turn"));
    discarded.picks(&format!("{take}use gozanti_cruiser; card tie_fighter; end-turn"));
    shuffled.picks(&format!("{take}use gozanti_cruiser; card tie_fighter; end-turn"));
    for table in [in_hand, in_play, discarded, shuffled] {
        assert_eq!(table.exiled(0), ["tie_fighter"]);
    }
}

#[test]
fn ruling_r7_the_purchaser_picks_one_of_several_destinations() {
    let text = "R: base sullust units princess_leia twilek_smuggler resources 6\nE:\nrow: fang_fighter bossk";
    let mut table = table(text);
    table.picks("use twilek_smuggler; purchase fang_fighter");
    assert!(table.offers("mode hand") && table.offers("mode deck"));
    table.picks("mode hand; purchase bossk");
    assert_eq!((table.hand(0), table.discard(0)), (vec!["fang_fighter".to_owned()], vec!["bossk".to_owned()]));
}

#[test]
fn ruling_r8_a_transport_repairs_either_base_and_pays_who_uses_it() {
    let text = "R1: base hoth/2 ships rebel_transport\nE1:\nR2: base hoth/2\nE2:";
    assert_eq!(table(text).picks("use rebel_transport @0; mode repair; base @2").base(2), 0);
    assert_eq!(table(text).picks("use rebel_transport @2; mode resources").resources(2), 1);
}

#[test]
fn ruling_r9_a_choice_that_changes_nothing_is_none() {
    for (force, offered) in [(3, false), (2, true)] {
        let mut table = table(&format!("R: hand temple_guardian\nE:\nforce: {force}"));
        assert_eq!(table.pick("play temple_guardian").offers("mode force"), offered);
    }
    let mut table = table("E: units landing_craft base lothal/1\nR:");
    assert!(table.pick("use landing_craft").offers("mode repair"));
}

#[test]
fn ruling_r10_looking_does_not_shuffle() {
    let mut table = table("E: units moff_jerjerrod scout_trooper\nR:\nrow: x_wing\ndiscard: bossk*3\nforce: -1");
    table.picks("use moff_jerjerrod; use scout_trooper");
    assert_eq!((table.galaxy(0).len(), table.galaxy_discard(0).len(), table.offers("end-turn")), (0, 3, true));
}

#[test]
fn ruling_r11_cards_that_come_into_the_row_are_not_counted() {
    let text = "E: base none bases rodia\nR:\nrow: x_wing bossk y_wing\ngalaxy: x_wing y_wing\nturn: begin";
    let mut table = table(text);
    table.picks("base rodia; yes");
    assert_eq!((table.base(1), table.row(0).len(), table.galaxy_discard(0).len()), (2, 3, 2));
}

#[test]
fn ruling_r12_baze_counts_the_bases_of_both_rebels() {
    let table = table("R1: units baze_malbus\nE1:\nR2:\nE2:\nwon: E hoth@R1,hoth@R2,bespin@R2");
    assert_eq!(table.attack("baze_malbus"), 5);
}

#[test]
fn ruling_r13_ships_of_both_opponents_are_targets() {
    let text = "R1: units luke_skywalker y_wing ships hammerhead_corvette\nE1:\nR2:\nE2: ships gozanti_cruiser\n\
                row2: star_destroyer\nforce: 1";
    let mut luke = table(text);
    assert_eq!(luke.pick("use luke_skywalker").options().len(), 1);
    let mut wing = table(text);
    assert_eq!(wing.pick("use y_wing").options().len(), 3);
    let mut corvette = table(text);
    assert_eq!(
        corvette.pick("use hammerhead_corvette").options().len(),
        1,
        "the row of the other region is out of reach"
    );
}

#[test]
fn ruling_r14_every_yavin_and_every_coruscant_once() {
    let yavin = "R1: base yavin_iv units snowspeeder\nE1: hand stormtrooper\nR2: base yavin_iv\nE2:";
    let mut yavin = table(yavin);
    yavin.picks("use snowspeeder; card stormtrooper; card yavin_iv @0; base @1; yes; base @3");
    assert_eq!((yavin.base(1), yavin.base(3)), (2, 2));
    let text = "E1: base coruscant\nR1:\nE2: base coruscant\nR2:\ngalaxy: x_wing*4\ngalaxy2: bossk*4\nturn: begin";
    let mut coruscant = table(text);
    coruscant.picks("card coruscant @0; seat @0; card x_wing; seat @0; yes; card x_wing");
    assert_eq!((coruscant.galaxy(0).len(), coruscant.galaxy(1).len(), coruscant.offers("end-turn")), (2, 4, true));
    let mut sullust = table("R1: base sullust resources 6\nE1:\nR2: base sullust\nE2:\nrow: bossk lobot");
    sullust.picks("purchase bossk; purchase lobot");
    assert_eq!((sullust.deck(0).len(), sullust.discard(0).len()), (1, 1));
}

#[test]
fn ruling_r15_choices_of_an_opponent_are_of_the_same_region() {
    for (unit, picks) in [
        ("duros_spy", "use duros_spy"),
        ("b_wing", "use b_wing"),
        ("snowspeeder", "use snowspeeder"),
        ("rebel_commando", "use rebel_commando"),
        ("lando_calrissian", "use lando_calrissian"),
        ("cassian_andor", "attack tie_fighter; commit cassian_andor; done; no; yes"),
    ] {
        let force = if unit == "lando_calrissian" { 1 } else { 0 };
        let text = format!(
            "R1:\nE1: hand stormtrooper\nR2: units {unit} deck x_wing\nE2: hand stormtrooper inquisitor\n\
             row2: tie_fighter\nforce: {force}"
        );
        let mut table = table(&text);
        table.picks(picks);
        let asked = table.decision().expect("a decision");
        assert_eq!((asked.seat, asked.private), (3, true), "{unit}");
    }
}

#[test]
fn ruling_r16_the_chewbacca_of_the_teammate_is_another_unit() {
    let both = table("R1: units chewbacca\nE1:\nR2: units chewbacca\nE2:");
    assert_eq!(both.refused_use(2, "chewbacca"), None);
    let alone = table("R: units chewbacca\nE:");
    assert_eq!(alone.refused_use(0, "chewbacca"), Some(Why::ConditionFails));
}

#[test]
fn ruling_r17_tatooine_gains_without_a_swap() {
    let mut table = table("R: base none bases tatooine\nE:\nrow: x_wing\nturn: begin");
    assert_eq!(table.picks("base tatooine; yes").resources(0), 1);
}

#[test]
fn ruling_r18_more_than_enough_of_one_deck_is_just_enough() {
    let text = "R1: units y_wing\nE1: base rodia/15\nR2:\nE2:\nlength: 2\n\
                won: R lothal@E1,corellia@E1,kessel@E1,endor@E2";
    let mut table = table(text);
    table.strike("rodia", "y_wing").pick("number rodia #1");
    assert!(table.decision().is_some());
}

#[test]
fn ruling_r19_a_mercenary_may_exile_itself() {
    let mut table = table("E: resources 4\nR:\nrow: quarren_mercenary");
    table.picks("purchase quarren_mercenary; card quarren_mercenary");
    assert_eq!((table.exiled(0), table.discard(0).len()), (vec!["quarren_mercenary".to_owned()], 0));
}
