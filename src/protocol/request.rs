//! Requests and errors.

use crate::unlimited::admission::Lists;
use serde::Deserialize;
use serde_json::{Value, json};

/// One request.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// Who are you?
    Hello,
    /// A new game.
    New {
        /// duel, multiplayer or twin-suns.
        #[serde(default = "duel")]
        mode: String,
        /// Who plays what.
        seats: Vec<Player>,
        /// The seed; 0 if not said.
        #[serde(default)]
        seed: u64,
        /// How the lists are judged: strict, friendly or any.
        #[serde(default)]
        lists: Lists,
        /// Options by name; `official: true` decides every conflict for the official rules first.
        #[serde(default)]
        options: serde_json::Map<String, Value>,
    },
    /// Lay a position out.
    Scenario {
        /// The position.
        scenario: Value,
        /// The seed.
        #[serde(default)]
        seed: u64,
    },
    /// Pick an option.
    Choose {
        /// Its place in the list, from 0.
        option: usize,
    },
    /// Give up.
    Concede {
        /// Who.
        seat: u8,
    },
    /// Everything.
    State,
    /// What a seat may know.
    View {
        /// Which seat.
        seat: u8,
    },
    /// Remember this position.
    Mark,
    /// Go back to a remembered position.
    Rewind {
        /// Which.
        mark: usize,
    },
    /// The whole game as text.
    Save,
    /// Go on with a saved game.
    Load {
        /// The text.
        save: String,
    },
    /// Plays on by itself.
    Playout {
        /// How it chooses: random.
        #[serde(default = "random")]
        policy: String,
        /// At most so many picks.
        #[serde(default = "many")]
        max_decisions: u64,
        /// The seed of the choices.
        #[serde(default)]
        seed: u64,
    },
    /// A printed card.
    Card {
        /// Its id.
        id: String,
    },
}

fn duel() -> String {
    "duel".to_owned()
}

fn random() -> String {
    "random".to_owned()
}

const fn many() -> u64 {
    20_000
}

/// One player of a new game.
#[derive(Debug, Deserialize)]
pub struct Player {
    /// The name.
    #[serde(default)]
    pub name: Option<String>,
    /// The deck, as deck builders export it.
    pub deck: Value,
}

/// An answer that says no.
#[derive(Debug)]
pub struct Refused {
    /// A stable code.
    pub code: &'static str,
    /// What and why, for a person.
    pub message: String,
}

impl Refused {
    /// A refusal.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into() }
    }

    /// As the protocol says it.
    pub fn answer(&self) -> Value {
        json!({"ok": false, "error": {"code": self.code, "message": self.message}})
    }
}

/// The names of all requests.
const REQUESTS: [&str; 13] = [
    "hello", "new", "scenario", "choose", "concede", "state", "view", "mark", "rewind", "save", "load", "playout",
    "card",
];

/// Reads a request.
pub fn parse(line: &[u8]) -> Result<Request, Refused> {
    let value: Value =
        serde_json::from_slice(line).map_err(|error| Refused::new("bad-json", format!("this is not JSON: {error}")))?;
    let Some(word) = value.get("do").and_then(Value::as_str) else {
        return Err(Refused::new("bad-request", "a request is an object with a text `do`"));
    };
    if !REQUESTS.contains(&word) {
        let known = REQUESTS.join(", ");
        return Err(Refused::new("unknown-request", format!("there is no request {word:?}; there are {known}")));
    }
    let word = word.to_owned();
    serde_json::from_value(value).map_err(|error| Refused::new("bad-request", format!("{word}: {error}")))
}
