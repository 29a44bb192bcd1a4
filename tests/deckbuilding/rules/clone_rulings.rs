//! Chapter 6 of the digest of the Clone Wars box: what no source answers, each as an option in `options.rs`.

use crate::deckbuilding::position::{ids, table};
use deckbuilding::rules::query::Why;

#[test]
fn ruling_c1_an_exiled_card_of_the_row_is_the_exilers() {
    let text = "G: base none bases cw_ryloth discard cw_at_rt\nS:\nrow: cw_aat\nturn: begin";
    let mut table = table(text);
    table.picks("base cw_ryloth; yes; card cw_aat");
    assert_eq!((table.exiled(0), table.exiled(1).len()), (vec!["cw_aat".to_owned()], 0));
}

#[test]
fn ruling_c2_a_swapped_unit_is_exiled_but_no_exile_is_counted() {
    let text = "S: units cw_count_dooku cw_droideka exiled cw_aat\nG:\nrow: cw_at_rt\nforce: -1";
    let mut table = table(text);
    table.picks("use cw_count_dooku; card cw_at_rt; card cw_aat");
    assert_eq!(table.exiled(0), ["cw_at_rt"]);
    assert_eq!(table.refused_use(0, "cw_droideka"), Some(Why::ConditionFails));
}

#[test]
fn ruling_c3_nothing_is_shuffled_to_be_revealed() {
    let table = table("G: units cw_v19_torrent discard cw_at_rt*3\nS:");
    assert_eq!(table.refused_use(0, "cw_v19_torrent"), Some(Why::NoTarget));
}

#[test]
fn ruling_c4_rex_counts_himself_and_those_of_his_teammate() {
    assert_eq!(table("G: units cw_captain_rex\nS:").attack("cw_captain_rex"), 1);
    let team = "G1: units cw_captain_rex\nS1:\nG2: units cw_aayla_secura\nS2:\nrow2: cw_embo";
    assert_eq!(table(team).attack("cw_captain_rex"), 2, "and not those of the other row");
}

#[test]
fn ruling_c5_units_in_play_give_no_more_force() {
    let mut table = table("G: units cw_arc_170*2 hand cw_venator_class_destroyer\nS:");
    assert_eq!(table.pick("play cw_venator_class_destroyer").force(), 0);
}

#[test]
fn ruling_c6_a_ship_falls_with_naboo_if_its_damage_is_too_much() {
    let mut table = table("S: units cw_count_dooku cw_stap\nG: base cw_naboo/11 ships cw_space_yacht/3");
    table.strike("cw_naboo", "cw_count_dooku");
    let left = table.seat(1);
    assert!(left.base.is_none() && left.ships.is_empty(), "3 more damage first destroy the ship");
    let text = "G1: ships cw_space_yacht\nS1: units cw_general_grievous\nG2: base cw_naboo/11\nS2:\nactive: S";
    let mut alone = crate::deckbuilding::position::table(text);
    alone.strike("cw_rishi", "cw_general_grievous");
    assert_eq!(alone.piece("cw_space_yacht").damage, Some(5));
}

#[test]
fn ruling_c7_the_player_of_the_base_chooses_and_everybody_knows_the_card() {
    let text = "S: base none bases cw_lola_sayu\nG: discard cw_captain_rex,cw_at_rt\nturn: begin";
    let mut table = table(text);
    table.pick("base cw_lola_sayu");
    assert_eq!(table.decision().map(|asked| asked.seat), Some(0));
    table.pick("card cw_captain_rex");
    let public = table.game.view(&crate::deckbuilding::position::BOOK, &[], deckbuilding::rules::look::Eyes::Public);
    assert_eq!(ids(&public.seats[0].captured), ["cw_captain_rex"]);
}

#[test]
fn ruling_c8_a_second_reward_purchases_a_second_card() {
    let text = "S: units cw_general_grievous cw_b1_battle_droid hand cw_b1_battle_droid\nG:\n\
                row: cw_at_te cw_stap cw_droideka";
    let mut table = table(text);
    table.strike("cw_at_te", "cw_general_grievous cw_b1_battle_droid");
    table.picks("card cw_stap; card cw_b1_battle_droid; card cw_droideka");
    assert_eq!(table.discard(0), ["cw_stap", "cw_droideka"]);
}

