//! Help: every key of the place it was opened from, found by typing, run by Enter.

use ratatui::layout::Rect;
use screen::input::hints::{HelpLine, help_lines};
use screen::input::keymap::Keymap;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::key::Key;
use shell::command::situation::{Focus, Situation};

/// What to know about deck and sideboard while they are open.
const PRIVATE: [&str; 3] = [
    "Only you see this. The others are told when you are ready, and the size of",
    "your sideboard then, and nothing else. If three minutes go by, the last",
    "legal arrangement stands.",
];

/// What to know about the curtain.
const CURTAIN: [&str; 6] = [
    "A hand is about to be shown, so the others look away. Type what the curtain",
    "asks for: letters of your name, which keys hit by chance do not spell, then",
    "Enter. A letter that was taken turns into *; a wrong one empties the row.",
    "Whose hand was open last may need less, unless the keyboard was passed on.",
    "Esc shows the public table meanwhile, Tab or Esc brings the curtain back.",
    "How much of a name is typed, and when a hand closes by itself: settings, F3.",
];

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Help {
    /// Where it was opened.
    pub place: Focus,
    /// The moment it was opened in.
    pub now: Situation,
    /// The search text.
    pub search: String,
    /// The cursor.
    pub cursor: Cursor,
}

impl Help {
    /// Help for a moment.
    pub(crate) fn new(now: Situation) -> Help {
        Help { place: now.place, now, search: String::new(), cursor: Cursor::default() }
    }

    /// The lines that match the search.
    pub(crate) fn lines(&self, keymap: &Keymap) -> Vec<HelpLine> {
        help_lines(keymap, &self.now, self.place, &self.search)
    }

    /// A key went down.
    pub(crate) fn press(&mut self, key: Key, keymap: &Keymap) -> Event {
        let lines = self.lines(keymap);
        match key {
            Key::Enter => match lines.get(self.cursor.at) {
                Some(line) => Event::Run(line.command),
                None => Event::Stay,
            },
            key if self.cursor.press(key, lines.len()) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Searches for words.
    pub(crate) fn search(&mut self, text: &str) {
        self.search = text.into();
        self.cursor = Cursor::default();
    }

    /// Draws it; `signs` are those of the table in words.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        keymap: &Keymap,
        signs: Vec<String>,
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let lines = self.lines(keymap);
        let title = format!("Help: {}", self.place.name());
        let found =
            if self.search.is_empty() { String::new() } else { format!("/{}: {} found", self.search, lines.len()) };
        let inside = draw_frame(canvas, &title, &found, around, hits);
        let mut below = self.about(&lines, usize::from(inside.width.saturating_sub(2)));
        if self.place == Focus::Board {
            below.extend(signs.into_iter().map(|text| (text, Role::Dim)));
        }
        if self.place == Focus::Sideboard {
            below.extend(PRIVATE.map(|text| (text.to_owned(), Role::Dim)));
        }
        if self.place == Focus::Curtain {
            below.extend(CURTAIN.map(|text| (text.to_owned(), Role::Text)));
        }
        let list = Rect { height: inside.height.saturating_sub(below.len() as u16 + 1), ..inside };
        let first = self.cursor.first(list.height.into());
        let keys = lines.iter().map(|line| columns(&line.keys)).max().unwrap_or(0).min(18) as u16;
        let names = lines.iter().map(|line| line.name.len()).max().unwrap_or(0) as u16;
        for ((index, line), y) in lines.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            canvas.text(row.x + 1, y, keys, &line.keys, Role::Key);
            canvas.text(row.x + keys + 3, y, names + 1, &format!(":{}", line.name), Role::Dim);
            let x = row.x + keys + names + 6;
            let (mark, role) = if line.why_not.is_some() { ("not now: ", Role::Refused) } else { ("", Role::Text) };
            canvas.pieces(x, y, row.right().saturating_sub(x), &[(mark, role), (line.sentence, role)]);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let frame = Rect { height: list.height + 2, y: inside.y - 1, ..inside };
        let rest = lines.len().saturating_sub(first + usize::from(list.height));
        if first > 0 || rest > 0 {
            canvas.more(frame, first, rest);
        }
        for ((text, role), y) in below.iter().zip(list.bottom() + 1..inside.bottom()) {
            canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
        }
    }

    /// The selected line in full, with the reason if it cannot be done now; always two rows, so that nothing jumps.
    fn about(&self, lines: &[HelpLine], width: usize) -> Vec<(String, Role)> {
        let text = lines.get(self.cursor.at).map(|line| match &line.why_not {
            Some(why) => format!("{}. Not now: {why}.", line.sentence),
            None if line.named => format!("{}. The name is spelled first.", line.sentence),
            None => format!("{}.", line.sentence),
        });
        let mut rows: Vec<(String, Role)> =
            wrap(&text.unwrap_or_default(), width).into_iter().map(|line| (line, Role::Strong)).collect();
        rows.resize(2, (String::new(), Role::Text));
        rows
    }
}
