//! Pairings, byes and repairs (formats.md S, R-5).

use super::support::{any, history, list, must, one, op};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

type Pairs = Vec<(String, String)>;

fn name(value: &Value) -> String {
    value.as_str().expect("a name").to_owned()
}

/// Every way to pair.
fn matchings(rest: &[String]) -> Vec<Pairs> {
    let Some((first, others)) = rest.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for place in 0..others.len() {
        let mut left = others.to_vec();
        let other = left.remove(place);
        for mut pairs in matchings(&left) {
            pairs.push((first.clone(), other.clone()));
            all.push(pairs);
        }
    }
    all
}

/// Points and opponents, counted plainly.
fn counted(history: &Value) -> (BTreeMap<String, i64>, BTreeSet<(String, String)>) {
    let (mut points, mut met) = (BTreeMap::new(), BTreeSet::new());
    for entry in list(&history["rounds"]).iter().flat_map(list) {
        if let Some(bye) = entry["bye"].as_str() {
            *points.entry(bye.to_owned()).or_insert(0) += 3;
            continue;
        }
        let (a, b) = (name(&entry["p1"]), name(&entry["p2"]));
        let (g1, g2) = (entry["g1"].as_i64().unwrap_or(0), entry["g2"].as_i64().unwrap_or(0));
        let (one, other) = match entry["conceded"].as_str() {
            Some(by) if by == a => (0, 3),
            Some(_) => (3, 0),
            None if g1 > g2 => (3, 0),
            None if g1 < g2 => (0, 3),
            None => (1, 1),
        };
        *points.entry(a.clone()).or_insert(0) += one;
        *points.entry(b.clone()).or_insert(0) += other;
        met.insert((a.clone(), b.clone()));
        met.insert((b, a));
    }
    (points, met)
}

fn cost(history: &Value, pairs: &Pairs) -> (usize, i64) {
    let (points, met) = counted(history);
    let of = |player: &String| points.get(player).copied().unwrap_or(0);
    let rematches = pairs.iter().filter(|pair| met.contains(*pair)).count();
    (rematches, pairs.iter().map(|(a, b)| (of(a) - of(b)).pow(2)).sum())
}

#[test]
fn s_7_pairings_are_as_good_as_the_best_of_all_ways() {
    let mut dice = Dice::new(3);
    let mut client = Client::new();
    for seed in 0..25 {
        let players = 3 + dice.below(6);
        let mut so_far = history(players);
        for _ in 0..5 {
            let made = must(&mut client, "pairings", json!({"history": so_far, "seed": seed}));
            let bye: Vec<String> =
                list(&made["pairs"]).iter().filter(|pair| pair[1].is_null()).map(|pair| name(&pair[0])).collect();
            assert_eq!(bye.len(), players % 2, "S-13");
            let pairs: Pairs = list(&made["pairs"])
                .iter()
                .filter(|pair| !pair[1].is_null())
                .map(|pair| (name(&pair[0]), name(&pair[1])))
                .collect();
            let mut rest: Vec<String> = pairs.iter().flat_map(|(a, b)| [a.clone(), b.clone()]).collect();
            rest.sort();
            let ways = matchings(&rest);
            let best = ways.iter().map(|way| cost(&so_far, way)).min().expect("a way");
            assert_eq!(cost(&so_far, &pairs), best);
            assert_eq!((&made["rematches"], &made["spread"]), (&json!(best.0), &json!(best.1)));
            let checked = must(&mut client, "check", json!({"history": so_far, "pairs": made["pairs"]}));
            assert_eq!((&checked["errors"], &checked["optimal"]), (&json!([]), &json!(true)));
            let way = &ways[dice.below(ways.len())];
            let wanted = match cost(&so_far, way) {
                cost if cost == best => json!([]),
                cost if cost.0 > best.0 => json!(["P_REMATCH"]),
                _ => json!(["P_FLOAT"]),
            };
            let mut asked: Vec<Value> = way.iter().map(|(a, b)| json!([a, b])).collect();
            asked.extend(bye.iter().map(|bye| json!([bye, null])));
            assert_eq!(must(&mut client, "check", json!({"history": so_far, "pairs": asked}))["errors"], wanted);
            let mut round: Vec<Value> = pairs.iter().map(|(a, b)| any(&mut dice, a, b)).collect();
            round.extend(bye.iter().map(|bye| json!({"bye": bye})));
            so_far["rounds"].as_array_mut().expect("rounds").push(json!(round));
        }
    }
}

