//! Chapter 11: two against two.

use crate::deckbuilding::position::{BOOK, Table, ids, table};
use crate::deckbuilding::soundness::sides;
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::{Log, What};
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::query::Why;
use seats::chance::Luck;
use seats::{Seat, SeatSet};

fn new(options: Options, seed: u64) -> Table {
    Table { game: Game::start(&BOOK, options, &sides(Mode::Teams), Luck::Number(seed), &mut Log::off()) }
}

#[test]
fn rule_11_1_1_two_regions_each_with_cards_of_its_own() {
    let view = new(Options::of(Mode::Teams), 1).view();
    let [empire, rebel] = Faction::usual();
    assert_eq!(
        view.seats.iter().map(|seat| (seat.side, seat.region)).collect::<Vec<_>>(),
        [(empire, 0), (rebel, 0), (empire, 1), (rebel, 1)]
    );
    for region in &view.regions {
        assert_eq!((region.row.len(), region.deck.len(), region.discard.len(), region.pilots), (6, 84, 0, 10));
    }
    let odd = [empire, empire, empire, rebel];
    assert!(Game::why_not(&Options::of(Mode::Teams), &odd).is_some());
}

#[test]
fn rule_11_1_2_one_force_for_everybody() {
    let mut table = table("E1: hand grand_moff_tarkin\nR1:\nE2: units death_trooper\nR2: units chirrut_imwe\nforce: 1");
    table.pick("play grand_moff_tarkin");
    assert_eq!((table.force(), table.attack("death_trooper")), (-1, 5));
}

#[test]
fn rule_11_1_3_and_11_1_4_everybody_has_a_deck_and_bases_of_their_own() {
    let view = new(Options::of(Mode::Teams), 1).view();
    for seat in &view.seats {
        assert_eq!((seat.hand.len(), seat.deck.len(), seat.bases.len()), (5, 5, 9));
        assert!(seat.base.is_some());
    }
}

#[test]
fn rule_11_1_5_the_starting_team_is_random_and_the_other_has_the_force() {
    let [empire, rebel] = Faction::usual();
    let starts: Vec<(Faction, i8)> = (0..20)
        .map(|seed| {
            let game = new(Options::of(Mode::Teams), seed).game;
            (game.faction(game.active()), game.force())
        })
        .collect();
    assert!(starts.contains(&(empire, 3)) && starts.contains(&(rebel, -3)));
    assert!(starts.iter().all(|start| [(empire, 3), (rebel, -3)].contains(start)));
}

#[test]
fn rule_11_1_6_one_victory_pile_for_a_team() {
    let mut table = table("R1: units y_wing\nE1: base lothal/7\nR2: units y_wing\nE2: base lothal/7");
    table.strike("lothal @1", "y_wing");
    assert_eq!(ids(&table.view().victory[1]), ["lothal", "lothal"]);
}

#[test]
fn rule_11_1_7_teams_play_with_all_bases_for_three_of_each() {
    let options = Options::of(Mode::Teams);
    assert_eq!((options.bases, options.length), (Bases::Full, 3));
    assert!(Options { length: 5, ..options }.fault().is_none());
}

#[test]
fn rule_11_2_1_no_ability_exiles_a_card_of_the_teammate() {
    let text = "R1: ships hammerhead_corvette\nE1: ships gozanti_cruiser\nR2:\nE2:";
    let table = table(text);
    assert_eq!(table.refused_use(2, "hammerhead_corvette"), Some(Why::Owner));
    assert_eq!(table.refused_use(0, "hammerhead_corvette"), None);
}

#[test]
fn rule_11_2_2_bases_hold_for_both() {
    let table = table("E1: base endor\nR1:\nE2: units stormtrooper\nR2:");
    assert_eq!(table.attack("stormtrooper"), 3);
}

#[test]
fn rule_11_2_3_each_copy_triggers_once_for_each_event() {
    let text = "R1: base bespin hand bossk\nE1:\nR2: base bespin deck x_wing*4 hand lobot*2\nE2:";
    let mut table = table(text);
    table.picks("play lobot; card bespin @0; card bespin @2; mode resources");
    assert_eq!(table.hand(2).len(), 3);
    table.pick("play bossk");
    assert_eq!(table.hand(0).len(), 0, "it is not the first neutral card of the team's turn");
}

#[test]
fn rule_11_2_4_everybody_purchases_for_themselves() {
    let mut table = table("R1: resources 3\nE1:\nR2: units twilek_smuggler\nE2:\nrow: x_wing\nrow2: y_wing");
    table.picks("use twilek_smuggler; purchase x_wing");
    assert_eq!((table.deck(0), table.deck(2).len()), (vec!["x_wing".to_owned()], 0));
}

