//! What is in a booster (formats.md L-11, L-12).

use super::support::list;
use crate::protocol::support::Client;
use serde_json::json;
use std::collections::BTreeMap;
use swu_cards::catalog::{Catalogue, Printing};
use swu_decks::limited::{Boosters, Recipe, Slot};
use swu_language::word::{Aspect, Rarity};

fn opened(set: &str, count: usize, seed: u64) -> Vec<Vec<(&'static Printing, Slot)>> {
    Boosters::new(Recipe::of(set, |_| true).expect("a recipe"), seed).take(count).collect()
}

#[test]
fn every_recipe_can_be_read() {
    for text in Recipe::texts() {
        let recipe = Recipe::parse(text, Catalogue::embedded()).expect("a sound recipe");
        let whole: Vec<usize> = opened(&recipe.set, 40, 1).iter().map(Vec::len).collect();
        assert_eq!(whole, vec![16; 40], "{}", recipe.set);
    }
    assert_eq!(Recipe::embedded().len(), Recipe::texts().len());
}

#[test]
fn a_set_opens_once_all_its_cards_can_be_played() {
    assert!(Recipe::of("SOR", |card| card.set() == "SOR").is_some());
    assert!(Recipe::of("SOR", |card| card.id != "SOR_046").is_none());
    assert!(Recipe::of("XYZ", |_| true).is_none());
}

#[test]
fn l_11_slots_and_rarities() {
    use Slot::{Base, Common, Foil, Leader, Uncommon};
    let slots = [&[Leader, Base][..], &[Common; 9], &[Uncommon; 3], &[Slot::Rare, Foil]].concat();
    for set in ["SOR", "SHD", "TWI"] {
        for cards in opened(set, 300, 7) {
            assert_eq!(cards.iter().map(|(_, slot)| *slot).collect::<Vec<_>>(), slots);
            for (card, slot) in &cards {
                let rarity = card.rarity.expect("what lies in boosters has one");
                let right = match slot {
                    Leader => matches!(rarity, Rarity::Common | Rarity::Rare),
                    Base | Common => rarity == Rarity::Common,
                    Uncommon => rarity == Rarity::Uncommon,
                    Slot::Rare => matches!(rarity, Rarity::Rare | Rarity::Legendary),
                    Foil => rarity != Rarity::Special,
                };
                assert!(right && card.set() == set, "{card} as {slot:?}");
            }
            let of = |wanted: Slot| cards.iter().filter(move |(_, slot)| *slot == wanted).map(|(card, _)| card.id);
            for slot in [Common, Uncommon] {
                let mut ids: Vec<&str> = of(slot).collect();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), of(slot).count(), "no two are equal");
            }
        }
    }
}

#[test]
fn l_11_each_common_once_per_belt_and_colours_in_every_booster() {
    for set in ["SOR", "SHD", "TWI"] {
        let boosters = opened(set, 30, 3);
        for ten in boosters.chunks(10) {
            let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
            for (card, slot) in ten.iter().flatten() {
                if *slot == Slot::Common {
                    *copies.entry(card.id).or_default() += 1;
                }
            }
            assert_eq!((copies.len(), copies.values().max()), (90, Some(&1)), "{set}");
        }
        for cards in boosters {
            let shows = |from: usize, to: usize, aspect| {
                cards[from..to].iter().any(|(card, _)| card.aspects().any(|other| other == aspect))
            };
            assert!(shows(2, 8, Aspect::Vigilance) && shows(2, 8, Aspect::Command) && shows(2, 8, Aspect::Aggression));
            assert!(shows(8, 11, Aspect::Cunning));
        }
    }
}

#[test]
fn l_11_rates() {
    let boosters = opened("SOR", 4000, 11);
    let share = |slot: Slot, wanted: &dyn Fn(Rarity) -> bool| {
        let hits =
            boosters.iter().flatten().filter(|(card, at)| *at == slot && card.rarity.is_some_and(wanted)).count();
        hits as f64 / 4000.0
    };
    let near = |found: f64, wanted: f64| assert!((found - wanted).abs() < 0.02, "{found} is not {wanted}");
    near(share(Slot::Leader, &|rarity| rarity == Rarity::Rare), 1.0 / 7.0);
    near(share(Slot::Rare, &|rarity| rarity == Rarity::Legendary), 1.0 / 8.0);
    near(share(Slot::Foil, &|rarity| rarity == Rarity::Common), 78.0 / 100.3);
}

#[test]
fn l_12_the_same_booster_however_many_are_opened() {
    let mut client = Client::new();
    let few = client.must(json!({"do": "packs", "set": "SOR", "count": 3, "seed": 7}));
    let many = client.must(json!({"do": "packs", "set": "SOR", "count": 25, "seed": 7}));
    assert_eq!(list(&few["packs"]), &list(&many["packs"])[..3]);
    let other = client.must(json!({"do": "packs", "set": "SOR", "count": 3, "seed": 8}));
    assert_ne!(few["packs"], other["packs"]);
    assert_eq!(list(&few["packs"][2]["cards"]).len(), 16);
    assert_eq!(few["packs"][2]["pack"], 2);
}

#[test]
fn refusals_have_their_codes() {
    let mut client = Client::new();
    for (request, code) in [
        (json!({"do": "packs", "set": "XYZ"}), "unknown-set"),
        (json!({"do": "packs", "set": "SOR", "count": 0}), "bad-count"),
        (json!({"do": "packs", "set": "SOR", "count": 1001}), "bad-count"),
        (json!({"do": "packs", "set": "SOR", "count": -1}), "bad-count"),
        (json!({"do": "pod-state"}), "no-pod"),
        (json!({"do": "pod-new", "kind": "cube", "set": "SOR", "seats": []}), "unknown-kind"),
        (json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": [{}]}), "pod-size"),
        (json!({"do": "pod-new", "kind": "draft", "set": ["SOR"], "seats": [{}, {}]}), "bad-count"),
        (json!({"do": "pod-new", "kind": "draft", "set": ["SOR", "SOR", "?"], "seats": [{}, {}]}), "unknown-set"),
        (json!({"do": "pod-load", "save": "x"}), "bad-save"),
    ] {
        let answer = client.ask(&request);
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
    }
}