#[test]
fn s_7_pairings_of_many_are_proved() {
    let mut dice = Dice::new(3);
    let mut client = Client::new();
    let mut so_far = history(64);
    for _ in 0..6 {
        let made = must(&mut client, "pairings", json!({"history": so_far, "seed": 1}));
        assert_eq!(made["rematches"], 0);
        let checked = must(&mut client, "check", json!({"history": so_far, "pairs": made["pairs"]}));
        assert_eq!(checked["optimal"], true);
        let round: Vec<Value> =
            list(&made["pairs"]).iter().map(|pair| any(&mut dice, &name(&pair[0]), &name(&pair[1]))).collect();
        so_far["rounds"].as_array_mut().expect("rounds").push(json!(round));
    }
}

#[test]
fn s_17_the_same_seed_gives_the_same_and_another_another() {
    let mut client = Client::new();
    let mut made =
        |seed: u64| must(&mut client, "pairings", json!({"history": history(12), "seed": seed}))["pairs"].take();
    assert_eq!(made(1), made(1));
    assert_ne!(made(1), made(2), "S-2");
}

#[test]
fn s_11_the_lowest_without_a_bye_whose_bye_leaves_the_rest_pairable() {
    let mut client = Client::new();
    // Edge case 131: A beat B, C had the bye. Only B's bye avoids a rematch.
    let so_far =
        json!({"best_of": 3, "players": ["A", "B", "C"], "rounds": [[one("A", "B", [2, 0, 0]), {"bye": "C"}]]});
    let made = must(&mut client, "pairings", json!({"history": so_far}));
    assert_eq!(made["pairs"][1], json!(["B", null]));
    let wrong = json!([["B", "C"], ["A", null]]);
    assert_eq!(must(&mut client, "check", json!({"history": so_far, "pairs": wrong}))["errors"], json!(["P_BYE_WHO"]));
    // Edge case 132: everybody had one.
    let rounds = json!([[one("A", "B", [2, 0, 0]), {"bye": "C"}], [one("A", "C", [2, 0, 0]), {"bye": "B"}],
                        [one("C", "B", [2, 0, 0]), {"bye": "A"}]]);
    let so_far = json!({"best_of": 3, "players": ["A", "B", "C"], "rounds": rounds});
    let made = must(&mut client, "pairings", json!({"history": so_far}));
    assert_eq!(made["pairs"][1], json!(["B", null]), "the lowest of those with fewest");
}

#[test]
fn s_6_pairing_looks_ahead() {
    // Edge case 125: taking A-B from the top would force rematches.
    let mut client = Client::new();
    let rounds = json!([
        [one("A", "B", [2, 0, 0]), one("C", "D", [2, 0, 0])],
        [one("A", "C", [2, 0, 0]), one("B", "D", [2, 0, 0])]
    ]);
    let so_far = json!({"best_of": 3, "players": ["A", "B", "C", "D"], "rounds": rounds});
    let made = must(&mut client, "pairings", json!({"history": so_far}));
    assert_eq!(made["rematches"], 0);
    assert_eq!(made["pairs"][0], json!(["A", "D"]));
}

#[test]
fn every_fault_of_a_pairing_has_its_code() {
    let mut client = Client::new();
    let mut faults =
        |pairs: Value| must(&mut client, "check", json!({"history": history(5), "pairs": pairs}))["errors"].take();
    assert_eq!(faults(json!([["P0", "P1"], ["P2", "P3"], ["P4", null]])), json!([]));
    assert_eq!(faults(json!([["P0", "P1"], ["P2", "P3"]])), json!(["P_MISSING", "P_BYES"]));
    assert_eq!(faults(json!([["P0", "P1"], ["P2", "P3"], ["P4", "P0"]])), json!(["P_TWICE", "P_BYES"]));
    assert_eq!(faults(json!([["P0", "P1"], ["P2", "P3"], ["P4", null], ["X", "Y"]])), json!(["P_UNKNOWN"]));
    assert_eq!(faults(json!([["P0", "P1"], ["P2", "P3"], ["P4", "P4"]])), json!(["P_SELF", "P_BYES"]));
}

