//! Building a deck: the list on the left, all cards or the selected one on the right, the picture of the deck and its
//! legality below. Every change is written down at once.

pub(crate) mod chart;

use crate::shell::cards::Cards;
use crate::shell::command::key::Key;
use crate::shell::deck_library::DeckLibrary;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::unlimited::board::hand::aspects;
use crate::ui::unlimited::board::inspect::printed;
use crate::ui::widgets::cursor::Cursor;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::{Hits, Spot};
use crate::ui::widgets::page::draw_lines;
use crate::unlimited::cards::catalog::{Catalogue, Printing};
use crate::unlimited::cards::query::QueryFault;
use crate::unlimited::formats::{DeckList, Format, Section, Severity, Verdict};
use ratatui::layout::Rect;
use std::collections::BTreeMap;

/// So wide that list, cards and the text of a card stand side by side.
const THREE: u16 = 118;

/// Rows below the list: the picture of the deck and its legality.
const BELOW: u16 = 8;

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

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, cards: &dyn Cards, around: &Around<'_>, hits: &mut Hits) {
        let name = self.list.name.as_deref().unwrap_or("without a name");
        let right = format!("{} for {}", self.standing(), self.format);
        let inside = draw_frame(canvas, &format!("Deck: {name}"), &right, around, hits);
        let upper = Rect { height: inside.height.saturating_sub(BELOW), ..inside };
        let left = Rect { width: inside.width / if upper.width >= THREE { 3 } else { 2 }, ..upper };
        let beside = Rect { x: left.right() + 1, width: inside.width.saturating_sub(left.width + 1), ..upper };
        let all = self.half == Half::Cards && self.hand.is_none();
        let reading = all && (self.reading || upper.width >= THREE);
        if !reading || upper.width >= THREE {
            self.draw_list(canvas, left, hits);
        } else {
            self.draw_selected(canvas, left, cards);
        }
        match (&self.hand, self.half) {
            (Some((seed, hand)), _) => draw_hand(canvas, beside, *seed, hand),
            (None, Half::Cards) if upper.width >= THREE => {
                let width = beside.width / 2;
                self.draw_cards(canvas, Rect { width, ..beside }, cards, hits);
                let text = Rect { x: beside.x + width + 1, width: beside.width.saturating_sub(width + 1), ..beside };
                self.draw_selected(canvas, text, cards);
            }
            (None, Half::Cards) => self.draw_cards(canvas, beside, cards, hits),
            (None, Half::List) => self.draw_selected(canvas, beside, cards),
        }
        let lower = Rect { y: upper.bottom(), height: BELOW.min(inside.height), ..inside };
        let half = usize::from(lower.width / 2);
        for ((line, role), y) in chart::lines(&self.list, half).iter().zip(lower.y + 1..lower.bottom()) {
            canvas.text(lower.x + 1, y, half as u16, line, *role);
        }
        let x = lower.x + lower.width / 2 + 1;
        let room = lower.right().saturating_sub(x);
        let lines = self.verdict.faults.iter().flat_map(|fault| {
            let role = if fault.severity > Severity::Warning { Role::Warning } else { Role::Dim };
            let text = format!("{} [{}]", fault.message, fault.rule);
            crate::ui::theme::width::wrap(&text, room.into()).into_iter().map(move |line| (line, role))
        });
        for ((line, role), y) in lines.zip(lower.y + 1..lower.bottom()) {
            canvas.text(x, y, room, &line, role);
        }
    }

    fn standing(&self) -> &'static str {
        use crate::unlimited::formats::Standing;
        match (self.verdict.standing(), self.verdict.is_playable()) {
            (Standing::Legal, true) => "legal",
            (Standing::Legal, false) => "legal, not all playable yet,",
            (Standing::Illegal, _) => "not legal",
            (Standing::Unusable, _) => "not understood",
        }
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let rows = self.rows();
        let first = self.rows.first(area.height.into());
        for ((index, row), y) in rows.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
            let place = Rect { y, height: 1, ..area };
            match *row {
                Row::Head(section) => {
                    let head = match section {
                        Section::Leader => "Leader".to_owned(),
                        Section::Base => "Base".to_owned(),
                        Section::Sideboard => format!("Sideboard {}", self.list.size(section)),
                        Section::Deck | Section::Pool => format!("Deck {}", self.list.size(section)),
                    };
                    canvas.text(area.x + 1, y, area.width, &head, Role::Title);
                }
                Row::Card(section, at) => {
                    let Some(entry) = self.list.section(section).get(at) else { continue };
                    let copies = format!("{:>2} ", entry.count.cards());
                    let x = canvas.text(area.x + 2, y, 3, &copies, Role::Strong);
                    let (name, role) = match entry.printing {
                        Some(card) => (card.to_string(), Role::Text),
                        None => (entry.written.clone(), Role::Warning),
                    };
                    canvas.text(x, y, area.right().saturating_sub(x + 4), &name, role);
                    if let Some(cost) = entry.printing.and_then(|card| card.cost).filter(|_| section != Section::Leader)
                    {
                        canvas.text(area.right().saturating_sub(3), y, 3, &format!("{cost:>2}"), Role::Dim);
                    }
                }
            }
            if index == self.rows.at && self.half == Half::List {
                canvas.select(place);
            }
            hits.add(place, Spot::Row(index));
        }
        let below = rows.len().saturating_sub(first + usize::from(area.height));
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    fn draw_cards(&self, canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards, hits: &mut Hits) {
        let (count, order) = (self.found.len(), self.order.word());
        let head = match self.query.as_str() {
            "" => format!("{count} cards by {order} [S]  [Enter] read"),
            query => format!("/{query}: {count} by {order} [S]"),
        };
        canvas.text(area.x, area.y, area.width, &head, Role::Title);
        let area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let first = self.cards.first(area.height.into());
        let before = self.rows().len();
        for ((index, id), y) in self.found.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
            let Some(facts) = cards.facts(id) else { continue };
            let place = Rect { y, height: 1, ..area };
            let have = self.copies(id);
            let have = if have == 0 { "   ".to_owned() } else { format!("{have:>2} ") };
            let x = canvas.text(area.x, y, 3, &have, Role::Strong);
            let x = canvas.text(x, y, 3, &format!("{:>2} ", facts.cost), Role::Dim);
            let end = area.right().saturating_sub(7);
            canvas.text(x, y, end.saturating_sub(x), &facts.full_name(), Role::Text);
            aspects(canvas, end + 1, y, facts);
            if index == self.cards.at {
                canvas.select(place);
            }
            hits.add(place, Spot::Row(before + index));
        }
        let below = self.found.len().saturating_sub(first + usize::from(area.height));
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    fn draw_selected(&self, canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards) {
        let Some(card) = self.selected() else { return };
        let facts = cards.facts(card.id).or_else(|| cards.facts(card.identity));
        let lines = match facts {
            Some(facts) => printed(facts, usize::from(area.width.saturating_sub(2))),
            None => vec![(card.to_string(), Role::Strong), ("It cannot be played here yet.".to_owned(), Role::Warning)],
        };
        draw_lines(canvas, Rect { height: 0, ..area }, area, &lines, 0);
    }

    fn copies(&self, id: &str) -> u32 {
        let entries = self.list.entries().map(|(_, entry)| entry);
        let same = entries.filter(|entry| entry.printing.is_some_and(|card| card.id == id || card.identity == id));
        same.map(|entry| entry.count.cards()).sum()
    }
}

fn draw_hand(canvas: &mut Canvas<'_>, area: Rect, seed: u64, hand: &[&'static Printing]) {
    canvas.text(area.x, area.y, area.width, &format!("Opening hand, seed {seed}"), Role::Title);
    for (index, (card, y)) in hand.iter().zip(area.y + 1..area.bottom()).enumerate() {
        let cost = card.cost.map(|cost| cost.to_string()).unwrap_or_default();
        let role = if index < 6 { Role::Text } else { Role::Dim };
        let when = if index < 6 { "    " } else { "then" };
        canvas.text(area.x, y, area.width, &format!("{when} {cost:>2} {card}"), role);
    }
}

fn printing(id: &str) -> Option<&'static Printing> {
    Catalogue::embedded().get(id).filter(|card| !card.kind.is_token())
}
