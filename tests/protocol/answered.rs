//! Every answer that a test gets about pods, tournaments and the program is of the type that the schema is made from, and
//! so is whatever begins a game.

use super::conforms;
use protocol::answers::{
    Bracket, Checked, Desk, Done, League, Packs, Pairings, Penalties, People, PlayedOut, PodAdvice, PodDeck, PodLog,
    PodPool, PodState, PodStep, PodSuggestion, PodView, Programmed, Rank, Refusal, Resolved, Saved, Seating, Size,
    Step, WholeEvent,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads an answer as a type and writes it again: nothing is lost, and nothing is added.
#[track_caller]
pub(crate) fn is_a<T: DeserializeOwned + Serialize>(answer: &Value) {
    let read: T = serde_json::from_value(answer.clone()).unwrap_or_else(|error| panic!("{error}: {answer}"));
    assert_eq!(serde_json::to_value(read).expect("it can be written"), *answer);
}

/// Is this an answer to that request?
#[track_caller]
pub(super) fn check(request: &Value, answer: &Value) {
    conforms::line(request, answer);
    if answer["ok"] == false {
        return is_a::<Refusal>(answer);
    }
    match request["do"].as_str().unwrap_or_default() {
        "packs" => is_a::<Packs>(answer),
        "pod-new" | "pod-pick" | "pod-leave" | "pod-time" | "pod-lock" | "pod-load" => is_a::<PodStep>(answer),
        "pod-state" => is_a::<PodState>(&answer["state"]),
        "pod-view" => is_a::<PodView>(&answer["view"]),
        "pod-pool" => is_a::<PodPool>(answer),
        "pod-suggest" => is_a::<PodSuggestion>(answer),
        "pod-deck" => is_a::<PodDeck>(answer),
        "pod-advice" => is_a::<PodAdvice>(answer),
        "pod-log" => is_a::<PodLog>(answer),
        "pod-save" => is_a::<Saved>(answer),
        "tournament" => tournament(request, answer),
        "program" if request["op"] == "close" => is_a::<Done>(answer),
        "program" => is_a::<Programmed>(answer),
        "playout" if !request["games"].is_null() => is_a::<PlayedOut>(answer),
        "new" | "scenario" | "load" | "playout" | "drill" | "puzzle" | "lesson" => step(answer),
        _ => {}
    }
}

#[track_caller]
fn tournament(request: &Value, answer: &Value) {
    match request["op"].as_str().unwrap_or_default() {
        "table" => is_a::<Size>(answer),
        "bracket" => is_a::<Bracket>(answer),
        "rank" => is_a::<Rank>(answer),
        "pairings" => is_a::<Pairings>(answer),
        "check" => is_a::<Checked>(answer),
        "resolve" => is_a::<Resolved>(answer),
        "pods" => is_a::<Seating>(answer),
        "people" => is_a::<People>(answer),
        "penalties" => is_a::<Penalties>(answer),
        "league" => is_a::<League>(answer),
        "export" if request["as"] == "json" => {
            let text = answer["text"].as_str().expect("a text");
            is_a::<WholeEvent>(&serde_json::from_str(text).expect("JSON"));
            is_a::<Desk>(answer);
        }
        _ => is_a::<Desk>(answer),
    }
}

/// Steps of Star Wars: Unlimited; those of the second game have types of their own.
#[track_caller]
fn step(answer: &Value) {
    let second = |event: &Value| event["card"].is_string();
    let named = answer["events"].as_array().is_some_and(|events| events.iter().any(second));
    if !named && !answer["decision"]["seats"].is_array() {
        is_a::<Step>(answer);
    }
}
