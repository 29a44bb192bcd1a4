//! Lists as places of the program: saved games, exercises, events, settings. What a list does is its own; drawn, searched
//! and told they are all in one way.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::place::{Outcome, Place};
use crate::refusal::{Refusal, SavedFault};
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;

/// A row of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Row {
    /// What it is called.
    pub title: String,
    /// More about it, in the same line.
    pub about: String,
    /// What it is set to, where that can be changed here.
    pub value: Option<String>,
    /// Was it done?
    pub done: bool,
    /// What may be said for it instead of its number; empty for nothing.
    pub word: String,
}

impl Row {
    /// A row with a title alone.
    pub fn titled(title: impl Into<String>) -> Row {
        Row { title: title.into(), ..Row::default() }
    }

    /// The same with more about it.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Row {
        Row { about: about.into(), ..self }
    }
}

/// What a list shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// What it is a list of.
    pub title: &'static str,
    /// What stands beside the title.
    pub right: String,
    /// What is said where it is empty.
    pub empty: &'static str,
    /// The rows.
    pub rows: Vec<Row>,
    /// Are digits for what belongs to the row at the cursor, and not for rows?
    pub links: bool,
}

impl Sheet {
    /// The row that is meant, from 0: the one at the cursor, of this number or of this word.
    ///
    /// # Errors
    /// There is no such row.
    pub fn row(&self, request: &Request) -> Result<usize, Refusal> {
        let row = match request.words.first() {
            Some(word) if word.parse::<usize>().is_err() => {
                let words: Vec<&str> =
                    self.rows.iter().map(|row| row.word.as_str()).filter(|word| !word.is_empty()).collect();
                let none = || SavedFault::NoneCalled { word: word.clone(), all: words.join(", ") };
                self.rows.iter().position(|row| row.word == *word).ok_or_else(none)?
            }
            _ => request.row()?,
        };
        if row < self.rows.len() { Ok(row) } else { Err(Refusal::OutOfRange(row + 1)) }
    }
}

/// Something that is shown as a list.
pub trait Listed {
    /// Where keys and words go.
    fn focus(&self) -> Focus;

    /// What it shows now.
    fn sheet(&self, services: &Services) -> Sheet;

    /// All about a row.
    fn details(&self, row: usize, services: &Services) -> Vec<String>;

    /// The row that somebody who comes here most likely means.
    fn likely(&self, services: &Services) -> usize;

    /// One step back within the list; false if it is to be left.
    fn step_back(&mut self) -> bool;

    /// Shows only what a search finds; `None` if a search just goes from row to row.
    fn search(&mut self, text: &str) -> Option<Result<(), Refusal>>;

    /// Does what is asked.
    ///
    /// # Errors
    /// It cannot be done.
    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal>;
}

/// A list as a place.
pub struct List(Box<dyn Listed>);

impl List {
    /// A list of this.
    pub fn of(listed: impl Listed + 'static) -> List {
        List(Box::new(listed))
    }

    /// What it shows now.
    pub fn sheet(&self, services: &Services) -> Sheet {
        self.0.sheet(services)
    }

    /// All about a row.
    pub fn details(&self, row: usize, services: &Services) -> Vec<String> {
        self.0.details(row, services)
    }

    /// Shows only what a search finds; `None` if a search just goes from row to row.
    pub fn search(&mut self, text: &str) -> Option<Result<(), Refusal>> {
        self.0.search(text)
    }

    /// The row that somebody who comes here most likely means.
    pub fn likely(&self, services: &Services) -> usize {
        self.0.likely(services)
    }
}

impl Place for List {
    fn focus(&self) -> Focus {
        self.0.focus()
    }

    fn rows(&self, services: &Services) -> Vec<Row> {
        self.sheet(services).rows
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Back if self.0.step_back() => Ok(Outcome::CHANGED),
            Command::Back | Command::Quit => Ok(Outcome::Left),
            _ => self.0.obey(request, services, now),
        }
    }
}
