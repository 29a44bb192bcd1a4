//! Choosing one item of a list, with the card beside it.

use super::digits::Digits;
use super::meaning::Meaning;
use super::menu::{Choice, Menu};
use super::row::{Outcome, Row};
use super::several::row;
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use swu_view::{DecisionKind, DecisionView};

/// A cursor in the options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// The cursor.
    pub cursor: Cursor,
    digits: Digits,
    /// Was the cursor moved? A price is not paid by one key too many.
    moved: bool,
}

impl List {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView, menu: &Menu) -> Outcome {
        if self.cursor.press(key, decision.options.len()) {
            self.digits.clear();
            self.moved = true;
            return Outcome::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') if self.gives_away(decision) && !self.moved => {
                Outcome::Refuse("This is a cost: choose with its letter, or with arrows and Enter.".into())
            }
            Key::Enter | Key::Char(' ') => self.send(decision),
            Key::Char(digit) if digit.is_ascii_digit() => self.digit(digit, decision, menu),
            Key::Backspace if self.digits.pop() => Outcome::Stay,
            key => match menu.of_key(key).and_then(|choice| choice.picks.first()) {
                Some(option) => {
                    self.cursor.at = *option;
                    self.send(decision)
                }
                None => Outcome::Ignored,
            },
        }
    }

    /// Would the cursor pay with a card?
    fn gives_away(&self, decision: &DecisionView) -> bool {
        let here = decision.options.get(self.cursor.at);
        decision.kind == DecisionKind::Cost && here.is_some_and(|option| option.card.is_some())
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        (0..decision.options.len()).map(|index| row(decision, menu, index, String::new(), false)).collect()
    }

    /// The digits typed so far, in words for the frame.
    pub fn total(&self) -> String {
        self.digits.shown()
    }

    /// Forgets typed digits; false if there were none.
    pub fn reset(&mut self) -> bool {
        self.digits.clear()
    }

    /// The number of a card in hand chooses it at once, if no longer number begins with it.
    fn digit(&mut self, digit: char, decision: &DecisionView, menu: &Menu) -> Outcome {
        self.digits.push(digit);
        let typed = self.digits.take();
        let fitting: Vec<&Choice> = menu.of_digits(&typed).collect();
        let exact = fitting.iter().find(|choice| choice.key.to_string() == typed);
        if let Some(option) = exact.and_then(|choice| choice.picks.first()) {
            self.cursor.at = *option;
            self.moved = true;
        }
        match (fitting.len(), exact) {
            (0, _) => Outcome::Refuse(format!("There is no card {typed} in the hand to choose.")),
            (1, Some(_)) => self.send(decision),
            _ => {
                typed.chars().for_each(|digit| self.digits.push(digit));
                Outcome::Stay
            }
        }
    }

    fn send(&self, decision: &DecisionView) -> Outcome {
        match decision.options.get(self.cursor.at) {
            Some(option) => Outcome::Send(vec![Meaning::of(option)]),
            None => Outcome::Stay,
        }
    }
}
