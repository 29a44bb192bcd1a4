//! What every answer consists of, field by field.

use super::support::{CARDS, Client, keys, list, new_duel, play_out};
use serde_json::{Value, json};

const KINDS: [&str; 16] = [
    "first-player",
    "mulligan",
    "resource",
    "action",
    "target",
    "trigger",
    "player-order",
    "may",
    "mode",
    "pick",
    "allocate",
    "number",
    "name",
    "arrange",
    "order",
    "cost",
];
const VERBS: [&str; 22] = [
    "play",
    "attack",
    "use",
    "deploy",
    "initiative",
    "counter",
    "pass",
    "card",
    "seat",
    "yes",
    "no",
    "done",
    "mode",
    "number",
    "name",
    "trigger",
    "top",
    "bottom",
    "keep",
    "mulligan",
    "resource",
    "skip",
];
const ZONES: [&str; 11] =
    ["ground", "space", "hand", "deck", "discard", "resource", "base", "leader", "upgrade", "captured", "set-aside"];
const PHASES: [&str; 4] = ["setup", "action", "regroup", "over"];

#[track_caller]
fn is_word(value: &Value, words: &[&str]) {
    let word = value.as_str().unwrap_or_else(|| panic!("a word, not {value}"));
    assert!(words.contains(&word), "{word:?} is not one of {words:?}");
}

#[track_caller]
fn is_seat(value: &Value) {
    assert!(value.as_u64().is_some_and(|seat| seat < 2), "a seat, not {value}");
}

#[track_caller]
fn is_card(card: &Value) {
    assert_eq!(keys(card), ["controller", "id", "name", "owner", "subtitle", "uid", "zone"]);
    assert!(card["uid"].is_u64() && card["name"].is_string());
    assert!(card["subtitle"].is_string() || card["subtitle"].is_null());
    assert!(CARDS.0.get(card["id"].as_str().expect("an id")).is_some(), "{card}");
    is_seat(&card["controller"]);
    is_seat(&card["owner"]);
    is_word(&card["zone"], &ZONES);
}

#[track_caller]
fn is_option(option: &Value) {
    is_word(&option["verb"], &VERBS);
    assert!(option["label"].as_str().is_some_and(|label| !label.is_empty()), "{option}");
    for (field, value) in option.as_object().expect("an object") {
        match field.as_str() {
            "verb" | "label" => {}
            "card" | "target" => is_card(value),
            "seat" => is_seat(value),
            "ability" => assert!(value.is_u64()),
            "number" | "cost" => assert!(value.is_i64()),
            "name" | "via" => assert!(value.is_string()),
            other => panic!("an option has no {other}"),
        }
    }
}

#[track_caller]
fn is_decision(decision: &Value) {
    assert_eq!(keys(decision), ["kind", "options", "private", "prompt", "seat", "source"]);
    is_seat(&decision["seat"]);
    is_word(&decision["kind"], &KINDS);
    assert!(decision["prompt"].as_str().is_some_and(|prompt| !prompt.is_empty()));
    assert!(decision["private"].is_boolean());
    if !decision["source"].is_null() {
        is_card(&decision["source"]);
    }
    list(&decision["options"]).iter().for_each(is_option);
}

#[track_caller]
fn is_event(event: &Value) {
    assert!(event["kind"].is_string() && event["text"].as_str().is_some_and(|text| !text.is_empty()), "{event}");
    for field in keys(event) {
        assert!(["amount", "card", "kind", "other", "seat", "text"].contains(&field), "an event has no {field}");
    }
}

#[track_caller]
fn is_step(step: &Value) {
    assert_eq!(keys(step), ["decision", "events", "ok", "over"]);
    list(&step["events"]).iter().for_each(is_event);
    assert_ne!(step["decision"].is_null(), step["over"].is_null(), "either it goes on or it is over: {step}");
    if step["over"].is_null() {
        is_decision(&step["decision"]);
        assert!(!list(&step["decision"]["options"]).is_empty());
    } else {
        assert_eq!(keys(&step["over"]), ["reason", "winners"]);
    }
}

