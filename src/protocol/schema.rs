//! The JSON Schema of the protocol, made from the types of requests and answers.

use super::answers::{
    Advised, Hello, Lessons, Marked, Picked, PlayedOut, Printed, Refusal, Review, Saved, Solved, Step, Table, View,
};
use super::limited;
use super::request::Request;
use schemars::SchemaGenerator;
use serde_json::{Value, json};
use shell::games::Told;

/// A schema with a definition for each part of the protocol: `request` and the answers.
pub fn schema() -> Value {
    let mut generator = SchemaGenerator::default();
    let request = generator.subschema_for::<Request>();
    let (step, refusal) = (generator.subschema_for::<Step>(), generator.subschema_for::<Refusal>());
    let (state, view) = (generator.subschema_for::<Table>(), generator.subschema_for::<View>());
    let others_told = others(&mut generator);
    let mut definitions = generator.take_definitions(true);
    let others: Vec<&str> = limited::REQUESTS.into_iter().chain(["tournament", "program"]).collect();
    let parts = [
        (
            "request",
            json!({
                "description": "One line of input. Where the answer is a step, `events` says which events are told from then on.",
                "type": "object",
                "properties": {"do": {"type": "string"}, "events": {"enum": Told::WORDS}},
                "anyOf": [request, {
                    "description": "Pods, tournaments, and the program with its curtains.",
                    "properties": {"do": {"enum": others}},
                    "required": ["do"],
                }],
            }),
        ),
        ("answer-step", json!(step)),
        ("answer-refusal", json!(refusal)),
        ("answer-state", answer("state", &json!(state))),
        ("answer-view", answer("view", &json!(view))),
    ];
    definitions.extend(parts.into_iter().chain(others_told).map(|(name, part)| (name.to_owned(), part)));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Cantina, version 1",
        "$defs": definitions,
        "$ref": "#/$defs/request",
    })
}

/// The answers of requests that neither begin nor continue a game.
fn others(generator: &mut SchemaGenerator) -> [(&'static str, Value); 10] {
    let card = json!(generator.subschema_for::<Printed>());
    [
        ("answer-hello", json!(generator.subschema_for::<Hello>())),
        ("answer-bot", json!(generator.subschema_for::<Picked>())),
        ("answer-advise", json!(generator.subschema_for::<Advised>())),
        ("answer-playout-games", json!(generator.subschema_for::<PlayedOut>())),
        ("answer-review", json!(generator.subschema_for::<Review>())),
        ("answer-solve", json!(generator.subschema_for::<Solved>())),
        ("answer-mark", json!(generator.subschema_for::<Marked>())),
        ("answer-save", json!(generator.subschema_for::<Saved>())),
        ("answer-lessons", json!(generator.subschema_for::<Lessons>())),
        ("answer-card", answer("card", &card)),
    ]
}

/// An answer with one field besides `ok`.
fn answer(field: &str, value: &Value) -> Value {
    json!({
        "type": "object",
        "properties": {"ok": {"const": true}, field: value},
        "required": ["ok", field],
    })
}
