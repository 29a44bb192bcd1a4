//! Handles: the names a seat knows cards by do not survive a hidden zone, and reveal nothing about it.

use super::support::{Client, list, new_duel, play_out};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Every card a seat sees: physical card and handle, matched by their positions in state and view.
fn seen(state: &Value, view: &Value) -> Vec<(u64, u64)> {
    let mut pairs = Vec::new();
    let mut pair = |truth: &Value, seen: &Value| {
        if let Some(handle) = seen["uid"].as_u64() {
            pairs.push((truth["uid"].as_u64().expect("a uid"), handle));
        }
    };
    for (truth, seen) in list(&state["seats"]).iter().zip(list(&view["seats"])) {
        for zone in ["hand", "deck", "discard", "resources", "units"] {
            list(&truth[zone]).iter().zip(list(&seen[zone])).for_each(|(truth, seen)| pair(truth, seen));
        }
        for (truth, seen) in list(&truth["units"]).iter().zip(list(&seen["units"])) {
            for under in ["upgrades", "captives"] {
                list(&truth[under]).iter().zip(list(&seen[under])).for_each(|(truth, seen)| pair(truth, seen));
            }
        }
    }
    pairs
}

#[test]
fn a_card_out_of_a_hidden_zone_has_a_name_nobody_heard_before() {
    let mut fresh = 0;
    for seed in 0..3 {
        let mut visible: [BTreeMap<u64, u64>; 2] = [BTreeMap::new(), BTreeMap::new()];
        let mut heard: [BTreeSet<u64>; 2] = [BTreeSet::new(), BTreeSet::new()];
        play_out(&mut Client::new(), new_duel(seed), seed, |client, _| {
            let state = client.state();
            for seat in 0..2 {
                let now: BTreeMap<u64, u64> = seen(&state, &client.view(seat)).into_iter().collect();
                for (uid, handle) in &now {
                    match visible[seat].get(uid) {
                        // It was seen a moment ago: perhaps it passed through a hand meanwhile, perhaps not.
                        Some(before) if before == handle => {}
                        _ => {
                            assert!(!heard[seat].contains(handle), "seed {seed}: handle {handle} came back");
                            fresh += 1;
                        }
                    }
                }
                heard[seat].extend(now.values());
                visible[seat] = now;
            }
        });
    }
    assert!(fresh > 300, "{fresh}");
}

/// A visible card keeps its name: a unit that fights is still the same one.
#[test]
fn a_unit_in_play_keeps_its_name() {
    let mut kept = 0;
    let mut before: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
    play_out(&mut Client::new(), new_duel(8), 8, |client, _| {
        let (state, view) = (client.state(), client.view(1));
        let handles: BTreeMap<u64, u64> = seen(&state, &view).into_iter().collect();
        let mut now = BTreeMap::new();
        for unit in list(&state["seats"]).iter().flat_map(|seat| list(&seat["units"])) {
            let uid = unit["uid"].as_u64().expect("a uid");
            now.insert(uid, (handles[&uid], unit["controller"].as_u64().expect("a seat")));
        }
        for (uid, name) in &now {
            if let Some(old) = before.get(uid) {
                kept += usize::from(old == name);
            }
        }
        before = now;
    });
    assert!(kept > 100, "{kept}");
}