/// A state, or a view: `hidden` says which lists may hold unseen cards.
#[track_caller]
fn is_state(state: &Value, may_hide: bool) {
    let known = keys(state);
    let more = if may_hide { vec!["decision", "log"] } else { vec![] };
    let mut wanted = vec!["active", "counters", "initiative", "phase", "round", "seats"];
    wanted.extend(more);
    wanted.sort_unstable();
    assert_eq!(known, wanted);
    assert!(state["round"].is_u64());
    is_word(&state["phase"], &PHASES);
    is_seat(&state["active"]);
    assert_eq!(keys(&state["initiative"]), ["seat", "taken"]);
    assert_eq!(state["counters"], Value::Null, "a duel has no such counters");
    for seat in list(&state["seats"]) {
        let fields = [
            "base",
            "credits",
            "deck",
            "discard",
            "eliminated",
            "force",
            "hand",
            "leaders",
            "name",
            "resources",
            "units",
        ];
        assert_eq!(keys(seat), fields);
        let base = keys(&seat["base"]);
        let always: Vec<&str> = base.into_iter().filter(|key| *key != "location").collect();
        assert_eq!(always, ["damage", "epic_used", "hp", "id", "uid"]);
        for leader in list(&seat["leaders"]) {
            assert_eq!(keys(leader), ["deployed", "epic_used", "exhausted", "id", "uid"]);
        }
        for zone in ["hand", "deck", "discard"] {
            for card in list(&seat[zone]) {
                if *card == json!({"hidden": true}) {
                    assert!(may_hide && zone != "discard");
                } else {
                    is_card(card);
                    assert_eq!(card["zone"], zone);
                }
            }
        }
        for resource in list(&seat["resources"]) {
            match resource.get("hidden") {
                Some(hidden) => {
                    assert!(may_hide && hidden == true);
                    assert_eq!(keys(resource), ["exhausted", "hidden", "owner"]);
                }
                None => assert_eq!(keys(resource), ["exhausted", "id", "owner", "uid"]),
            }
        }
        list(&seat["units"]).iter().for_each(is_unit);
    }
}

#[track_caller]
fn is_unit(unit: &Value) {
    let fields = [
        "arena",
        "captives",
        "controller",
        "damage",
        "exhausted",
        "hp",
        "id",
        "keywords",
        "leader",
        "owner",
        "power",
        "traits",
        "uid",
        "upgrades",
    ];
    assert_eq!(keys(unit), fields);
    is_word(&unit["arena"], &["ground", "space"]);
    for (keyword, number) in unit["keywords"].as_object().expect("an object") {
        assert!(number.is_i64(), "{keyword}");
    }
    assert!(list(&unit["traits"]).iter().all(Value::is_string));
    for upgrade in list(&unit["upgrades"]) {
        assert_eq!(keys(upgrade), ["controller", "id", "owner", "uid"]);
    }
    list(&unit["captives"]).iter().for_each(is_card);
}

#[test]
fn hello_says_who_it_is() {
    let hello = Client::new().must(json!({"do": "hello"}));
    let known =
        ["cards", "decks", "events", "games", "limits", "name", "ok", "policies", "protocol", "requests", "version"];
    assert_eq!(keys(&hello), known);
    assert_eq!(hello["name"], "cantina");
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(hello["protocol"], 1);
    assert_eq!(hello["cards"]["SOR"], 252);
}

#[test]
fn every_answer_of_whole_games_has_the_shape() {
    for seed in 0..2 {
        let mut count = 0;
        let mut client = Client::new();
        let last = play_out(&mut client, new_duel(seed), seed, |client, step| {
            is_step(step);
            // Looking is slower than playing: at every seventh pick, and at the end.
            if count % 7 == 0 || step["decision"].is_null() {
                is_state(&client.state(), false);
                for seat in 0..2 {
                    let view = client.view(seat);
                    is_state(&view, true);
                    if !view["decision"].is_null() {
                        is_decision(&view["decision"]);
                    }
                    list(&view["log"]).iter().for_each(is_event);
                }
            }
            count += 1;
        });
        assert_eq!(client.state()["phase"], "over");
        let winners = list(&last["over"]["winners"]);
        assert!(winners.len() <= 2, "{last}");
    }
}

