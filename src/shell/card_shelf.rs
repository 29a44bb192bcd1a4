//! All cards as a place of the program: those that a search finds.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::Row;
use crate::place::{Outcome, Place};
use crate::refusal::{Refusal, SavedFault};
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;

/// The cards.
#[derive(Default)]
pub struct CardShelf {
    /// What was searched for, and the ids that it found; nothing before the first search.
    found: Option<(String, Vec<String>)>,
}

impl CardShelf {
    /// The ids of the cards that are shown.
    pub fn ids<'a>(&'a self, services: &'a Services) -> &'a [String] {
        self.found.as_ref().map_or_else(|| services.cards().ids(), |(_, ids)| ids)
    }

    /// What was searched for; empty for everything.
    pub fn search(&self) -> &str {
        self.found.as_ref().map_or("", |(text, _)| text)
    }

    /// Shows the cards that fit a query, and all again without one.
    ///
    /// # Errors
    /// The query cannot be understood, and where; the list stays as it was.
    pub fn find(&mut self, text: &str, services: &Services) -> Result<(), Refusal> {
        let found = services.cards().search(text).map_err(|fault| SavedFault::Query(fault.to_string()))?;
        self.found = (!text.is_empty()).then(|| (text.to_owned(), found));
        Ok(())
    }
}

impl Place for CardShelf {
    fn focus(&self) -> Focus {
        Focus::Cards
    }

    fn rows(&self, services: &Services) -> Vec<Row> {
        self.ids(services).iter().map(Row::titled).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Search => self.find(&request.text(), services).map(|()| Outcome::CHANGED),
            Command::Quit | Command::Back => Ok(Outcome::Left),
            other => Err(Refusal::NotNow(other)),
        }
    }
}
