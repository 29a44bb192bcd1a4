//! A request to a place of the program: a command, with words after it or the row that is meant. Panels turn a cursor
//! into one, the line mode turns words into one, and a place cannot tell the difference.

use crate::command::Command;
use crate::refusal::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The word to do something in spite of the question about it.
pub const ANYWAY: &str = "anyway";

/// A command with what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CommandRequest")]
pub struct Request {
    /// The command.
    pub command: Command,
    /// The words behind it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// The row at the cursor, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

impl Request {
    /// A command alone.
    pub fn of(command: Command) -> Request {
        Request { command, words: Vec::new(), at: None }
    }

    /// A command at a row, from 0.
    pub fn at(command: Command, row: usize) -> Request {
        Request { at: Some(row), ..Request::of(command) }
    }

    /// A command with a line of words.
    pub fn with(command: Command, text: &str) -> Request {
        Request::of(command).saying(text)
    }

    /// The same with these words added.
    #[must_use]
    pub fn saying(self, text: &str) -> Request {
        Request { words: text.split_whitespace().map(str::to_owned).collect(), ..self }
    }

    /// The same, in spite of a question.
    #[must_use]
    pub fn anyway(mut self) -> Request {
        self.words.push(ANYWAY.to_owned());
        self
    }

    /// Is it to be done without a question?
    pub fn is_sure(&self) -> bool {
        self.words.last().is_some_and(|word| word == ANYWAY)
    }

    /// The words, to be matched.
    pub fn words(&self) -> Vec<&str> {
        self.words.iter().map(String::as_str).collect()
    }

    /// The words as a line.
    pub fn text(&self) -> String {
        self.words.join(" ")
    }

    /// The request in the words of line mode.
    pub fn said(&self) -> String {
        format!("{} {}", self.command.entry().word(), self.text()).trim_end().to_owned()
    }

    /// The row that is meant, from 0, and the words after its number; at a cursor, all words.
    ///
    /// # Errors
    /// No row is named.
    pub fn row_and_rest(&self) -> Result<(usize, String), Refusal> {
        match self.at {
            Some(row) => Ok((row, self.text())),
            None => Ok((self.row()?, self.words.get(1..).unwrap_or_default().join(" "))),
        }
    }

    /// The row that is meant, from 0: by the first word, a number from 1, otherwise the one at the cursor.
    ///
    /// # Errors
    /// There is neither, or the word is not a number.
    pub fn row(&self) -> Result<usize, Refusal> {
        match self.words.first() {
            Some(word) => {
                let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                number.ok_or_else(|| Refusal::NoNumber(word.clone()))
            }
            None => self.at.ok_or(Refusal::NothingMeant(self.command)),
        }
    }
}