#[test]
fn setup_asks_who_starts_then_hands_then_resources() {
    let mut client = Client::new();
    let mut step = client.must(new_duel(42));
    let mut kinds = Vec::new();
    while step["decision"]["kind"] != "action" {
        let decision = &step["decision"];
        let verbs: Vec<&str> = list(&decision["options"]).iter().filter_map(|option| option["verb"].as_str()).collect();
        kinds.push((decision["kind"].as_str().unwrap_or("").to_owned(), decision["private"] == true, verbs.len()));
        step = client.choose(0);
    }
    let seen: Vec<(&str, bool, usize)> =
        kinds.iter().map(|(kind, private, count)| (&kind[..], *private, *count)).collect();
    let wanted = [
        ("first-player", false, 2),
        ("mulligan", true, 2),
        ("mulligan", true, 2),
        ("resource", true, 6),
        ("resource", true, 5),
        ("resource", true, 6),
        ("resource", true, 5),
    ];
    assert_eq!(seen, wanted);
    let state = client.state();
    assert_eq!((&state["round"], &state["phase"]), (&json!(1), &json!("action")));
    for seat in list(&state["seats"]) {
        assert_eq!((list(&seat["hand"]).len(), list(&seat["resources"]).len()), (4, 2));
    }
}

#[test]
fn events_are_those_since_the_last_answer() {
    let mut client = Client::new();
    let first = client.must(new_duel(1));
    assert_eq!(first["events"], json!([]));
    let chosen = client.choose(0);
    let events = list(&chosen["events"]);
    assert_eq!(events[0]["kind"], "first-player");
    assert_eq!(events.iter().filter(|event| event["kind"] == "drew").count(), 12);
    let kept = client.choose(0);
    let kinds: Vec<&Value> = list(&kept["events"]).iter().map(|event| &event["kind"]).collect();
    assert_eq!(kinds, ["kept"]);
}

#[test]
fn giving_up_ends_a_duel() {
    let mut client = Client::new();
    client.must(new_duel(1));
    let step = client.must(json!({"do": "concede", "seat": 1}));
    is_step(&step);
    assert_eq!(step["over"], json!({"winners": [0], "reason": "conceded"}));
    assert_eq!(client.refused(&json!({"do": "concede", "seat": 0})).0, "game-over");
}

#[test]
fn a_playout_is_a_step_with_its_length() {
    let mut client = Client::new();
    client.must(new_duel(3));
    let some = client.must(json!({"do": "playout", "policy": "random", "max_decisions": 5}));
    assert_eq!(keys(&some), ["bots", "decision", "decisions", "events", "ok", "over"]);
    assert_eq!((&some["decisions"], some["over"].is_null()), (&json!(5), true));
    let all = client.must(json!({"do": "playout", "policy": "random", "max_decisions": 20000}));
    assert!(all["over"].is_object() && all["decisions"].as_u64().is_some_and(|count| count > 20));
    let none = client.must(json!({"do": "playout"}));
    assert_eq!((&none["decisions"], &none["over"]), (&json!(0), &all["over"]));
}

