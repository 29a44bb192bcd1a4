//! All decks: samples and one's own, with their contents and whether they are legal.

use crate::board::plate::raised;
use crate::deck_face;
use crate::screens::deck::card_row::{self, Room};
use crate::screens::deck::chart;
use ratatui::layout::Rect;
use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::deck_shelf::DeckShelf;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::{DeckEntry, Services};
use swu_decks::formats::ListEntry;

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
        let list = Rect { width: list_width(decks, inside.width), ..inside };
        let first = self.cursor.first(list.height.into());
        for (index, y) in (first..decks.len()).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            card_row::lit(canvas, row, index == self.cursor.at, |canvas| draw_row(canvas, row, scene.services, index));
            hits.add(row, Spot::Row(index));
        }
        let below = decks.len().saturating_sub(first + usize::from(list.height));
        canvas.more(Rect { height: inside.height + 2, y: inside.y - 1, ..list }, first, below);
        let x = list.right() + 2;
        let beside = Rect { x, width: inside.right().saturating_sub(x + 1), ..inside };
        draw_deck(canvas, beside, scene.services, self.cursor.at);
    }
}

/// Columns of `own   ` or `sample` and a name, and of the least room beside the list.
const WHOSE: u16 = 8;
const BESIDE: u16 = 40;

/// The list takes what its longest row needs, as far as the deck beside it keeps its room.
fn list_width(decks: &[DeckEntry], width: u16) -> u16 {
    let row = |deck: &DeckEntry| columns(&deck.name) + columns(&deck.about) + columns(warning(deck)) + 3;
    let wanted = decks.iter().map(row).max().unwrap_or(0) as u16 + WHOSE;
    wanted.min(width.saturating_sub(BESIDE)).max(width / 2)
}

/// What keeps a deck from being played with, or from an event.
const fn warning(deck: &DeckEntry) -> &'static str {
    match (deck.faults.is_empty(), deck.illegal.is_empty()) {
        (false, _) => "  not playable",
        (true, false) => "  not legal",
        (true, true) => "",
    }
}

/// A deck in the list: the colour of its leader, whose it is, its name, and leader and base as far as there is room for
/// whole names.
fn draw_row(canvas: &mut Canvas<'_>, row: Rect, services: &Services, index: usize) {
    let Some(deck) = services.decks().get(index) else { return };
    let list = services.deck_list(index);
    let leaders: Vec<_> = list.iter().flat_map(|list| &list.leaders).filter_map(|entry| entry.printing).collect();
    canvas.rail(Rect { width: 1, ..row }, raised(leaders.first().and_then(|card| card.aspects().next())));
    let whose = if services.is_own_deck(index) { "own   " } else { "sample" };
    let name = format!(" {}", deck.name);
    let pieces = [(whose, Role::Faint), (&*name, Role::Strong), (warning(deck), Role::Warning)];
    let x = canvas.pieces(row.x + 1, row.y, row.width.saturating_sub(2), &pieces) + 2;
    let room = usize::from(row.right().saturating_sub(x + 1));
    let titles = leaders.iter().map(|card| card.title).collect::<Vec<_>>().join(" and ");
    let about = [deck.about.as_str(), titles.as_str()].into_iter().find(|about| columns(about) <= room);
    canvas.text(x, row.y, room as u16, about.unwrap_or_default(), Role::Dim);
}

/// The deck under the cursor: leaders and base, what is wrong, its curve, its cards.
fn draw_deck(canvas: &mut Canvas<'_>, area: Rect, services: &Services, index: usize) {
    let Some(deck) = services.decks().get(index) else { return };
    let mut lines: Vec<(String, Role)> = Vec::new();
    let mut add = |text: &str, role: Role| {
        lines.extend(wrap(text, area.width.into()).into_iter().map(|line| (line, role)));
    };
    add(&deck.name, Role::Strong);
    let list = services.deck_list(index);
    if list.is_none() {
        add(&deck.about, Role::Text);
    }
    deck.faults.iter().for_each(|fault| add(fault, Role::Warning));
    if deck.faults.is_empty() && !deck.illegal.is_empty() {
        let why = format!("Not legal in events: {}. A friendly game takes it, with a mark.", deck.illegal.join(", "));
        add(&why, Role::Warning);
    }
    for ((line, role), y) in lines.iter().zip(area.y..area.bottom()) {
        canvas.text(area.x, y, area.width, line, *role);
    }
    let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
    let mut y = area.y + (lines.len() as u16).min(area.height);
    let Some(list) = list else {
        for (line, y) in deck.list.iter().zip(y..area.bottom()) {
            canvas.text(area.x, y, area.width, line, Role::Text);
        }
        return;
    };
    y += deck_face::draw_leading(canvas, below(y), list);
    let roomy = area.height > 24;
    y += u16::from(roomy);
    y += chart::draw(canvas, below(y), list) + u16::from(roomy);
    draw_cards(canvas, below(y.min(area.bottom())), &list.deck);
}

/// The cards of a deck, as many as there are rows.
fn draw_cards(canvas: &mut Canvas<'_>, area: Rect, entries: &[ListEntry]) {
    let titles = entries.iter().map(|entry| entry.printing.map_or(entry.written.as_str(), |card| card.title));
    let room = Room::of(titles, area.width);
    for (entry, y) in entries.iter().zip(area.y..area.bottom()) {
        let row = Rect { y, height: 1, ..area };
        match entry.printing {
            Some(card) => card_row::draw(canvas, row, room, Some(entry.count.cards()), card),
            None => drop(canvas.text(row.x + 1, y, row.width - 1, &entry.written, Role::Warning)),
        }
    }
    let hidden = entries.len().saturating_sub(area.height.into());
    canvas.more(Rect { height: area.height + 1, ..area }, 0, hidden);
}
