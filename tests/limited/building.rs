//! Pools and decks (formats.md L-1 to L-10).

use super::support::{draft, list, play, seats, state};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

fn sealed(client: &mut Client) -> Value {
    client.must(json!({"do": "pod-new", "kind": "sealed", "set": "SOR", "seats": seats(1, &[]), "seed": 4}));
    client.must(json!({"do": "pod-suggest", "seat": 0}))["deck"].take()
}

fn judged(client: &mut Client, deck: &Value) -> Vec<String> {
    let answer = client.must(json!({"do": "pod-deck", "seat": 0, "deck": deck}));
    let codes = list(&answer["faults"]).iter().map(|fault| fault["code"].as_str().expect("a code").to_owned());
    let mut codes: Vec<String> = codes.collect();
    codes.dedup();
    assert_eq!(answer["legal"], codes.is_empty());
    codes
}

#[test]
fn l_10_a_sealed_pool_has_96_cards() {
    let mut client = Client::new();
    sealed(&mut client);
    let pool = client.must(json!({"do": "pod-pool", "seat": 0}));
    let all: u64 = list(&pool["pool"]["cards"]).iter().filter_map(|card| card["count"].as_u64()).sum();
    assert_eq!(all, 96);
    let state = state(&mut client);
    assert_eq!((list(&state["seats"][0]["leaders"]).len(), list(&state["seats"][0]["picks"]).len()), (6, 90));
}

#[test]
fn l_1_to_l_5_what_a_deck_may_be() {
    let mut client = Client::new();
    let good = sealed(&mut client);
    assert!(judged(&mut client, &good).is_empty());
    let mut less = good.clone();
    less["deck"].as_array_mut().expect("rows").pop();
    assert_eq!(judged(&mut client, &less), ["E_DECK_MIN"], "L-1");
    let mut stranger = good.clone();
    stranger["deck"].as_array_mut().expect("rows").push(json!({"id": "TWI_256", "count": 1}));
    assert_eq!(judged(&mut client, &stranger), ["E_POOL"], "L-6");
    let mut copies = good.clone();
    let there = copies["deck"][0]["count"].as_u64().expect("a count");
    copies["deck"][0]["count"] = json!(there + 20);
    assert_eq!(judged(&mut client, &copies), ["E_POOL"], "L-3");
    let pool = client.must(json!({"do": "pod-pool", "seat": 0}));
    let opened: Vec<&str> = list(&pool["pool"]["cards"]).iter().filter_map(|card| card["id"].as_str()).collect();
    let closed = (1..=18).map(|number| format!("SOR_{number:03}")).find(|id| !opened.contains(&id.as_str()));
    let mut other = good.clone();
    other["leader"]["id"] = json!(closed.expect("six of eighteen leaders were opened"));
    assert_eq!(judged(&mut client, &other), ["E_POOL"], "L-4");
    let mut basic = good.clone();
    basic["base"]["id"] = json!("TWI_020");
    assert!(judged(&mut client, &basic).is_empty(), "L-5: any common base");
    let mut rare = good.clone();
    let bases = ["SOR_019", "SOR_022", "SOR_025", "SOR_028"];
    rare["base"]["id"] = json!(bases.iter().find(|id| !opened.contains(id)).expect("not all rare bases were opened"));
    assert_eq!(judged(&mut client, &rare), ["E_POOL"], "L-5: a rare base only if opened");
    let mut leader = good.clone();
    let second = list(&state(&mut client)["seats"][0]["leaders"])[1]["id"].clone();
    leader["deck"].as_array_mut().expect("rows").push(json!({"id": second, "count": 1}));
    assert!(judged(&mut client, &leader).contains(&"E_ZONE".to_owned()), "L-2");
}

#[test]
fn l_7_an_illegal_deck_is_reported_and_not_lost() {
    let mut client = Client::new();
    client.must(json!({"do": "pod-new", "kind": "sealed", "set": "SOR", "seats": seats(3, &[2]), "seed": 4}));
    let refused = client.ask(&json!({"do": "pod-lock", "seat": 0}));
    assert_eq!(refused["error"]["code"], "illegal-deck");
    assert!(!list(&refused["error"]["faults"]).is_empty());
    let short = json!({"leader": {"id": "SOR_005", "count": 1}, "deck": [{"id": "SOR_046", "count": 1}]});
    let kept = client.must(json!({"do": "pod-deck", "seat": 0, "deck": short}));
    assert_eq!(kept["legal"], false);
    let deck = client.must(json!({"do": "pod-suggest", "seat": 1}))["deck"].take();
    client.must(json!({"do": "pod-deck", "seat": 1, "deck": deck}));
    let over = client.must(json!({"do": "pod-time"}));
    assert_eq!((&over["stage"], &over["illegal"]), (&json!("done"), &json!([0])));
    assert_eq!(state(&mut client)["seats"][0]["deck"], short);
    assert_eq!(client.ask(&json!({"do": "pod-deck", "seat": 0, "deck": short}))["error"]["code"], "wrong-stage");
}

#[test]
fn every_suggestion_of_a_draft_is_legal_and_locks() {
    let mut client = Client::new();
    let begun = draft(&mut client, 4, &[3], true, 6);
    let mut at = play(&mut client, begun, &mut Dice::new(2), |_, _| true);
    for seat in 0..3 {
        assert_eq!(at["stage"], "build");
        let deck = client.must(json!({"do": "pod-suggest", "seat": seat}))["deck"].take();
        assert_eq!(client.must(json!({"do": "pod-deck", "seat": seat, "deck": deck}))["legal"], true);
        at = client.must(json!({"do": "pod-lock", "seat": seat}));
    }
    assert_eq!(at["stage"], "done");
}