#[test]
fn rule_11_3_1_the_other_region_is_out_of_reach() {
    let text = "E1: resources 9 units darth_vader tie_bomber\nR1:\nE2: resources 9\nR2:\nrow2: tie_fighter y_wing";
    let mut table = table(text);
    assert_eq!(table.refused_purchase(0, "tie_fighter"), Some(Why::OtherRegion));
    assert_eq!(table.refused_attack(0, "y_wing"), Some(Why::OtherRegion));
    assert_eq!(table.refused_use(0, "tie_bomber"), Some(Why::NoTarget));
    table.pick("purchase tie_fighter @2");
    assert_eq!(table.row(1), ["y_wing"]);
}

#[test]
fn rule_11_3_2_an_opponent_is_the_one_of_the_same_region() {
    for (spy, opponent) in [("R1", 1), ("R2", 3)] {
        let units = |who: &str| if who == spy { " units duros_spy" } else { "" };
        let text =
            format!("R1:{}\nE1: hand stormtrooper\nR2:{}\nE2: hand stormtrooper\nforce: 3", units("R1"), units("R2"));
        let mut table = table(&text);
        table.pick("use duros_spy");
        assert_eq!(table.decision().map(|decision| decision.seat), Some(opponent));
    }
}

#[test]
fn rule_11_4_1_and_11_4_2_a_ship_is_in_both_regions_and_pays_its_player() {
    let mut table = table("E1: hand imperial_carrier\nR1:\nE2: units tie_fighter deck stormtrooper\nR2: units x_wing");
    table.pick("play imperial_carrier");
    assert_eq!((table.resources(0), table.resources(2), table.attack("tie_fighter")), (3, 0, 3));
    assert!(table.offers("use tie_fighter"));
    table.picks("end-turn; attack lothal @2; commit x_wing; done");
    assert_eq!((table.piece("imperial_carrier").damage, table.base(2)), (Some(3), 0));
    table.pick("end-turn");
    assert_eq!((table.resources(0), table.resources(2)), (3, 0));
}

#[test]
fn rule_11_4_3_either_teammate_uses_what_is_shared_once() {
    let mut table = table("E1: ships nebulon_b_frigate\nR1:\nE2:\nR2:");
    assert!(table.offers("use nebulon_b_frigate @0") && table.offers("use nebulon_b_frigate @2"));
    table.picks("use nebulon_b_frigate @2; mode resources");
    assert_eq!((table.resources(0), table.resources(2)), (0, 3));
    assert!(!table.offers("use nebulon_b_frigate"));
}

#[test]
fn rule_11_4_4_everybody_attacks_everything_of_the_other_zone() {
    let mut table = table("R1: units y_wing\nE1:\nR2:\nE2: ships gozanti_cruiser");
    table.pick("use y_wing");
    assert!(["card gozanti_cruiser", "base @1", "base @3"].iter().all(|words| table.offers(words)));
}

#[test]
fn rule_11_5_1_both_teammates_act_in_any_order_and_show_their_hands() {
    let mut table = table("R1: hand y_wing x_wing\nE1:\nR2: hand bossk dengar\nE2:");
    table.picks("play y_wing; play bossk; play x_wing; play dengar");
    let open = new(Options::of(Mode::Teams), 1).game;
    assert_eq!(open.open_to(Seat(0)), [Seat(0), Seat(2)].into_iter().collect::<SeatSet>());
    let closed = new(Options { open_hands: false, ..Options::of(Mode::Teams) }, 1).game;
    assert_eq!(closed.open_to(Seat(0)), SeatSet::one(Seat(0)));
    let seen = closed.view(&BOOK, &[], Eyes::Of(closed.open_to(Seat(0))));
    assert!(seen.seats[2].hand.iter().all(|card| card.known().is_none()));
}

#[test]
fn rule_11_5_2_each_reveals_and_each_gains() {
    let text = "E1: base none bases corellia ships gozanti_cruiser\nR1:\nE2: base none bases kessel\nR2:\nforce: -3\nturn: begin";
    let mut table = table(text);
    table.picks("base corellia; base kessel");
    assert_eq!((table.resources(0), table.resources(2)), (3, 1));
}

#[test]
fn rule_11_5_3_the_turn_ends_for_both() {
    let mut table = table("E1: hand stormtrooper resources 2\nR1:\nE2: units tie_fighter resources 3\nR2:");
    let told = table.tells("end-turn");
    assert_eq!(told.iter().filter(|what| **what == What::TurnEnded).count(), 2);
    assert_eq!((table.resources(0), table.resources(2), table.view().active), (0, 0, vec![1, 3]));
}

