//! Pairs of positions that Ann cannot tell apart: Bob's hand, deck and resources differ, and nothing else.

use crate::protocol::support::CARDS;
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_cards::wording::text;
use swu_language::word::{Arena, Kind};

/// Ids of all sets, of these kinds (and this arena).
fn ids(kinds: &[Kind], arena: Option<Arena>) -> Vec<String> {
    let cards = CARDS.0.iter().map(|(_, card)| card);
    cards
        .filter(|card| !card.kind.is_token() && kinds.contains(&card.kind))
        .filter(|card| arena.is_none() || card.arena == arena && card.hp > 0)
        .map(|card| card.id.clone())
        .collect()
}

/// Words in texts that concern hidden cards, or cards in unusual places.
const TELLING: [&str; 12] = [
    "Smuggle",
    "Bounty",
    "capture",
    "ame a card",
    "ook at an opponent's hand",
    "discard pile",
    "Plot",
    "isclose",
    "Piloting",
    "the Force",
    "opponent's deck",
    "an opponent controls",
];

/// Ids of cards whose texts contain that word.
fn telling(word: &str) -> Vec<String> {
    let cards = CARDS.0.iter().map(|(_, card)| card);
    cards
        .filter(|card| matches!(card.kind, Kind::Unit | Kind::Event | Kind::Upgrade))
        .filter(|card| text(card).lines().any(|line| line.contains(word)))
        .map(|card| card.id.clone())
        .collect()
}

fn some(from: &[String], count: usize, dice: &mut Dice) -> Vec<String> {
    (0..count).map(|_| from[dice.below(from.len())].clone()).collect()
}

fn shuffle<T>(list: &mut [T], dice: &mut Dice) {
    for place in (1..list.len()).rev() {
        list.swap(place, dice.below(place + 1));
    }
}

/// Two scenarios. In the second, every card of Bob's that Ann cannot see is dealt again, except two in his hand, and
/// some are different cards altogether.
pub(super) fn pair(seed: u64) -> [Value; 2] {
    let mut dice = Dice::new(seed);
    let leaders = ids(&[Kind::Leader], None);
    let bases = ids(&[Kind::Base], None);
    let cards = ids(&[Kind::Unit, Kind::Event, Kind::Upgrade], None);
    let ground = ids(&[Kind::Unit], Some(Arena::Ground));
    let space = ids(&[Kind::Unit], Some(Arena::Space));
    let telling = telling(TELLING[seed as usize % TELLING.len()]);
    let mut seat = |name: &str| {
        let hand = [some(&cards, 3, &mut dice), some(&telling, 4, &mut dice)].concat();
        let deck = some(&cards, 16, &mut dice);
        let resources = [some(&cards, 4, &mut dice), some(&telling, 4, &mut dice)].concat();
        let guard = json!({"id": some(&ground, 1, &mut dice)[0], "captives": some(&ground, 1, &mut dice)});
        let others = distinct(some(&ground, 2, &mut dice)).into_iter().map(|id| json!(id));
        let ground: Vec<Value> = others.chain([guard]).collect();
        let discard = [some(&cards, 1, &mut dice), some(&telling, 1, &mut dice)].concat();
        let value = json!({
            "name": name,
            "leader": some(&leaders, 1, &mut dice)[0],
            "base": some(&bases, 1, &mut dice)[0],
            "ground": ground,
            "space": some(&space, 1, &mut dice),
            "discard": discard,
        });
        (value, hand, deck, resources)
    };
    let (mut ann, hand, deck, resources) = seat("Ann");
    (ann["hand"], ann["deck"], ann["resources"]) = (json!(hand), json!(deck), json!(resources));
    let (bob, hand, deck, resources) = seat("Bob");
    let mut other: Vec<String> = hand[2..].iter().chain(&deck).chain(&resources).cloned().collect();
    for place in 0..6 {
        other[place * 4] = some(&cards, 1, &mut dice)[0].clone();
    }
    shuffle(&mut other, &mut dice);
    let first = [hand[2..].to_vec(), deck.clone(), resources].concat();
    [first, other].map(|hidden| {
        let (own, rest) = hidden.split_at(5);
        let (deck, resources) = rest.split_at(16);
        let mut bob = bob.clone();
        bob["hand"] = json!([&hand[..2], own].concat());
        bob["deck"] = json!(deck);
        bob["resources"] = json!(resources);
        // At one keyboard the active player decides last about a resource.
        let resourcing = if seed.is_multiple_of(3) { "active-last" } else { "in-turn" };
        json!({"seats": [ann.clone(), bob], "active": seed % 2, "options": {"resourcing": resourcing}})
    })
}

/// No unit twice on one side: a unique one would be defeated at once.
fn distinct(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids.dedup();
    ids
}
