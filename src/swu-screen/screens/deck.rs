//! Building a deck: the list on the left, all cards or the selected one on the right, the picture of the deck and its
//! legality below. Every change is written down at once.

pub(crate) mod chart;
mod draw;

use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use shell::cards::Cards;
use shell::command::key::Key;
use shell::deck_library::DeckLibrary;
use std::collections::BTreeMap;
use swu_cards::catalog::{Catalogue, Printing};
use swu_cards::query::QueryFault;
use swu_decks::formats::{DeckList, Format, Section, Verdict};

/// Which half the keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    /// The list.
    List,
    /// The cards to add.
    Cards,
}

/// The order of the cards to add.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Order {
    #[default]
    Number,
    Cost,
    Name,
    Aspect,
}

impl Order {
    const ALL: [Order; 4] = [Order::Number, Order::Cost, Order::Name, Order::Aspect];

    const fn word(self) -> &'static str {
        match self {
            Order::Number => "number",
            Order::Cost => "cost",
            Order::Name => "name",
            Order::Aspect => "aspect",
        }
    }
}

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Head(Section),
    Card(Section, usize),
}

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// The place of the deck among all; nothing before it was written down for the first time.
    pub deck: Option<usize>,
    /// The list as it is now.
    pub list: DeckList,
    /// What it is judged for.
    pub format: Format,
    /// Which half the keys are for.
    pub half: Half,
    /// An opening hand dealt for a look, with its seed.
    pub hand: Option<(u64, Vec<&'static Printing>)>,
    /// Earlier states of the list, oldest first.
    earlier: Vec<DeckList>,
    rows: Cursor,
    cards: Cursor,
    query: String,
    found: Vec<String>,
    order: Order,
    /// Is the selected card of all cards shown in place of the list?
    reading: bool,
    verdict: Verdict,
}

impl Deck {
    /// Opens a list. `deck` is its place if it is an own one, which changes are written over.
    pub(crate) fn new(deck: Option<usize>, list: DeckList, library: &dyn DeckLibrary, cards: &dyn Cards) -> Deck {
        let format = if list.leaders.len() == 2 { Format::TwinSuns } else { Format::Premier };
        let mut screen = Deck {
            deck,
            list,
            format,
            half: Half::List,
            hand: None,
            earlier: Vec::new(),
            rows: Cursor::default(),
            cards: Cursor::default(),
            query: String::new(),
            found: Vec::new(),
            order: Order::default(),
            reading: false,
            verdict: Verdict { faults: Vec::new() },
        };
        screen.found = cards.ids().iter().filter(|id| printing(id).is_some()).cloned().collect();
        screen.list.arrange();
        screen.judge(library);
        screen
    }

    /// Judges the list anew.
    pub(crate) fn judge(&mut self, library: &dyn DeckLibrary) {
        self.verdict = library.judge(&self.list, self.format);
    }

    /// The next format to judge for.
    pub(crate) fn next_format(&mut self, library: &dyn DeckLibrary) {
        let at = Format::ALL.iter().position(|format| *format == self.format).unwrap_or(0);
        self.format = Format::ALL[(at + 1) % Format::ALL.len()];
        self.judge(library);
    }

    /// Shows the cards that fit a query.
    ///
    /// # Errors
    /// The query cannot be understood, and where.
    pub(crate) fn search(&mut self, text: &str, cards: &dyn Cards) -> Result<(), QueryFault> {
        let mut ids = cards.search(text)?;
        ids.retain(|id| printing(id).is_some());
        (self.found, self.query, self.cards, self.half) = (ids, text.into(), Cursor::default(), Half::Cards);
        self.hand = None;
        self.sort(cards);
        Ok(())
    }

    /// Puts the cards to add into the next order; the cursor stays on its card.
    pub(crate) fn next_order(&mut self, cards: &dyn Cards) {
        let on = self.found.get(self.cards.at).cloned();
        let at = Order::ALL.iter().position(|order| *order == self.order).unwrap_or(0);
        self.order = Order::ALL[(at + 1) % Order::ALL.len()];
        self.sort(cards);
        self.half = Half::Cards;
        self.cards.at = self.found.iter().position(|id| Some(id) == on.as_ref()).unwrap_or(0);
    }

    fn sort(&mut self, cards: &dyn Cards) {
        let places: BTreeMap<&String, usize> = cards.ids().iter().enumerate().map(|(at, id)| (id, at)).collect();
        let order = self.order;
        self.found.sort_by_cached_key(|id| {
            let place = places.get(id).copied().unwrap_or(usize::MAX);
            let card = printing(id);
            let name = card.map(|card| (card.title, card.subtitle));
            let cost = card.and_then(|card| card.cost);
            let aspects = card.map(|card| card.aspects().map(|aspect| format!("{aspect:?}")).collect::<Vec<_>>());
            match order {
                Order::Number => (None, None, None, place),
                Order::Cost => (None, cost, name, place),
                Order::Name => (None, None, name, place),
                Order::Aspect => (aspects, cost, name, place),
            }
        });
    }

