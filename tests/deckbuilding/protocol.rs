//! The engine's protocol for this game: its fields, saves and marks, and refusals that change nothing.

use crate::protocol::support::{Client, keys, list};
use serde_json::{Value, json};

fn duel(seed: u64) -> Value {
    json!({"do": "new", "game": "deckbuilding", "seats": [{"name": "Ann", "side": "empire"}, {"name": "Bob", "side": "rebel"}],
        "seed": seed})
}

fn teams(seed: u64) -> Value {
    let seat = |side: &str| json!({"side": side});
    json!({"do": "new", "game": "deckbuilding", "mode": "teams", "bases": "full", "length": 2, "seed": seed,
        "seats": [seat("empire"), seat("rebel"), seat("rebel"), seat("empire")]})
}

/// How many cards a state holds.
fn cards(state: &Value) -> usize {
    let count = |value: &Value, fields: &[&str]| fields.iter().map(|field| list(&value[*field]).len()).sum::<usize>();
    let regions = list(&state["regions"]).iter().map(|region| {
        count(region, &["row", "deck", "discard"]) + region["pilots"].as_u64().expect("a number") as usize
    });
    let seats = list(&state["seats"]).iter().map(|seat| {
        let base = usize::from(!seat["base"].is_null());
        let lists = ["deck", "hand", "discard", "units", "ships", "bases", "exiled", "set_aside"];
        count(seat, &lists) + base
    });
    let victory = list(&state["victory"]).iter().map(|pile| list(pile).len());
    regions.sum::<usize>() + seats.sum::<usize>() + victory.sum::<usize>()
}

fn has(value: &Value, fields: &[&str]) {
    let there = keys(value);
    assert!(fields.iter().all(|field| there.contains(field)), "{fields:?} in {there:?}");
}

#[test]
fn a_step_has_the_fields_of_the_page() {
    let mut client = Client::new();
    let step = client.must(duel(1));
    assert_eq!(keys(&step), ["decision", "events", "ok", "over"]);
    has(&step["decision"], &["seat", "kind", "prompt", "source", "private", "options"]);
    let options = list(&step["decision"]["options"]);
    assert!(options.iter().all(|option| option["verb"].is_string() && option["label"].is_string()));
    assert_eq!(step["decision"]["kind"], "action");
    assert!(options.iter().any(|option| option["verb"] == "end-turn"));
    assert!(list(&step["events"]).iter().all(|event| event["kind"].is_string() && event["text"].is_string()));
    assert!(step["over"].is_null());
    let play = options.iter().position(|option| option["verb"] == "play").expect("a hand is played");
    has(&options[play]["card"], &["uid", "id", "name", "subtitle", "controller", "owner", "zone"]);
    assert_eq!(options[play]["card"]["zone"], "hand");
    let step = client.choose(play);
    assert!(list(&step["events"]).iter().any(|event| event["kind"] == "played"), "{step}");
}

#[test]
fn a_state_has_the_fields_of_the_page() {
    let mut client = Client::new();
    client.must(duel(1));
    let state = client.state();
    has(&state, &["game", "phase", "turn", "active", "force", "regions", "seats", "victory"]);
    assert_eq!((&state["game"], &state["phase"], &state["force"]), (&json!("deckbuilding"), &json!("turn"), &json!(3)));
    assert_eq!((&state["turn"], &state["active"]), (&json!(1), &json!([0])));
    let region = &state["regions"][0];
    has(region, &["row", "deck", "discard", "pilots"]);
    assert_eq!((list(&region["row"]).len(), list(&region["deck"]).len(), &region["pilots"]), (6, 84, &json!(10)));
    let fields = ["name", "side", "region", "resources", "deck", "hand", "discard", "units", "ships", "base", "bases"];
    for (seat, side) in list(&state["seats"]).iter().zip(["empire", "rebel"]) {
        has(seat, &fields);
        has(seat, &["exiled"]);
        assert_eq!((&seat["side"], &seat["region"]), (&json!(side), &json!(0)));
        has(&seat["base"], &["uid", "id", "damage", "used"]);
        assert_eq!((list(&seat["hand"]).len(), list(&seat["bases"]).len()), (5, 4));
    }
    assert_eq!(state["victory"], json!([[], []]));
    assert_eq!(cards(&state), 130, "of 140, ten bases are not played with");
}

