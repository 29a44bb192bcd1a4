//! Chapters 4 and 5: the turn and its actions.

use crate::deckbuilding::position::table;
use deckbuilding::rules::fact::What;
use deckbuilding::rules::query::Why;

#[test]
fn rule_4_1_a_base_then_the_force_then_ships() {
    let mut table = table("E: base none bases mustafar ships gozanti_cruiser\nR:\nforce: -2\nturn: begin");
    assert_eq!(table.resources(0), 0);
    table.picks("base mustafar; yes");
    assert_eq!((table.force(), table.resources(0)), (-3, 3));
}

#[test]
fn rule_4_2_and_ruling_r3_coruscant_comes_first_but_not_when_it_is_revealed() {
    let text = "R:\nrow: bossk\ngalaxy: x_wing y_wing\nforce: -3\nturn: begin";
    let mut stands = table(&format!("E: base coruscant ships gozanti_cruiser\n{text}"));
    assert_eq!(stands.resources(0), 0, "nothing is gained yet");
    stands.picks("yes; card y_wing");
    assert_eq!(
        (stands.resources(0), stands.galaxy(0), stands.galaxy_discard(0)),
        (3, vec!["y_wing".to_owned()], vec!["x_wing".to_owned()])
    );
    let mut revealed = table(&format!("E: base none bases coruscant\n{text}"));
    assert!(revealed.pick("base coruscant").offers("end-turn"));
}

#[test]
fn rule_4_3_anything_in_any_order() {
    let mut table =
        table("E: hand tie_fighter*2 imperial_shuttle resources 1\nR: bases hoth\nrow: tie_bomber tie_fighter y_wing");
    table.picks("play tie_fighter; purchase tie_fighter; play imperial_shuttle");
    table.strike("dantooine", "tie_fighter").pick("play tie_fighter");
    table.strike("y_wing", "tie_fighter").pick("yes");
    assert!(table.pick("purchase tie_bomber").offers("end-turn"));
}

#[test]
fn rule_4_4_the_end_of_a_turn_in_its_order() {
    let mut table =
        table("E: units grand_moff_tarkin tie_fighter ships gozanti_cruiser/1! hand stormtrooper resources 4\nR:");
    let told = table.tells("end-turn");
    let place = |what: What| told.iter().position(|other| *other == what).unwrap_or_else(|| panic!("no {what:?}"));
    assert!(place(What::TurnEnded) < place(What::Shuffled) && place(What::Shuffled) < place(What::Drew));
    let seat = table.seat(0);
    assert_eq!((seat.resources, seat.units.len(), seat.hand.len()), (0, 0, 3));
    assert_eq!((seat.ships[0].damage, seat.ships[0].committed), (Some(1), false));
}

#[test]
fn rule_4_5_nobody_has_to_play_a_card() {
    let mut table = table("E: hand stormtrooper*3 deck imperial_shuttle*5\nR:");
    assert_eq!(table.pick("end-turn").discard(0).len(), 3);
}

#[test]
fn rule_4_6_the_discard_pile_is_shuffled_only_to_draw() {
    let mut table = table("E: deck stormtrooper*5 discard tie_fighter*4\nR: units snowspeeder");
    table.pick("end-turn");
    assert_eq!((table.hand(0).len(), table.deck(0).len(), table.discard(0).len()), (5, 0, 4));
}

#[test]
fn rule_5_1_1_and_5_1_2_resources_then_the_force_then_abilities() {
    let mut tarkin = table("E: hand grand_moff_tarkin\nR:");
    let told = tarkin.tells("play grand_moff_tarkin");
    assert_eq!(told, [What::Played, What::Resources, What::Force]);
    let mut lobot = table("R: base bespin hand lobot deck rebel_trooper\nE:");
    lobot.pick("play lobot");
    assert!(lobot.offers("card lobot") && lobot.offers("card bespin"), "{:?}", lobot.options());
}

#[test]
fn rule_5_1_3_playing_costs_nothing() {
    assert!(table("E: hand darth_vader\nR:").offers("play darth_vader"));
}

#[test]
fn rule_5_1_4_a_ship_acts_at_once() {
    let mut table = table("E: hand star_destroyer gozanti_cruiser stormtrooper\nR: bases hoth");
    table.picks("play star_destroyer; play gozanti_cruiser");
    assert!(table.offers("use gozanti_cruiser") && table.resources(0) == 2);
    assert_eq!(table.strike("dantooine", "star_destroyer").base(1), 4);
    assert_eq!(table.picks("end-turn; end-turn").resources(0), 2);
}