#[test]
fn a_card_is_told_with_its_text() {
    let mut client = Client::new();
    let unit = client.must(json!({"do": "card", "id": "SOR_046"}))["card"].take();
    assert_eq!(unit["id"], "SOR_046");
    assert!(unit["text"].is_string() && unit["leader_text"].is_null());
    let leader = client.must(json!({"do": "card", "id": "SOR_005"}))["card"].take();
    assert!(leader["leader_text"].as_str().is_some_and(|text| !text.is_empty()));
    let fields = [
        "arena",
        "aspects",
        "back_text",
        "cost",
        "hp",
        "id",
        "kind",
        "leader_text",
        "location",
        "power",
        "rulings",
        "subtitle",
        "text",
        "title",
        "traits",
        "unique",
        "upgrade_text",
    ];
    assert_eq!(keys(&leader), fields);
    for (id, side) in [("JTL_255", "upgrade_text"), ("JTL_012", "upgrade_text"), ("TWI_017", "back_text")] {
        let card = client.must(json!({"do": "card", "id": id}))["card"].take();
        assert!(card[side].as_str().is_some_and(|text| !text.is_empty()), "{id} has no {side}");
    }
}

/// The position printed on the protocol's page, and its result.
#[test]
fn a_scenario_is_laid_out_as_written() {
    let mut client = Client::new();
    let scenario = json!({
    "title": "Sentinel in the way", "phase": "Action", "round": 3, "active": 1,
    "seats": [
        {"leader": {"id": "SOR_005", "deployed": false, "exhausted": true, "epic_used": true},
         "base": {"id": "SOR_029", "damage": 3}, "hand": ["SOR_042"], "deck": ["SOR_046", "SOR_047"],
         "ground": ["SOR_046", {"id": "SOR_063", "damage": 1, "exhausted": true,
             "upgrades": ["SOR_069", {"id": "SOR_070", "owner": 1}], "captives": [{"id": "SOR_080"}]}],
         "resources": 5},
        {"name": "Bea", "leader": "SOR_010", "base": "SOR_024", "resources": ["SOR_095", {"id": "SOR_095", "exhausted": true}],
         "discard": ["SOR_095", "SOR_128"], "initiative": true},
    ]});
    let step = client.must(json!({"do": "scenario", "scenario": scenario, "seed": 42}));
    is_step(&step);
    assert_eq!((&step["decision"]["seat"], &step["decision"]["kind"]), (&json!(1), &json!("action")));
    let state = client.state();
    is_state(&state, false);
    assert_eq!((&state["round"], &state["active"]), (&json!(3), &json!(1)));
    assert_eq!(state["initiative"], json!({"seat": 1, "taken": false}));
    let [one, two] = &list(&state["seats"])[..] else { panic!("two seats") };
    assert_eq!((&one["name"], &two["name"]), (&json!("Player 1"), &json!("Bea")));
    assert_eq!(one["base"]["damage"], 3);
    assert_eq!((&one["leaders"][0]["exhausted"], &one["leaders"][0]["epic_used"]), (&json!(true), &json!(true)));
    let ids = |cards: &Value| -> Vec<String> {
        list(cards).iter().map(|card| card["id"].as_str().unwrap_or("none").to_owned()).collect()
    };
    assert_eq!(ids(&one["hand"]), ["SOR_042"]);
    assert_eq!(ids(&one["deck"]), ["SOR_046", "SOR_047"]);
    assert_eq!(ids(&one["units"]), ["SOR_046", "SOR_063"]);
    assert_eq!(ids(&two["discard"]), ["SOR_095", "SOR_128"]);
    assert_eq!(list(&one["resources"]).len(), 5);
    let exhausted: Vec<bool> = list(&two["resources"]).iter().map(|resource| resource["exhausted"] == true).collect();
    assert_eq!(exhausted, [false, true]);
    let unit = &one["units"][1];
    assert_eq!((&unit["damage"], &unit["exhausted"], &unit["leader"]), (&json!(1), &json!(true), &json!(false)));
    assert_eq!(ids(&unit["upgrades"]), ["SOR_069", "SOR_070"]);
    assert_eq!((&unit["upgrades"][0]["owner"], &unit["upgrades"][1]["owner"]), (&json!(0), &json!(1)));
    assert_eq!((ids(&unit["captives"]), &unit["captives"][0]["owner"]), (vec!["SOR_080".to_owned()], &json!(1)));
}
