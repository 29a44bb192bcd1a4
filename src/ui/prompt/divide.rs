//! Dividing damage or healing: a counter for each target, and the sum.

use super::meaning::Meaning;
use super::menu::Menu;
use super::row::{Cursor, Outcome, Row};
use super::several::{by_key, options, row, stops};
use crate::ui::input::key::Key;
use crate::unlimited::rules::view::DecisionView;
use std::collections::BTreeMap;

/// Points given to targets.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Divide {
    /// The cursor.
    pub cursor: Cursor,
    given: BTreeMap<usize, u16>,
}

impl Divide {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView, menu: &Menu) -> Outcome {
        let rows = options(decision);
        if self.cursor.press(key, rows.len()) {
            return Outcome::Stay;
        }
        let here = rows.get(self.cursor.at).copied();
        match key {
            Key::Char('+' | '=' | ' ') | Key::Right | Key::Char('l') => self.give(here, decision),
            Key::Char('-') | Key::Left | Key::Char('h') | Key::Backspace => self.take(here),
            Key::Enter => self.send(decision),
            key => match by_key(key, decision, menu) {
                Some(option) => {
                    self.cursor.at = rows.iter().position(|row| *row == option).unwrap_or(self.cursor.at);
                    self.give(Some(option), decision)
                }
                None => Outcome::Ignored,
            },
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = options(decision).into_iter().map(|index| {
            let points = self.given.get(&index).copied().unwrap_or(0);
            row(decision, menu, index, format!("{points:>2}"), points > 0)
        });
        rows.collect()
    }

    /// The sum in words for the frame.
    pub fn total(&self, decision: &DecisionView) -> String {
        match amount(decision) {
            Some(amount) => format!("{} of {amount} given", self.sum()),
            None => format!("{} given", self.sum()),
        }
    }

    /// Takes all points back; false if none were given.
    pub fn reset(&mut self) -> bool {
        let any = !self.given.is_empty();
        self.given.clear();
        any
    }

    fn sum(&self) -> u16 {
        self.given.values().sum()
    }

    fn give(&mut self, target: Option<usize>, decision: &DecisionView) -> Outcome {
        let Some(target) = target else { return Outcome::Stay };
        if amount(decision).is_some_and(|amount| self.sum() >= amount) {
            return Outcome::Refuse("All of it is given. Take some back with - first, or confirm with Enter.".into());
        }
        *self.given.entry(target).or_default() += 1;
        Outcome::Stay
    }

    fn take(&mut self, target: Option<usize>) -> Outcome {
        let Some(target) = target else { return Outcome::Stay };
        match self.given.get_mut(&target) {
            Some(points) if *points > 1 => *points -= 1,
            _ => {
                self.given.remove(&target);
            }
        }
        Outcome::Stay
    }

    fn send(&self, decision: &DecisionView) -> Outcome {
        let stop = decision.options.iter().find(|option| stops(option.verb)).map(Meaning::of);
        if self.given.is_empty() {
            return match stop {
                Some(stop) => Outcome::Send(vec![stop]),
                None => Outcome::Refuse("Give at least one: + gives it to what the cursor is on.".into()),
            };
        }
        let must = stop.as_ref().is_none_or(|stop| !stop.is_done());
        if let Some(amount) = amount(decision).filter(|amount| must && self.sum() < *amount) {
            return Outcome::Refuse(format!("{} of {amount} must still be given.", amount - self.sum()));
        }
        let points = self.given.iter().flat_map(|(index, points)| {
            let meaning = decision.options.get(*index).map(Meaning::of);
            std::iter::repeat_n(meaning, usize::from(*points)).flatten()
        });
        Outcome::Send(points.chain([Meaning::done()]).collect())
    }
}

/// How much is left to divide: the number in the options, else the first number of the prompt, else unknown.
pub fn amount(decision: &DecisionView) -> Option<u16> {
    let option = decision.options.iter().find_map(|option| option.number);
    let words = || decision.prompt.split(|letter: char| !letter.is_ascii_digit()).find_map(|word| word.parse().ok());
    option.and_then(|number| u16::try_from(number).ok()).or_else(words)
}
