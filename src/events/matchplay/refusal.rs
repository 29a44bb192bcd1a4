//! Why something cannot be done in a match: a rule and a sentence.

use serde::Serialize;

/// A refusal: the rule that forbids an event or a question, and why in one sentence. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{sentence} [{rule}]")]
pub struct MatchRefusal {
    /// The number of the rule, such as `I-2`.
    pub rule: &'static str,
    /// What is not possible and why, for a person.
    pub sentence: String,
}

impl MatchRefusal {
    /// A refusal.
    pub fn new(rule: &'static str, sentence: impl Into<String>) -> MatchRefusal {
        MatchRefusal { rule, sentence: sentence.into() }
    }
}

/// Refuses unless the condition holds.
pub(super) fn ensure(holds: bool, rule: &'static str, sentence: impl Into<String>) -> Result<(), MatchRefusal> {
    if holds { Ok(()) } else { Err(MatchRefusal::new(rule, sentence)) }
}
