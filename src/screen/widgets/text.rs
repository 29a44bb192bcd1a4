//! A text to read: an export, a score sheet, an answer.

use super::event::Event;
use super::frame::{Around, draw as draw_frame};
use super::page::Page;
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use crate::widgets::hits::Hits;
use ratatui::layout::Rect;
use shell::command::key::Key;

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// What it is.
    pub title: String,
    /// Its lines; the empty role is ordinary text.
    pub lines: Vec<(String, Role)>,
    /// How far it is scrolled.
    pub page: Page,
}

impl Text {
    /// Plain text.
    pub fn plain(title: impl Into<String>, text: &str) -> Text {
        let lines = text.lines().map(|line| (line.to_owned(), Role::Text)).collect();
        Text { title: title.into(), lines, page: Page::default() }
    }

    /// The same text with more lines below.
    pub fn and(mut self, lines: Vec<String>) -> Text {
        self.lines.push((String::new(), Role::Text));
        self.lines.extend(lines.into_iter().map(|line| (line, Role::Text)));
        self
    }

    fn wrapped(&self, width: u16) -> Vec<(String, Role)> {
        let width = usize::from(width.saturating_sub(2));
        let lines = self.lines.iter().flat_map(|(line, role)| {
            let indent = line.len() - line.trim_start().len();
            match line.is_empty() {
                true => vec![(String::new(), *role)],
                false => wrap(line.trim_start(), width.saturating_sub(indent).max(1))
                    .into_iter()
                    .map(|part| (format!("{}{part}", " ".repeat(indent)), *role))
                    .collect(),
            }
        });
        lines.collect()
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, area: Rect) -> Event {
        let lines = self.wrapped(area.width.saturating_sub(2)).len();
        let rows = usize::from(area.height.saturating_sub(3));
        if self.page.press(key, lines, rows) { Event::Stay } else { Event::Ignored }
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, around: &Around<'_>, hits: &mut Hits) {
        let area = canvas.area();
        let inside = draw_frame(canvas, &self.title, "", around, hits);
        let lines = self.wrapped(inside.width);
        let frame = Rect { height: area.height.saturating_sub(1), ..area };
        self.page.draw(canvas, frame, inside, &lines);
    }
}
