//! Choosing several of a list: mark, then confirm.

use super::meaning::Meaning;
use super::menu::{ChoiceKey, Menu};
use super::row::{Cursor, Outcome, Row};
use crate::ui::input::key::Key;
use crate::unlimited::rules::view::{DecisionView, Verb};
use std::collections::BTreeSet;

/// Marks in a list that ends with "enough" or "decline".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Several {
    /// The cursor.
    pub cursor: Cursor,
    marked: BTreeSet<usize>,
}

impl Several {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView, menu: &Menu) -> Outcome {
        let rows = options(decision);
        if self.cursor.press(key, rows.len()) {
            return Outcome::Stay;
        }
        match key {
            Key::Char(' ') => self.toggle(rows.get(self.cursor.at).copied()),
            Key::Enter => self.send(decision),
            key => match by_key(key, decision, menu) {
                Some(option) => {
                    self.cursor.at = rows.iter().position(|row| *row == option).unwrap_or(self.cursor.at);
                    self.toggle(Some(option))
                }
                None => Outcome::Ignored,
            },
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = options(decision).into_iter().map(|index| {
            let marked = self.marked.contains(&index);
            let mark = if marked { "[x]" } else { "[ ]" };
            row(decision, menu, index, mark.into(), marked)
        });
        rows.collect()
    }

    /// What is marked, in words for the frame.
    pub fn total(&self) -> String {
        format!("{} chosen", self.marked.len())
    }

    /// Takes all marks away; false if there were none.
    pub fn reset(&mut self) -> bool {
        let any = !self.marked.is_empty();
        self.marked.clear();
        any
    }

    fn toggle(&mut self, option: Option<usize>) -> Outcome {
        if let Some(option) = option.filter(|option| !self.marked.remove(option)) {
            self.marked.insert(option);
        }
        Outcome::Stay
    }

    fn send(&self, decision: &DecisionView) -> Outcome {
        if self.marked.is_empty() {
            return match decision.options.iter().find(|option| stops(option.verb)).map(Meaning::of) {
                Some(stop) => Outcome::Send(vec![stop]),
                None => Outcome::Refuse("Choose at least one: Space marks what the cursor is on.".into()),
            };
        }
        let picks = self.marked.iter().filter_map(|index| decision.options.get(*index)).map(Meaning::of);
        Outcome::Send(picks.chain([Meaning::done()]).collect())
    }
}

/// Does the option end a row instead of being part of it?
pub(super) fn stops(verb: Verb) -> bool {
    matches!(verb, Verb::Done | Verb::Skip)
}

/// The options that can be marked.
pub(super) fn options(decision: &DecisionView) -> Vec<usize> {
    let all = decision.options.iter().enumerate();
    all.filter(|(_, option)| !stops(option.verb)).map(|(index, _)| index).collect()
}

/// The option a key means: a unit's letter or a number.
pub(super) fn by_key(key: Key, decision: &DecisionView, menu: &Menu) -> Option<usize> {
    let choice = match key {
        Key::Char(digit) if digit.is_ascii_digit() => {
            let number = digit.to_digit(10)? as usize;
            menu.choices.iter().find(|choice| choice.key == ChoiceKey::Number(number))?
        }
        key => menu.of_key(key)?,
    };
    let first = *choice.picks.first()?;
    decision.options.get(first).filter(|option| !stops(option.verb)).map(|_| first)
}

/// An option as a row.
pub(super) fn row(decision: &DecisionView, menu: &Menu, index: usize, mark: String, picked: bool) -> Row {
    let option = decision.options.get(index);
    let key = menu.choices.iter().find(|choice| choice.picks.contains(&index)).map(|choice| choice.key.to_string());
    Row {
        mark,
        key: key.unwrap_or_default(),
        text: option.map(|option| option.label.clone()).unwrap_or_default(),
        card: option.and_then(|option| option.card.as_ref()).map(|card| card.id.clone()),
        uid: option.and_then(|option| option.card.as_ref()).map(|card| card.uid),
        picked,
    }
}
