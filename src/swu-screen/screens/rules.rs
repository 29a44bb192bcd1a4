//! The rules in plain words: a list with a search, the rule beside it, and related ones a key away.

use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::Services;
use swu_cards::rulebook::{RuleEntry, Rulebook, Unreadable};

/// The screen.
pub(crate) struct Rules {
    book: Rulebook,
    found: Vec<RuleEntry>,
    search: String,
    cursor: Cursor,
    /// Where the reader was before following a rule to another.
    before: Vec<(String, usize)>,
}

impl Rules {
    /// The entries that match these words; all of them without any.
    ///
    /// # Errors
    /// The rules cannot be read; tests make sure that they can.
    pub(crate) fn new(wanted: &str) -> Result<Rules, Unreadable> {
        let book = Rulebook::shipped()?;
        let mut rules =
            Rules { book, found: Vec::new(), search: String::new(), cursor: Cursor::default(), before: Vec::new() };
        rules.find(wanted);
        Ok(rules)
    }

    fn find(&mut self, wanted: &str) -> bool {
        let found: Vec<RuleEntry> = match wanted.is_empty() {
            true => self.book.entries().to_vec(),
            false => self.book.search(wanted).into_iter().cloned().collect(),
        };
        let any = !found.is_empty();
        if any {
            (self.found, self.search, self.cursor) = (found, wanted.to_owned(), Cursor::default());
        }
        any
    }

    fn selected(&self) -> Option<&RuleEntry> {
        self.found.get(self.cursor.at)
    }

    /// To a rule related to the selected one: the first, or the one with a number counted from 1.
    fn follow(&mut self, nth: usize) -> Then {
        let Some(number) = self.selected().and_then(|entry| entry.see.get(nth)).cloned() else {
            return Then::Say("No rule of that number belongs to this one.".into());
        };
        let before = (self.search.clone(), self.cursor.at);
        if self.find(&number) {
            self.before.push(before);
        }
        Then::Stay
    }

    fn back(&mut self) -> Then {
        let Some((search, at)) = self.before.pop() else {
            return match self.search.is_empty() {
                true => Then::Back,
                false => {
                    self.find(Default::default());
                    Then::Stay
                }
            };
        };
        self.find(&search);
        self.cursor.at = at;
        Then::Stay
    }
}

impl Layer for Rules {
    fn focus(&self) -> Focus {
        Focus::Rules
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        match key {
            Key::Esc => self.back(),
            Key::Char(digit @ '1'..='9') => self.follow(usize::from(digit as u8 - b'1')),
            key if self.cursor.press(key, self.found.len()) => Then::Stay,
            _ => Then::Ignored,
        }
    }

    fn run(&mut self, command: Command, _: &mut dyn Services) -> Then {
        match command {
            Command::Open => self.follow(0),
            _ => Then::Ignored,
        }
    }

    fn click(&mut self, row: usize, _: &mut dyn Services) -> Then {
        self.cursor.at = row.min(self.found.len().saturating_sub(1));
        Then::Stay
    }

    fn search(&mut self, text: &str, _: &dyn Services) -> Then {
        self.before.clear();
        match self.find(text) {
            true => Then::Stay,
            false => Then::Say(format!("No rule mentions \"{text}\".")),
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, _: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let right = match self.search.as_str() {
            "" => format!("{} rules", self.found.len()),
            text => format!("/{text}: {}", self.found.len()),
        };
        let inside = draw_frame(canvas, "Rules", &right, around, hits);
        let list = Rect { width: (inside.width * 2 / 5).min(48), ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, entry), y) in self.found.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let chapter = entry.number.bytes().all(|letter| letter.is_ascii_digit());
            let role = if chapter { Role::Strong } else { Role::Text };
            canvas.text(row.x + 1, y, 7, &entry.number, Role::Label);
            canvas.text(row.x + 8, y, row.width.saturating_sub(9), &entry.title, role);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let below = self.found.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let Some(entry) = self.selected() else { return };
        let beside = Rect { x: list.right() + 1, width: inside.right().saturating_sub(list.right() + 2), ..inside };
        let wide = usize::from(beside.width);
        let mut lines = vec![(format!("{}  {}", entry.number, entry.title), Role::Strong), (String::new(), Role::Text)];
        lines.extend(wrap(&entry.text, wide).into_iter().map(|line| (line, Role::Text)));
        if !entry.see.is_empty() {
            lines.extend([(String::new(), Role::Text), ("See also".to_owned(), Role::Dim)]);
        }
        for (place, number) in entry.see.iter().enumerate() {
            let title = self.book.find(number).map_or("", |other| other.title.as_str());
            lines.extend(
                wrap(&format!("[{}] {number} {title}", place + 1), wide).into_iter().map(|line| (line, Role::Choice)),
            );
        }
        for ((line, role), y) in lines.iter().zip(beside.y..beside.bottom()) {
            canvas.text(beside.x, y, beside.width, line, *role);
        }
    }
}