#[test]
fn r_5_a_repair_changes_as_few_tables_as_can_be() {
    let mut client = Client::new();
    let made = must(&mut client, "pairings", json!({"history": history(12), "seed": 4}));
    let kept = must(&mut client, "pairings", json!({"history": history(12), "seed": 99, "keep": made["pairs"]}));
    assert_eq!(kept["pairs"], made["pairs"]);
    // One player drops: the opponent gets the bye, nobody else is touched.
    let gone = name(&made["pairs"][2][0]);
    let mut so_far = history(12);
    so_far["dropped"] = json!({gone.clone(): 0});
    let kept = must(&mut client, "pairings", json!({"history": so_far, "seed": 4, "keep": made["pairs"]}));
    let same = list(&kept["pairs"]).iter().filter(|pair| list(&made["pairs"]).contains(pair)).count();
    assert_eq!(same, 5);
    assert_eq!(kept["pairs"][2], json!([made["pairs"][2][1], null]), "all others keep their tables");
}

#[test]
fn r_5_a_bye_that_an_equal_has_stays_in_a_repair() {
    let mut client = Client::new();
    for seed in 0..40 {
        // Of five players after one round, the two losers are equal in everything: either may have the bye.
        let rounds = json!([[one("P0", "P1", [2, 0, 0]), one("P2", "P3", [2, 0, 0]), {"bye": "P4"}]]);
        let history = json!({"best_of": 3, "players": ["P0", "P1", "P2", "P3", "P4"], "rounds": rounds});
        let ask = |client: &mut Client, keep: Value| {
            must(client, "pairings", json!({"history": history, "seed": seed, "keep": keep}))["pairs"].take()
        };
        let pairs = ask(&mut client, Value::Null);
        assert_eq!(ask(&mut client, pairs.clone()), pairs);
        for keep in
            [json!([["P4", "P0"], ["P2", "P3"], ["P1", null]]), json!([["P2", "P4"], ["P0", "P1"], ["P3", null]])]
        {
            assert_eq!(ask(&mut client, keep.clone())[2], keep[2], "seed {seed}");
        }
    }
}

#[test]
fn histories_that_cannot_be_are_refused() {
    let mut client = Client::new();
    for wrong in [
        json!({"players": ["A", "A"]}),
        json!({"best_of": 2, "players": ["A", "B"]}),
        json!({"players": ["A", "B"], "rounds": [[one("A", "X", [2, 0, 0])]]}),
        json!({"players": ["A", "B"], "rounds": [[one("A", "A", [2, 0, 0])]]}),
        json!({"players": ["A", "B", "C"], "rounds": [[one("A", "B", [2, 0, 0]), {"bye": "A"}]]}),
        json!({"players": ["A", "B"], "rounds": [[one("A", "B", [2, 0, 1000])]]}),
        json!({"players": ["A", "B"], "policy": {"floor": "x"}}),
        json!([]),
    ] {
        for asked in ["rank", "pairings", "check"] {
            let answer = op(&mut client, asked, json!({"history": wrong, "pairs": []}));
            assert_eq!(answer["error"]["code"], "bad-history", "{asked} {wrong}");
        }
    }
    assert_eq!(op(&mut client, "pairings", json!({"history": history(1)}))["error"]["code"], "too-few");
}

/// What has been played in pods: no match is a best of anything.
fn pods(players: usize) -> Value {
    let mut history = history(players);
    history.as_object_mut().expect("an object").remove("best_of");
    history
}

#[test]
fn a26_pods_of_four_and_three() {
    let mut client = Client::new();
    for (players, sizes) in [
        (3, vec![3]),
        (5, vec![5]),
        (6, vec![3, 3]),
        (9, vec![3, 3, 3]),
        (11, vec![3, 4, 4]),
        (12, vec![4; 3]),
        (22, vec![3, 3, 4, 4, 4, 4]),
    ] {
        let made = must(&mut client, "pods", json!({"history": pods(players), "seed": 2}));
        let mut found: Vec<usize> = list(&made["pods"]).iter().map(|pod| list(pod).len()).collect();
        found.sort_unstable();
        assert_eq!(found, sizes);
    }
    let mut so_far = pods(12);
    let mut meetings = Vec::new();
    for _ in 0..3 {
        let made = must(&mut client, "pods", json!({"history": so_far, "seed": 2}));
        let round: Vec<Value> =
            list(&made["pods"]).iter().map(|pod| json!({"pod": pod, "places": [1, 2, 2, 4]})).collect();
        so_far["rounds"].as_array_mut().expect("rounds").push(json!(round));
        meetings.push(made["repeats"].clone());
    }
    assert_eq!(meetings[0], 0);
    assert_eq!(op(&mut client, "pods", json!({"history": pods(2)}))["error"]["code"], "too-few");
    so_far["rounds"][0][0]["places"] = json!([1, 1, 2, 4]);
    assert_eq!(op(&mut client, "pods", json!({"history": so_far}))["error"]["code"], "bad-history");
}
