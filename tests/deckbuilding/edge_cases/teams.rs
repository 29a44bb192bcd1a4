//! 14.6: two against two.

use crate::deckbuilding::position::{BOOK, faction, table};
use crate::deckbuilding::soundness::sides;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding::rules::query::Why;
use seats::chance::Luck;

#[test]
fn case_93_and_94_the_other_team_begins_with_the_force() {
    let options = Options { starting: Some(faction("rebel")), ..Options::of(Mode::Teams) };
    let mut game = Game::start(&BOOK, options, &sides(Mode::Teams), Luck::Number(1), &mut Log::off());
    assert_eq!((game.force(), game.faction(game.active())), (-3, faction("rebel")));
    let end = game.decision().expect("a decision").options.len() - 1;
    game.choose(&BOOK, end, &mut Log::off()).expect("the turn ends");
    let view = game.view(&BOOK, &[], deckbuilding::rules::look::Eyes::Judge);
    assert_eq!((view.active, view.seats[0].resources, view.seats[2].resources), (vec![0, 2], 1, 1));
}

#[test]
fn case_95_and_96_you_is_your_team() {
    let mut veers = table("E1: units stormtrooper\nR1:\nE2: units general_veers deck tie_fighter\nR2:");
    assert_eq!(veers.pick("use general_veers").hand(2), ["tie_fighter"]);
    let mut wing = table("R1: units x_wing deck y_wing\nE1:\nR2: hand temple_guardian\nE2:");
    assert!(!wing.offers("use x_wing"));
    wing.picks("play temple_guardian; mode force; use x_wing");
    assert_eq!((wing.force(), wing.hand(0)), (1, vec!["y_wing".to_owned()]));
}

#[test]
fn case_97_and_98_resources_and_regions_are_not_shared() {
    let table = table("E1: resources 3\nR1:\nE2: resources 2\nR2:\nrow: y_wing\nrow2: bossk");
    assert!(!table.offers("purchase bossk"));
    assert_eq!(table.refused_purchase(0, "bossk"), Some(Why::OtherRegion));
    assert_eq!(table.refused_attack(2, "y_wing"), Some(Why::OtherRegion));
}

#[test]
fn case_99_only_the_opponent_of_the_region_discards() {
    let mut table = table("R1: units snowspeeder\nE1: hand stormtrooper\nR2:\nE2: hand tie_fighter");
    table.pick("use snowspeeder");
    assert!(table.offers("card stormtrooper") && !table.offers("card tie_fighter"));
}

#[test]
fn case_100_a_ship_protects_both_bases() {
    let mut table = table("R1:\nE1: ships gozanti_cruiser\nR2: units x_wing\nE2:");
    table.strike("lothal @3", "x_wing");
    assert_eq!((table.seat(1).ships.len(), table.base(1), table.base(3)), (0, 0, 0));
}

#[test]
fn case_101_a_teammate_may_use_a_ship_once() {
    let mut table =
        table("E1: ships gozanti_cruiser hand stormtrooper\nR1:\nE2: hand imperial_shuttle deck tie_fighter\nR2:");
    table.picks("use gozanti_cruiser @2; card imperial_shuttle");
    assert_eq!(table.hand(2), ["tie_fighter"]);
    assert!(!table.offers("use gozanti_cruiser"));
}

#[test]
fn case_102_a_carrier_pays_its_player_and_helps_both() {
    let text = "E1: ships imperial_carrier units tie_fighter\nR1:\nE2: units tie_interceptor\nR2:\nturn: begin";
    let table = table(text);
    assert_eq!((table.resources(0), table.resources(2)), (3, 0));
    assert_eq!((table.attack("tie_fighter"), table.attack("tie_interceptor")), (3, 4));
}

#[test]
fn case_103_and_126_both_bases_may_fall_in_one_attack() {
    let mut table = table(
        "R1: units luke_skywalker y_wing\nE1: bases endor\nR2: units chewbacca jyn_erso\nE2: bases endor\nforce: -1",
    );
    table.strike("lothal @1", "luke_skywalker y_wing chewbacca jyn_erso");
    assert!(table.seat(1).base.is_none() && table.seat(3).base.is_none());
    // 126: both reveal new ones at the beginning of their team's turn.
    table.picks("end-turn; base endor @1; base endor @3");
    assert_eq!((table.base(1), table.base(3)), (0, 0));
}

