//! The exam of the ability language: the cards that a simple language cannot say.

use cantina::unlimited::cards::card::Card;
use cantina::unlimited::cards::word::{Aspect, Kind, Rarity};
use ron::extensions::Extensions;
use serde_json::Value;
use std::path::Path;

const EXAM: &str = include_str!("exam.ron");

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

fn exam() -> Vec<Card> {
    match ron_options().from_str(EXAM) {
        Ok(cards) => cards,
        Err(error) => panic!("tests/cards/exam.ron:{error}"),
    }
}

#[test]
fn every_hard_card_can_be_said() {
    let cards = exam();
    let of_set = |set: &str| cards.iter().filter(|card| card.id.starts_with(set)).count();
    assert_eq!((of_set("SOR_"), of_set("SHD_"), of_set("TWI_"), of_set("JTL_")), (28, 34, 22, 1));
}

#[test]
fn what_was_said_is_read_back_unchanged() {
    let cards = exam();
    let written = ron_options().to_string(&cards).expect("cards are plain data");
    let read: Vec<Card> = ron_options().from_str(&written).expect("written by ourselves");
    assert_eq!(read, cards);
}

/// Stats, icons, traits and keywords against the card reference, where that is at hand.
#[test]
fn facts_are_the_printed_ones() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/cards");
    if !folder.is_dir() {
        eprintln!("skipped: no card reference at {}", folder.display());
        return;
    }
    let mut printed: Vec<Value> = Vec::new();
    for set in ["SOR", "SHD", "TWI", "JTL"] {
        let text = std::fs::read_to_string(folder.join(format!("{set}.json"))).expect("a set of the reference");
        printed.extend(serde_json::from_str::<Vec<Value>>(&text).expect("a list of cards"));
    }
    for card in exam() {
        let fact = printed.iter().find(|fact| fact["id"] == card.id.as_str()).expect("a card of the reference");
        let number = |field: &str| fact[field].as_i64().unwrap_or(0);
        let text = |field: &str| fact[field].as_str().map(str::to_owned);
        let words = |field: &str| -> Vec<String> {
            let list = fact[field].as_array().expect("a list of words");
            list.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect()
        };
        let id = &card.id;
        assert_eq!(Some(card.title.clone()), text("title"), "{id}");
        assert_eq!(card.subtitle, text("subtitle"), "{id}");
        assert_eq!(Some(card.kind), text("type").and_then(|word| Kind::from_name(&word.to_lowercase())), "{id}");
        assert_eq!(card.rarity, text("rarity").and_then(|word| Rarity::from_name(&word)), "{id}");
        assert_eq!(Some(card.unique), fact["unique"].as_bool(), "{id}");
        let stats = (i64::from(card.cost), i64::from(card.power), i64::from(card.hp));
        assert_eq!(stats, (number("cost"), number("power"), number("hp")), "{id}");
        let arena = card.arena.map(|arena| arena.name().to_owned());
        assert_eq!(arena, text("arena").map(|word| word.to_lowercase()), "{id}");
        let aspects: Vec<Option<Aspect>> = words("aspects").iter().map(|word| Aspect::from_name(word)).collect();
        assert_eq!(card.aspects.iter().copied().map(Some).collect::<Vec<_>>(), aspects, "{id}");
        let traits: Vec<String> = card.traits.iter().map(|word| word.name().to_owned()).collect();
        assert_eq!(traits, words("traits"), "{id}");
        let mut keywords = words("keywords");
        keywords.retain(|word| word != "Bounty" && word != "Smuggle");
        let own: Vec<String> = card.keywords.iter().map(|keyword| keyword.parts().0.name().to_owned()).collect();
        assert_eq!(own, keywords, "{id}");
        for keyword in &card.keywords {
            let (keyword, size) = keyword.parts();
            let argument = fact["keyword_args"][keyword.name()].as_i64();
            assert_eq!(i64::from(size), argument.unwrap_or(1), "{id} {keyword}");
        }
    }
}
