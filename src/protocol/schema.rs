//! The JSON Schema of the protocol, made from the types of requests and answers.

mod other;

use super::answers::{
    Advised, Bracket, Checked, Desk, Done, Hello, League, Lessons, Marked, Packs, Pairings, Penalties, People, Picked,
    PlayedOut, PodAdvice, PodDeck, PodLog, PodPool, PodState, PodStep, PodSuggestion, PodView, Printed, Programmed,
    Rank, Refusal, Resolved, Review, Saved, Seating, Size, Solved, Step, Table, View, WholeEvent,
};
use super::limited::PodRequest;
use super::request::Request;
use super::{program, tournament};
use other::Other;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use shell::games::{Games, Told};

/// A schema with a definition for each part of the protocol: `request` and the answers. `answers` says which is whose.
pub fn schema(games: Games) -> Value {
    let mut generator = SchemaGenerator::default();
    // What other games tell is only ever written.
    let mut told = SchemaSettings::default().for_serialize().into_generator();
    let others: Vec<Other> = games.iter().map(|game| Other::of(*game, &mut generator, &mut told)).collect();
    let request = request(&mut generator, &others);
    let mut parts = parts(&mut generator);
    parts.extend(others.iter().flat_map(Other::parts));
    let mut definitions = told.take_definitions(true);
    definitions.extend(generator.take_definitions(true));
    definitions.extend([("request".to_owned(), request)]);
    definitions.extend(parts.into_iter().map(|(name, part)| (format!("answer-{name}"), part)));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Cantina, version 1",
        "$defs": definitions,
        "$ref": "#/$defs/request",
        "answers": answers(&others),
    })
}

fn request(generator: &mut SchemaGenerator, others: &[Other]) -> Value {
    let games = generator.subschema_for::<Request>();
    let pods = generator.subschema_for::<PodRequest>();
    let (events, program) =
        (generator.subschema_for::<tournament::Asked>(), generator.subschema_for::<program::Asked>());
    let mut any = vec![json!(games), json!(pods)];
    any.extend(others.iter().map(Other::begins));
    any.extend([with_word("tournament", &json!(events)), with_word("program", &json!(program))]);
    json!({
        "description": "One line of input. Where the answer is a step, `events` says which events are told from then on.",
        "type": "object",
        "properties": {"do": {"type": "string"}, "events": {"enum": Told::WORDS}},
        "anyOf": any,
    })
}

/// A request that says with `op` what it asks for.
fn with_word(word: &str, asked: &Value) -> Value {
    json!({"properties": {"do": {"const": word}}, "required": ["do"], "allOf": [asked]})
}

/// Every kind of answer, by its name.
fn parts(generator: &mut SchemaGenerator) -> Vec<(String, Value)> {
    let mut parts = of_games(generator);
    parts.extend(of_pods(generator));
    parts.extend(of_tournaments(generator));
    parts.push(("program", part::<Programmed>(generator)));
    parts.push(("program-close", part::<Done>(generator)));
    parts.into_iter().map(|(name, part)| (name.to_owned(), part)).collect()
}

fn part<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    json!(generator.subschema_for::<T>())
}

/// An answer with one field besides `ok`.
fn within<T: JsonSchema>(field: &str, generator: &mut SchemaGenerator) -> Value {
    json!({
        "type": "object",
        "properties": {"ok": {"const": true}, field: part::<T>(generator)},
        "required": ["ok", field],
    })
}

fn of_games(generator: &mut SchemaGenerator) -> Vec<(&'static str, Value)> {
    vec![
        ("step", part::<Step>(generator)),
        ("refusal", part::<Refusal>(generator)),
        ("state", within::<Table>("state", generator)),
        ("view", within::<View>("view", generator)),
        ("hello", part::<Hello>(generator)),
        ("bot", part::<Picked>(generator)),
        ("advise", part::<Advised>(generator)),
        ("playout-games", part::<PlayedOut>(generator)),
        ("review", part::<Review>(generator)),
        ("solve", part::<Solved>(generator)),
        ("mark", part::<Marked>(generator)),
        ("save", part::<Saved>(generator)),
        ("lessons", part::<Lessons>(generator)),
        ("card", within::<Printed>("card", generator)),
    ]
}

fn of_pods(generator: &mut SchemaGenerator) -> Vec<(&'static str, Value)> {
    vec![
        ("packs", part::<Packs>(generator)),
        ("pod-step", part::<PodStep>(generator)),
        ("pod-state", within::<PodState>("state", generator)),
        ("pod-view", within::<PodView>("view", generator)),
        ("pod-pool", part::<PodPool>(generator)),
        ("pod-suggest", part::<PodSuggestion>(generator)),
        ("pod-deck", part::<PodDeck>(generator)),
        ("pod-advice", part::<PodAdvice>(generator)),
        ("pod-log", part::<PodLog>(generator)),
    ]
}

fn of_tournaments(generator: &mut SchemaGenerator) -> Vec<(&'static str, Value)> {
    vec![
        ("tournament", part::<Desk>(generator)),
        ("tournament-table", part::<Size>(generator)),
        ("tournament-bracket", part::<Bracket>(generator)),
        ("tournament-rank", part::<Rank>(generator)),
        ("tournament-pairings", part::<Pairings>(generator)),
        ("tournament-check", part::<Checked>(generator)),
        ("tournament-resolve", part::<Resolved>(generator)),
        ("tournament-pods", part::<Seating>(generator)),
        ("tournament-people", part::<People>(generator)),
        ("tournament-penalties", part::<Penalties>(generator)),
        ("tournament-league", part::<League>(generator)),
        // What the text of an export as JSON says.
        ("tournament-export", part::<WholeEvent>(generator)),
    ]
}

/// Requests whose answers have the names of others. Every request can be refused.
const ANSWERS: [(&str, &[&str]); 19] = [
    ("new", &["step"]),
    ("scenario", &["step"]),
    ("choose", &["step"]),
    ("concede", &["step"]),
    ("rewind", &["step"]),
    ("load", &["step"]),
    ("drill", &["step"]),
    ("puzzle", &["step"]),
    ("lesson", &["step"]),
    ("playout", &["step", "playout-games"]),
    ("pod-new", &["pod-step"]),
    ("pod-pick", &["pod-step"]),
    ("pod-leave", &["pod-step"]),
    ("pod-time", &["pod-step"]),
    ("pod-lock", &["pod-step"]),
    ("pod-load", &["pod-step"]),
    ("pod-save", &["save"]),
    ("program", &["program", "program-close"]),
    ("tournament", &TOURNAMENT),
];

const TOURNAMENT: [&str; 11] = [
    "tournament",
    "tournament-table",
    "tournament-bracket",
    "tournament-rank",
    "tournament-pairings",
    "tournament-check",
    "tournament-resolve",
    "tournament-pods",
    "tournament-people",
    "tournament-penalties",
    "tournament-league",
];

/// The answers of every request.
fn answers(others: &[Other]) -> Value {
    let of = |word: &'static str| {
        let named = ANSWERS.iter().find(|(request, _)| *request == word);
        let names = named.map_or_else(|| vec![word], |(_, names)| names.to_vec());
        let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        let of_others = others.iter().flat_map(|other| other.answers_like(&names)).collect::<Vec<_>>();
        names.extend(of_others);
        let refs: Vec<Value> = names.iter().map(|name| json!({"$ref": format!("#/$defs/answer-{name}")})).collect();
        (word.to_owned(), json!(refs))
    };
    Value::Object(super::request::all().map(of).collect::<Map<String, Value>>())
}
