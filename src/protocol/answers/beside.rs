//! What some answers tell beside the step.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a learner is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Taught {
    /// The word of the lesson.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Which step it is, from 0.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What is said.
    pub say: String,
    /// What helps; empty for nothing.
    pub hint: String,
    /// The options that the lesson waits for.
    pub expect: Vec<usize>,
    /// Is it over?
    pub done: bool,
    /// Statements of the lesson that the game contradicts, after picks other than the expected ones.
    pub untrue: Option<Vec<String>>,
}

/// A decision to practise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Drilled {
    /// What it is about.
    pub kind: String,
    /// Everything it follows from, in a line.
    pub item: String,
    /// The seat that practises.
    pub you: u8,
    /// The odds beside it, for a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<DrillOdds>,
    /// The question, for a quiz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiz: Option<Quizzed>,
}

/// A question of the judge's quiz about the game as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Quizzed {
    /// The action, in a sentence.
    pub action: String,
    /// The options to choose one after another to play it.
    pub picks: Vec<u64>,
    /// The answers.
    pub answers: Vec<QuizAnswer>,
    /// The index of the right one.
    pub right: u8,
    /// From 1 to 5.
    pub difficulty: u8,
}

/// An answer of the judge's quiz.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct QuizAnswer {
    /// How the action ends, in a sentence.
    pub text: String,
    /// The number of the rule that says otherwise, for a wrong one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What somebody gets wrong who gives it, in words that similar mistakes share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Why it is wrong, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Chances from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrillOdds {
    /// That a card can be played in each round that uses all resources available by then.
    Curve(Vec<DrillRound>),
    /// That the next two cards have one of a kind.
    Next {
        /// A unit.
        unit: f64,
        /// An event.
        event: f64,
        /// An upgrade.
        upgrade: f64,
    },
}

/// The chances of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DrillRound {
    /// The round, from 1.
    pub round: u16,
    /// With this hand.
    pub hand: f64,
    /// With a new one.
    pub redraw: f64,
}

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Posed {
    /// The goal, as `solve` reads it.
    pub goal: String,
    /// In how many picks.
    pub by: u8,
    /// How hard it is.
    pub difficulty: u8,
    /// The goal as a sentence.
    pub task: Option<String>,
}

/// What a seat spent while a game played on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Spent {
    /// How many decisions it made.
    pub decisions: u64,
    /// How long the processor worked for them, in milliseconds.
    pub cpu_ms: f64,
    /// How long for the longest.
    pub max_ms: f64,
}
