//! Chapters 6 to 9: attacks, keywords, victory, paying off.

use crate::deckbuilding::position::table;
use deckbuilding::rules::fact::What;
use deckbuilding::rules::query::Why;

#[test]
fn rule_6_1_each_card_joins_one_attack_and_their_attack_is_added() {
    let mut table = table("E: units tie_fighter*2 ships star_destroyer\nR: bases hoth\nrow: y_wing");
    table.pick("attack dantooine").picks("commit tie_fighter; commit star_destroyer; done");
    assert_eq!(table.base(1), 6);
    assert_eq!(table.refused_commit("star_destroyer"), Some(Why::Attacked));
    assert!(table.offers("attack y_wing"), "the other fighter is left");
}

#[test]
fn rule_6_2_and_ruling_r6_cards_may_be_committed_before_a_target_is_named() {
    let mut table = table("E: units tie_fighter*2\nR:\nrow: x_wing\ngalaxy: lobot");
    assert_eq!(table.refused_attack(0, "x_wing"), None);
    table.picks("commit tie_fighter");
    assert_eq!(table.refused_attack(0, "x_wing"), Some(Why::TooWeak { value: 3, have: 2 }));
    table.picks("commit tie_fighter; attack x_wing; no");
    assert_eq!(table.galaxy_discard(0), ["x_wing"]);
}

#[test]
fn rule_6_3_values_are_those_of_the_moment() {
    let mut table = table("E: units death_trooper hand grand_moff_tarkin\nR: bases hoth");
    table.picks("commit death_trooper; play grand_moff_tarkin; attack dantooine");
    assert_eq!(table.base(1), 5);
}

#[test]
fn rule_6_4_damage_stays() {
    let mut table = table("E: units tie_fighter*2\nR: bases hoth ships mon_calamari_cruiser/3");
    table.strike("dantooine", "tie_fighter");
    assert_eq!(table.piece("mon_calamari_cruiser").damage, Some(5));
    table.strike("dantooine", "tie_fighter");
    assert_eq!((table.discard(1), table.base(1)), (vec!["mon_calamari_cruiser".to_owned()], 1));
}

#[test]
fn rule_6_5_1_units_and_ships_attack_bases() {
    let mut table = table("E: units tie_fighter ships star_destroyer\nR: bases hoth");
    assert_eq!(table.strike("dantooine", "tie_fighter star_destroyer").base(1), 6);
}

#[test]
fn rule_6_5_2_every_ship_before_the_base_and_damage_is_divided() {
    let mut table = table("E: units boba_fett\nR: ships croc_cruiser blockade_runner");
    table.strike("dantooine", "boba_fett");
    // The runner takes four at most, the cruiser no more than three.
    assert_eq!(table.options().len(), 3);
    table.pick("number croc_cruiser #2");
    assert_eq!(
        (table.piece("croc_cruiser").damage, table.piece("blockade_runner").damage, table.base(1)),
        (Some(2), Some(3), 0)
    );
}

#[test]
fn rule_6_5_3_a_destroyed_ship_comes_back_whole() {
    let mut table = table("E: units boba_fett\nR: ships croc_cruiser/2");
    table.strike("dantooine", "boba_fett").pick("end-turn");
    assert_eq!(table.discard(1), ["croc_cruiser"]);
    table.picks("end-turn; end-turn; play croc_cruiser");
    assert_eq!(table.piece("croc_cruiser").damage, Some(0));
}

#[test]
fn rule_6_5_4_damage_of_a_base_stays_until_it_is_repaired() {
    let mut table = table("E: units tie_fighter\nR: base dantooine/1 hand u_wing\nforce: 1");
    table.strike("dantooine", "tie_fighter").picks("end-turn; play u_wing");
    assert_eq!(table.base(1), 3);
    assert_eq!(table.pick("use u_wing").base(1), 0);
}

#[test]
fn rule_6_5_5_the_rest_is_lost() {
    let mut table = table("E: units darth_vader boba_fett\nR: bases hoth");
    table.strike("dantooine", "darth_vader boba_fett");
    assert_eq!(table.view().victory[0].len(), 1);
    table.picks("end-turn; base hoth");
    assert_eq!(table.base(1), 0);
}

