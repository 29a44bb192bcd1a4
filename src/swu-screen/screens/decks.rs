//! All decks: samples and one's own, with their contents and whether they are legal.

use crate::screens::deck::chart;
use ratatui::layout::Rect;
use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::deck_shelf::DeckShelf;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;

/// The picture.
#[derive(Default)]
pub(crate) struct DecksPicture {
    cursor: Cursor,
}

impl Picture for DecksPicture {
    type Place = DeckShelf;

    fn press(&mut self, _: &mut DeckShelf, key: Key, services: &Services) -> Meant {
        let count = services.decks().len();
        match key {
            Key::Enter | Key::Char(' ') if count > 0 => {
                Meant::Ask(Request::at(Command::EditDeck, self.cursor.at.min(count - 1)))
            }
            key if self.cursor.press(key, count) => Meant::Moved,
            _ => Meant::Ignored,
        }
    }

    fn command(&mut self, _: &mut DeckShelf, command: Command, services: &Services) -> Meant {
        use Command::{
            CopyDeck, DeckCode, DeckVersions, DeleteDeck, EditDeck, ExportDeck, ImportDeck, NewDeck, RenameDeck,
            ShowDeck,
        };
        match command {
            NewDeck | ImportDeck => Meant::Ask(Request::of(command)),
            CopyDeck | DeckCode | DeckVersions | DeleteDeck | EditDeck | ExportDeck | RenameDeck | ShowDeck
                if !services.decks().is_empty() =>
            {
                Meant::Ask(Request::at(command, self.cursor.at))
            }
            _ => Meant::Ignored,
        }
    }

    fn click(&mut self, _: &mut DeckShelf, row: usize, _: &Services) -> Meant {
        if self.cursor.at == row {
            return Meant::Ask(Request::at(Command::EditDeck, row));
        }
        self.cursor.at = row;
        Meant::Moved
    }

    fn search(&mut self, _: &mut DeckShelf, text: &str, services: &Services) -> Result<bool, Refusal> {
        let (text, decks) = (text.to_lowercase(), services.decks());
        let count = decks.len();
        let mut rows = (1..=count).map(|step| (self.cursor.at + step) % count);
        let within = |row: &usize| format!("{} {}", decks[*row].name, decks[*row].about).to_lowercase().contains(&text);
        let found = rows.find(within);
        self.cursor.at = found.unwrap_or(self.cursor.at);
        Ok(found.is_some())
    }

    fn done(&mut self, place: &DeckShelf, request: &Request, _: &Services) -> Option<String> {
        if request.command != Command::ExportDeck {
            self.cursor.at = place.newest();
        }
        None
    }

    fn renewed(&mut self) {}

    fn draw(&self, scene: &Scene<'_, DeckShelf>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let decks = scene.services.decks();
        let inside = draw_frame(canvas, "Decks", &decks.len().to_string(), scene.around, hits);
        if decks.is_empty() {
            canvas.text(inside.x + 2, inside.y + 1, inside.width, "There is no deck yet.", Role::Text);
            return;
        }
        let list = Rect { width: inside.width / 2, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, deck), y) in decks.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            let whose = if scene.services.is_own_deck(index) { "own   " } else { "sample" };
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
        if let Some(list) = scene.services.deck_list(self.cursor.at) {
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
