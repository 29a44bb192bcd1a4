//! 14.4: attacks on bases, and ships.

use crate::deckbuilding::position::table;
use deckbuilding::rules::query::Why;

#[test]
fn case_55_a_ship_falls_first() {
    let mut table = table("R: units luke_skywalker jyn_erso\nE: ships gozanti_cruiser\nforce: -1");
    table.strike("lothal", "luke_skywalker jyn_erso");
    assert_eq!((table.discard(1), table.base(1)), (vec!["gozanti_cruiser".to_owned()], 7));
}

#[test]
fn case_56_the_attacker_divides_damage_among_ships() {
    for (first, second) in [(3, 2), (0, 5), (1, 4)] {
        let mut table = table("R: units cassian_andor\nE: ships gozanti_cruiser imperial_carrier");
        table.strike("lothal", "cassian_andor");
        table.pick(&format!("number gozanti_cruiser #{first}"));
        let ships: Vec<_> = table.seat(1).ships.iter().map(|ship| (ship.id.clone(), ship.damage)).collect();
        let expected: Vec<_> = [("gozanti_cruiser", 3, first), ("imperial_carrier", 5, second)]
            .into_iter()
            .filter(|(_, hp, damage)| damage < hp)
            .map(|(id, _, damage)| (id.to_owned(), Some(damage)))
            .collect();
        assert_eq!((ships, table.base(1)), (expected, 0));
    }
}

#[test]
fn case_57_all_ships_fall_before_the_base_is_hit() {
    let mut table = table("R: units cassian_andor jyn_erso\nE: ships gozanti_cruiser imperial_carrier");
    table.strike("lothal", "cassian_andor jyn_erso");
    assert_eq!((table.seat(1).ships.len(), table.base(1)), (0, 1));
}

#[test]
fn case_58_and_59_a_fallen_base_loses_the_rest_and_ships_can_still_be_hit() {
    let mut table = table("R: units luke_skywalker cassian_andor jyn_erso\nE: bases endor\nforce: -1");
    table.strike("lothal", "luke_skywalker cassian_andor");
    assert!(table.seat(1).base.is_none());
    assert!(table.offers("attack base"));
    table.strike("base", "jyn_erso").picks("end-turn; base endor");
    assert_eq!(table.base(1), 0);
}

#[test]
fn case_60_the_third_base_ends_the_game() {
    let mut table = table("R: units luke_skywalker cassian_andor\nE: base lothal/3\nwon: R corellia,endor");
    table.strike("lothal", "luke_skywalker");
    assert!(table.decision().is_none());
    assert_eq!(table.view().over.map(|over| over.winners), Some(vec![0]));
}

#[test]
fn case_61_a_destroyed_ship_comes_back_whole() {
    let mut table = table("E: hand gozanti_cruiser discard gozanti_cruiser\nR:");
    table.pick("play gozanti_cruiser");
    assert_eq!((table.piece("gozanti_cruiser").damage, table.resources(0)), (Some(0), 2));
}

#[test]
fn case_62_values_are_taken_when_the_attack_is_resolved() {
    let mut table = table("E: hand inquisitor units darth_vader\nR: base hoth bases mon_cala");
    table.picks("commit darth_vader; play inquisitor; mode force; attack hoth");
    assert_eq!(table.base(1), 8, "10 attack, of which Hoth prevents 2");
}

#[test]
fn case_63_to_66_what_cards_add_to_each_other() {
    let piett = table("E: units admiral_piett ships star_destroyer*2\nR:");
    assert_eq!(piett.attack("star_destroyer"), 5);
    let carriers = table("E: units z95_headhunter tie_fighter ships imperial_carrier*2\nR:");
    assert_eq!((carriers.attack("z95_headhunter"), carriers.attack("tie_fighter")), (4, 4));
    let carrier = table("E: units z95_headhunter ships imperial_carrier\nR:");
    assert_eq!(carrier.attack("z95_headhunter"), 3);
    let endor = table("E: base endor units quarren_mercenary\nR:");
    assert_eq!(endor.attack("quarren_mercenary"), 5);
}

#[test]
fn case_67_a_y_wing_attacks_and_then_strikes_through_ships() {
    let mut table = table("R: units y_wing\nE: ships gozanti_cruiser");
    table.strike("lothal", "y_wing");
    assert_eq!(table.piece("gozanti_cruiser").damage, Some(2));
    table.picks("use y_wing; base lothal");
    assert_eq!((table.base(1), table.exiled(0)), (2, vec!["y_wing".to_owned()]));
}

#[test]
fn case_68_and_69_hoth_prevents_the_first_damage_of_a_turn() {
    let mut table = table("E: units tie_fighter inquisitor boba_fett deck stormtrooper\nR: base hoth");
    table.strike("hoth", "tie_fighter");
    assert_eq!(table.base(1), 0);
    table.strike("hoth", "boba_fett");
    assert_eq!(table.base(1), 5);
}

#[test]
fn case_70_71_and_72_which_ships_may_be_destroyed() {
    let text = "R: units luke_skywalker ships hammerhead_corvette\nE:\nrow: blockade_runner\nforce: 1";
    let rebels = table(text);
    assert_eq!(rebels.refused_use(0, "hammerhead_corvette"), Some(Why::NoTarget));
    assert_eq!(rebels.refused_use(0, "luke_skywalker"), Some(Why::NoTarget));
    let mut empire = table("E: base death_star resources 8\nR:\nrow: blockade_runner nebulon_b_frigate");
    empire.picks("use death_star; card blockade_runner");
    assert_eq!(empire.resources(0), 4);
    assert_eq!(empire.refused_use(0, "death_star"), Some(Why::Used));
}

#[test]
fn case_73_baze_counts_the_bases_his_side_has_lost() {
    assert_eq!(table("R: units baze_malbus\nE:\nwon: E hoth,mon_cala").attack("baze_malbus"), 4);
}