#[test]
fn case_104_and_105_three_bases_of_each() {
    let lost = "E1: base corellia/9 bases endor\nR1:\nE2:\nR2: units y_wing\nactive: R\nwon: R ";
    let mut one = table(&format!("{lost}lothal@E1,mustafar@E1,rodia@E2"));
    one.strike("corellia", "y_wing").pick("number #1");
    let mut one_more = one;
    assert!(one_more.offers("end-turn"));
    one_more.picks("end-turn; base endor");
    assert_eq!(one_more.base(0), 0);
    let mut four = table(&format!("{lost}lothal@E1,mustafar@E1,kessel@E1,rodia@E2,kafrene@E2"));
    four.strike("corellia", "y_wing").pick("number #1");
    assert!(four.decision().is_some(), "four and two are not three and three");
    let mut six = table(&format!("{lost}lothal@E1,mustafar@E1,rodia@E2,kafrene@E2,kessel@E2"));
    six.strike("corellia", "y_wing").pick("number #1");
    assert_eq!(six.view().over.map(|over| over.winners), Some(vec![1, 3]));
}

#[test]
fn case_106_without_a_base_damage_goes_to_the_teammates() {
    let mut table = table("E1: base none hand stormtrooper\nR1: units y_wing\nE2:\nR2:\nactive: R");
    table.strike("lothal", "y_wing").pick("end-turn");
    assert_eq!(table.base(2), 2);
    assert!(table.offers("play stormtrooper"));
}

#[test]
fn case_107_both_may_play_the_same_character() {
    let mut table = table("E1: hand darth_vader\nR1:\nE2: hand darth_vader\nR2:");
    table.picks("play darth_vader @0; play darth_vader @2");
    assert_eq!((table.seat(0).units.len(), table.seat(2).units.len()), (1, 1));
}

#[test]
fn case_108_two_bespins_draw_two_for_the_first() {
    let text = "R1: base bespin hand lobot deck y_wing\nE1:\nR2: base bespin hand bossk deck x_wing*3\nE2:";
    let mut table = table(text);
    table.picks("play bossk; card bespin @0; yes; play lobot; mode resources");
    assert_eq!((table.hand(2).len(), table.hand(0).len()), (2, 0));
}

#[test]
fn case_109_two_endors_add_two() {
    let table = table("E1: base endor units stormtrooper\nR1:\nE2: base endor units at_st\nR2:");
    assert_eq!((table.attack("stormtrooper"), table.attack("at_st")), (4, 6));
}

#[test]
fn case_110_two_hoths_prevent_four() {
    let mut table = table("E1: units boba_fett\nR1: base hoth\nE2:\nR2: base hoth");
    table.strike("hoth @1", "boba_fett");
    table.pick("number hoth #3");
    assert_eq!(table.base(1) + table.base(3), 1);
}

#[test]
fn case_111_two_death_stars_are_two_uses() {
    let text = "E1: base death_star resources 8\nR1: ships rebel_transport*2\nE2: base death_star\nR2:";
    let mut table = table(text);
    table.picks("use death_star @0; card rebel_transport; use death_star @0; card rebel_transport");
    assert_eq!((table.resources(0), table.seat(1).ships.len()), (0, 0));
}

#[test]
fn case_112_and_113_the_first_or_next_purchase_of_either() {
    let mut smuggler = table("R1: units twilek_smuggler\nE1:\nR2: resources 6\nE2:\nrow2: x_wing*2");
    smuggler.picks("use twilek_smuggler; purchase x_wing @2; purchase x_wing @2");
    assert_eq!((smuggler.deck(2).len(), smuggler.discard(2).len()), (1, 1));
    let text = "R1: base sullust resources 3\nE1:\nR2: resources 3\nE2:\nrow: x_wing\nrow2: x_wing";
    let mut sullust = table(text);
    sullust.picks("purchase x_wing @2; purchase x_wing @0");
    assert_eq!((sullust.deck(2).len(), sullust.deck(0).len(), sullust.discard(0).len()), (1, 0, 1));
}

