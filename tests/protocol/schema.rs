//! The schema and the types it is made from: every answer of whole games is one of them, and the page is the newest.

use super::answered::is_a;
use super::support::{Client, new_duel, play_out};
use protocol::answers::{
    Advised, Hello, Lessons, Marked, Picked, PlayedOut, Printed, Refusal, Review, Saved, Solved, Step, Table, View,
};
use serde_json::{Value, json};

#[test]
fn the_schema_is_in_the_book() {
    let text = serde_json::to_string_pretty(&protocol::schema(boards::games::GAMES)).expect("it can be written");
    crate::expected::same("docs/src/protocol.schema.json", &format!("{text}\n"));
}

#[test]
fn every_request_is_in_the_schema() {
    let hello = Client::new().must(json!({"do": "hello"}));
    let schema = protocol::schema(boards::games::GAMES);
    let asked = schema["$defs"]["request"].to_string() + &schema["$defs"]["PodRequest"].to_string();
    let asked = asked + &schema["$defs"]["Request"].to_string();
    let requests = hello["requests"].as_array().expect("a list");
    assert!(requests.len() > 30);
    for request in requests {
        assert!(asked.contains(&format!("{{\"const\":{request}")), "{request}");
        let answers = schema["answers"][request.as_str().expect("a word")].as_array().expect("its answers");
        assert!(!answers.is_empty());
        for answer in answers {
            let place = answer["$ref"].as_str().and_then(|place| place.strip_prefix('#')).expect("a place");
            assert!(schema.pointer(place).is_some(), "{request}: {place}");
        }
    }
}

/// Every operation of tournaments and of the program is in the schema.
#[test]
fn every_operation_is_in_the_schema() {
    let schema = protocol::schema(boards::games::GAMES);
    let of = |message: Value| {
        let message = message["error"]["message"].as_str().expect("a sentence").to_owned();
        let words = message.rsplit("there are ").next().expect("a list").to_owned();
        words.split(", ").map(str::to_owned).collect::<Vec<String>>()
    };
    let tournament = of(Client::new().ask(&json!({"do": "tournament", "op": "dance"})));
    assert!(tournament.len() > 35, "{tournament:?}");
    let program = ["open", "ask", "spell", "pick", "seen", "write", "wait", "state", "close"].map(str::to_owned);
    for (definition, words) in [("TournamentRequest", tournament), ("ProgramRequest", program.to_vec())] {
        let asked = schema["$defs"][definition].to_string() + &schema["$defs"]["request"].to_string();
        for word in words {
            assert!(asked.contains(&format!("{{\"const\":\"{word}\"")), "{definition}: {word}");
        }
    }
}

#[test]
fn answers_are_what_the_schema_says() {
    for seed in 0..4 {
        play_out(&mut Client::new(), new_duel(seed), seed, |client, step| {
            is_a::<Step>(step);
            is_a::<Table>(&client.state());
            for seat in 0..2 {
                is_a::<View>(&client.view(seat));
            }
            is_a::<Refusal>(&client.ask(&json!({"do": "choose", "option": 100_000})));
        });
    }
}

/// The answers of requests that neither begin nor continue a game.
#[test]
fn other_answers_are_what_the_schema_says() {
    let mut client = Client::new();
    is_a::<Hello>(&client.must(json!({"do": "hello"})));
    is_a::<Lessons>(&client.must(json!({"do": "lessons"})));
    for id in ["SOR_010", "SOR_024", "SOR_095", "SOR_172", "SOR_T02", "JTL_001"] {
        is_a::<Printed>(&client.must(json!({"do": "card", "id": id}))["card"]);
    }
    client.must(json!({"do": "scenario", "scenario":
        "initiative taken\nann: res 3; hand Open Fire; ground Battlefield Marine\nbob: ground Wampa (1 damage); initiative"}));
    for level in ["random", "sensible", "steady"] {
        is_a::<Picked>(&client.must(json!({"do": "bot", "level": level, "iterations": 20})));
    }
    is_a::<Advised>(&client.must(json!({"do": "advise", "level": "random", "rollouts": 4})));
    is_a::<Solved>(&client.must(json!({"do": "solve", "goal": "defeat(Wampa)"})));
    is_a::<Marked>(&client.must(json!({"do": "mark"})));
    is_a::<Saved>(&client.must(json!({"do": "save"})));
    is_a::<PlayedOut>(&client.must(json!({"do": "playout", "games": 2})));
    is_a::<PlayedOut>(&client.must(json!({"do": "playout", "games": 1, "max_decisions": 1})));
    client.must(json!({"do": "choose", "option": 0}));
    is_a::<Review>(&client.must(json!({"do": "review", "depth": "quick"})));
}

/// The page names every verb, and every answer that the schema has.
#[test]
fn the_page_names_what_an_option_does() {
    let page = std::fs::read_to_string(crate::expected::path("docs/src/protocol.md")).expect("it is there");
    let schema = protocol::schema(boards::games::GAMES);
    let verbs = schema["$defs"]["Verb"]["oneOf"].as_array().expect("a list");
    assert!(verbs.len() > 20, "{verbs:?}");
    for verb in verbs.iter().filter_map(|verb| verb["const"].as_str()) {
        assert!(page.contains(&format!("`{verb}`")), "protocol.md does not name {verb}");
    }
}

/// A deck may be named, and a position written as people write it, of both games.
#[test]
fn decks_by_name_and_positions_as_texts_are_read() {
    let mut client = Client::new();
    let hello = client.must(json!({"do": "hello"}));
    let decks = hello["decks"].as_array().expect("a list");
    assert!(decks.len() > 10);
    for deck in decks {
        // Those of Twin Suns have two leaders, and are played by three.
        let twins = deck.as_str().is_some_and(|key| key.starts_with("twin-"));
        let (mode, seats) = if twins { ("twin-suns", 3) } else { ("duel", 2) };
        client.must(json!({"do": "new", "mode": mode, "lists": "any", "seats": vec![json!({"deck": deck}); seats]}));
    }
    let wrong = client.ask(&json!({"do": "scenario", "scenario": "ann: hat Wampa"}));
    assert_eq!(wrong["error"]["code"], "bad-scenario");
    assert!(wrong["error"]["message"].as_str().is_some_and(|said| said.contains("line 1, column 6")), "{wrong}");
    client.must(json!({"do": "scenario", "scenario": "ann: hand Wampa; res 4\nbob: base 4"}));
    assert_eq!(client.view(0)["seats"][0]["hand"][0]["id"], "SOR_164");
    let second = "game: deckbuilding\nG: base cw_naboo/3 hand cw_captain_rex\nS: base cw_dac";
    assert!(client.must(json!({"do": "scenario", "scenario": second}))["decision"].is_object());
}