#[test]
fn regions_are_formed_by_the_order_within_each_side() {
    let mut client = Client::new();
    client.must(teams(3));
    let state = client.state();
    let regions: Vec<u64> =
        list(&state["seats"]).iter().map(|seat| seat["region"].as_u64().expect("a number")).collect();
    assert_eq!(regions, [0, 0, 1, 1]);
    assert_eq!((list(&state["regions"]).len(), list(&state["active"]).len(), cards(&state)), (2, 2, 280));
}

#[test]
fn a_view_hides_what_the_seat_may_not_know() {
    let mut client = Client::new();
    client.must(duel(5));
    let view = client.view(0);
    let hidden = |list_of: &Value| list(list_of).iter().all(|card| *card == json!({"hidden": true}));
    assert!(
        hidden(&view["seats"][1]["hand"]) && hidden(&view["seats"][1]["bases"]) && hidden(&view["seats"][0]["deck"])
    );
    assert!(hidden(&view["regions"][0]["deck"]) && !hidden(&view["seats"][0]["hand"]));
    assert!(view["log"].is_array() && view["decision"]["options"].is_array());
    let other = client.view(1);
    assert!(hidden(&other["seats"][0]["hand"]));
    let plays = |view: &Value| {
        list(&view["decision"]["options"])
            .iter()
            .filter(|option| option["verb"] == "play" && option["name"].is_null())
            .count()
    };
    assert_eq!((plays(&view), plays(&other)), (5, 0));
}

#[test]
fn a_scenario_is_laid_out_as_the_page_writes_it() {
    let mut client = Client::new();
    let ron = r#"(game: "deckbuilding", mode: Duel, active: 0, force: 0, length: 3,
        regions: [(row: ["luke_skywalker", "tie_fighter"], deck: ["bossk"], discard: [], pilots: 10)],
        seats: [(side: Empire, base: ("lothal", damage: 2), bases: ["endor"], hand: ["inquisitor"],
            units: ["darth_vader"], ships: [("gozanti_cruiser", damage: 1)], resources: 4), (side: Rebel)],
        victory: [[], []])"#;
    let step = client.must(json!({"do": "scenario", "game": "deckbuilding", "scenario": ron, "seed": 1}));
    assert!(!step["decision"].is_null());
    let state = client.state();
    let empire = &state["seats"][0];
    assert_eq!((&empire["base"]["id"], &empire["base"]["damage"]), (&json!("lothal"), &json!(2)));
    assert_eq!((&empire["units"][0]["id"], &empire["ships"][0]["damage"]), (&json!("darth_vader"), &json!(1)));
    assert_eq!((&empire["resources"], &state["force"]), (&json!(4), &json!(0)));
    client.must(json!({"do": "scenario", "scenario": ron, "seed": 1}));
    assert_eq!(client.state()["game"], "deckbuilding", "the text says which game it is of");
    let object = json!({"game": "deckbuilding", "seats": [{"side": "Empire"}, {"side": "Rebel"}]});
    client.must(json!({"do": "scenario", "scenario": object}));
}