#[test]
fn ruling_c9_jar_jar_gives_himself_away_from_wherever_he_is() {
    let text = "G: ships cw_acclamator_class_ship resources 2\nS:\nrow: cw_jar_jar_binks";
    let mut table = table(text);
    table.picks("use cw_acclamator_class_ship; purchase cw_jar_jar_binks");
    assert_eq!(table.deck(0), ["cw_jar_jar_binks"]);
    assert_eq!(table.pick("yes").discard(1), ["cw_jar_jar_binks"]);
}

#[test]
fn ruling_c10_a_droid_that_was_committed_and_did_not_attack_is_discarded() {
    let mut table = table("S: units cw_vulture_droid deck cw_stap*5\nG:");
    table.picks("commit cw_vulture_droid; end-turn");
    assert_eq!((table.discard(0), table.exiled(0).len()), (vec!["cw_vulture_droid".to_owned()], 0));
}

#[test]
fn ruling_c11_an_emptied_galaxy_deck_is_not_shuffled_to_find_a_card() {
    let text = "S: units cw_protocol_droid\nG:\nrow: cw_embo\ngalaxy: cw_at_te cw_at_rt\ndiscard: cw_aat";
    let mut table = table(text);
    table.pick("use cw_protocol_droid");
    assert_eq!((table.row(0), table.galaxy(0).len()), (vec!["cw_embo".to_owned()], 0));
    assert_eq!(table.galaxy_discard(0), ["cw_aat", "cw_at_te", "cw_at_rt"]);
}

#[test]
fn ruling_c12_hondo_asks_what_is_printed() {
    let text = "S: units cw_hondo_ohnaka cw_underworld_contact resources 2 deck cw_stap\nG:\nrow: cw_embo\nforce: -1";
    let mut table = table(text);
    table.picks("use cw_underworld_contact; purchase cw_embo; yes");
    assert_eq!((table.hand(0), table.resources(0)), (vec!["cw_stap".to_owned()], 0));
}

#[test]
fn ruling_c13_a_freighter_destroyed_in_the_row_does_nothing() {
    let text = "E: base death_star resources 4 hand stormtrooper\nG: hand cw_at_rt\nrow: cw_aurore_class_freighter";
    let mut table = table(text);
    table.picks("use death_star; card cw_aurore_class_freighter");
    assert!(table.offers("end-turn"));
}

#[test]
fn ruling_c15_resources_stay_although_the_base_that_kept_them_fell() {
    let mut table = table("S: base cw_mygeeto/16 resources 3\nG: units cw_arc_170\nactive: G");
    table.strike("cw_mygeeto", "cw_arc_170");
    assert_eq!((table.seat(0).base, table.resources(0)), (None, 3));
}

#[test]
fn ruling_c16_an_exile_that_an_enemy_freighter_brings_counts() {
    let text = "S: units cw_droideka cw_tri_fighter hand cw_b1_battle_droid\nG: ships cw_aurore_class_freighter";
    let mut table = table(text);
    table.strike("cw_rishi", "cw_tri_fighter").picks("card cw_b1_battle_droid; done");
    assert_eq!(table.pick("use cw_droideka").attack("cw_droideka"), 5);
}

#[test]
fn ruling_c17_two_discounts_make_one_card_cheaper() {
    let mut table = table("S: units cw_underworld_contact*2 resources 2\nG:\nrow: cw_cad_bane\nforce: -1");
    table.pick("use cw_underworld_contact").pick("use cw_underworld_contact").pick("purchase cw_cad_bane");
    assert_eq!(table.resources(0), 0);
}

#[test]
fn ruling_c18_an_exile_of_the_teammate_counts_and_their_exile_pile_does_not() {
    let text = "S1: units cw_droideka\nG1:\nS2: units cw_b2_battle_droid ships cw_droid_control_ship exiled cw_magnaguard\n\
                G2:\nrow2: cw_stap";
    let mut table = table(text);
    table.picks("use cw_b2_battle_droid; card cw_stap");
    assert_eq!(table.refused_use(0, "cw_droideka"), None);
    assert_eq!(table.refused_use(0, "cw_droid_control_ship"), Some(Why::NoTarget));
}
