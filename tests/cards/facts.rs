//! Stats, icons, traits and keywords of every card against the card reference, where that is at hand.

use super::exam::exam;
use serde_json::Value;
use std::path::Path;
use swu_cards::library::Library;
use swu_language::ability::Ability;
use swu_language::card::Card;
use swu_language::keyword::PrintedKeyword;
use swu_language::word::{Aspect, Kind, Rarity};

/// The printed facts of the sets we know; `None` if the reference is not at hand.
fn printed() -> Option<Vec<Value>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/cards");
    if !folder.is_dir() {
        eprintln!("skipped: no card reference at {}", folder.display());
        return None;
    }
    let mut printed = Vec::new();
    for set in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"] {
        let text = std::fs::read_to_string(folder.join(format!("{set}.json"))).expect("a set of the reference");
        printed.extend(serde_json::from_str::<Vec<Value>>(&text).expect("a list of cards"));
    }
    Some(printed)
}

fn words(fact: &Value, field: &str) -> Vec<String> {
    let list = fact[field].as_array().into_iter().flatten();
    list.filter_map(|word| word.as_str().map(str::to_owned)).collect()
}

/// Keywords as they are printed: "Raid 2".
fn of_fact(fact: &Value, keywords: &str, arguments: &str) -> Vec<String> {
    let mut found: Vec<String> = words(fact, keywords)
        .into_iter()
        .filter(|word| word != "Smuggle" && word != "Piloting")
        .map(|word| match fact[arguments][&word].as_i64() {
            Some(number) => format!("{word} {number}"),
            None => word,
        })
        .collect();
    found.sort();
    found
}

fn of_card(keywords: &[PrintedKeyword], abilities: &[Ability]) -> Vec<String> {
    let mut found: Vec<String> = keywords
        .iter()
        .map(|printed| match printed.parts() {
            (keyword, number) if keyword.is_numbered() => format!("{keyword} {number}"),
            (keyword, _) => keyword.to_string(),
        })
        .collect();
    // Keywords that are wrapped around a text.
    found.extend(abilities.iter().filter_map(|ability| match ability {
        Ability::Coordinate(_) => Some("Coordinate".to_owned()),
        Ability::Bounty(_) => Some("Bounty".to_owned()),
        _ => None,
    }));
    found.sort();
    found.dedup();
    found
}

fn smuggle(card: &Card) -> Option<String> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::Smuggle { cost, aspects, .. } => {
            let icons: Vec<&str> = aspects.iter().map(|aspect| aspect.name()).collect();
            Some(format!("[C={cost} {}]", icons.join(" ")))
        }
        _ => None,
    })
}

fn piloting(card: &Card) -> Option<String> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::Piloting { cost, aspects } => {
            let icons: String = aspects.iter().map(|aspect| format!(" {aspect}")).collect();
            Some(format!("[C={cost}{icons}]"))
        }
        _ => None,
    })
}

fn compare(card: &Card, fact: &Value) {
    let id = &card.id;
    let text = |field: &str| fact[field].as_str().map(str::to_owned);
    let number = |field: &str| fact[field].as_i64().unwrap_or(0);
    assert_eq!(Some(card.title.clone()), text("title"), "{id}");
    assert_eq!(card.subtitle, text("subtitle"), "{id}");
    assert_eq!(Some(card.kind), text("type").and_then(|word| Kind::from_name(&word.to_lowercase())), "{id}");
    assert_eq!(card.rarity, text("rarity").and_then(|word| Rarity::from_name(&word)), "{id}");
    assert_eq!(Some(card.unique), fact["unique"].as_bool(), "{id}");
    let stats = (i64::from(card.cost), i64::from(card.power), i64::from(card.hp));
    assert_eq!(stats, (number("cost"), number("power"), number("hp")), "{id}");
    let arena = card.arena.map(|arena| arena.name().to_owned());
    assert_eq!(arena, text("arena").map(|word| word.to_lowercase()), "{id}");
    let icons: Vec<Option<Aspect>> = words(fact, "aspects").iter().map(|word| Aspect::from_name(word)).collect();
    assert_eq!(card.aspects.iter().copied().map(Some).collect::<Vec<_>>(), icons, "{id}");
    let traits: Vec<String> = card.traits.iter().map(|word| word.name().to_owned()).collect();
    let corrected = words(fact, "errata").iter().find_map(|text| text.strip_prefix("Trait(s): ").map(str::to_owned));
    let wanted = match corrected {
        Some(list) => list.split(", ").map(str::to_owned).collect(),
        None => words(fact, "traits"),
    };
    assert_eq!([traits, card.location.iter().cloned().collect()].concat(), wanted, "{id}");
    assert_eq!(of_card(&card.keywords, &card.abilities), of_fact(fact, "keywords", "keyword_args"), "{id}");
    let unit_side = card.unit_side.clone().unwrap_or_default();
    assert_eq!(
        of_card(&unit_side.keywords, &unit_side.abilities),
        of_fact(fact, "leader_keywords", "leader_keyword_args"),
        "{id}"
    );
    // For another cost only that there is one: "[C=7 Vigilance Villainy, deal ...]".
    let printed = fact["keyword_args"]["Smuggle"].as_str();
    let resources =
        printed.map(|text| text.split_once(", ").map_or(text.to_owned(), |(resources, _)| format!("{resources}]")));
    assert_eq!(smuggle(card), resources, "{id}");
    assert_eq!(piloting(card).as_deref(), fact["keyword_args"]["Piloting"].as_str(), "{id}");
    if let Some(side) = card.upgrade_side.as_ref().filter(|_| !fact["upgrade_power"].is_null()) {
        let added = (i64::from(side.power), i64::from(side.hp));
        assert_eq!(added, (number("upgrade_power"), number("upgrade_hp")), "{id}");
    }
    if let Some(back) = &card.back {
        assert_eq!(Some(back.title.as_str()), fact["back"]["title"].as_str(), "{id}");
        let icons: Vec<String> = back.aspects.iter().map(|aspect| aspect.to_string()).collect();
        assert_eq!(icons, words(&fact["back"], "aspects"), "{id}");
        let traits: Vec<String> = back.traits.iter().map(|word| word.to_string()).collect();
        assert_eq!(traits, words(&fact["back"], "traits"), "{id}");
    }
}

#[test]
fn the_exam_has_the_printed_facts() {
    let Some(printed) = printed() else { return };
    for card in exam() {
        compare(&card, printed.iter().find(|fact| fact["id"] == card.id.as_str()).expect("a card of the reference"));
    }
}

#[test]
fn the_library_has_the_printed_facts() {
    let Some(printed) = printed() else { return };
    let library = Library::with_overlay(&[]).expect("the embedded cards are checked");
    for set in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"] {
        if library.iter().all(|(_, card)| card.set() != set || card.kind.is_token()) {
            continue;
        }
        for fact in printed.iter().filter(|fact| fact["set"] == set) {
            let id = fact["id"].as_str().expect("an id");
            compare(library.get(id).unwrap_or_else(|| panic!("{id} is missing")), fact);
        }
    }
}
