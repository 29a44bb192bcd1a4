//! Rules in plain words, whatever the game is: entries with their numbers, found by number or by words.

mod search;

use crate::ron_text::{self, Fault};
use serde::Deserialize;

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Its number: `9`, `9.2d`, `C19`, `D-4`.
    pub number: String,
    /// What it is about, in a few words without a full stop.
    pub title: String,
    /// The rule, in whole sentences.
    pub text: String,
    /// Does a chapter begin with it, although its number is not a plain one?
    #[serde(default)]
    pub chapter: bool,
    /// Numbers of related entries.
    #[serde(default)]
    pub see: Vec<String>,
}

/// A file of rules that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {fault}")]
pub struct Unreadable {
    file: &'static str,
    fault: Fault,
}

impl RuleEntry {
    /// The entries of a file, given by its name and its text.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read((file, text): (&'static str, &str)) -> Result<Vec<RuleEntry>, Unreadable> {
        ron_text::read(text).map_err(|fault| Unreadable { file, fault })
    }
}

/// All rules, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    entries: Vec<RuleEntry>,
    /// What is said about single cards: the number is the card's id, and `see` names the rules it follows from.
    cards: Vec<RuleEntry>,
}

impl Rulebook {
    /// These rules, and what is said about single cards.
    pub const fn of(entries: Vec<RuleEntry>, cards: Vec<RuleEntry>) -> Rulebook {
        Rulebook { entries, cards }
    }

    /// With all of another book after it; no number may stand in both.
    pub fn with(mut self, other: &Rulebook) -> Rulebook {
        self.entries.extend_from_slice(&other.entries);
        self.cards.extend_from_slice(&other.cards);
        self
    }

    /// All of them, in order.
    pub fn entries(&self) -> &[RuleEntry] {
        &self.entries
    }

    /// What is said about single cards, in the order of their ids.
    pub fn cards(&self) -> &[RuleEntry] {
        &self.cards
    }

    /// What is said about single cards because of this rule.
    pub fn citing<'a>(&'a self, number: &'a str) -> impl Iterator<Item = &'a RuleEntry> {
        self.cards.iter().filter(move |card| card.see.iter().any(|rule| rule == number))
    }

    /// The rule with a number as it is cited (`9.2d`, `Rule 9.2d`, `d-4`); a part without an entry of its own is
    /// explained by the rule it belongs to (`7.2c` by `7.2`).
    pub fn find(&self, number: &str) -> Option<&RuleEntry> {
        let cited = number.trim();
        let cited = match cited.get(..4) {
            Some(word) if word.eq_ignore_ascii_case("rule") => cited[4..].trim_start(),
            _ => cited,
        };
        let all = || self.entries.iter().chain(&self.cards);
        let exactly = |wanted: &str| all().find(|entry| entry.number.eq_ignore_ascii_case(wanted));
        exactly(cited).or_else(|| {
            let whole = cited.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
            if whole.len() < cited.len() { exactly(whole) } else { None }
        })
    }

    /// The rules of a chapter: those whose number begins with it and a full stop.
    pub fn chapter<'a>(&'a self, number: &'a str) -> impl Iterator<Item = &'a RuleEntry> {
        self.entries
            .iter()
            .filter(move |entry| entry.number.strip_prefix(number).is_some_and(|rest| rest.starts_with('.')))
    }

    /// The beginnings of chapters.
    pub fn contents(&self) -> impl Iterator<Item = &RuleEntry> {
        let plain = |entry: &RuleEntry| entry.number.bytes().all(|letter| letter.is_ascii_digit());
        self.entries.iter().filter(move |entry| entry.chapter || plain(entry))
    }
}
