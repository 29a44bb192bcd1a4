//! What the answers about another game than Star Wars: Unlimited consist of. The game says what its words are; the
//! rest is the same for all.

use schemars::SchemaGenerator;
use serde_json::{Value, json};
use shell::games::{Game, Shapes};

/// The answers that every game has in its own words.
const ANSWERS: [&str; 4] = ["step", "state", "view", "card"];

/// Another game, with its types.
pub(super) struct Other {
    name: &'static str,
    shapes: Shapes,
}

impl Other {
    pub(super) fn of(game: &dyn Game, asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Other {
        Other { name: game.name(), shapes: game.shapes(asked, told) }
    }

    /// The request for a new game.
    pub(super) fn begins(&self) -> Value {
        json!({
            "properties": {"do": {"const": "new"}, "game": {"const": self.name}},
            "required": ["do", "game"],
            "allOf": [self.shapes.new],
        })
    }

    fn named(&self, answer: &str) -> String {
        format!("{}-{answer}", self.name)
    }

    fn has(&self, answer: &str) -> bool {
        ANSWERS.contains(&answer) && (answer != "card" || self.shapes.card.is_some())
    }

    /// The answers of this game to a request that has these answers.
    pub(super) fn answers_like(&self, names: &[String]) -> Vec<String> {
        names.iter().filter(|name| self.has(name)).map(|name| self.named(name)).collect()
    }

    /// Its answers, by their names.
    pub(super) fn parts(&self) -> Vec<(String, Value)> {
        let Shapes { table, decision, event, card, .. } = &self.shapes;
        let view = json!({
            "allOf": [table],
            "properties": {"decision": or_null(&json!(decision)), "log": {"type": "array", "items": event}},
            "required": ["decision", "log"],
        });
        let mut parts = vec![
            (self.named("step"), self.step()),
            (self.named("state"), within("state", &json!(table))),
            (self.named("view"), within("view", &view)),
        ];
        parts.extend(card.iter().map(|card| (self.named("card"), within("card", &json!(card)))));
        parts
    }

    fn step(&self) -> Value {
        let Shapes { decision, over, event, .. } = &self.shapes;
        json!({
            "description": "The answer to whatever begins or continues this game.",
            "type": "object",
            "properties": {
                "ok": {"const": true},
                "decision": or_null(&json!(decision)),
                "over": or_null(&json!(over)),
                "events": {"description": "What happened since the last answer.", "type": "array", "items": event},
                "decisions": {"description": "How many decisions `playout` made.", "type": "integer", "minimum": 0},
            },
            "required": ["ok", "decision", "over", "events"],
        })
    }
}

fn or_null(part: &Value) -> Value {
    json!({"anyOf": [part, {"type": "null"}]})
}

fn within(field: &str, part: &Value) -> Value {
    json!({
        "type": "object",
        "properties": {"ok": {"const": true}, field: part},
        "required": ["ok", field],
    })
}
