//! 14.3: attacks on the galaxy row.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn case_40_and_41_a_target_is_defeated_and_its_attackers_are_used_up() {
    let mut table = table("R: units x_wing rebel_commando\nE:\nrow: director_krennic\ngalaxy: y_wing");
    table.strike("director_krennic", "x_wing rebel_commando").pick("yes");
    assert_eq!((table.resources(0), table.force()), (3, 2));
    assert_eq!(
        (table.galaxy_discard(0), table.row(0)),
        (vec!["director_krennic".to_owned()], vec!["y_wing".to_owned()])
    );
    assert_eq!(table.refused_commit("x_wing"), Some(Why::Attacked));
    assert!(!table.offers("attack lothal"));
}

#[test]
fn case_42_ships_do_not_hunt() {
    let mut table = table("E: units tie_fighter ships star_destroyer\nR:\nrow: y_wing");
    table.pick("attack y_wing");
    assert!(table.offers("commit tie_fighter") && !table.offers("commit star_destroyer"));
    table.picks("commit tie_fighter; done; no; commit star_destroyer");
    assert!(!table.offers("attack y_wing"));
}

#[test]
fn case_43_and_44_ships_and_neutral_cards_are_no_targets() {
    let table = table("E: units darth_vader\nR:\nrow: hammerhead_corvette bossk");
    assert_eq!(table.refused_attack(0, "hammerhead_corvette"), Some(Why::NotATarget));
    assert_eq!(table.refused_attack(0, "bossk"), Some(Why::NotATarget));
}

#[test]
fn case_45_and_46_ord_mantell_hunts_one_neutral_unit() {
    let mut table = table("E: base ord_mantell units death_trooper darth_vader\nR:\nrow: bossk dengar blockade_runner");
    assert!(!table.offers("attack blockade_runner"));
    table.strike("bossk", "death_trooper").pick("yes");
    assert_eq!(table.resources(0), 3);
    assert!(!table.offers("attack dengar"));
}

#[test]
fn case_47_a_gunslinger_is_stronger_against_the_row() {
    let mut table = table("E: units rodian_gunslinger\nR:\nrow: jyn_erso");
    assert_eq!(table.attack("rodian_gunslinger"), 2);
    table.strike("jyn_erso", "rodian_gunslinger").pick("yes");
    assert_eq!(table.force(), -3);
}

#[test]
fn case_48_the_reward_comes_before_what_the_hunters_do() {
    let mut table = table("E: units boba_fett dengar deck stormtrooper\nR:\nrow: luke_skywalker");
    table.strike("luke_skywalker", "boba_fett dengar").pick("yes");
    assert_eq!((table.resources(0), table.force(), table.hand(0).len()), (4, -3, 0));
    table.picks("card boba_fett; yes");
    assert_eq!((table.resources(0), table.hand(0)), (6, vec!["stormtrooper".to_owned()]));
}

#[test]
fn case_49_ig_88_exiles_once_for_each_target() {
    let mut table = table("E: units ig_88 boba_fett discard imperial_shuttle*3\nR:\nrow: luke_skywalker");
    table.strike("luke_skywalker", "ig_88 boba_fett").picks("no; card ig_88; card imperial_shuttle; no");
    assert_eq!((table.exiled(0), table.discard(0).len()), (vec!["imperial_shuttle".to_owned()], 2));
}

#[test]
fn case_50_a_reward_may_be_declined() {
    let mut table = table("E: units tie_fighter\nR:\nrow: y_wing\ngalaxy: x_wing");
    table.strike("y_wing", "tie_fighter").pick("no");
    assert_eq!((table.resources(0), table.galaxy_discard(0)), (0, vec!["y_wing".to_owned()]));
}

#[test]
fn case_51_and_52_bombers_discard_any_card_without_a_reward() {
    let mut table = table("E: units tie_bomber at_st\nR:\nrow: luke_skywalker bossk\ngalaxy: x_wing y_wing");
    table.picks("use tie_bomber; card luke_skywalker");
    assert_eq!((table.resources(0), table.row(0)), (0, vec!["x_wing".to_owned(), "bossk".to_owned()]));
    table.picks("use at_st; card bossk");
    assert_eq!(table.galaxy_discard(0), ["luke_skywalker", "bossk"]);
}

#[test]
fn case_53_an_at_at_brings_a_card_of_ones_own() {
    let mut table = table("R: units luke_skywalker\nE:\nrow: at_at han_solo bossk");
    table.strike("at_at", "luke_skywalker");
    assert!(!table.offers("card bossk"));
    assert_eq!(table.pick("card han_solo").discard(0), ["han_solo"]);
}

#[test]
fn case_54_nothing_to_exile_is_nothing() {
    let mut table = table("E: units tie_bomber\nR:\nrow: snowspeeder");
    table.strike("snowspeeder", "tie_bomber");
    assert!(table.offers("end-turn"));
}
