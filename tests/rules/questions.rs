//! Questions that are not asked because everybody can see that nothing could come of them (rule 28.1).

use crate::multiplayer::support::{Table, seat, with};
use crate::position::play;
use serde_json::json;

#[test]
fn what_cannot_be_paid_is_not_asked() {
    play("ann: res 1; space Mining Guild TIE Fighter\nann attacks with Mining\n=> bob to act; bob: base 1");
    play("ann: res 2; space Mining Guild TIE Fighter\nann attacks with Mining\n=> ann decides");
}

#[test]
fn a_price_that_buys_nothing_is_not_asked() {
    play(
        "ann: leader SOR_015; res 2; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         => bob to act; ann: leader ready",
    );
    play(
        "ann: leader SOR_015; res Filler (exhausted); ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa > yes
         => bob to act; ann: leader exhausted, 1 ready",
    );
}

#[test]
fn one_price_for_two_deaths_is_asked_once() {
    play(
        "ann: leader SOR_015; res 12; hand Superlaser Blast
         bob: ground Battlefield Marine, Wampa
         ann plays Superlaser Blast > yes
         => bob to act; ann: leader exhausted, 3 ready",
    );
}

#[test]
fn an_ambush_without_a_target_needs_no_order() {
    play(
        "ann: res 6; hand Bounty Hunter Crew; discard Open Fire
         ann plays Bounty Hunter Crew
         => options Open Fire, decline",
    );
    play(
        "ann: res 6; hand Bounty Hunter Crew; discard Open Fire
         bob: ground Wampa
         ann plays Bounty Hunter Crew
         => options Bounty Hunter Crew x2",
    );
}

#[test]
fn one_offer_is_one_question() {
    play(
        "ann: res 4; hand You're My Only Hope; deck Wampa, Yoda
         ann plays You're My Only Hope
         => options option 1, decline",
    );
    play("ann: res 4; hand You're My Only Hope; deck none\nann plays You're My Only Hope\n=> bob to act");
}

#[test]
fn damage_that_has_one_place_to_go_is_not_divided_point_by_point() {
    play(
        "ann: res 8; hand Emperor Palpatine
         bob: ground AT-ST
         ann plays Emperor Palpatine
         => bob to act; AT-ST: 6 damage",
    );
}

#[test]
fn a_wrong_guess_is_asked_about_all_the_same() {
    let first = with(with(seat(0, &[]), "hand", json!(["SOR_238"])), "resources", json!(4));
    let mut table = Table::lay(vec![first, seat(0, &[])]);
    let droid = table.hand(0, "SOR_238");
    table.play(droid);
    table.pick("20", |option| option.number == Some(20));
    let decision = table.decision();
    let labels: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
    assert!(decision.private, "whether the guess was right is for one seat to know");
    assert_eq!((decision.seat.0, labels), (0, vec!["Go on: Alliance X-Wing costs 2, and the chosen number is 20"]));
}

#[test]
fn the_first_of_a_list_is_not_one_more() {
    play("ann: ground LOF_065\nann attacks with LOF_065\n=> bob decides; asked Choose one");
    play(
        "ann: res 9; hand SOR_058; ground Wampa
         ann plays SOR_058
         => asked Choose two, in any order
         ann picks \"Shield\"
         => Wampa: Shield; asked Choose one more",
    );
}

#[test]
fn a_unit_that_left_play_is_asked_about_by_its_name() {
    play(
        "ann: ground Wampa
         bob: ground Hylobon Enforcer
         ann attacks Hylobon Enforcer with Wampa
         => asked You may collect Hylobon Enforcer's Bounty: draw a card",
    );
    play(
        "ann: res 9; hand A New Adventure
         bob: ground Wampa
         ann plays A New Adventure
         => bob decides; asked You may play Wampa for free",
    );
}
