//! The cards compared with the reference, if it is at hand.

use deckbuilding::cards::card::Card;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::{Edition, Kind};
use deckbuilding::cards::wording;
use serde_json::Value;
use std::path::Path;

fn number(card: &Value, field: &str) -> u64 {
    card[field].as_u64().unwrap_or(0)
}

fn library() -> Library {
    Library::embedded().expect("the embedded cards are sound")
}

#[test]
fn every_box_has_82_cards_and_140_copies() {
    let library = library();
    for edition in Edition::all() {
        let cards = || library.cards().iter().filter(|card| card.edition == edition);
        assert_eq!(cards().count(), 82, "{edition:?}");
        assert_eq!(cards().map(|card| u32::from(card.copies)).sum::<u32>(), 140, "{edition:?}");
    }
}

#[test]
fn cards_of_a_box_that_was_not_checked_say_so() {
    for card in library().cards() {
        let checked = card.edition.caution().is_none();
        assert_eq!(wording::doubt(card).is_none(), checked, "{}", card.id);
        assert!(!checked || card.doubt.is_empty(), "{} is in doubt although its box was checked", card.id);
    }
}

#[test]
fn every_card_says_what_it_does() {
    for card in library().cards() {
        let lines = wording::text(card);
        let has = card.abilities.len() + usize::from(card.target > 0);
        assert_eq!(lines.len(), has, "{}", card.id);
        assert!(lines.iter().all(|line| line.ends_with('.') && !line.contains("  ")), "{}: {lines:?}", card.id);
    }
}

#[test]
fn the_facts_are_those_of_the_reference() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/deckbuilding");
    for file in ["cards.json", "clone-wars.json"] {
        let Ok(text) = std::fs::read_to_string(folder.join(file)) else { return };
        compare(&serde_json::from_str(&text).expect("JSON"));
    }
}

fn compare(reference: &Value) {
    let library = library();
    let cards = reference["cards"].as_array().expect("a list");
    let with_beginners = cards.iter().any(|fact| fact["beginner_set"].as_bool() == Some(true));
    assert_eq!(cards.len(), 82);
    for fact in cards {
        let id = fact["id"].as_str().expect("an id");
        let card: &Card = library.get(id).unwrap_or_else(|| panic!("{id} is missing"));
        let kind = match card.kind {
            Kind::Unit => "unit",
            Kind::Ship => "capital_ship",
            Kind::Base => "base",
        };
        assert_eq!((fact["name_en"].as_str(), fact["type"].as_str()), (Some(card.name.as_str()), Some(kind)), "{id}");
        let numbers = [card.copies, card.cost, card.attack, card.resources, card.force, card.hp, card.target];
        let fields = ["count", "cost", "attack", "resources", "force", "hit_points", "target_value"];
        assert_eq!(numbers.map(u64::from), fields.map(|field| number(fact, field)), "{id}");
        assert_eq!(fact["faction"].as_str().map(str::to_lowercase), Some(card.faction.name().to_lowercase()), "{id}");
        assert_eq!(fact["unique"].as_bool().unwrap_or(false), card.unique, "{id}");
        let traits: Vec<&str> = card.traits.iter().map(|word| word.name()).collect();
        let said: Vec<&str> = fact["traits"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(traits, said, "{id}");
        assert_eq!(fact["ability"].is_object(), !card.abilities.is_empty(), "{id}");
        assert_eq!(fact["reward"].is_object(), !card.reward.is_empty(), "{id}");
        assert_eq!(fact["starting_base"].as_bool().unwrap_or(false), card.starting, "{id}");
        if with_beginners {
            assert_eq!(fact["beginner_set"].as_bool().unwrap_or(false), card.beginner, "{id}");
        }
        assert!(!fact["doubt"].is_string() || !card.doubt.is_empty(), "{id} is in doubt");
    }
}

#[test]
fn a_fault_has_its_file_line_and_column() {
    let fault = |text: &str| Library::read(&[("my.ron", text)]).expect_err("it is faulty")[0].to_string();
    assert!(fault("[\n  (id: \"a\", nam: 3),\n]").starts_with("my.ron:2:"));
    let unit = "(id: \"a\", name: \"A\", faction: Empire, kind: Unit, pool: Galaxy)";
    assert_eq!(fault(&format!("[\n  {unit},\n  {unit},\n]")), "my.ron:3:4: a: this id is used twice");
    let ship = "[(id: \"a\", name: \"A\", faction: Empire, kind: Ship, pool: Galaxy)]";
    assert_eq!(fault(ship), "my.ron:1:3: a: capital ships and bases, and only they, have hit points");
    let ability = "[(id: \"a\", name: \"A\", faction: Empire, kind: Unit, pool: Galaxy, abilities: [Use(needs: \
                   HaveBase(\"nowhere\"), does: [Draw(1)])])]";
    assert_eq!(fault(ability), "my.ron:1:3: a: there is no card nowhere");
}
