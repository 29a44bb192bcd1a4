//! What is said about the steps of a game.

use super::Writer;
use serde_json::{Value, json};

/// What somebody, or a review, says about a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// The moment in which the step was chosen.
    pub at: usize,
    /// A sign, such as `?!`.
    pub sign: String,
    /// What is said.
    pub text: String,
    /// Who says it, without a name.
    pub by: &'static str,
}

impl Writer {
    /// What is said about a step, with the number of the first record that it led to.
    pub(super) fn annotation(&self, said: &Annotation) -> Option<Value> {
        let seq = self.records.get(*self.begins.get(said.at)?..)?.first()?.get("seq")?;
        let mut record = json!({"ref": seq, "by": said.by});
        let parts = [("nag", &said.sign), ("text", &said.text)];
        for (name, text) in parts.into_iter().filter(|(_, text)| !text.is_empty()) {
            record[name] = json!(text);
        }
        Some(record)
    }
}
