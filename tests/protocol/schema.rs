//! The schema and the types it is made from: every answer of whole games is one of them, and the page is the newest.

use super::support::{Client, new_duel, play_out};
use protocol::answers::{Refusal, Step, Table, View};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads an answer as a type and writes it again: nothing is lost, and nothing is added.
#[track_caller]
fn is_a<T: DeserializeOwned + Serialize>(answer: &Value) {
    let read: T = serde_json::from_value(answer.clone()).unwrap_or_else(|error| panic!("{error}: {answer}"));
    assert_eq!(serde_json::to_value(read).expect("it can be written"), *answer);
}

#[test]
fn the_schema_is_in_the_book() {
    let text = serde_json::to_string_pretty(&protocol::schema()).expect("it can be written");
    crate::expected::same("docs/src/protocol.schema.json", &format!("{text}\n"));
}

#[test]
fn every_request_is_in_the_schema() {
    let hello = Client::new().must(json!({"do": "hello"}));
    let schema = protocol::schema().to_string();
    let requests = hello["requests"].as_array().expect("a list");
    assert!(requests.len() > 30);
    for request in requests {
        assert!(schema.contains(&request.to_string()), "{request}");
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