#[test]
fn rule_11_6_1_resources_are_not_shared() {
    let table = table("E1: resources 2\nR1:\nE2: resources 1\nR2:\nrow: death_trooper\nrow2: tie_bomber");
    assert_eq!(table.refused_purchase(0, "death_trooper"), Some(Why::TooExpensive { cost: 3, have: 2 }));
    assert_eq!(table.refused_purchase(2, "tie_bomber"), Some(Why::TooExpensive { cost: 2, have: 1 }));
}

#[test]
fn rule_11_7_1_attack_is_added_and_split_over_both_bases() {
    let mut table = table("R1: units x_wing\nE1:\nR2: units x_wing\nE2:");
    table.pick("attack lothal @1").picks("commit x_wing @0; commit x_wing @2; done");
    assert!(["lothal #0", "lothal #6"].iter().all(|words| table.offers(words)) && !table.offers("#7"));
    table.pick("number lothal #3");
    assert_eq!((table.base(1), table.base(3)), (3, 3));
}

#[test]
fn rule_11_7_2_all_ships_of_the_team_first() {
    let mut table = table("R1: units luke_skywalker\nE1: ships gozanti_cruiser\nR2:\nE2: ships croc_cruiser");
    table.strike("lothal @1", "luke_skywalker");
    assert_eq!((table.seat(1).ships.len(), table.seat(3).ships.len(), table.base(1)), (0, 0, 0));
}

#[test]
fn rule_11_7_3_both_bases_may_fall_in_one_turn() {
    let mut table =
        table("R1: units y_wing\nE1: base lothal/7 bases endor\nR2: units y_wing\nE2: base lothal/7 bases endor");
    table.strike("lothal @1", "y_wing");
    assert!(table.seat(1).base.is_none() && table.seat(3).base.is_none());
}

#[test]
fn rule_11_7_4_a_row_is_attacked_by_its_own_player_alone() {
    let table = table("E1: units tie_fighter\nR1:\nE2: units tie_fighter\nR2:\nrow: x_wing");
    assert_eq!(table.refused_attack(0, "x_wing"), Some(Why::TooWeak { value: 3, have: 2 }));
}

#[test]
fn rule_11_8_1_three_of_each_deck_and_more_of_one_do_not_count() {
    let text = |won: &str| format!("R1: units y_wing\nE1: base endor/15\nR2:\nE2:\nwon: R {won}");
    let mut four = table(&text("lothal@E1,corellia@E1,kessel@E1,lothal@E2,corellia@E2"));
    four.strike("endor", "y_wing").pick("number endor #1");
    assert!(four.decision().is_some());
    let mut three = table(&text("lothal@E1,corellia@E1,lothal@E2,corellia@E2,kessel@E2"));
    three.strike("endor", "y_wing").pick("number endor #1");
    assert_eq!(three.view().over.map(|over| over.winners), Some(vec![0, 2]));
}

#[test]
fn rule_11_8_2_a_fourth_base_is_revealed() {
    let text = "E1: base none bases endor\nR1:\nE2:\nR2:\nwon: R lothal@E1,corellia@E1,kessel@E1\nturn: begin";
    assert_eq!(table(text).pick("base endor").base(0), 0);
}

#[test]
fn rule_11_8_3_without_bases_a_player_plays_on() {
    let mut table = table("E1: base none hand tie_fighter\nR1: units y_wing\nE2:\nR2:\nturn: begin");
    table.picks("play tie_fighter; end-turn; attack lothal; commit y_wing; done");
    assert_eq!(table.base(2), 2);
}

#[test]
fn rule_11_8_4_the_first_team_wins_at_once() {
    let text = "R1: units y_wing x_wing\nE1: base none\nR2:\nE2: base lothal/6\n\
                won: R endor@E1,corellia@E1,kessel@E1,corellia@E2,kessel@E2";
    let mut table = table(text);
    table.strike("lothal", "y_wing");
    assert!(table.view().over.is_some() && table.decision().is_none());
}

#[test]
fn rule_11_9_1_the_same_base_and_the_same_character() {
    let text =
        "E1: base none bases endor hand darth_vader\nR1:\nE2: base none bases endor hand darth_vader\nR2:\nturn: begin";
    let mut table = table(text);
    table.picks("base endor @0; base endor @2; play darth_vader @0; play darth_vader @2");
    assert_eq!((table.base(0), table.base(2), table.seat(0).units.len()), (0, 0, 1));
}