#[test]
fn rule_6_5_6_without_a_base_ships_are_hit_and_the_rest_is_lost() {
    let mut table = table("E: units darth_vader\nR: base none bases hoth ships croc_cruiser\nactive: E");
    table.strike("base", "darth_vader");
    assert_eq!((table.discard(1), table.seat(1).base.is_none()), (vec!["croc_cruiser".to_owned()], true));
}

#[test]
fn rule_6_6_1_only_enemy_units_of_the_row() {
    let table = table("E: units darth_vader\nR:\nrow: x_wing tie_fighter bossk mon_calamari_cruiser");
    let offered =
        ["x_wing", "tie_fighter", "bossk", "mon_calamari_cruiser"].map(|id| table.offers(&format!("attack {id}")));
    assert_eq!(offered, [true, false, false, false]);
}

#[test]
fn rule_6_6_2_only_units_attack_the_row() {
    let table = table("E: ships star_destroyer\nR:\nrow: y_wing");
    assert!(!table.offers("attack y_wing"));
}

#[test]
fn rule_6_6_3_a_defeat_is_discarded_replaced_and_may_be_rewarded() {
    let mut table = table("E: units tie_interceptor\nR:\nrow: y_wing\ngalaxy: bossk");
    table.strike("y_wing", "tie_interceptor");
    assert_eq!((table.row(0), table.galaxy_discard(0)), (vec!["bossk".to_owned()], vec!["y_wing".to_owned()]));
    assert!(table.offers("yes") && table.offers("no"));
    assert_eq!(table.refused_attack(0, "bossk"), Some(Why::NotATarget));
}

#[test]
fn rule_6_6_4_a_target_takes_what_it_costs() {
    use crate::deckbuilding::position::BOOK;
    assert!(BOOK.all().filter(|(_, entry)| entry.target > 0).all(|(_, entry)| entry.target == entry.cost));
}

#[test]
fn rule_6_6_5_the_reward_before_what_defeats_trigger() {
    let mut table = table("E: units bossk dengar\nR:\nrow: x_wing\nforce: 1");
    table.strike("x_wing", "bossk dengar").pick("yes");
    assert_eq!((table.resources(0), table.force()), (3, 1));
    table.picks("card bossk; yes");
    assert_eq!((table.resources(0), table.force()), (5, 0));
}

#[test]
fn rule_7_1_only_what_can_be_done_is_chosen() {
    let mut table = table("R: ships rebel_transport\nE:");
    assert_eq!(table.pick("use rebel_transport").options().len(), 1);
}

#[test]
fn rule_7_2_dealt_damage_goes_past_ships() {
    let mut table = table("R: units y_wing\nE: ships star_destroyer");
    assert_eq!(table.picks("use y_wing; base lothal").base(1), 2);
}

#[test]
fn rule_7_3_a_ship_of_the_row_is_destroyed_without_a_reward() {
    let mut table = table("E: base death_star resources 4\nR:\nrow: mon_calamari_cruiser\ngalaxy: bossk");
    table.picks("use death_star; card mon_calamari_cruiser");
    assert_eq!(
        (table.galaxy_discard(0), table.row(0)),
        (vec!["mon_calamari_cruiser".to_owned()], vec!["bossk".to_owned()])
    );
}

#[test]
fn rule_7_4_the_owner_of_a_hand_chooses() {
    let mut table = table("R: units snowspeeder\nE: hand stormtrooper inquisitor");
    table.pick("use snowspeeder");
    assert_eq!(table.decision().map(|decision| (decision.seat, decision.options.len())), Some((1, 2)));
}

#[test]
fn rule_7_5_cards_are_exiled_from_both_places_and_a_card_is_used_first() {
    let mut held = table("E: units ig_88 hand stormtrooper discard imperial_shuttle\nR:\nrow: b_wing");
    held.strike("b_wing", "ig_88").picks("card stormtrooper; card imperial_shuttle");
    assert_eq!(held.exiled(0), ["stormtrooper", "imperial_shuttle"]);
    let mut first = table("R: units y_wing\nE:");
    first.strike("lothal", "y_wing").picks("use y_wing; base lothal");
    assert_eq!((first.base(1), first.exiled(0)), (4, vec!["y_wing".to_owned()]));
}

