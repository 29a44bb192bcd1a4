//! Choosing one of a list, with the card beside it.

use super::digits::Digits;
use super::meaning::Meaning;
use super::menu::Menu;
use super::row::{Outcome, Row};
use super::several::row;
use crate::shell::command::key::Key;
use crate::ui::widgets::cursor::Cursor;
use crate::unlimited::rules::view::{DecisionKind, DecisionView};

/// A cursor in the options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// The cursor.
    pub cursor: Cursor,
    digits: Digits,
    /// Was the cursor moved? What costs something is not paid by a key too many.
    moved: bool,
}

impl List {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView) -> Outcome {
        let length = decision.options.len();
        if self.cursor.press(key, length) {
            self.digits.clear();
            self.moved = true;
            return Outcome::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') if decision.kind == DecisionKind::Cost && !self.moved => {
                Outcome::Refuse("This is a cost: choose with a number, or with arrows and Enter.".into())
            }
            Key::Enter | Key::Char(' ') => self.send(decision),
            Key::Char(digit) if digit.is_ascii_digit() => self.digit(digit, length, decision),
            Key::Backspace if self.digits.pop() => Outcome::Stay,
            _ => Outcome::Ignored,
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = (0..decision.options.len()).map(|index| {
            let number = (index + 1).to_string();
            Row { key: number, ..row(decision, menu, index, String::new(), false) }
        });
        rows.collect()
    }

    /// The digits typed so far, in words for the frame.
    pub fn total(&self) -> String {
        self.digits.shown()
    }

    /// Forgets typed digits; false if there were none.
    pub fn reset(&mut self) -> bool {
        self.digits.clear()
    }

    /// A digit chooses at once where no longer number begins with it.
    fn digit(&mut self, digit: char, length: usize, decision: &DecisionView) -> Outcome {
        self.digits.push(digit);
        let Some(number) = self.digits.number::<usize>().filter(|number| (1..=length).contains(number)) else {
            self.digits.clear();
            return Outcome::Refuse(format!("There is no such number: 1 to {length}."));
        };
        self.cursor.at = number - 1;
        self.moved = true;
        if number * 10 > length {
            self.digits.clear();
            return self.send(decision);
        }
        Outcome::Stay
    }

    fn send(&self, decision: &DecisionView) -> Outcome {
        match decision.options.get(self.cursor.at) {
            Some(option) => Outcome::Send(vec![Meaning::of(option)]),
            None => Outcome::Stay,
        }
    }
}
