//! A whole game as a conversation, from `new` to its end: `docs/src/game.jsonl`, for whoever writes a client.

use super::{PAGES, text};
use crate::expected::same;
use crate::protocol::support::Client;
use serde_json::{Value, json};
use swu_cards::samples::sample;

/// The most requests of a game.
const MOST: usize = 2000;

fn deck(key: &str) -> Value {
    serde_json::from_str(sample(key).expect("a sample").json).expect("JSON")
}

/// What of an answer stands in the conversation, and how many options there are, if any.
fn shown(answer: &Value) -> (Value, Option<u64>) {
    let decision = &answer["decision"];
    let Some(options) = decision["options"].as_array() else {
        return (json!({"ok": true, "decision": null, "over": answer["over"]}), None);
    };
    let asked = json!({"seat": decision["seat"], "kind": decision["kind"], "options": "…"});
    (json!({"ok": true, "decision": asked, "over": null}), Some(options.len() as u64))
}

/// The game, played by counting.
fn played() -> String {
    let mut client = Client::new();
    let seats = json!([{"name": "Ann", "deck": deck("sor-luke")}, {"name": "Bob", "deck": deck("sor-vader")}]);
    let mut request = json!({"do": "new", "mode": "duel", "seed": 7, "events": "none", "seats": seats});
    let mut conversation = String::new();
    for turn in 0..MOST {
        let answer = client.must(request.clone());
        let (shown, offered) = shown(&answer);
        conversation += &format!("> {request}\n< {shown}\n");
        let Some(offered) = offered else { return conversation };
        request = json!({"do": "choose", "option": (turn as u64 * 7 + 3) % offered});
    }
    panic!("it does not end");
}

#[test]
fn a_whole_game_takes_place_as_it_is_written() {
    let game = played();
    same("docs/src/game.jsonl", &game);
    let last = game.lines().last().expect("an end");
    assert!(last.contains("\"reason\":\"base-defeated\""), "{last}");
    assert!(text(&format!("{PAGES}/protocol.md")).contains("(game.jsonl)"));
}
