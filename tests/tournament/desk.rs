//! The desk from registration to the final ranking (formats.md E, N, S, R-8, V).

use super::support::{competitive, list, must, op, refused, registered, round};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_decks::formats::samples;

fn deck() -> Value {
    serde_json::from_str(samples()[0].json).expect("a sample is JSON")
}

#[test]
fn e_3_competitive_is_premier_best_of_three() {
    let mut client = Client::new();
    let mut new = |format: &str, tier: &str, kind: &str| {
        let event = json!({"name": "X", "format": format, "tier": tier, "match": kind, "seed": 1});
        op(&mut client, "new", json!({"event": event}))["error"]["code"].take()
    };
    assert_eq!(new("premier", "competitive", "bo3"), Value::Null);
    assert_eq!(new("premier", "competitive", "single"), "bad-event");
    assert_eq!(new("sealed", "competitive", "bo3"), "bad-event");
    assert_eq!(new("cube", "casual", "bo3"), "unknown-format");
    assert_eq!(new("draft", "casual", "bo5"), "bad-event");
    assert_eq!(op(&mut Client::new(), "start", json!({}))["error"]["code"], "no-event");
    assert_eq!(op(&mut client, "dance", json!({}))["error"]["code"], "unknown-op");
}

#[test]
fn e_5_names_and_ids() {
    let mut client = Client::new();
    registered(&mut client, 2, 1);
    must(&mut client, "player", json!({"name": "Ann", "uid": "77"}));
    assert_eq!(refused(&mut client, "player", json!({"name": "Ann"})), "duplicate-player");
    assert_eq!(refused(&mut client, "player", json!({"name": "Bob", "uid": "77"})), "duplicate-player");
    for name in [json!(""), json!(" "), json!("a\u{1b}b"), json!(7), Value::Null] {
        assert_eq!(refused(&mut client, "player", json!({"name": name})), "bad-name");
    }
    assert_eq!(refused(&mut client, "check-in", json!({"player": "Zed", "present": true})), "unknown-player");
    must(&mut client, "new", json!({"event": {"name": "X", "tier": "competitive"}}));
    assert_eq!(refused(&mut client, "player", json!({"name": "Ann"})), "bad-name");
}

#[test]
fn n_3_those_present_count() {
    let mut client = Client::new();
    registered(&mut client, 9, 1);
    must(&mut client, "check-in", json!({"player": "P8", "present": false}));
    let at = must(&mut client, "start", json!({}));
    assert_eq!((&at["swiss"], &at["stage"]), (&json!(3), &json!("ready")));
    assert_eq!(list(&at["history"]["players"]).len(), 8);
    assert_eq!(refused(&mut client, "start", json!({})), "wrong-stage");
    registered(&mut client, 2, 1);
    assert_eq!(refused(&mut client, "start", json!({})), "too-few", "N-4");
}

#[test]
fn n_5_another_number_of_rounds_before_the_first() {
    let mut client = Client::new();
    registered(&mut client, 4, 1);
    must(&mut client, "start", json!({}));
    assert_eq!(must(&mut client, "rounds", json!({"swiss": 5}))["swiss"], 5);
    assert_eq!(refused(&mut client, "rounds", json!({"swiss": 0})), "bad-count");
    must(&mut client, "pair", json!({}));
    must(&mut client, "rounds", json!({"swiss": 3}));
    must(&mut client, "begin", json!({}));
    assert_eq!(refused(&mut client, "rounds", json!({"swiss": 4})), "locked", "edge case 124");
}

#[test]
fn v_1_v_2_lists() {
    let mut client = Client::new();
    competitive(&mut client, 4, 1, &deck());
    must(&mut client, "pair", json!({}));
    must(&mut client, "list", json!({"player": "P0", "deck": deck()}));
    must(&mut client, "begin", json!({}));
    assert_eq!(refused(&mut client, "list", json!({"player": "P0", "deck": deck()})), "locked");
    let answer = op(&mut client, "list", json!({"player": "P0", "deck": {"deck": []}}));
    assert_eq!(answer["error"]["code"], "illegal-deck");
    assert!(list(&answer["error"]["faults"]).iter().any(|fault| fault["code"] == "E_DECK_MIN"));
    must(&mut client, "new", json!({"event": {"name": "X", "tier": "competitive"}}));
    for player in 0..3 {
        let name = format!("P{player}");
        must(&mut client, "player", json!({"name": name, "uid": name, "first": "A", "last": "B"}));
        must(&mut client, "check-in", json!({"player": name, "present": true}));
    }
    assert_eq!(refused(&mut client, "start", json!({})), "list-missing");
}

