//! The options of a game of several: each with its value, changed by keys, and what it decides.

use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::hits::{Hits, Spot};
use shell::command::key::Key;
use shell::services::OptionRow;

/// Columns before the value.
const LABEL: u16 = 36;

/// Columns of the value if an explanation is beside it.
const VALUE: u16 = 27;

/// From this width on the explanation has room beside the value.
const BESIDE: u16 = 138;

/// The result of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Done {
    /// Something changed, or nothing.
    Stay,
    /// The page is closed.
    Close,
    /// The key is not for the page.
    Ignored,
}

/// The options of one mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    rows: Vec<OptionRow>,
    /// The value of each.
    set: Vec<String>,
    cursor: Cursor,
}

impl Options {
    /// The mode's defaults.
    pub(super) fn new(rows: Vec<OptionRow>) -> Options {
        let set = rows.iter().map(|row| row.usual.clone()).collect();
        Options { rows, set, cursor: Cursor::default() }
    }

    /// Sets the last values again, as far as such options still exist.
    pub(super) fn set_again(&mut self, before: &Options) {
        for (name, value) in before.changed() {
            if let Some(at) = self.rows.iter().position(|row| row.name == name) {
                self.set[at] = value;
            }
        }
    }

    /// Is there nothing to set?
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The names and values that differ from the mode's defaults.
    pub(super) fn changed(&self) -> Vec<(String, String)> {
        let pairs = self.rows.iter().zip(&self.set).filter(|(row, value)| row.usual != **value);
        pairs.map(|(row, value)| (row.name.clone(), value.clone())).collect()
    }

    /// The changed ones in a few words.
    pub(super) fn summary(&self) -> String {
        let pairs = self.rows.iter().zip(&self.set).filter(|(row, value)| row.usual != **value);
        let changed: Vec<String> = pairs.map(|(row, value)| format!("{}: {value}", row.label)).collect();
        if changed.is_empty() { "as usual".into() } else { changed.join(", ") }
    }

    /// Is there a conflict between the community's rules and the official ones?
    fn has_conflict(&self) -> bool {
        self.rows.iter().any(|row| row.usual != row.official)
    }

    /// Are all conflicts decided for the official rules?
    fn is_official(&self) -> bool {
        self.rows.iter().zip(&self.set).all(|(row, value)| row.usual == row.official || *value == row.official)
    }

    /// Decides every conflict one way, or the other if that is already so.
    fn turn_official(&mut self) {
        let official = self.is_official();
        for (row, value) in self.rows.iter().zip(&mut self.set).filter(|(row, _)| row.usual != row.official) {
            (if official { &row.usual } else { &row.official }).clone_into(value);
        }
    }

    fn length(&self) -> usize {
        self.rows.len() + usize::from(self.has_conflict()) + 1
    }

    /// The option under the cursor; `None` on the other lines.
    fn at(&self) -> Option<usize> {
        self.cursor.at.checked_sub(usize::from(self.has_conflict())).filter(|at| *at < self.rows.len())
    }

    /// A key went down.
    pub(super) fn press(&mut self, key: Key) -> Done {
        let last = self.cursor.at + 1 == self.length();
        match key {
            Key::Esc => return Done::Close,
            Key::Enter if last => return Done::Close,
            Key::Enter | Key::Tab => self.cursor.at += 1,
            Key::Right | Key::Char(' ' | 'l' | '+') => self.turn(1),
            Key::Left | Key::Char('h' | '-') => self.turn(-1),
            Key::Char(digit) if digit.is_ascii_digit() => self.digit(digit),
            Key::Backspace => self.rub_out(),
            key => {
                if !self.cursor.press(key, self.length()) {
                    return Done::Ignored;
                }
            }
        }
        Done::Stay
    }

    /// A line was clicked.
    pub(super) fn click(&mut self, row: usize) -> Done {
        let again = self.cursor.at == row;
        self.cursor.at = row.min(self.length() - 1);
        if again {
            self.press(if self.cursor.at + 1 == self.length() { Key::Enter } else { Key::Right })
        } else {
            Done::Stay
        }
    }

