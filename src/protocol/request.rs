//! Requests and errors.

use super::answers::Fault;
use super::minds::{Advise, Bot, Playout};
use super::practice::{Drill, Pose, Reviewed, Solve};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use shell::games::WireFault;
use swu_decks::admission::Lists;

/// One request.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Who are you?
    Hello,
    /// A new game.
    New {
        /// duel, multiplayer or twin-suns.
        #[serde(default = "duel")]
        mode: String,
        /// Who plays what.
        seats: Vec<Player>,
        /// The seed; 0 if not given.
        #[serde(default)]
        seed: u64,
        /// How the lists are judged: strict, friendly or any.
        #[serde(default)]
        #[schemars(with = "String", extend("enum" = ["strict", "friendly", "any"]))]
        lists: Lists,
        /// Options by name; `official: true` first chooses the official rules in every conflict.
        #[serde(default)]
        options: serde_json::Map<String, Value>,
    },
    /// Lay a position out.
    Scenario {
        /// The position, as JSON or as the text of a file.
        scenario: Value,
        /// The seed.
        #[serde(default)]
        seed: u64,
    },
    /// Pick an option.
    Choose {
        /// Its index in the list, from 0.
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
        /// Which mark.
        mark: usize,
    },
    /// The whole game as text.
    Save,
    /// Continue a saved game.
    Load {
        /// The text.
        save: String,
    },
    /// Plays on by itself.
    Playout(Playout),
    /// What a level of play would pick.
    Bot(Bot),
    /// The value of each option.
    Advise(Advise),
    /// What every decision gave away.
    Review(Reviewed),
    /// Can a goal be reached for certain?
    Solve(Solve),
    /// A game played on to a decision of a kind.
    Drill(Drill),
    /// A puzzle.
    Puzzle(Pose),
    /// Which lessons there are.
    Lessons,
    /// Begin a lesson.
    Lesson {
        /// Which lesson.
        id: String,
    },
    /// A printed card.
    Card {
        /// Its id.
        id: String,
    },
}

impl Request {
    /// Is another game on the table once it is carried out?
    pub(crate) fn begins(&self) -> bool {
        match self {
            Request::New { .. }
            | Request::Scenario { .. }
            | Request::Load { .. }
            | Request::Rewind { .. }
            | Request::Drill(_)
            | Request::Puzzle(_)
            | Request::Lesson { .. } => true,
            Request::Hello
            | Request::Choose { .. }
            | Request::Concede { .. }
            | Request::State
            | Request::View { .. }
            | Request::Mark
            | Request::Save
            | Request::Playout(_)
            | Request::Bot(_)
            | Request::Advise(_)
            | Request::Review(_)
            | Request::Solve(_)
            | Request::Lessons
            | Request::Card { .. } => false,
        }
    }
}

fn duel() -> String {
    "duel".to_owned()
}

/// One player of a new game.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct Player {
    /// The name.
    #[serde(default)]
    pub name: Option<String>,
    /// The deck: a list as deck builders export it, as JSON or as a text, or the key of a sample deck.
    pub deck: Value,
}

/// An answer that says no.
#[derive(Debug)]
pub struct Refused {
    /// A stable code.
    pub code: &'static str,
    /// What and why, for a person.
    pub message: String,
    /// What is wrong with a list, fault by fault.
    pub faults: Vec<Fault>,
}

impl Refused {
    /// A refusal.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), faults: Vec::new() }
    }

    /// Adds the faults of a list.
    pub(crate) fn with_faults(mut self, faults: Vec<Fault>) -> Refused {
        self.faults = faults;
        self
    }

    /// As the protocol says it.
    pub fn answer(&self) -> Value {
        let mut answer = json!({"ok": false, "error": {"code": self.code, "message": self.message}});
        if !self.faults.is_empty() {
            answer["error"]["faults"] = json!(self.faults);
        }
        answer
    }
}

impl From<WireFault> for Refused {
    fn from(fault: WireFault) -> Refused {
        Refused::new(fault.code, fault.message)
    }
}

/// The names of all requests.
pub(crate) const REQUESTS: [&str; 21] = [
    "hello", "new", "scenario", "choose", "concede", "state", "view", "mark", "rewind", "save", "load", "playout",
    "card", "bot", "advise", "review", "solve", "drill", "puzzle", "lessons", "lesson",
];

/// The names of all requests, those about pods and tournaments included.
pub(crate) fn all() -> impl Iterator<Item = &'static str> {
    REQUESTS.into_iter().chain(super::limited::REQUESTS).chain(["tournament", "program"])
}

fn known() -> String {
    all().collect::<Vec<&str>>().join(", ")
}

/// Reads what kind of request a line is, and the request.
pub fn read(line: &[u8]) -> Result<(String, Value), Refused> {
    if line.trim_ascii().is_empty() {
        let why = format!("the line is empty; a request is an object with a text `do`: {}", known());
        return Err(Refused::new("bad-json", why));
    }
    let value: Value =
        serde_json::from_slice(line).map_err(|error| Refused::new("bad-json", format!("this is not JSON: {error}")))?;
    match value.get("do").and_then(Value::as_str) {
        Some(word) => Ok((word.to_owned(), value)),
        None => Err(Refused::new("bad-request", format!("a request is an object with a text `do`: {}", known()))),
    }
}

/// Reads a request about a game.
pub(crate) fn parse(word: &str, value: Value) -> Result<Request, Refused> {
    if !REQUESTS.contains(&word) {
        return Err(Refused::new("unknown-request", format!("there is no request {word:?}; there are {}", known())));
    }
    serde_json::from_value(value).map_err(|error| Refused::new("bad-request", format!("{word}: {error}")))
}
