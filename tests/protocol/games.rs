//! Whole duels through the protocol: they end, and no card is lost or created on the way.

use super::support::{Client, list, new_duel, new_singleton_duel, play_out};
use serde_json::Value;
use std::collections::BTreeMap;

/// How often each owner has each card, in any zone. Tokens come and go, and are not counted.
fn cards(state: &Value) -> BTreeMap<(u64, String), u32> {
    let mut all = BTreeMap::new();
    let mut count = |card: &Value, owner: u64| {
        let id = card["id"].as_str().expect("a judge sees every card").to_owned();
        if !id.contains("_T") {
            *all.entry((owner, id)).or_insert(0) += 1;
        }
    };
    for (index, seat) in list(&state["seats"]).iter().enumerate() {
        let own = index as u64;
        count(&seat["base"], own);
        list(&seat["leaders"]).iter().for_each(|leader| count(leader, own));
        for zone in ["hand", "deck", "discard", "resources"] {
            list(&seat[zone]).iter().for_each(|card| count(card, card["owner"].as_u64().expect("an owner")));
        }
        for unit in list(&seat["units"]) {
            if unit["leader"] == false {
                count(unit, unit["owner"].as_u64().expect("an owner"));
            }
            for under in list(&unit["upgrades"]).iter().chain(list(&unit["captives"])) {
                count(under, under["owner"].as_u64().expect("an owner"));
            }
        }
    }
    all
}

/// Uids name physical cards: never two with the same uid, tokens included.
fn uids_are_distinct(state: &Value) {
    let mut uids = Vec::new();
    for seat in list(&state["seats"]) {
        for zone in ["hand", "deck", "discard", "resources", "units"] {
            uids.extend(list(&seat[zone]).iter().map(|card| card["uid"].as_u64().expect("a uid")));
        }
        for unit in list(&seat["units"]) {
            let under = list(&unit["upgrades"]).iter().chain(list(&unit["captives"]));
            uids.extend(under.map(|card| card["uid"].as_u64().expect("a uid")));
        }
    }
    let count = uids.len();
    uids.sort_unstable();
    uids.dedup();
    assert_eq!(uids.len(), count, "two cards have the same uid");
}

/// How many games to play.
fn games(usual: u64) -> u64 {
    std::env::var("CANTINA_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// CANTINA_GAMES sets how many games are played.
#[test]
fn duels_end_with_all_their_cards() {
    for seed in 0..games(4) {
        let new = if seed % 2 == 0 { new_duel(seed) } else { new_singleton_duel(seed) };
        let mut client = Client::new();
        let mut before = None;
        let mut picks = 0u32;
        let last = play_out(&mut client, new, seed, |client, step| {
            if step["decision"]["kind"] == "first-player" {
                before = Some(cards(&client.state()));
            } else if picks.is_multiple_of(9) {
                let state = client.state();
                assert_eq!(Some(cards(&state)), before, "seed {seed}, pick {picks}");
                uids_are_distinct(&state);
            }
            picks += 1;
        });
        assert_eq!(Some(cards(&client.state())), before, "seed {seed} at the end");
        assert!(last["over"]["reason"].is_string(), "seed {seed}");
    }
}
