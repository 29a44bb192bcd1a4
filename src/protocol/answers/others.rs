//! The answers of requests that neither begin nor continue a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who answers, and what there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Hello {
    /// True: it was done.
    pub ok: bool,
    /// The name of the program.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The number of the protocol.
    pub protocol: u32,
    /// How many cards each set has.
    pub cards: BTreeMap<String, usize>,
    /// The sample decks, as `deck` may name them.
    pub decks: Vec<String>,
    /// The games.
    pub games: Vec<String>,
    /// The levels of play, the weakest first.
    pub policies: Vec<String>,
    /// All requests.
    pub requests: Vec<String>,
    /// Which events may be told.
    pub events: Vec<String>,
    /// The largest numbers that are accepted, and the longest line and name.
    pub limits: BTreeMap<String, u64>,
}

/// What a level would pick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Picked {
    /// True: it was done.
    pub ok: bool,
    /// Whose decision it is, from 0.
    pub seat: u8,
    /// The index of the option.
    pub option: usize,
    /// How many games were thought through.
    pub iterations: u32,
    /// How long that took the processor, in milliseconds.
    pub cpu_ms: f64,
    /// What was thought of each option; empty if the level weighs none.
    pub values: Vec<Weighed>,
}

/// What a level thinks of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Weighed {
    /// Its index.
    pub option: usize,
    /// The chance to win, from 0 to 1.
    pub value: f64,
    /// In how many games it was tried.
    pub visits: u32,
}

/// The value of every option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Advised {
    /// True: it was done.
    pub ok: bool,
    /// Whose decision it is, from 0.
    pub seat: u8,
    /// How many games, or how many for every pick of players.
    pub iterations: u32,
    /// Were options compared by a search?
    pub searched: bool,
    /// Every option, in the order of the decision.
    pub options: Vec<Judged>,
    /// The index of the best.
    pub best: usize,
    /// Is it certainly the best?
    pub clear: bool,
}

/// The value of an option; chances are from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// Its index.
    pub option: usize,
    /// Its words.
    pub label: Option<String>,
    /// The chance to win.
    pub equity: f64,
    /// The lower bound of it.
    pub low: f64,
    /// The upper bound of it.
    pub high: f64,
    /// In how many games it was tried.
    pub rollouts: u32,
    /// How far it is behind the best.
    pub loss: f64,
    /// The lower bound of that.
    pub loss_low: f64,
    /// The upper bound of that.
    pub loss_high: f64,
    /// In a word.
    pub word: String,
}

/// How many games from one position ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayedOut {
    /// True: it was done.
    pub ok: bool,
    /// How many games there were.
    pub games: usize,
    /// How many each seat won.
    pub wins: Vec<u64>,
    /// How many nobody won.
    pub drawn: u64,
    /// How many did not end within `max_decisions`.
    pub unfinished: u64,
    /// Each game.
    pub results: Vec<Ended>,
}

/// How one game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ended {
    /// The seats that won; null if it did not end.
    pub winners: Option<Vec<u8>>,
    /// Why it ended; null if it did not.
    pub reason: Option<String>,
    /// How many decisions it took.
    pub decisions: u64,
}

/// A point of the game that was remembered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Marked {
    /// True: it was done.
    pub ok: bool,
    /// Its number, for `rewind`.
    pub mark: usize,
}

/// The game as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Saved {
    /// True: it was done.
    pub ok: bool,
    /// The text, for `load`.
    pub save: String,
}

/// What each decision of a game gave away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// True: it was done.
    pub ok: bool,
    /// The decisions, in order.
    pub decisions: Vec<Found>,
    /// The whole of it, for each seat.
    pub seats: Vec<Whole>,
}

/// What a decision gave away; shares are those of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Found {
    /// Which decision of the game it is, from 0.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// The option that was picked.
    pub picked: usize,
    /// The best one.
    pub best: usize,
    /// What was given away.
    pub loss: f64,
    /// The lower bound of it.
    pub low: f64,
    /// The upper bound of it.
    pub high: f64,
    /// The chance to win from there.
    pub equity: f64,
    /// In a word.
    pub word: String,
}

/// What a seat gave away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Whole {
    /// Which seat.
    pub seat: u8,
    /// How many decisions it had.
    pub decisions: usize,
    /// What each gave away, on average.
    pub lost: f64,
    /// How much better its draws were than others.
    pub luck: f64,
}

/// Whether a goal can be reached for certain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solved {
    /// True: it was done.
    pub ok: bool,
    /// It can.
    pub solved: bool,
    /// Everything was searched: if it is not solved, it cannot be reached.
    pub complete: bool,
    /// The picks that reach it, if the others do their best.
    pub line: Vec<usize>,
    /// Every first pick that reaches it.
    pub first: Vec<usize>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A printed card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Printed {
    /// Set and number.
    pub id: String,
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// Leader, base, unit, event, upgrade or token.
    pub kind: String,
    /// Is it unique?
    pub unique: bool,
    /// The cost, of cards that have one.
    pub cost: Option<i64>,
    /// The power, of cards that have one.
    pub power: Option<i64>,
    /// The hit points, of cards that have them.
    pub hp: Option<i64>,
    /// The arena of units.
    pub arena: Option<String>,
    /// The aspects.
    pub aspects: Vec<String>,
    /// The traits.
    pub traits: Vec<String>,
    /// The place of a base.
    pub location: Option<String>,
    /// What it does.
    pub text: String,
    /// What it does as a leader unit.
    pub leader_text: Option<String>,
    /// What it does as an upgrade.
    pub upgrade_text: Option<String>,
    /// What its back does.
    pub back_text: Option<String>,
    /// What is often asked about it.
    pub rulings: Vec<Ruled>,
}

/// What is often asked about a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ruled {
    /// What holds.
    pub text: String,
    /// The rules it follows from.
    pub rules: Vec<String>,
}

/// The lessons there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lessons {
    /// True: it was done.
    pub ok: bool,
    /// Each, in the order of the course.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lesson {
    /// Its word, for `lesson`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// How long it takes.
    pub minutes: u32,
    /// Which lessons come before it.
    pub after: Vec<String>,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// How many steps it has.
    pub steps: usize,
}
