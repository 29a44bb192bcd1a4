//! Choosing several items of a list: mark, then confirm.

use super::meaning::Meaning;
use super::menu::{ChoiceKey, Menu};
use super::row::{Outcome, Row};
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use std::collections::BTreeSet;
use swu_view::pick_count::Quota;
use swu_view::{DecisionView, OptionView, Verb};

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
        let rows = options(decision, menu);
        if self.cursor.press(key, rows.len() + usize::from(stop(decision).is_some())) {
            return Outcome::Stay;
        }
        match key {
            Key::Char(' ') => self.toggle(rows.get(self.cursor.at).copied(), decision),
            Key::Enter => self.send(decision, menu),
            Key::Char('n') if stop(decision).is_some() => none(decision),
            key => match by_key(key, decision, menu) {
                Some(option) => {
                    self.cursor.at = rows.iter().position(|row| *row == option).unwrap_or(self.cursor.at);
                    self.toggle(Some(option), decision)
                }
                None => Outcome::Ignored,
            },
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = options(decision, menu).into_iter().map(|index| {
            let marked = self.marked.contains(&index);
            let mark = if marked { "[x]" } else { "[ ]" };
            row(decision, menu, index, mark.into(), marked)
        });
        rows.chain(stop_row(decision, "   ")).collect()
    }

    /// What is marked, in words for the frame.
    pub fn total(&self, decision: &DecisionView) -> String {
        let made = decision.quota.map_or(0, |quota| quota.made) + self.marked.len() as u16;
        match decision.quota.and_then(|quota| quota.most) {
            Some(most) => format!("{made} of {most} chosen"),
            None => format!("{made} chosen"),
        }
    }

    /// Removes all marks; false if there were none.
    pub fn reset(&mut self) -> bool {
        let any = !self.marked.is_empty();
        self.marked.clear();
        any
    }

    fn toggle(&mut self, option: Option<usize>, decision: &DecisionView) -> Outcome {
        let Some(option) = option.filter(|option| !self.marked.remove(option)) else { return Outcome::Stay };
        let left = decision.quota.and_then(Quota::left);
        if left.is_some_and(|left| self.marked.len() >= usize::from(left)) {
            return Outcome::Refuse("That many are marked already. Take a mark away first: Space.".into());
        }
        self.marked.insert(option);
        Outcome::Stay
    }

    /// The marked ones; without any, the one under the cursor.
    fn send(&self, decision: &DecisionView, menu: &Menu) -> Outcome {
        let here = options(decision, menu).get(self.cursor.at).copied();
        let picks: Vec<usize> = match self.marked.is_empty() {
            true => here.into_iter().collect(),
            false => self.marked.iter().copied().collect(),
        };
        if picks.is_empty() || here.is_none() {
            return none(decision);
        }
        let owed = usize::from(decision.quota.map_or(0, Quota::owed)).min(options(decision, menu).len());
        if picks.len() < owed {
            return Outcome::Refuse(format!("{owed} are chosen, or none: mark {} more.", owed - picks.len()));
        }
        let picks = picks.iter().filter_map(|index| decision.options.get(*index)).map(Meaning::of);
        Outcome::Send(picks.chain([Meaning::done()]).collect())
    }
}

/// Does the option end a series instead of being part of it?
pub(super) fn stops(verb: Verb) -> bool {
    matches!(verb, Verb::Done | Verb::Skip)
}

/// The option that ends the series before anything was chosen.
pub(super) fn stop(decision: &DecisionView) -> Option<&OptionView> {
    decision.options.iter().find(|option| stops(option.verb))
}

/// Nothing is chosen, if that is allowed.
pub(super) fn none(decision: &DecisionView) -> Outcome {
    match stop(decision).map(Meaning::of) {
        Some(stop) => Outcome::Send(vec![stop]),
        None => Outcome::Refuse("Choose at least one.".into()),
    }
}

/// The row for choosing nothing, which comes last.
pub(super) fn stop_row(decision: &DecisionView, mark: &str) -> Option<Row> {
    let option = stop(decision)?;
    let made = decision.quota.is_some_and(|quota| quota.made > 0);
    let text = match (option.verb, made) {
        (Verb::Done, false) => "None".to_owned(),
        (Verb::Done, true) => "No more".to_owned(),
        _ => option.label.clone(),
    };
    Some(Row { mark: mark.into(), key: "n".into(), text, ..Row::default() })
}

/// The options that can be marked, in reading order.
pub(super) fn options(decision: &DecisionView, menu: &Menu) -> Vec<usize> {
    let goes_on = |index: &usize| decision.options.get(*index).is_some_and(|option| !stops(option.verb));
    menu.order().filter(goes_on).collect()
}

/// The option a key means: a letter, or the number of a card in hand.
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
        idle: option.is_some_and(OptionView::only_costs),
    }
}
