//! All decks: samples and own ones, with what is in them and whether they are legal.

use crate::screens::deck::chart;
use ratatui::layout::{Position, Rect};
use screen::input::line::{Line, Typed};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::key::Key;
use shell::deck_library::DeckLibrary;
use shell::services::DeckEntry;
use swu_decks::formats::DeckList;

/// Something that is typed on this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// A new name for the deck.
    Name,
    /// A file to read a deck from.
    ImportFile,
    /// A file to write the deck to; its ending says how.
    ExportFile,
}

impl Asking {
    const fn question(self) -> &'static str {
        match self {
            Asking::Name => "New name: ",
            Asking::ImportFile => "Read a deck from the file: ",
            Asking::ExportFile => "Write to the file (.json SWUDB, .txt Melee): ",
        }
    }
}

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Decks {
    /// The cursor.
    pub cursor: Cursor,
    /// What is typed, and for what.
    pub asking: Option<(Asking, Line)>,
    /// A list that was not wholly understood, until somebody says whether to keep it.
    pub imported: Option<Box<DeckList>>,
    /// The deck that somebody is asked about, whether it is to be deleted.
    pub removing: Option<usize>,
}

impl Decks {
    /// A key went down; `count` decks are shown. [`Event::Yes`] means that what was asked is typed.
    pub(crate) fn press(&mut self, key: Key, count: usize) -> Event {
        if let Some((_, line)) = &mut self.asking {
            match line.press(key) {
                Typed::Entered => return Event::Yes,
                Typed::Left => self.asking = None,
                Typed::Changed | Typed::Ignored => {}
            }
            return Event::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') if count > 0 => Event::Chosen(self.cursor.at.min(count - 1)),
            key if self.cursor.press(key, count) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Puts the cursor on the next deck with this in its name or about it; false if there is none.
    pub(crate) fn search(&mut self, text: &str, decks: &[DeckEntry]) -> bool {
        let text = text.to_lowercase();
        let count = decks.len();
        let mut rows = (1..=count).map(|step| (self.cursor.at + step) % count);
        let within = |row: &usize| format!("{} {}", decks[*row].name, decks[*row].about).to_lowercase().contains(&text);
        let found = rows.find(within);
        self.cursor.at = found.unwrap_or(self.cursor.at);
        found.is_some()
    }

    /// Draws it.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        decks: &[DeckEntry],
        library: &dyn DeckLibrary,
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let mut inside = draw_frame(canvas, "Decks", &decks.len().to_string(), around, hits);
        if let Some((asking, line)) = &self.asking {
            inside.height = inside.height.saturating_sub(2);
            let y = inside.bottom() + 1;
            let x = canvas.text(inside.x + 1, y, inside.width, asking.question(), Role::Prompt);
            canvas.text(x, y, inside.right().saturating_sub(x), line.text(), Role::Strong);
            let cursor = screen::theme::width::columns(line.before()) as u16;
            canvas.cursor = Some(Position { x: (x + cursor).min(inside.right()), y });
        }
        if decks.is_empty() {
            canvas.text(inside.x + 2, inside.y + 1, inside.width, "There is no deck yet.", Role::Text);
            return;
        }
        let list = Rect { width: inside.width / 2, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, deck), y) in decks.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let whose = if library.is_own(index) { "own   " } else { "sample" };
            let warning = match (deck.faults.is_empty(), deck.illegal.is_empty()) {
                (false, _) => "  not playable",
                (true, false) => "  not legal",
                (true, true) => "",
            };
            let (name, about) = (format!(" {}", deck.name), format!("  {}", deck.about));
            let pieces = [(whose, Role::Dim), (&*name, Role::Strong), (warning, Role::Warning), (&*about, Role::Dim)];
            canvas.pieces(row.x + 1, y, row.width.saturating_sub(2), &pieces);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let below = decks.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let beside = Rect { x: list.right() + 1, width: inside.right().saturating_sub(list.right() + 2), ..inside };
        let Some(deck) = decks.get(self.cursor.at) else { return };
        let mut lines: Vec<(String, Role)> = Vec::new();
        let mut add = |text: &str, role: Role| {
            lines.extend(wrap(text, beside.width.into()).into_iter().map(|line| (line, role)));
        };
        add(&deck.name, Role::Strong);
        add(&deck.about, Role::Text);
        deck.faults.iter().for_each(|fault| add(fault, Role::Warning));
        if deck.faults.is_empty() && !deck.illegal.is_empty() {
            let why =
                format!("Not legal in events: {}. A friendly game takes it, with a mark.", deck.illegal.join(", "));
            add(&why, Role::Warning);
        }
        if let Some(list) = library.list(self.cursor.at) {
            lines.extend(chart::lines(list, beside.width.into()));
        }
        lines.extend(deck.list.iter().map(|line| (line.clone(), Role::Text)));
        for ((line, role), y) in lines.iter().zip(beside.y..beside.bottom()) {
            canvas.text(beside.x, y, beside.width, line, *role);
        }
        let below = lines.len().saturating_sub(beside.height.into());
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..beside }, 0, below);
    }
}
