//! Equal cards in another random order are the same to everybody (rule 23.4): games that differ only in their luck.

use crate::protocol::support::CARDS;
use seats::Seat;
use serde_json::{Value, json};
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_rules::scenario::Scenario;

const EYES: [Eyes; 4] = [Eyes::Of(Seat(0)), Eyes::Of(Seat(1)), Eyes::Public, Eyes::Judge];

fn names() -> Vec<String> {
    vec!["Ann".to_owned(), "Bob".to_owned()]
}

/// Ann plays this event, with the last option taken at every question after the first `cards` ones; returns everything
/// that anybody is shown, and the order of the lowest cards of the deck.
fn played(event: &str, seat: &Value, cards: usize, seed: u64) -> (String, Vec<Vec<String>>) {
    let mut ann = seat.clone();
    ann["hand"] = json!([event]);
    let bob = json!({"leader": "SOR_010", "base": "SOR_026", "deck": ["SOR_237", "SOR_237"]});
    let scenario: Scenario = serde_json::from_value(json!({"seats": [ann, bob]})).expect("a scenario");
    let mut log = Log::keeping();
    let mut game = Game::scenario(&CARDS.1, &scenario, seed, &mut log).expect("it can be laid");
    let mut picks = 0;
    loop {
        let view = game.view(&CARDS.1, &names(), Eyes::Of(Seat(0)));
        let options = view.decision.expect("Ann decides").options;
        let option = match picks {
            0 => options.iter().position(|option| option.card.as_ref().is_some_and(|card| card.id == event)),
            _ if picks <= cards => Some(0),
            _ => Some(options.len() - 1),
        };
        game.choose(&CARDS.1, option.expect("it can be played"), &mut log).expect("it is an option");
        picks += 1;
        if game.decision().is_none_or(|decision| decision.seat != Seat(0)) {
            break;
        }
    }
    let told = |eyes: Eyes| -> Vec<String> {
        let names = names();
        let teller = Teller { book: &CARDS.1, names: &names, eyes, marked: &[] };
        log.facts
            .iter()
            .map(|fact: &Fact| format!("{} {:?}", teller.tell(fact), fact.card.map(|card| card.handle)))
            .collect()
    };
    let shown: Vec<String> = EYES
        .iter()
        .filter(|eyes| !matches!(eyes, Eyes::Judge))
        .map(|eyes| format!("{:#?}", game.view(&CARDS.1, &names(), *eyes)))
        .chain(EYES.map(|eyes| told(eyes).join("\n")))
        .collect();
    let decks = game.view(&CARDS.1, &names(), Eyes::Judge);
    let order = decks.seats.iter().map(|seat| format!("{:?}", seat.deck)).collect();
    assert!(log.facts.iter().any(|fact| fact.what == What::Played), "{event} was not played");
    (shown.join("\n"), vec![order])
}

/// Whatever the luck, everybody is shown the same; and the decks do differ.
fn nobody_can_tell(event: &str, seat: &Value, cards: usize) {
    let (first, order) = played(event, seat, cards, 0);
    let mut orders = 0;
    for seed in 1..20 {
        let (shown, other) = played(event, seat, cards, seed);
        assert_eq!(first, shown, "{event}, seed {seed}");
        orders += usize::from(order != other);
    }
    assert!(orders > 10, "{event}: the order is not random");
}

fn seat(discard: &[&str]) -> Value {
    json!({
        "leader": "SOR_015", "base": "SOR_029", "resources": 12, "discard": discard, "ground": ["SOR_232"],
        "deck": ["SOR_237", "SOR_247", "SOR_164", "SOR_095", "SOR_046", "SOR_229", "SOR_128", "SOR_226"],
    })
}

#[test]
fn nobody_learns_the_order_in_which_discarded_cards_go_below_a_deck() {
    nobody_can_tell("SOR_252", &seat(&["SOR_237", "SOR_247", "SOR_164", "SOR_095"]), 5);
}

#[test]
fn nobody_learns_the_order_in_which_revealed_cards_go_below_a_deck() {
    nobody_can_tell("SOR_223", &seat(&[]), 5);
}

#[test]
fn nobody_learns_the_order_in_which_searched_cards_go_below_a_deck() {
    nobody_can_tell("SOR_104", &seat(&[]), 1);
}