#[test]
fn s_15_who_comes_late_has_lost_what_was_missed() {
    let mut client = Client::new();
    let mut dice = Dice::new(1);
    registered(&mut client, 8, 1);
    must(&mut client, "start", json!({}));
    round(&mut client, &mut dice, false);
    round(&mut client, &mut dice, false);
    let at = must(&mut client, "player", json!({"name": "Late"}));
    assert_eq!(at["history"]["joined"], json!({"Late": 3}));
    for missed in list(&at["history"]["rounds"]) {
        assert!(list(missed).contains(&json!({"loss": "Late"})), "edge case 136");
    }
    assert_eq!(at["swiss"], 3, "edge case 122");
    let at = round(&mut client, &mut dice, false);
    assert_eq!(at["stage"], "over");
    assert_eq!(refused(&mut client, "player", json!({"name": "Later"})), "locked");
}

#[test]
fn s_14_dropping() {
    let mut client = Client::new();
    registered(&mut client, 6, 1);
    must(&mut client, "start", json!({}));
    let paired = must(&mut client, "pair", json!({}));
    let gone = paired["pairs"][0][0].clone();
    let at = must(&mut client, "drop", json!({"player": gone}));
    assert_eq!(list(&at["pairs"]).len(), 3);
    assert_eq!(at["pairs"][0], json!([paired["pairs"][0][1], null]));
    assert_eq!(refused(&mut client, "drop", json!({"player": gone})), "not-active");
    must(&mut client, "begin", json!({}));
    // During a match, the opponent wins it (edge case 134).
    let at = must(&mut client, "drop", json!({"player": paired["pairs"][1][0]}));
    assert_eq!(at["results"][1], json!([0, 0, 0]));
    let at = must(&mut client, "result", json!({"players": paired["pairs"][2], "games": [2, 0, 0]}));
    assert_eq!(at["stage"], "ready");
    let conceded = list(&at["history"]["rounds"][0]).iter().find(|played| !played["conceded"].is_null());
    assert_eq!(conceded.map(|played| &played["conceded"]), Some(&paired["pairs"][1][0]));
    let left: Vec<String> = list(&at["players"])
        .iter()
        .filter(|player| player["dropped"].is_null())
        .map(|player| player["name"].as_str().expect("a name").to_owned())
        .collect();
    let mut at = at;
    for player in &left[1..] {
        at = must(&mut client, "drop", json!({"player": player}));
    }
    assert_eq!((&at["stage"], &at["final"][0]), (&json!("over"), &json!(left[0])), "edge case 141");
}

#[test]
fn every_operation_can_be_undone_in_order() {
    let mut client = Client::new();
    let mut dice = Dice::new(7);
    registered(&mut client, 5, 9);
    let mut states = Vec::new();
    must(&mut client, "start", json!({}));
    let mut step = |client: &mut Client, name: &str, more: Value| {
        states.push(must(client, "state", json!({})));
        must(client, name, more)
    };
    for _ in 0..2 {
        step(&mut client, "pair", json!({}));
        let at = step(&mut client, "begin", json!({}));
        for pair in list(&at["pairs"]).iter().filter(|pair| !pair[1].is_null()) {
            step(&mut client, "result", json!({"players": pair, "games": [2, dice.below(2), 0]}));
        }
        step(&mut client, "drop", json!({"player": at["pairs"][0][0]}));
    }
    let log = must(&mut client, "log", json!({}))["log"].take();
    for before in states.iter().rev() {
        let mut at = must(&mut client, "undo", json!({}));
        at["log"] = before["log"].clone();
        assert_eq!(&at, before);
    }
    let undone = list(&must(&mut client, "log", json!({}))["log"]).iter().filter(|line| line["undone"] == true).count();
    assert_eq!((undone, list(&log).len()), (states.len(), states.len() + 11));
    registered(&mut client, 0, 1);
    assert_eq!(refused(&mut client, "undo", json!({})), "nothing-to-undo");
}

#[test]
fn a_saved_event_is_the_same_in_everything() {
    let mut client = Client::new();
    let mut dice = Dice::new(7);
    registered(&mut client, 7, 9);
    must(&mut client, "start", json!({}));
    round(&mut client, &mut dice, false);
    must(&mut client, "pair", json!({}));
    must(&mut client, "drop", json!({"player": "P3"}));
    let save = must(&mut client, "save", json!({}))["save"].take();
    let before = must(&mut client, "standings", json!({}));
    must(&mut client, "load", json!({"save": save}));
    assert_eq!(must(&mut client, "standings", json!({})), before);
    assert_eq!(refused(&mut client, "load", json!({"save": "x"})), "bad-save");
    // What the desk says follows from the history it gives.
    let ranked = must(&mut client, "rank", json!({"history": before["history"], "seed": 9}));
    assert_eq!(ranked["standings"], before["standings"]);
}

#[test]
fn exports() {
    let mut client = Client::new();
    registered(&mut client, 5, 9);
    must(&mut client, "start", json!({}));
    round(&mut client, &mut Dice::new(1), false);
    let mut text =
        |form: &str| must(&mut client, "export", json!({"as": form}))["text"].as_str().expect("a text").to_owned();
    assert_eq!(
        text("csv").lines().next(),
        Some("rank,player,points,omw,pgw,ogw,won,lost,drawn,byes,uid,dropped_after,omw_exact,pgw_exact,ogw_exact")
    );
    assert_eq!(text("csv").lines().count(), 6);
    assert!(text("text").contains("Round 1") && text("json").contains("\"standings\""));
    must(&mut client, "pair", json!({}));
    let slips = must(&mut client, "export", json!({"as": "slips"}));
    assert_eq!(slips["text"].as_str().map(|text| text.matches("table").count()), Some(2));
    let why = must(&mut client, "why", json!({}));
    assert!(list(&why["why"]).iter().any(|reason| reason["rule"] == "S-11"));
}

