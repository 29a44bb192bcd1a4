//! Choosing a number: arrows, or its digits.

use super::digits::Digits;
use super::meaning::Meaning;
use super::row::{Cursor, Outcome, Row};
use crate::ui::input::key::Key;
use crate::unlimited::rules::view::{DecisionView, OptionView};

/// A cursor in the numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number {
    /// The cursor.
    pub cursor: Cursor,
    digits: Digits,
}

impl Number {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView) -> Outcome {
        let length = decision.options.len();
        let key = match key {
            Key::Char('+' | '=' | 'l') | Key::Right => Key::Down,
            Key::Char('-' | 'h') | Key::Left => Key::Up,
            key => key,
        };
        if self.cursor.press(key, length) {
            self.digits.clear();
            return Outcome::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') => {
                let chosen = decision.options.get(self.cursor.at);
                chosen.map_or(Outcome::Stay, |option| Outcome::Send(vec![Meaning::of(option)]))
            }
            Key::Char(digit) if digit.is_ascii_digit() => self.digit(digit, decision),
            Key::Backspace if self.digits.pop() => Outcome::Stay,
            _ => Outcome::Ignored,
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView) -> Vec<Row> {
        decision.options.iter().map(|option| Row { text: option.label.clone(), ..Row::default() }).collect()
    }

    /// The digits typed so far, in words for the frame.
    pub fn total(&self) -> String {
        self.digits.shown()
    }

    /// Forgets typed digits; false if there were none.
    pub fn reset(&mut self) -> bool {
        self.digits.clear()
    }

    /// Digits move the cursor; Enter commits, so that 1 and 12 can both be typed.
    fn digit(&mut self, digit: char, decision: &DecisionView) -> Outcome {
        self.digits.push(digit);
        let wanted = self.digits.number();
        let numbers: Vec<Option<i16>> = decision.options.iter().map(value).collect();
        match numbers.iter().position(|number| number.is_some() && *number == wanted) {
            Some(at) => {
                self.cursor.at = at;
                Outcome::Stay
            }
            None if numbers.iter().flatten().any(|number| self.digits.begin(*number)) => Outcome::Stay,
            None => {
                let typed = self.digits.take();
                Outcome::Refuse(format!("{typed} is not among the numbers."))
            }
        }
    }
}

fn value(option: &OptionView) -> Option<i16> {
    option.number.or_else(|| option.label.parse().ok())
}
