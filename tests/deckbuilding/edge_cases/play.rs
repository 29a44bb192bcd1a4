//! 14.2: play, purchase, row.

use crate::deckbuilding::position::{faction, table};
use deckbuilding::rules::query::Why;

#[test]
fn case_13_enemy_cards_cannot_be_purchased() {
    let table = table("R: resources 8\nE:\nrow: darth_vader");
    assert_eq!(table.refused_purchase(0, "darth_vader"), Some(Why::Enemy(faction("empire"))));
    assert!(!table.offers("purchase darth_vader"));
}

#[test]
fn case_14_and_15_a_purchase_is_replaced_at_once() {
    let mut table =
        table("E: resources 4 discard stormtrooper\nR:\nrow: bossk luke_skywalker\ngalaxy: tie_fighter x_wing");
    table.pick("purchase bossk");
    assert_eq!((table.resources(0), table.discard(0)), (1, vec!["stormtrooper".to_owned(), "bossk".to_owned()]));
    assert_eq!(table.row(0), ["tie_fighter", "luke_skywalker"]);
    table.pick("purchase tie_fighter");
    assert_eq!(table.resources(0), 0);
}

#[test]
fn case_16_and_17_the_galaxy_discard_pile_becomes_the_deck() {
    let mut full = table("E: resources 3\nR:\nrow: bossk x_wing*5\ndiscard: y_wing*7");
    full.pick("purchase bossk");
    assert_eq!((full.row(0).len(), full.galaxy(0).len(), full.galaxy_discard(0).len()), (6, 6, 0));
    let mut empty = table("E: resources 3\nR:\nrow: bossk x_wing*5");
    assert_eq!(empty.pick("purchase bossk").row(0).len(), 5);
}

#[test]
fn case_18_pilots_are_sold_out() {
    let mut table = table("E: resources 9\nR:\npilots: 1");
    table.pick("purchase outer_rim_pilot");
    assert!(!table.offers("purchase outer_rim_pilot"));
    assert_eq!(table.view().regions[0].pilots, 0);
}

#[test]
fn case_19_20_and_21_a_choice_is_made_when_the_card_is_played() {
    let mut guardian = table("R: hand temple_guardian\nE:\nforce: 3");
    guardian.pick("play temple_guardian");
    assert!(guardian.offers("mode attack") && guardian.offers("mode resources") && !guardian.offers("mode force"));
    let mut inquisitor = table("E: hand inquisitor\nR:");
    inquisitor.picks("play inquisitor; mode attack");
    assert_eq!(inquisitor.attack("inquisitor"), 1);
    assert!(!inquisitor.offers("use inquisitor"));
    inquisitor.strike("dantooine", "inquisitor");
    assert_eq!(inquisitor.base(1), 1);
}

#[test]
fn case_22_lobot_moves_the_force_as_far_as_it_goes() {
    let mut table = table("E: hand lobot\nR:\nforce: -2");
    table.picks("play lobot; mode force");
    assert_eq!(table.force(), -3);
}

#[test]
fn case_23_a_pilot_may_be_exiled_to_no_effect() {
    let mut table = table("E: hand outer_rim_pilot\nR:\nforce: -3");
    table.picks("play outer_rim_pilot; use outer_rim_pilot");
    assert_eq!((table.resources(0), table.force(), table.exiled(0)), (2, -3, vec!["outer_rim_pilot".to_owned()]));
}

#[test]
fn case_24_kafrene_draws_for_the_first_neutral_card_only() {
    let mut table = table("E: base kafrene hand outer_rim_pilot*2 deck stormtrooper*3\nR:");
    table.picks("play outer_rim_pilot; yes; play outer_rim_pilot");
    assert_eq!(table.hand(0), ["stormtrooper"]);
}

#[test]
fn case_25_a_fang_fighter_goes_to_the_hand() {
    let mut table = table("E: resources 3 deck stormtrooper\nR:\nrow: fang_fighter\nforce: -1");
    table.pick("purchase fang_fighter");
    assert_eq!(table.hand(0), ["fang_fighter", "stormtrooper"]);
    assert!(table.offers("play fang_fighter"));
}

#[test]
fn case_26_of_two_destinations_the_purchaser_picks_one() {
    let text = "R: base sullust resources 6\nE:\nrow: fang_fighter rebel_commando";
    let mut deck = table(text);
    deck.picks("purchase fang_fighter; mode deck; purchase rebel_commando");
    assert_eq!((deck.deck(0), deck.discard(0)), (vec!["fang_fighter".to_owned()], vec!["rebel_commando".to_owned()]));
    let mut hand = table(text);
    hand.picks("purchase fang_fighter; mode hand; purchase rebel_commando");
    assert_eq!((hand.hand(0), hand.discard(0)), (vec!["fang_fighter".to_owned()], vec!["rebel_commando".to_owned()]));
}