    /// The next of the named values; from a typed number, the first.
    fn turn(&mut self, step: isize) {
        let Some(at) = self.at() else {
            if self.cursor.at == 0 && self.has_conflict() {
                self.turn_official();
            }
            return;
        };
        let values = &self.rows[at].values;
        let next = match values.iter().position(|value| *value == self.set[at]) {
            Some(now) => (now as isize + step).rem_euclid(values.len().max(1) as isize) as usize,
            None => 0,
        };
        if let Some(value) = values.get(next) {
            value.clone_into(&mut self.set[at]);
        }
    }

    /// A number is typed if the option takes one.
    fn digit(&mut self, digit: char) {
        let Some(at) = self.at().filter(|at| self.rows[*at].numbers.is_some()) else { return };
        let value = &mut self.set[at];
        if value.len() >= 2 || value.parse::<u8>().is_err() || self.rows[at].values.contains(value) {
            value.clear();
        }
        value.push(digit);
    }

    fn rub_out(&mut self) {
        if let Some(at) = self.at().filter(|at| self.set[*at].parse::<u8>().is_ok()) {
            self.set[at].pop();
            if self.set[at].is_empty() {
                self.rows[at].usual.clone_into(&mut self.set[at]);
            }
        }
    }

    /// Draws the page.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, inside: Rect, hits: &mut Hits) {
        let beside = inside.width >= BESIDE;
        let high = if beside { 1 } else { 2 };
        let shown = usize::from(inside.height / high).max(1);
        let first = self.cursor.first(shown);
        let lines = self.lines();
        let places = (inside.y..inside.bottom()).step_by(high.into());
        for ((index, (label, value, about)), y) in lines.iter().enumerate().skip(first).zip(places) {
            let row = Rect { y, height: 1, ..inside };
            let role = if index + 1 == lines.len() { Role::Choice } else { Role::Text };
            if self.is_changed(index) {
                canvas.text(row.x + 1, y, 1, "*", Role::Strong);
            }
            canvas.text(row.x + 2, y, LABEL - 3, label, Role::Dim);
            canvas.text(row.x + LABEL, y, row.width.saturating_sub(LABEL + 1), value, role);
            let (x, y, width) = if beside {
                (row.x + LABEL + VALUE, y, row.width.saturating_sub(LABEL + VALUE + 1))
            } else {
                (row.x + 5, y + 1, row.width.saturating_sub(6))
            };
            if y < inside.bottom() {
                canvas.text(x, y, width, about, Role::Dim);
            }
            if index == self.cursor.at {
                canvas.select(Rect {
                    x: row.x + 1,
                    width: (LABEL + VALUE - 2).min(row.width.saturating_sub(2)),
                    ..row
                });
            }
            hits.add(row, Spot::Row(index));
        }
        let frame = Rect { y: inside.y - 1, height: inside.height + 2, ..inside };
        canvas.more(frame, first, lines.len().saturating_sub(first + shown));
    }

    /// Does the option of this line differ from the mode's default?
    fn is_changed(&self, line: usize) -> bool {
        let at = line.checked_sub(usize::from(self.has_conflict()));
        at.is_some_and(|at| self.rows.get(at).is_some_and(|row| self.set[at] != row.usual))
    }

    /// Label, value and explanation of every line.
    fn lines(&self) -> Vec<(String, String, String)> {
        let mut lines = Vec::new();
        if self.has_conflict() {
            let value = if self.is_official() { "< official >" } else { "< the community's >" };
            let about = "Every conflict of community and official rules, decided one way at once.";
            lines.push(("rules".into(), value.into(), about.into()));
        }
        for (row, value) in self.rows.iter().zip(&self.set) {
            let value = match (row.numbers, row.values.len()) {
                (Some((least, most)), _) => format!("< {value} >  or {least} to {most}"),
                (None, 1) => value.clone(),
                (None, _) => format!("< {value} >"),
            };
            lines.push((row.label.clone(), value, row.explanation.clone()));
        }
        lines.push((String::new(), "[Enter] back to the game".into(), String::new()));
        lines
    }
}