#[test]
fn rule_5_2_1_own_and_neutral_cards_for_what_there_is() {
    let table = table("E: resources 3\nR:\nrow: tie_interceptor bossk x_wing dengar");
    let offered = ["tie_interceptor", "bossk", "x_wing", "dengar", "outer_rim_pilot"]
        .map(|id| table.offers(&format!("purchase {id}")));
    assert_eq!(offered, [true, true, false, false, true]);
    assert_eq!(table.refused_purchase(0, "dengar"), Some(Why::TooExpensive { cost: 4, have: 3 }));
}

#[test]
fn rule_5_2_2_a_purchase_goes_on_the_discard_pile() {
    let mut table = table("E: resources 3 discard stormtrooper\nR:\nrow: bossk");
    table.pick("purchase bossk");
    assert_eq!((table.resources(0), table.discard(0)), (0, vec!["stormtrooper".to_owned(), "bossk".to_owned()]));
}

#[test]
fn rule_5_2_3_the_row_is_filled_by_any_route_at_once() {
    let text = "R:\nrow: bossk\ngalaxy: dengar";
    let mut bought = table(&format!("E: resources 3\n{text}"));
    assert_eq!(bought.pick("purchase bossk").row(0), ["dengar"]);
    let mut discarded = table(&format!("E: units tie_bomber\n{text}"));
    assert_eq!(discarded.picks("use tie_bomber; card bossk").row(0), ["dengar"]);
    let mut last = table("E: resources 3\nR:\nrow: bossk");
    assert!(last.pick("purchase bossk").row(0).is_empty());
}

#[test]
fn rule_5_2_4_pilots_are_not_replaced() {
    let mut table = table("E: resources 4\nR:\npilots: 1");
    table.pick("purchase outer_rim_pilot");
    assert!(!table.offers("purchase outer_rim_pilot"));
}

#[test]
fn rule_5_3_1_once_a_turn_and_only_who_wants() {
    let mut fighter = table("E: hand tie_fighter ships gozanti_cruiser deck stormtrooper*3\nR:");
    fighter.picks("play tie_fighter; use tie_fighter");
    assert_eq!(fighter.refused_use(0, "tie_fighter"), Some(Why::Used));
    let mut again = table("E: ships nebulon_b_frigate~\nR:");
    assert!(!again.offers("use nebulon_b_frigate"));
    assert!(again.picks("end-turn; end-turn").offers("use nebulon_b_frigate"));
}

#[test]
fn rule_5_3_2_as_much_as_possible_and_no_less() {
    let mut krennic = table("E: units director_krennic base death_star deck stormtrooper\nR:");
    assert_eq!(krennic.pick("use director_krennic").hand(0).len(), 1, "one of two can be drawn");
    let mut must = table("E: units tie_bomber\nR:\nrow: bossk");
    must.pick("use tie_bomber");
    assert_eq!(must.options(), ["card bossk row"], "what is used is done");
}

#[test]
fn rule_5_3_3_a_condition_is_asked_when_it_is_used() {
    let mut table = table("R: units x_wing hand temple_guardian deck y_wing\nE:");
    assert_eq!(table.refused_use(0, "x_wing"), Some(Why::ConditionFails));
    assert!(table.picks("play temple_guardian; mode force").offers("use x_wing"));
}

#[test]
fn rule_5_3_4_triggers_are_optional_and_as_often_as_they_happen() {
    let mut table = table("R: base yavin_iv units snowspeeder*2\nE: hand stormtrooper*2");
    table.picks("use snowspeeder; card stormtrooper; no; use snowspeeder; card stormtrooper; yes");
    assert_eq!(table.base(1), 2);
}

#[test]
fn rule_5_3_5_what_always_holds_ends_with_its_card() {
    let mut table = table("R: units y_wing luke_skywalker\nE: units tie_fighter ships imperial_carrier\nforce: 1");
    assert_eq!(table.attack("tie_fighter"), 3);
    table.picks("use luke_skywalker; card imperial_carrier");
    assert_eq!(table.attack("tie_fighter"), 2);
}

#[test]
fn rule_5_3_6_and_ruling_r5_costs_are_paid_in_full() {
    let poor = table("E: base death_star resources 3\nR: ships rebel_transport");
    assert_eq!(poor.refused_use(0, "death_star"), Some(Why::TooExpensive { cost: 4, have: 3 }));
    let aimless = table("E: base death_star resources 4\nR:");
    assert_eq!(aimless.refused_use(0, "death_star"), Some(Why::NoTarget));
    let nothing = table("E: units kel_dor_mystic jabba_the_hutt\nR:");
    assert_eq!(nothing.refused_use(0, "kel_dor_mystic"), Some(Why::NothingToExile));
    assert_eq!(nothing.refused_use(0, "jabba_the_hutt"), Some(Why::NothingToExile));
    let mut thin = table("E: units outer_rim_pilot hwk_290\nR:\nforce: -3");
    thin.picks("use outer_rim_pilot; use hwk_290");
    assert_eq!(thin.exiled(0).len(), 2, "what needs no target may do nothing");
}