#[test]
fn case_114_the_team_says_who_resolves_corellia() {
    let text = "E1: base none bases corellia\nR1:\nE2:\nR2:\nrow: bossk\nrow2: tie_fighter\nturn: begin";
    let mut table = table(text);
    table.picks("base corellia; seat @2; card tie_fighter");
    assert_eq!(table.hand(2), ["tie_fighter"]);
}

#[test]
fn case_115_only_who_chose_dagobah_exiles() {
    let text = "R1: base none bases dagobah hand y_wing\nE1:\nR2: hand x_wing\nE2:\nturn: begin";
    let mut table = table(text);
    table.pick("base dagobah");
    assert!(table.offers("card y_wing") && !table.offers("card x_wing"));
}

#[test]
fn case_116_and_117_either_base_is_repaired() {
    let mut ship = table("R1: units hwk_290\nE1:\nR2: base dantooine/5\nE2:");
    ship.picks("use hwk_290; base @2");
    assert_eq!(ship.base(2), 1);
    let text = "E1: base lothal/5\nR1:\nE2: units landing_craft\nR2:";
    let mut resources = table(text);
    assert_eq!(resources.picks("use landing_craft; mode resources").resources(2), 4);
    let mut repair = table(text);
    assert_eq!(repair.picks("use landing_craft; mode repair; base @0").base(0), 1);
}

#[test]
fn case_118_a_teammate_may_recover_instead() {
    let mut table = table("E1: units at_at\nR1:\nE2: discard stormtrooper\nR2:");
    table.picks("use at_at; card stormtrooper");
    assert_eq!(table.hand(2), ["stormtrooper"]);
}

#[test]
fn case_119_and_125_what_either_has_counts() {
    let mut han = table("R1: units han_solo deck y_wing*3\nE1:\nR2: units millennium_falcon\nE2:");
    assert_eq!(han.pick("use han_solo").hand(0).len(), 2);
    let mut ship = table("R1: units z95_headhunter deck y_wing\nE1:\nR2:\nE2: ships gozanti_cruiser");
    assert_eq!(ship.pick("use z95_headhunter").hand(0).len(), 1);
}

#[test]
fn case_120_rodia_counts_the_row_of_who_resolves_it() {
    let text = "E1: base none bases rodia\nR1:\nE2:\nR2:\nrow: x_wing\nrow2: x_wing y_wing\nturn: begin";
    let mut table = table(text);
    table.picks("base rodia; seat @2; yes; base @3");
    assert_eq!((table.base(1), table.base(3), table.row(0).len()), (0, 2, 1));
}

#[test]
fn case_121_yavin_hits_either_base() {
    let text = "R1: base yavin_iv\nE1:\nR2: units rebel_commando\nE2: hand stormtrooper";
    let mut table = table(text);
    table.picks("use rebel_commando; card stormtrooper; yes; base @1");
    assert_eq!(table.base(1), 2);
}

#[test]
fn case_122_and_123_rows_are_attacked_by_their_own_region() {
    let text = "R1: units y_wing\nE1:\nR2: units x_wing\nE2:\nrow: at_at\nrow2: tie_fighter";
    let mut table = table(text);
    assert!(!table.offers("attack at_at"));
    table.pick("attack tie_fighter");
    assert!(!table.offers("commit y_wing"));
    table.picks("commit x_wing; done; yes");
    assert_eq!((table.resources(2), table.resources(0)), (1, 0));
}

#[test]
fn case_124_ig_88_exiles_cards_of_its_player() {
    let text = "E1: units ig_88 discard stormtrooper\nR1:\nE2: discard tie_fighter\nR2:\nrow: y_wing";
    let mut table = table(text);
    table.strike("y_wing", "ig_88").pick("no");
    assert!(table.offers("card stormtrooper") && !table.offers("card tie_fighter"));
}
