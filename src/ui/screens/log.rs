//! The log as a screen: all numbered facts, with a search.

use super::Event;
use super::frame::{Around, draw as draw_frame};
use super::page::Page;
use crate::ui::board::inspect::InspectLine;
use crate::ui::board::log_panel::wrapped;
use crate::ui::board::scene::Hits;
use crate::ui::input::key::Key;
use crate::ui::look::canvas::Canvas;
use crate::ui::look::role::Role;
use crate::ui::session::LogLine;
use ratatui::layout::Rect;

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    /// How far it is scrolled, counted from the newest line.
    pub page: Page,
    /// What is searched for.
    pub search: String,
}

impl Log {
    /// The log with its newest line at the end of the screen.
    pub fn newest(log: &[LogLine], screen: Rect) -> Log {
        let rows = rows(screen);
        let page = Page { top: lines(log, "", width(screen)).len().saturating_sub(rows) };
        Log { page, search: String::new() }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, log: &[LogLine], screen: Rect) -> Event {
        let lines = lines(log, &self.search, width(screen)).len();
        if self.page.press(key, lines, rows(screen)) { Event::Stay } else { Event::Ignored }
    }

    /// Shows only the facts with this in them.
    pub fn search(&mut self, text: &str) {
        *self = Log { page: Page::default(), search: text.into() };
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, log: &[LogLine], around: &Around<'_>, hits: &mut Hits) {
        let lines = lines(log, &self.search, width(canvas.area()));
        let found =
            if self.search.is_empty() { String::new() } else { format!("/{}: {} lines", self.search, lines.len()) };
        let inside = draw_frame(canvas, "Log", &found, around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        self.page.draw(canvas, frame, inside, &lines);
    }
}

fn rows(screen: Rect) -> usize {
    usize::from(screen.height.saturating_sub(3))
}

fn width(screen: Rect) -> usize {
    usize::from(screen.width.saturating_sub(4))
}

fn lines(log: &[LogLine], search: &str, width: usize) -> Vec<InspectLine> {
    let search = search.to_lowercase();
    let fits = |line: &&LogLine| search.is_empty() || line.text.to_lowercase().contains(&search);
    let mut lines: Vec<InspectLine> = log.iter().filter(fits).flat_map(|line| wrapped(line, width)).collect();
    if lines.is_empty() {
        lines.push(("Nothing has happened yet.".into(), Role::Dim));
    }
    lines
}
