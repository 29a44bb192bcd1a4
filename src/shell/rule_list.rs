//! The rules in plain words as a list: what a search finds, and from each rule a way to those that belong to it.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::{Listed, Row, Sheet};
use crate::place::Outcome;
use crate::refusal::{Refusal, SavedFault};
use crate::request::Request;
use crate::rules;
use crate::services::Services;
use data::rulebook::{RuleEntry, Rulebook};
use std::time::Instant;

/// The list.
pub struct RuleList {
    book: Rulebook,
    found: Vec<RuleEntry>,
    search: String,
    /// The row that was come to.
    at: usize,
    /// Where one was before a rule was followed to another.
    before: Vec<(String, usize)>,
}

impl RuleList {
    /// All rules of a book.
    pub fn new(book: Rulebook) -> RuleList {
        let found = book.entries().to_vec();
        RuleList { book, found, search: String::new(), at: 0, before: Vec::new() }
    }

    fn find(&mut self, wanted: &str) -> Result<(), Refusal> {
        let found: Vec<RuleEntry> = match wanted.is_empty() {
            true => self.book.entries().to_vec(),
            false => self.book.search(wanted).into_iter().cloned().collect(),
        };
        if found.is_empty() {
            return Err(SavedFault::NoRule(wanted.to_owned()).into());
        }
        (self.found, self.search, self.at) = (found, wanted.to_owned(), 0);
        Ok(())
    }
}

impl Listed for RuleList {
    fn focus(&self) -> Focus {
        Focus::Rules
    }

    fn sheet(&self, _: &Services) -> Sheet {
        let row = |entry: &RuleEntry| Row::titled(format!("{:<8}{}", entry.number, entry.title));
        let right = match self.search.as_str() {
            "" => format!("{} rules", self.found.len()),
            text => format!("/{text}: {}", self.found.len()),
        };
        Sheet { title: "Rules", right, rows: self.found.iter().map(row).collect(), links: true, ..Sheet::default() }
    }

    fn details(&self, row: usize, _: &Services) -> Vec<String> {
        let Some(entry) = self.found.get(row) else { return Vec::new() };
        let mut lines = vec![format!("{}  {}", entry.number, entry.title), String::new(), entry.text.clone()];
        if !entry.see.is_empty() {
            lines.extend([String::new(), "See also".to_owned()]);
        }
        let title = |number: &str| self.book.find(number).map_or("", |other| other.title.as_str());
        let see = entry.see.iter().enumerate();
        lines.extend(see.map(|(place, number)| format!("[{}] {number} {}", place + 1, title(number))));
        let cards = rules::on_cards(&self.book, entry);
        lines.extend(cards.into_iter().flat_map(|cards| [String::new(), cards.trim().to_owned()]));
        lines
    }

    fn likely(&self, _: &Services) -> usize {
        self.at
    }

    fn step_back(&mut self) -> bool {
        let (search, at) = match self.before.pop() {
            Some(before) => before,
            None if self.search.is_empty() => return false,
            None => Default::default(),
        };
        let found = self.find(&search).is_ok();
        self.at = at;
        found
    }

    fn search(&mut self, text: &str) -> Option<Result<(), Refusal>> {
        self.before.clear();
        Some(self.find(text))
    }

    /// To a rule that belongs to the one at the row: the first, or that of a number.
    fn obey(&mut self, request: &Request, _: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        let (Command::Open, Some(row)) = (request.command, request.at) else {
            return Err(Refusal::NotNow(request.command));
        };
        let nth = request.words.first().and_then(|word| word.parse::<usize>().ok()).unwrap_or(1);
        let see = self.found.get(row).and_then(|entry| entry.see.get(nth.checked_sub(1)?));
        let number = see.cloned().ok_or(SavedFault::NoOtherRule)?;
        let before = (self.search.clone(), row);
        self.find(&number)?;
        self.before.push(before);
        Ok(Outcome::CHANGED)
    }
}