#[test]
fn rule_7_6_a_free_purchase_is_a_purchase_and_taking_is_none() {
    let mut leia = table("R: base sullust units princess_leia resources 9\nE:\nrow: y_wing x_wing");
    leia.picks("use princess_leia; card y_wing; purchase x_wing");
    assert_eq!((leia.deck(0), leia.discard(0)), (vec!["y_wing".to_owned()], vec!["x_wing".to_owned()]));
    let mut tarkin = table("E: units grand_moff_tarkin twilek_smuggler resources 2\nR:\nrow: tie_fighter tie_bomber");
    tarkin.picks("use twilek_smuggler; use grand_moff_tarkin; card tie_fighter; purchase tie_bomber");
    assert_eq!((tarkin.hand(0), tarkin.deck(0)), (vec!["tie_fighter".to_owned()], vec!["tie_bomber".to_owned()]));
}

#[test]
fn rule_7_7_repair_takes_damage_off_the_base_alone() {
    let mut table = table("R: base dantooine/1 units hwk_290 ships blockade_runner/2\nE:");
    table.pick("use hwk_290");
    assert_eq!((table.base(0), table.piece("blockade_runner").damage), (0, Some(2)));
}

#[test]
fn rule_7_8_what_is_revealed_all_see_and_what_is_looked_at_one() {
    use deckbuilding::rules::look::Eyes;
    use seats::{Seat, SeatSet};
    let sees = |table: &crate::deckbuilding::position::Table, seat: u8| {
        let eyes = Eyes::Of(SeatSet::one(Seat(seat)));
        table.game.view(&crate::deckbuilding::position::BOOK, &[], eyes).regions[0].deck[0].known().is_some()
    };
    let mut scout = table("E: units scout_trooper\nR:\ngalaxy: bossk");
    scout.pick("use scout_trooper");
    assert!(sees(&scout, 0) && sees(&scout, 1));
    let mut looked = table("E: units moff_jerjerrod\nR:\ngalaxy: bossk");
    looked.pick("use moff_jerjerrod");
    assert!(sees(&looked, 0) && !sees(&looked, 1));
}

#[test]
fn rule_7_9_the_force_stops_at_its_end() {
    let mut table = table("R: hand princess_leia\nE:\nforce: 2");
    assert_eq!(table.pick("play princess_leia").force(), 3);
}

#[test]
fn rule_7_10_in_the_middle_it_is_with_nobody() {
    for (force, attack) in [(-1, 0), (0, 0), (1, 2)] {
        let table = table(&format!("R: units chirrut_imwe\nE:\nforce: {force}"));
        assert_eq!(table.attack("chirrut_imwe"), attack, "{force}");
    }
}

#[test]
fn rule_7_11_gained_attack_is_of_that_unit_and_of_this_turn() {
    let mut table = table("R: units b_wing\nE: bases endor");
    table.picks("use b_wing; mode attack");
    assert_eq!(table.strike("lothal", "b_wing").base(1), 7);
    assert_eq!(table.refused_commit("b_wing"), Some(Why::Attacked));
}

#[test]
fn rule_8_1_and_8_2_the_game_ends_at_once() {
    let mut table = table("R: units y_wing\nE: base lothal/6\nwon: R corellia,endor");
    table.pick("use y_wing");
    assert_eq!(table.tells("base lothal"), [What::Damage, What::BaseDestroyed, What::Won]);
    assert_eq!(table.view().over.map(|over| over.winners), Some(vec![0]));
    assert!(table.decision().is_none());
}

#[test]
fn rule_9_1_paying_off_is_off_unless_it_was_agreed() {
    let text = "E: resources 3\nR:\nrow: bossk tie_fighter";
    assert!(!table(text).offers("pay-off"));
    let mut table = table(&format!("{text}\npay-off: yes\ngalaxy: dengar"));
    table.pick("pay-off bossk");
    assert_eq!(
        (table.resources(0), table.galaxy_discard(0), table.row(0)[0].as_str()),
        (0, vec!["bossk".to_owned()], "dengar")
    );
}
