//! What is said about single cards: beside the card and in the rules, by command, in lines and on the wire.

use crate::cli::support::run;
use std::collections::BTreeSet;
use swu_cards::library::Library;
use swu_cards::rulebook;
use swu_cards::rulings::Ruling;

#[test]
fn rulings_are_about_cards_and_follow_from_rules() {
    let (library, rulebook) = (Library::embedded(), rulebook::shipped().expect("it can be read"));
    let all = Ruling::all();
    assert!(all.len() >= 200, "{}", all.len());
    let mut cards = BTreeSet::new();
    for ruling in all {
        assert!(cards.insert(&ruling.card), "{} stands twice", ruling.card);
        assert!(library.index(&ruling.card).is_some(), "{}", ruling.card);
        let known = |number: &String| rulebook.entries().iter().any(|entry| entry.number == *number);
        assert!(!ruling.rules.is_empty() && ruling.rules.iter().all(known), "{}: {:?}", ruling.card, ruling.rules);
        let letters = ruling.text.chars().count();
        assert!((20..=340).contains(&letters) && ruling.text.ends_with('.'), "{}: {letters}", ruling.card);
    }
}

/// A printing that came later is the same card.
#[test]
fn every_printing_has_the_rulings_of_its_card() {
    let said = |id: &str| Ruling::of(id).map(|ruling| ruling.card.as_str()).collect::<Vec<_>>();
    assert_eq!(said("SOR_061"), ["SOR_061"]);
    assert_eq!(said("LOF_058"), ["SOR_061"], "printed again in Legends of the Force");
    assert_eq!(said("SOR_095"), Vec::<&str>::new());
}

#[test]
fn rules_and_cards_find_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = run(folder.path(), &["cards", "chirrut"]).out;
    assert!(said.contains("Ruling: Damage beyond his HP stays on him") && said.contains("(rules 13.1,"), "{said}");
    for wanted in ["chirrut", "SOR_004"] {
        let said = run(folder.path(), &["rules", wanted]).out;
        assert!(said.contains("SOR_004  Chirrut") && said.contains("See also 13.1 "), "{wanted}: {said}");
    }
    let said = run(folder.path(), &["rules", "9.7"]).out;
    assert!(said.contains("On cards: Darth Maul, Revenge At Last."), "{said}");
    let found = rulebook::shipped().expect("it can be read");
    let numbers: Vec<&str> = found.search("overwhelm").iter().map(|entry| entry.number.as_str()).collect();
    assert_eq!(numbers.first(), Some(&"18.3"));
    let first_card = numbers.iter().position(|number| number.contains('_')).expect("cards, too");
    assert!(numbers[first_card..].iter().all(|number| number.contains('_')), "rules come first: {numbers:?}");
}

#[test]
fn the_wire_tells_them_with_the_card() {
    let mut engine = crate::protocol::support::Client::new();
    let answer = engine.ask(&serde_json::json!({"do": "card", "id": "TWI_135"}));
    let rulings = answer["card"]["rulings"].as_array().expect("a list");
    assert_eq!(rulings[0]["rules"], serde_json::json!(["9.7", "18.3"]));
    assert!(rulings[0]["text"].as_str().is_some_and(|text| text.starts_with("Two units are attacked")));
}
