//! Building a deck: the list on the left, all cards or the selected one on the right, the picture of the deck and its
//! legality below.

pub(crate) mod card_row;
pub(crate) mod chart;
mod draw;

use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::widgets::cursor::Cursor;
use screen::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use shell::deck_bench::{DeckBench, SECTIONS, printing};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use swu_cards::catalog::Printing;
use swu_decks::formats::Section;

/// Which half the keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Half {
    /// The list.
    #[default]
    List,
    /// The cards to add.
    Cards,
}

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Head(Section),
    Card(Section, usize),
}

impl Row {
    fn section(self) -> Section {
        match self {
            Row::Head(section) | Row::Card(section, _) => section,
        }
    }
}

/// The picture of a deck that is built.
#[derive(Default)]
pub(crate) struct DeckPicture {
    half: Half,
    rows: Cursor,
    cards: Cursor,
    /// Is the selected one of all cards shown instead of the list?
    reading: bool,
    /// The things under the cursors when something was asked.
    on: (Option<(Section, &'static Printing)>, Option<String>),
}

/// All rows of a list, each section below its heading.
fn rows(bench: &DeckBench) -> Vec<Row> {
    let section = |section: Section| {
        let cards = (0..bench.list().section(section).len()).map(move |row| Row::Card(section, row));
        std::iter::once(Row::Head(section)).chain(cards)
    };
    SECTIONS.into_iter().flat_map(section).collect()
}

fn printing_at(bench: &DeckBench, row: Row) -> Option<&'static Printing> {
    match row {
        Row::Head(_) => None,
        Row::Card(section, row) => bench.list().section(section).get(row)?.printing,
    }
}

impl DeckPicture {
    fn row(&self, bench: &DeckBench) -> Option<Row> {
        rows(bench).get(self.rows.at).copied()
    }

    /// The card that is selected.
    fn selected(&self, bench: &DeckBench) -> Option<&'static Printing> {
        match self.half {
            Half::List => printing_at(bench, self.row(bench)?),
            Half::Cards => printing(bench.found().0.get(self.cards.at)?),
        }
    }

    /// The first card below the heading under the cursor.
    fn first_below(&self, bench: &DeckBench) -> Option<&'static Printing> {
        let heading = self.row(bench).filter(|row| self.half == Half::List && matches!(row, Row::Head(_)))?;
        printing_at(bench, Row::Card(heading.section(), 0))
    }

    /// Another copy of the selected card, in the part of the list in which it is selected.
    fn adding(&self, bench: &DeckBench) -> Request {
        let Some(card) = self.selected(bench) else { return Request::of(Command::AddCard) };
        let side = self.half == Half::List && self.row(bench).map(Row::section) == Some(Section::Sideboard);
        Request::with(Command::AddCard, &format!("{}{}", card.id, if side { " side" } else { "" }))
    }

    /// A command about the selected row of the list, or about the card selected beside it.
    fn about_row(&self, command: Command, bench: &DeckBench) -> Request {
        match (self.half, self.row(bench)) {
            (Half::List, Some(Row::Card(..))) => {
                let heads = rows(bench).iter().take(self.rows.at).filter(|row| matches!(row, Row::Head(_))).count();
                Request::at(command, self.rows.at - heads)
            }
            (Half::Cards, _) if command == Command::RemoveCard => {
                Request::with(command, self.selected(bench).map_or("", |card| card.id))
            }
            _ => Request::of(command),
        }
    }
}

impl Picture for DeckPicture {
    type Place = DeckBench;

    fn press(&mut self, place: &mut DeckBench, key: Key, _: &Services) -> Meant {
        if key == Key::Esc && place.put_hand_away() {
            return Meant::Moved;
        }
        if key == Key::Enter && self.half == Half::Cards {
            self.reading = !self.reading;
            return Meant::Moved;
        }
        let moved = match self.half {
            Half::List => self.rows.press(key, rows(place).len()),
            Half::Cards => self.cards.press(key, place.found().0.len()),
        };
        if moved { Meant::Moved } else { Meant::Ignored }
    }

    fn command(&mut self, place: &mut DeckBench, command: Command, _: &Services) -> Meant {
        let row = self.row(place);
        let card = row.and_then(|row| Some((row.section(), printing_at(place, row)?)));
        self.on = (card, place.found().0.get(self.cards.at).cloned());
        Meant::Ask(match command {
            Command::OtherHalf => {
                place.put_hand_away();
                self.half = if self.half == Half::List { Half::Cards } else { Half::List };
                return Meant::Moved;
            }
            Command::AddCard => self.adding(place),
            Command::RemoveCard | Command::ShiftCard => self.about_row(command, place),
            Command::UndoChange | Command::NextFormat | Command::SortCards | Command::Deal => Request::of(command),
            _ => return Meant::Ignored,
        })
    }

    fn click(&mut self, place: &mut DeckBench, row: usize, _: &Services) -> Meant {
        // First the list's rows, then the cards'.
        let count = rows(place).len();
        if row < count {
            (self.half, self.rows.at) = (Half::List, row);
        } else {
            (self.half, self.cards.at) = (Half::Cards, row - count);
        }
        Meant::Moved
    }

    fn search(&mut self, place: &mut DeckBench, text: &str, services: &Services) -> Result<bool, Refusal> {
        place.search(text, services.cards())?;
        (self.cards, self.half) = (Cursor::default(), Half::Cards);
        Ok(true)
    }

    fn done(&mut self, place: &DeckBench, request: &Request, _: &Services) -> Option<String> {
        if request.command == Command::SortCards {
            let found = place.found().0;
            self.half = Half::Cards;
            self.cards.at = found.iter().position(|id| Some(id) == self.on.1.as_ref()).unwrap_or(0);
            return None;
        }
        // The cursor stays on its card if it is still there.
        let rows = rows(place);
        let on =
            |row: &Row| self.on.0.is_some() && printing_at(place, *row).map(|card| (row.section(), card)) == self.on.0;
        self.rows.at = rows.iter().position(on).unwrap_or(self.rows.at).min(rows.len().saturating_sub(1));
        None
    }

    fn renewed(&mut self) {}

    fn draw(&self, scene: &Scene<'_, DeckBench>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        draw::Drawn { picture: self, bench: scene.place }.draw(canvas, scene, hits);
    }
}
