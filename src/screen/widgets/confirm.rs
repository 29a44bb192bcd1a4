//! A yes-or-no question over whatever is on the screen. At first, Enter answers no.

use super::event::Event;
use crate::theme::canvas::{Border, Canvas};
use crate::theme::role::Role;
use crate::theme::width::wrap;
use crate::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;
use shell::command::Command;
use shell::command::key::Key;

/// The question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirm {
    /// The question.
    pub question: String,
    /// What yes means, in a word: "quit".
    pub yes: &'static str,
    /// Is the cursor on yes?
    pub on_yes: bool,
}

impl Confirm {
    /// Asks.
    pub fn new(question: impl Into<String>, yes: &'static str) -> Confirm {
        Confirm { question: question.into(), yes, on_yes: false }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key) -> Event {
        match key {
            Key::Char('y') => Event::Yes,
            Key::Char('n') | Key::Esc => Event::Back,
            Key::Enter | Key::Char(' ') if self.on_yes => Event::Yes,
            Key::Enter | Key::Char(' ') => Event::Back,
            Key::Left | Key::Right | Key::Up | Key::Down | Key::Tab | Key::Char('h' | 'j' | 'k' | 'l') => {
                self.on_yes = !self.on_yes;
                Event::Stay
            }
            _ => Event::Ignored,
        }
    }

    /// Draws it in the middle.
    pub fn draw(&self, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let screen = canvas.area();
        let width = 60.min(screen.width);
        let lines = wrap(&self.question, usize::from(width.saturating_sub(4)));
        let height = (lines.len() as u16 + 4).min(screen.height);
        let (x, y) = (screen.x + (screen.width - width) / 2, screen.y + (screen.height - height) / 2);
        let area = Rect { x, y, width, height };
        canvas.clear(area);
        let inside = canvas.frame(area, Border::Acting, "Sure?", "");
        for (line, y) in lines.iter().zip(inside.y..inside.bottom()) {
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), line, Role::Text);
        }
        let row = inside.bottom().saturating_sub(1);
        let (yes, no) = (format!("[y] {}", self.yes), "[n] go back".to_string());
        let mut x = inside.x + 2;
        for (text, command, on) in [(&no, Command::No, !self.on_yes), (&yes, Command::Yes, self.on_yes)] {
            let start = x;
            x = canvas.text(x, row, inside.right().saturating_sub(x), text, Role::Choice);
            let rect = Rect::new(start, row, x - start, 1);
            if on {
                canvas.select(rect);
            }
            hits.add(rect, Spot::Hint(command));
            x += 4;
        }
    }
}