#[test]
fn marks_saves_and_loads_lead_back_to_the_same_game() {
    for new in [duel(8), teams(8)] {
        let mut client = Client::new();
        client.must(new);
        client.must(json!({"do": "playout", "policy": "random", "max_decisions": 60, "seed": 2}));
        let (state, decision) = (client.state(), client.view(0)["decision"].clone());
        let mark = client.must(json!({"do": "mark"}))["mark"].clone();
        let save = client.must(json!({"do": "save"}))["save"].clone();
        client.must(json!({"do": "playout", "policy": "sensible", "max_decisions": 30}));
        let far = client.state();
        assert_ne!(far, state);
        client.must(json!({"do": "rewind", "mark": mark}));
        assert_eq!((client.state(), client.view(0)["decision"].clone()), (state.clone(), decision.clone()));
        client.must(json!({"do": "playout", "policy": "sensible", "max_decisions": 30}));
        assert_eq!(client.state(), far, "the luck ahead is the same");
        let mut other = Client::new();
        let step = other.must(json!({"do": "load", "save": save}));
        assert_eq!((other.state(), list(&step["events"]).len()), (state, 0));
        assert_eq!(other.view(0)["decision"], decision);
    }
}

#[test]
fn a_duel_and_a_team_game_are_played_out_and_no_card_is_lost() {
    for policy in ["random", "sensible"] {
        for (new, all) in [(duel(11), 130), (teams(11), 280)] {
            let mut client = Client::new();
            client.must(new);
            for _ in 0..400 {
                let step = client.must(json!({"do": "playout", "policy": policy, "max_decisions": 50, "seed": 4}));
                let state = client.state();
                assert_eq!(cards(&state), all);
                if let Some(winners) = step["over"]["winners"].as_array() {
                    assert_eq!(step["over"]["reason"], "bases-destroyed");
                    assert_eq!((winners.len() * 2, &state["phase"]), (list(&state["seats"]).len(), &json!("over")));
                    break;
                }
            }
            assert_eq!(client.state()["phase"], "over", "{policy} games end");
            let (code, _) = client.refused(&json!({"do": "choose", "option": 0}));
            assert_eq!(code, "illegal-option");
        }
    }
}

#[test]
fn a_concession_ends_the_game_for_both_sides() {
    let mut client = Client::new();
    client.must(teams(2));
    let step = client.must(json!({"do": "concede", "seat": 1}));
    assert_eq!((&step["over"]["winners"], &step["over"]["reason"]), (&json!([0, 3]), &json!("conceded")));
    assert!(step["decision"].is_null());
    assert_eq!(client.refused(&json!({"do": "concede", "seat": 0})).0, "game-over");
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let mut client = Client::new();
    client.must(duel(7));
    client.choose(0);
    let (state, view) = (client.state(), client.view(0));
    let new = |field: &str, value: Value| {
        let mut new = duel(1);
        new[field] = value;
        new
    };
    let scenario = |scenario: Value| json!({"do": "scenario", "game": "deckbuilding", "scenario": scenario});
    let seat = |side: &str| json!({"side": side});
    let wrong = [
        (json!({"do": "choose", "option": 999}), "illegal-option"),
        (json!({"do": "choose"}), "bad-request"),
        (json!({"do": "view", "seat": 2}), "unknown-seat"),
        (json!({"do": "concede", "seat": 2}), "unknown-seat"),
        (json!({"do": "rewind", "mark": 4}), "unknown-mark"),
        (json!({"do": "load", "save": "deckbuilding:nonsense"}), "bad-save"),
        (json!({"do": "playout", "policy": "wise"}), "unknown-policy"),
        (json!({"do": "card", "id": "nobody"}), "unknown-card"),
        (json!({"do": "dance"}), "unknown-request"),
        (new("game", json!("chess")), "unknown-game"),
        (new("game", json!(7)), "unknown-game"),
        (new("seed", json!(-1)), "bad-request"),
        (new("mode", json!("solo")), "unknown-mode"),
        (new("length", json!(6)), "bad-option"),
        (new("length", json!("long")), "bad-option"),
        (new("bases", json!("all")), "bad-option"),
        (new("options", json!({"speed": 2})), "unknown-option"),
        (new("seats", json!([seat("empire"), seat("empire")])), "bad-seats"),
        (new("seats", json!([seat("empire")])), "bad-seats"),
        (new("seats", json!([seat("hutt"), seat("rebel")])), "bad-request"),
        (new("mode", json!("teams")), "bad-seats"),
        (json!({"do": "scenario", "scenario": "(game: \"deckbuilding\", seats: ["}), "bad-scenario"),
        (scenario(json!({"seats": [{"side": "Empire", "resources": 5000}, {"side": "Rebel"}]})), "bad-scenario"),
        (scenario(json!("(seats: [")), "bad-scenario"),
        (scenario(json!({"seats": [{"side": "Empire", "hand": ["nobody"]}, {"side": "Rebel"}]})), "unknown-card"),
        (scenario(json!({"seats": [{"side": "Empire", "ships": ["tie_fighter"]}, {"side": "Rebel"}]})), "bad-scenario"),
    ];
    for (request, code) in wrong {
        let (found, message) = client.refused(&request);
        assert_eq!(found, code, "{request}: {message}");
        assert_eq!((client.state(), client.view(0)), (state.clone(), view.clone()), "{request}");
    }
}