#[test]
fn a_spreadsheet_finds_no_formula_and_no_date_in_the_standings() {
    let mut client = Client::new();
    must(&mut client, "new", json!({"event": {"name": "X", "seed": 2}}));
    let names = ["=1+1", "+49 Ann", "-Bob", "@Cyn", " =2", "Dov, \"the\" Eve", "Plain"];
    for name in names {
        must(&mut client, "player", json!({"name": name}));
        must(&mut client, "check-in", json!({"player": name}));
    }
    must(&mut client, "start", json!({}));
    round(&mut client, &mut Dice::new(1), false);
    round(&mut client, &mut Dice::new(2), false);
    let csv = must(&mut client, "export", json!({"as": "csv"}))["text"].as_str().expect("a text").to_owned();
    let rows: Vec<Vec<String>> = csv.lines().skip(1).map(cells).collect();
    let mut told: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
    told.sort_unstable();
    let mut wanted = ["'=1+1", "'+49 Ann", "'-Bob", "'@Cyn", "' =2", "Dov, \"the\" Eve", "Plain"];
    wanted.sort_unstable();
    assert_eq!(told, wanted, "{csv}");
    for row in &rows {
        assert_eq!(row.len(), 15, "{csv}");
        let counts: Vec<u32> = row[6..10].iter().map(|count| count.parse().expect("a number")).collect();
        assert_eq!(counts[0] + counts[1] + counts[2], 2, "two rounds were played: {csv}");
        for exact in &row[12..] {
            let parts =
                exact.split_once(" of ").map(|(one, other)| one.parse::<u32>().is_ok() && other.parse::<u32>().is_ok());
            assert!(parts == Some(true) || exact == "1" || exact == "0", "{exact} in {csv}");
        }
        for number in &row[3..6] {
            let (whole, decimals) = number.split_once('.').unwrap_or_default();
            assert!(whole.len() == 1 && decimals.len() == 4, "{number} in {csv}");
        }
    }
    assert!(rows.iter().any(|row| row[3] != "0.0000" && row[3] != "1.0000"), "{csv}");
    let page = must(&mut client, "export", json!({"as": "text"}));
    let page = page["text"].as_str().expect("a text");
    let (_, standings) = page.split_once("Standings").expect("standings");
    assert!(standings.contains("OMW 0.") && !standings.contains('/'), "[T-10] {standings}");
}

/// The cells of a row, read as spreadsheets do.
fn cells(row: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    let mut letters = row.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => cells.last_mut().expect("a cell").extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            other => cells.last_mut().expect("a cell").push(other),
        }
    }
    cells
}

#[test]
fn a26_twin_suns() {
    let mut client = Client::new();
    must(&mut client, "new", json!({"event": {"name": "X", "format": "twin-suns", "seed": 2}}));
    for player in 0..7 {
        must(&mut client, "player", json!({"name": format!("P{player}")}));
        must(&mut client, "check-in", json!({"player": format!("P{player}"), "present": true}));
    }
    let mut at = must(&mut client, "start", json!({}));
    assert_eq!((&at["swiss"], &at["cut"]), (&json!(3), &json!(0)));
    for _ in 0..3 {
        must(&mut client, "pair", json!({}));
        at = must(&mut client, "begin", json!({}));
        let slips = must(&mut client, "export", json!({"as": "slips"}))["text"].as_str().unwrap_or("").to_owned();
        assert!(slips.matches("place ___").count() == 7 && !slips.contains("games"), "{slips}");
        for pod in list(&at["pairs"].clone()) {
            let places: Vec<usize> = (1..=list(pod).len()).collect();
            at = must(&mut client, "result", json!({"players": pod, "places": places}));
        }
    }
    assert_eq!(at["stage"], "over");
    // Only places and the points of opponents met count: no games, no percentages.
    let mut text =
        |form: &str| must(&mut client, "export", json!({"as": form}))["text"].as_str().unwrap_or("").to_owned();
    assert_eq!(
        text("csv").lines().next(),
        Some("rank,player,points,opponents_points,won,lost,drawn,byes,uid,dropped_after,opponents_points_exact")
    );
    assert!(text("text").contains("opponents' points") && !text("text").contains("PGW"), "{}", text("text"));
    let standings = must(&mut client, "standings", json!({}))["standings"].take();
    let points: u64 = list(&standings)
        .iter()
        .map(|class| class["points"].as_u64().expect("points") * list(&class["players"]).len() as u64)
        .sum();
    assert_eq!(points, 3 * (5 + 3 + 2 + 1 + 5 + 3 + 2));
}
