//! The log as a screen: all numbered facts, with a search.

use super::event::Event;
use super::frame::{Around, draw as draw_frame};
use super::hits::Hits;
use super::page::{Page, PageLine};
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use hotseat::log::{Line as LogLine, Weight};
use ratatui::layout::Rect;
use shell::command::key::Key;

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    /// How far it is scrolled, counted from the newest line.
    pub page: Page,
    /// The search text.
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

    /// The number of the last line that the screen shows.
    pub fn last_shown(&self, log: &[LogLine], screen: Rect) -> Option<usize> {
        let search = self.search.to_lowercase();
        let fits = |line: &&LogLine| search.is_empty() || line.text.to_lowercase().contains(&search);
        let mut rows = 0;
        let mut shown = None;
        for line in log.iter().filter(fits) {
            if rows >= self.page.top + self::rows(screen) {
                break;
            }
            rows += wrapped(line, width(screen)).len();
            shown = Some(line.number);
        }
        shown
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

fn lines(log: &[LogLine], search: &str, width: usize) -> Vec<PageLine> {
    let search = search.to_lowercase();
    let fits = |line: &&LogLine| search.is_empty() || line.text.to_lowercase().contains(&search);
    let mut lines: Vec<PageLine> = log.iter().filter(fits).flat_map(|line| wrapped(line, width)).collect();
    if lines.is_empty() {
        lines.push(("Nothing has happened yet.".into(), Role::Dim));
    }
    lines
}

/// The newest lines that fit whole into this many rows of this width, the newest last.
pub fn newest<'a>(
    log: impl IntoIterator<Item = &'a LogLine, IntoIter: DoubleEndedIterator>,
    width: usize,
    rows: usize,
) -> Vec<PageLine> {
    let mut lines: Vec<PageLine> = Vec::new();
    for line in log.into_iter().rev() {
        let broken = wrapped(line, width);
        if lines.len() + broken.len() > rows {
            break;
        }
        lines.extend(broken.into_iter().rev());
    }
    lines.reverse();
    lines
}

/// A line with its number, wrapped with the text aligned under itself.
pub fn wrapped(line: &LogLine, width: usize) -> Vec<(String, Role)> {
    let indent = line.indent();
    let role = match line.weight {
        Weight::Phase => Role::Strong,
        Weight::Action => Role::Text,
        Weight::Outcome | Weight::Consequence | Weight::Aside => Role::Dim,
    };
    let number = format!("{:>3} ", line.number);
    let text = wrap(&line.text, width.saturating_sub(number.len() + indent));
    let rows = text.iter().enumerate().map(|(row, text)| {
        let margin = if row == 0 { number.clone() } else { " ".repeat(number.len()) };
        (format!("{margin}{:indent$}{text}", ""), role)
    });
    rows.collect()
}
