//! What somebody asks of a place of the program: a command, with words behind it or the row that is meant. Panels turn a
//! cursor into one, lines turn words into one, and a place hears no difference.

use crate::command::Command;
use crate::refusal::Refusal;

/// Said behind what is to be done although it was asked about.
pub const ANYWAY: &str = "anyway";

/// A command with what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The command.
    pub command: Command,
    /// The words behind it.
    pub words: Vec<String>,
    /// The row at the cursor, from 0.
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

    /// The same with these words behind it.
    #[must_use]
    pub fn saying(self, text: &str) -> Request {
        Request { words: text.split_whitespace().map(str::to_owned).collect(), ..self }
    }

    /// The same, although it was asked about.
    #[must_use]
    pub fn anyway(mut self) -> Request {
        self.words.push(ANYWAY.to_owned());
        self
    }

    /// Is it to be done without being asked about?
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

    /// The request as lines say it.
    pub fn said(&self) -> String {
        format!("{} {}", self.command.entry().word(), self.text()).trim_end().to_owned()
    }

    /// The row that is meant, from 0, and the words that stand behind its number; at a cursor all words do.
    ///
    /// # Errors
    /// No row is named.
    pub fn row_and_rest(&self) -> Result<(usize, String), Refusal> {
        match self.at {
            Some(row) => Ok((row, self.text())),
            None => Ok((self.row()?, self.words.get(1..).unwrap_or_default().join(" "))),
        }
    }

    /// The row that is meant, from 0: by the first word, a number from 1, else the one at the cursor.
    ///
    /// # Errors
    /// Neither is there, or the word is no number.
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