#[test]
fn options_are_named_as_on_the_screen_and_as_in_kebabs() {
    let mut client = Client::new();
    for options in [json!({"pay_off": true, "open_hands": false}), json!({"pay-off": true, "open-hands": false})] {
        let mut new = teams(4);
        new["options"] = options;
        client.must(new);
        let partners = client.view(0)["seats"][3]["hand"].clone();
        assert!(list(&partners).iter().all(|card| *card == json!({"hidden": true})), "hands are closed");
    }
}

#[test]
fn enough_of_everything_is_no_fault() {
    let mut client = Client::new();
    let units: Vec<Value> = (0..300).map(|_| json!({"id": "darth_vader", "attack": 255})).collect();
    let carriers: Vec<Value> = (0..300).map(|_| json!("imperial_carrier")).collect();
    let scenario = json!({"game": "deckbuilding", "force": -3, "seats": [
        {"side": "empire", "resources": 999, "units": units, "ships": carriers, "hand": ["hwk_290"]}, {"side": "rebel"}]});
    client.must(json!({"do": "scenario", "scenario": scenario}));
    client.must(json!({"do": "playout", "policy": "random", "max_decisions": 40}));
}

#[test]
fn an_opponent_is_asked_behind_the_curtain_in_their_own_region() {
    let mut client = Client::new();
    let scenario = json!({"game": "deckbuilding", "mode": "teams", "active": 2, "force": 0, "seats": [
        {"side": "empire", "hand": ["stormtrooper"]}, {"side": "empire", "hand": ["tie_fighter", "inquisitor"]},
        {"side": "rebel"}, {"side": "rebel", "units": ["duros_spy"]}]});
    let step = client.must(json!({"do": "scenario", "scenario": scenario}));
    let spy = list(&step["decision"]["options"]).iter().position(|option| option["verb"] == "use");
    let step = client.choose(spy.expect("the spy can be used"));
    assert_eq!((&step["decision"]["seat"], &step["decision"]["private"]), (&json!(1), &json!(true)));
    for (seat, options) in [(0, 2), (1, 2), (2, 0), (3, 0)] {
        assert_eq!(list(&client.view(seat)["decision"]["options"]).len(), options, "seat {seat}");
    }
    client.choose(0);
    let step = client.choose(1);
    assert_eq!((&step["decision"]["seat"], &step["decision"]["kind"]), (&json!(2), &json!("action")));
    let discards: Vec<Value> = [0, 1].map(|seat| client.state()["seats"][seat]["discard"].clone()).to_vec();
    assert_eq!(discards.iter().map(|pile| list(pile).len()).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn a_card_says_what_is_printed_and_what_it_does() {
    let mut client = Client::new();
    let card = client.must(json!({"do": "card", "id": "x_wing"}))["card"].clone();
    assert_eq!((&card["name"], &card["type"], &card["attack"]), (&json!("X-Wing"), &json!("unit"), &json!(3)));
    assert!(card["text"].as_str().is_some_and(|text| text.contains("draw")), "{card}");
}
