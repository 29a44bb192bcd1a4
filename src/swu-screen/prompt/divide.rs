//! Dividing damage or healing: a number for each target, and the sum.

use super::meaning::Meaning;
use super::menu::Menu;
use super::row::{Outcome, Row};
use super::several::{by_key, none, options, row, stop, stop_row};
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use std::collections::BTreeMap;
use swu_view::DecisionView;
use swu_view::pick_count::Quota;

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
        let rows = options(decision, menu);
        if self.cursor.press(key, rows.len() + usize::from(stop(decision).is_some())) {
            return Outcome::Stay;
        }
        let here = rows.get(self.cursor.at).copied();
        match key {
            Key::Char('+' | '=' | ' ') | Key::Right | Key::Char('l') => self.give(here, decision),
            Key::Char('-') | Key::Left | Key::Char('h') | Key::Backspace => self.take(here),
            Key::Char(digit) if digit.is_ascii_digit() => self.set(here, digit, decision),
            Key::Enter if self.given.is_empty() => self.all_to(here, decision),
            Key::Enter if here.is_none() => none(decision),
            Key::Enter => self.send(decision),
            Key::Char('n') if stop(decision).is_some() => none(decision),
            key => match by_key(key, decision, menu) {
                Some(option) => {
                    self.cursor.at = rows.iter().position(|row| *row == option).unwrap_or(self.cursor.at);
                    match self.is_single(decision) {
                        true => self.all_to(Some(option), decision),
                        false => self.give(Some(option), decision),
                    }
                }
                None => Outcome::Ignored,
            },
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = options(decision, menu).into_iter().map(|index| {
            let points = self.given.get(&index).copied().unwrap_or(0);
            row(decision, menu, index, format!("{points:>2}"), points > 0)
        });
        rows.chain(stop_row(decision, "  ")).collect()
    }

    /// The sum in words for the frame.
    pub fn total(&self, decision: &DecisionView) -> String {
        let made = decision.quota.map_or(0, |quota| quota.made);
        let sum = made + self.sum();
        match decision.quota.and_then(|quota| quota.most) {
            Some(most) => format!("{sum} given, {} left", most.saturating_sub(sum)),
            None => format!("{sum} given"),
        }
    }

    /// Is nothing given yet?
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
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
        if left(decision).is_some_and(|left| self.sum() >= left) {
            return Outcome::Refuse("All of it is given. Take some back with - first, or confirm with Enter.".into());
        }
        let points = self.given.entry(target).or_default();
        let option = decision.options.get(target);
        if option.and_then(|option| option.takes).is_some_and(|takes| *points >= takes) {
            return Outcome::Refuse("It has no more HP left than that.".into());
        }
        *points += 1;
        Outcome::Stay
    }

    /// Gives exactly this many to a target.
    fn set(&mut self, target: Option<usize>, digit: char, decision: &DecisionView) -> Outcome {
        let (Some(target), Some(points)) = (target, digit.to_digit(10)) else { return Outcome::Stay };
        let before = self.given.remove(&target);
        for _ in 0..points {
            if let Outcome::Refuse(why) = self.give(Some(target), decision) {
                self.given.remove(&target);
                self.given.extend(before.map(|points| (target, points)));
                return Outcome::Refuse(why);
            }
        }
        Outcome::Stay
    }

    /// Is there only one point to give, so that its target is all there is to say?
    fn is_single(&self, decision: &DecisionView) -> bool {
        self.given.is_empty() && left(decision) == Some(1)
    }

    /// Gives everything there is to one target, and confirms it.
    fn all_to(&mut self, target: Option<usize>, decision: &DecisionView) -> Outcome {
        let Some(target) = target else { return none(decision) };
        let Some(left) = left(decision) else {
            return Outcome::Refuse("Give at least one: + gives it to what the cursor is on.".into());
        };
        for _ in 0..left {
            if let Outcome::Refuse(why) = self.give(Some(target), decision) {
                self.given.clear();
                return Outcome::Refuse(why);
            }
        }
        self.send(decision)
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
        let owed = decision.quota.map_or(0, |quota| quota.owed());
        if self.sum() < owed {
            return Outcome::Refuse(format!("{} more must be given.", owed - self.sum()));
        }
        let points = self.given.iter().flat_map(|(index, points)| {
            let meaning = decision.options.get(*index).map(Meaning::of);
            std::iter::repeat_n(meaning, usize::from(*points)).flatten()
        });
        Outcome::Send(points.chain([Meaning::done()]).collect())
    }
}

/// How much is left to divide, if that is limited.
fn left(decision: &DecisionView) -> Option<u16> {
    decision.quota.and_then(Quota::left)
}
