//! Naming a card: type some letters, then choose among the names that match.

use super::meaning::Meaning;
use super::row::{Outcome, Row};
use screen::input::line::{Line, Typed};
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use swu_view::{DecisionView, OptionView};

/// Letters and the names they leave.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// The cursor.
    pub cursor: Cursor,
    line: Line,
    /// The matching options, best first; kept so that drawing a frame does not search.
    fit: Vec<usize>,
    searched: bool,
}

impl Name {
    /// Before anything is typed: all names.
    pub fn new(decision: &DecisionView) -> Name {
        Name { fit: fit(decision, ""), searched: true, ..Name::default() }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView) -> Outcome {
        if !matches!(key, Key::Char(_)) && self.cursor.press(key, self.fit.len()) {
            return Outcome::Stay;
        }
        match (key, self.fit.get(self.cursor.at).and_then(|index| decision.options.get(*index))) {
            (Key::Enter, Some(option)) => return Outcome::Send(vec![Meaning::of(option)]),
            (Key::Enter, None) => return Outcome::Refuse(format!("No card is called \"{}\".", self.line.text())),
            (Key::Esc, _) => return Outcome::Ignored,
            (Key::Backspace, _) if self.line.text().is_empty() => return Outcome::Stay,
            _ => {}
        }
        if self.line.press(key) == Typed::Ignored {
            return Outcome::Ignored;
        }
        self.fit = fit(decision, self.line.text());
        self.cursor = Cursor::default();
        Outcome::Stay
    }

    /// The rows from `first` on, at most `count`.
    pub fn rows(&self, decision: &DecisionView) -> Vec<Row> {
        let rows = self.fit.iter().filter_map(|index| decision.options.get(*index)).map(|option| Row {
            text: name(option).into(),
            card: option.card.as_ref().map(|card| card.id.clone()),
            ..Row::default()
        });
        rows.collect()
    }

    /// The text typed, for the frame.
    pub fn total(&self) -> String {
        let names = if self.fit.len() == 1 { "name" } else { "names" };
        format!("{}_   {} {names}", self.line.text(), self.fit.len())
    }

    /// Forgets what was typed; false if nothing was.
    pub fn reset(&mut self, decision: &DecisionView) -> bool {
        let any = !self.line.text().is_empty();
        *self = Name::new(decision);
        any
    }
}

fn name(option: &OptionView) -> &str {
    option.name.as_deref().unwrap_or(&option.label)
}

/// Names that begin with the text, then those in which a word does, then those that contain it anywhere.
fn fit(decision: &DecisionView, text: &str) -> Vec<usize> {
    let text = text.to_lowercase();
    let mut found: Vec<(u8, usize)> = Vec::new();
    for (index, option) in decision.options.iter().enumerate() {
        let name = name(option).to_lowercase();
        let rank = match () {
            () if name.starts_with(&text) => 0,
            () if name.split_whitespace().any(|word| word.starts_with(&text)) => 1,
            () if name.contains(&text) => 2,
            () => continue,
        };
        found.push((rank, index));
    }
    found.sort();
    found.into_iter().map(|(_, index)| index).collect()
}
