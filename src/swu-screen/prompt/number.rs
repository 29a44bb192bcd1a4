//! Choosing a number: arrows, or its digits.

use super::digits::Digits;
use super::meaning::Meaning;
use super::row::{Outcome, Row};
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use swu_view::{DecisionView, OptionView};

/// The number chosen so far: none at first, so that one key too many chooses nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number {
    /// The cursor of the only row.
    pub cursor: Cursor,
    chosen: Option<i16>,
    digits: Digits,
}

impl Number {
    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView) -> Outcome {
        let numbers = numbers(decision);
        match key {
            Key::Char('+' | '=' | 'l' | 'k') | Key::Right | Key::Up => self.step(1, &numbers),
            Key::Char('-' | 'h' | 'j') | Key::Left | Key::Down => self.step(-1, &numbers),
            Key::Home | Key::PageDown => self.put(numbers.first().copied()),
            Key::End | Key::PageUp => self.put(numbers.last().copied()),
            Key::Enter | Key::Char(' ') => {
                let chosen =
                    decision.options.iter().find(|option| self.chosen.is_some() && value(option) == self.chosen);
                match chosen {
                    Some(option) => Outcome::Send(vec![Meaning::of(option)]),
                    None => Outcome::Refuse("Choose a number first: arrows or digits.".into()),
                }
            }
            Key::Char(digit) if digit.is_ascii_digit() => self.digit(digit, decision),
            Key::Backspace if self.digits.pop() => Outcome::Stay,
            _ => Outcome::Ignored,
        }
    }

    /// The row: the number, and the possible ones.
    pub fn rows(&self, decision: &DecisionView) -> Vec<Row> {
        let numbers = numbers(decision);
        let chosen = self.chosen.map_or_else(|| "_".to_owned(), |number| number.to_string());
        let range = match (numbers.first(), numbers.last()) {
            (Some(least), Some(most)) => format!("{least} to {most}"),
            _ => String::new(),
        };
        vec![Row { text: format!("- {chosen} +   {range}"), picked: self.chosen.is_some(), ..Row::default() }]
    }

    fn step(&mut self, by: i16, numbers: &[i16]) -> Outcome {
        let next = match self.chosen {
            None => numbers.first(),
            Some(number) if by > 0 => numbers.iter().find(|other| **other > number),
            Some(number) => numbers.iter().rev().find(|other| **other < number),
        };
        self.put(next.copied())
    }

    fn put(&mut self, number: Option<i16>) -> Outcome {
        self.digits.clear();
        self.chosen = number.or(self.chosen);
        Outcome::Stay
    }

    /// The digits typed so far, in words for the frame.
    pub fn total(&self) -> String {
        self.digits.shown()
    }

    /// Forgets typed digits; false if there were none.
    pub fn reset(&mut self) -> bool {
        self.digits.clear() | self.chosen.take().is_some()
    }

    /// Digits set the number; Enter commits, so that 1 and 12 can both be typed.
    fn digit(&mut self, digit: char, decision: &DecisionView) -> Outcome {
        self.digits.push(digit);
        let numbers = numbers(decision);
        let typed = self.digits.number();
        self.chosen = typed.filter(|number| numbers.contains(number));
        if self.chosen.is_some() || numbers.iter().any(|number| self.digits.begin(*number)) {
            return Outcome::Stay;
        }
        let typed = self.digits.take();
        Outcome::Refuse(format!("{typed} is not among the numbers."))
    }
}

/// The possible numbers, smallest first.
fn numbers(decision: &DecisionView) -> Vec<i16> {
    let mut numbers: Vec<i16> = decision.options.iter().filter_map(value).collect();
    numbers.sort_unstable();
    numbers
}

fn value(option: &OptionView) -> Option<i16> {
    option.number.or_else(|| option.label.parse().ok())
}