    /// A key went down.
    pub(crate) fn press(&mut self, key: Key) -> Event {
        if self.hand.is_some() && key == Key::Esc {
            self.hand = None;
            return Event::Stay;
        }
        if key == Key::Enter && self.half == Half::Cards {
            self.reading = !self.reading;
            return Event::Stay;
        }
        let moved = match self.half {
            Half::List => self.rows.press(key, self.rows().len()),
            Half::Cards => self.cards.press(key, self.found.len()),
        };
        if moved { Event::Stay } else { Event::Ignored }
    }

    /// A row was clicked: first the list's rows, then the cards'.
    pub(crate) fn click(&mut self, row: usize) {
        let count = self.rows().len();
        if row < count {
            (self.half, self.rows.at) = (Half::List, row);
        } else {
            (self.half, self.cards.at) = (Half::Cards, row - count);
        }
    }

    /// To the other half.
    pub(crate) fn turn(&mut self) {
        self.hand = None;
        self.half = if self.half == Half::List { Half::Cards } else { Half::List };
    }

    /// Adds a copy of what is selected. False if nothing is, or the row is full.
    pub(crate) fn add(&mut self) -> bool {
        let Some(card) = self.selected() else { return false };
        let to = match (self.half, self.row()) {
            (Half::List, Some(Row::Card(section, _))) => section,
            _ => Section::Deck,
        };
        let two = self.format == Format::TwinSuns;
        self.change(|list| list.add(card, to, two))
    }

    /// Takes a copy of what is selected out. False if it is not in the list.
    pub(crate) fn take(&mut self) -> bool {
        let (section, row) = match (self.half, self.row()) {
            (Half::List, Some(Row::Card(section, row))) => (section, row),
            (Half::List, _) => return false,
            (Half::Cards, _) => match self.selected().and_then(|card| self.place_of(card)) {
                Some(place) => place,
                None => return false,
            },
        };
        self.change(|list| list.take(section, row))
    }

    /// Moves a copy of what is selected between deck and sideboard. False if it cannot be moved.
    pub(crate) fn shift(&mut self) -> bool {
        let Some(Row::Card(section, row)) = self.row().filter(|_| self.half == Half::List) else { return false };
        self.change(|list| list.shift(section, row))
    }

    /// Takes the last change back. False if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        let earlier = self.earlier.pop();
        let some = earlier.is_some();
        self.list = earlier.unwrap_or_else(|| self.list.clone());
        self.rows.at = self.rows.at.min(self.rows().len().saturating_sub(1));
        some
    }

    fn change(&mut self, act: impl FnOnce(&mut DeckList) -> bool) -> bool {
        let before = self.list.clone();
        let row = self.row();
        let on = row.and_then(|row| self.printing_at(row));
        if !act(&mut self.list) {
            self.list = before;
            return false;
        }
        self.list.arrange();
        self.earlier.push(before);
        self.hand = None;
        // The cursor stays on its card if it is still there.
        let rows = self.rows();
        let same = rows.iter().position(|other| {
            let section = |row: &Row| match row {
                Row::Head(section) | Row::Card(section, _) => *section,
            };
            row.is_some_and(|row| section(&row) == section(other)) && on.is_some() && self.printing_at(*other) == on
        });
        self.rows.at = same.unwrap_or(self.rows.at).min(rows.len().saturating_sub(1));
        true
    }

    fn place_of(&self, card: &Printing) -> Option<(Section, usize)> {
        [Section::Deck, Section::Sideboard, Section::Leader, Section::Base].into_iter().find_map(|section| {
            let rows = self.list.section(section).iter();
            rows.into_iter().position(|entry| entry.printing == Some(card)).map(|row| (section, row))
        })
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        for section in [Section::Leader, Section::Base, Section::Deck, Section::Sideboard] {
            rows.push(Row::Head(section));
            rows.extend((0..self.list.section(section).len()).map(|row| Row::Card(section, row)));
        }
        rows
    }

    fn row(&self) -> Option<Row> {
        self.rows().get(self.rows.at).copied()
    }

    fn printing_at(&self, row: Row) -> Option<&'static Printing> {
        match row {
            Row::Head(_) => None,
            Row::Card(section, row) => self.list.section(section).get(row)?.printing,
        }
    }

    /// The card that is selected.
    pub(crate) fn selected(&self) -> Option<&'static Printing> {
        match self.half {
            Half::List => self.printing_at(self.row()?),
            Half::Cards => printing(self.found.get(self.cards.at)?),
        }
    }
}

fn printing(id: &str) -> Option<&'static Printing> {
    Catalogue::embedded().get(id).filter(|card| !card.kind.is_token())
}