#[test]
fn case_27_a_quarren_mercenary_exiles() {
    let text = "E: resources 4 hand stormtrooper discard imperial_shuttle\nR:\nrow: quarren_mercenary\nforce: ";
    let mut with = table(&format!("{text}-1"));
    with.picks("purchase quarren_mercenary; card stormtrooper; card imperial_shuttle");
    assert_eq!(with.exiled(0), ["stormtrooper", "imperial_shuttle"]);
    let mut without = table(&format!("{text}0"));
    without.pick("purchase quarren_mercenary");
    assert!(without.offers("no") && without.offers("card quarren_mercenary"));
    without.pick("card quarren_mercenary");
    assert_eq!(without.exiled(0), ["quarren_mercenary"]);
    assert!(without.offers("end-turn"));
}

#[test]
fn case_28_and_29_a_smuggler_is_for_the_next_purchase_only() {
    let mut table = table("E: resources 9 units twilek_smuggler\nR:\nrow: tie_fighter tie_bomber death_trooper");
    table.picks("purchase tie_fighter; use twilek_smuggler; purchase tie_bomber; purchase death_trooper");
    assert_eq!(
        (table.deck(0), table.discard(0).join(" ")),
        (vec!["tie_bomber".to_owned()], "tie_fighter death_trooper".into())
    );
}

#[test]
fn case_30_and_31_a_jawa_purchases_from_the_galaxy_discard_pile() {
    let none = table("E: resources 3 units jawa_scavenger\nR:\ndiscard: ig_88 y_wing");
    assert_eq!(none.refused_use(0, "jawa_scavenger"), Some(Why::NoTarget));
    let mut some = table("E: resources 5 units jawa_scavenger\nR:\nrow: tie_fighter\ndiscard: quarren_mercenary");
    some.picks("use jawa_scavenger; card quarren_mercenary; no");
    assert_eq!(
        (some.resources(0), some.discard(0), some.row(0)),
        (1, vec!["quarren_mercenary".into()], vec!["tie_fighter".to_owned()])
    );
}

#[test]
fn case_32_33_and_34_what_tarkin_takes_is_exiled() {
    let mut ship = table("E: units grand_moff_tarkin\nR:\nrow: star_destroyer x_wing\ngalaxy: y_wing");
    ship.picks("use grand_moff_tarkin; card star_destroyer");
    assert_eq!(ship.row(0), ["y_wing", "x_wing"]);
    ship.pick("play star_destroyer").strike("dantooine", "star_destroyer").pick("end-turn");
    assert_eq!((ship.base(1), ship.exiled(0), ship.seat(0).ships.len()), (4, vec!["star_destroyer".to_owned()], 0));
    let mut gone = table("E: units grand_moff_tarkin ships gozanti_cruiser deck stormtrooper\nR:\nrow: tie_fighter");
    gone.picks("use grand_moff_tarkin; card tie_fighter; use gozanti_cruiser; card tie_fighter");
    assert_eq!(gone.discard(0), ["tie_fighter"]);
    assert_eq!(gone.pick("end-turn").exiled(0), ["tie_fighter"]);
}

#[test]
fn case_35_and_36_leia_purchases_for_free() {
    for (force, on_deck) in [(1, true), (0, false)] {
        let mut table = table(&format!("R: units princess_leia\nE:\nrow: luke_skywalker bossk\nforce: {force}"));
        table.picks("use princess_leia; card luke_skywalker");
        assert_eq!(if on_deck { table.deck(0) } else { table.discard(0) }, ["luke_skywalker"]);
    }
    let none = table("R: units princess_leia\nE:\nrow: bossk");
    assert_eq!(none.refused_use(0, "princess_leia"), Some(Why::NoTarget));
}

#[test]
fn case_37_corellia_purchases_into_the_hand() {
    let mut table = table("E: base none bases corellia\nR:\nrow: x_wing darth_vader\nturn: begin");
    table.picks("base corellia");
    assert!(!table.offers("card x_wing") && table.offers("no"));
    assert_eq!(table.pick("card darth_vader").hand(0), ["darth_vader"]);
    assert!(table.offers("play darth_vader"));
}

#[test]
fn case_38_what_jedha_gives_is_exiled_at_the_end() {
    let mut table = table("R: base jedha resources 6\nE:\nrow: bossk lobot");
    table.picks("purchase bossk; purchase lobot");
    assert_eq!((table.hand(0), table.discard(0)), (vec!["bossk".to_owned()], vec!["lobot".to_owned()]));
    table.pick("end-turn");
    assert_eq!(table.exiled(0), ["bossk"]);
}

#[test]
fn case_39_neutral_cards_may_be_paid_off() {
    let text = "E: resources 3\nR:\nrow: bossk tie_fighter\ngalaxy: x_wing";
    assert!(!table(text).offers("pay-off"));
    let mut table = table(&format!("{text}\npay-off: yes"));
    assert!(!table.offers("pay-off tie_fighter"));
    table.pick("pay-off bossk");
    assert_eq!((table.resources(0), table.galaxy_discard(0), table.discard(0).len()), (0, vec!["bossk".to_owned()], 0));
}
