//! The facts of the catalogue, and that they match the reference if it is at hand.

use serde_json::Value;
use std::path::Path;
use swu_cards::catalog::{CardType, Catalogue, Printing};
use swu_language::word::{Arena, Aspect, Rarity};

#[test]
fn the_sizes_of_the_sets() {
    let catalogue = Catalogue::embedded();
    let sizes: Vec<(&str, usize)> = catalogue
        .sets()
        .iter()
        .map(|set| {
            (
                set.code,
                catalogue.printings().iter().filter(|card| card.set() == set.code && !card.kind.is_token()).count(),
            )
        })
        .collect();
    let expected = [
        ("SOR", 252),
        ("SHD", 262),
        ("TWI", 257),
        ("JTL", 262),
        ("LOF", 264),
        ("IBH", 104),
        ("SEC", 264),
        ("LAW", 264),
        ("TS26", 84),
        ("ASH", 264),
        ("HMW", 272),
        ("IC27", 21),
    ];
    assert_eq!(sizes, expected);
    assert_eq!(catalogue.printings().iter().filter(|card| card.kind.is_token()).count(), 13);
    assert_eq!(catalogue.last_number("SOR"), Some(252));
}

#[test]
fn one_card_in_full() {
    let luke = Catalogue::embedded().get("SOR_005").expect("known");
    assert_eq!(
        (luke.title, luke.subtitle, luke.kind, luke.unique),
        ("Luke Skywalker", "Faithful Friend", CardType::Leader, true)
    );
    assert_eq!((luke.cost, luke.power, luke.hp, luke.arena), (Some(6), Some(4), Some(7), Some(Arena::Ground)));
    assert_eq!(luke.aspects().collect::<Vec<_>>(), [Aspect::Vigilance, Aspect::Heroism]);
    assert_eq!((luke.set(), luke.number(), luke.rarity), ("SOR", 5, Some(Rarity::Special)));
    assert_eq!(luke.traits().collect::<Vec<_>>(), ["Force", "Rebel"]);
    assert_eq!(luke.to_string(), "Luke Skywalker, Faithful Friend");
}

#[test]
fn reprints_have_an_earlier_printing_of_the_same_name() {
    let catalogue = Catalogue::embedded();
    let mut groups = std::collections::BTreeSet::new();
    for printing in catalogue.printings() {
        let earliest = catalogue.identity(printing);
        assert_eq!(
            (earliest.title, earliest.subtitle, earliest.kind),
            (printing.title, printing.subtitle, printing.kind)
        );
        assert_eq!(earliest.identity, earliest.id);
        if printing.id != earliest.id {
            groups.insert(earliest.id);
        }
        if !printing.kind.is_token() {
            assert_eq!(
                catalogue.named(printing.title, printing.subtitle).map(|card| card.id),
                Some(earliest.id),
                "{printing}"
            );
        }
    }
    assert_eq!(groups.len(), 88);
}

#[test]
fn the_facts_are_those_of_the_reference() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/cards");
    if !folder.is_dir() {
        println!("skipped: {} is not there", folder.display());
        return;
    }
    let catalogue = Catalogue::embedded();
    let mut seen = 0;
    for name in ["SOR", "SHD", "TWI", "JTL", "LOF", "IBH", "SEC", "LAW", "TS26", "ASH", "HMW", "IC27", "TOKENS"] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("text");
        let cards: Vec<Value> = serde_json::from_str(&text).expect("JSON");
        for card in &cards {
            let id = card["id"].as_str().expect("an id");
            same(card, catalogue.get(id).unwrap_or_else(|| panic!("{id} is missing")));
            seen += 1;
        }
    }
    assert_eq!(seen, catalogue.printings().len());
}

fn same(card: &Value, printing: &Printing) {
    let id = printing.id;
    let text = |key: &str| card[key].as_str().unwrap_or_default().to_owned();
    let words = |key: &str| {
        card[key].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
    };
    let number = |key: &str| card[key].as_i64();
    assert_eq!((printing.title, printing.subtitle), (text("title").as_str(), text("subtitle").as_str()), "{id}");
    assert_eq!(Some(printing.unique), card["unique"].as_bool(), "{id}");
    assert_eq!(printing.cost.map(i64::from), number("cost"), "{id}");
    assert_eq!((printing.power.map(i64::from), printing.hp.map(i64::from)), (number("power"), number("hp")), "{id}");
    assert_eq!(printing.aspects().map(|aspect| format!("{aspect:?}")).collect::<Vec<_>>(), words("aspects"), "{id}");
    assert_eq!(printing.traits().collect::<Vec<_>>(), words("traits"), "{id}");
    assert_eq!(printing.keywords().collect::<Vec<_>>(), words("keywords"), "{id}");
    assert_eq!(printing.leader_unit_keywords().collect::<Vec<_>>(), words("leader_keywords"), "{id}");
    assert_eq!(printing.arena.map(|arena| format!("{arena:?}")).unwrap_or_default(), text("arena"), "{id}");
    let rarity = printing.rarity.map(|rarity| format!("{rarity:?}")).unwrap_or_default();
    assert_eq!(rarity, text("rarity"), "{id}");
    let kind = match printing.kind {
        CardType::OtherToken => "token".to_owned(),
        kind => kind.to_string(),
    };
    assert_eq!(kind, text("type").to_lowercase().replace("force token", "token"), "{id}");
}
