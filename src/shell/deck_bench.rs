//! A deck being built, as a place of the program: its list, the cards to add, its legality. Every change is written
//! down at once.

use crate::cards::Cards;
use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::Row;
use crate::place::{Outcome, Place};
use crate::refusal::{Refusal, SavedFault};
use crate::request::Request;
use crate::services::Services;
use std::collections::BTreeMap;
use std::time::Instant;
use swu_cards::catalog::{Catalogue, Printing};
use swu_decks::formats::{DeckList, Format, ListEntry, Section, Verdict};

/// The order of the cards to add.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// By set and number.
    #[default]
    Number,
    /// By cost, then by name.
    Cost,
    /// By name.
    Name,
    /// By aspects, cost and name.
    Aspect,
}

impl Order {
    const ALL: [Order; 4] = [Order::Number, Order::Cost, Order::Name, Order::Aspect];

    /// The order in a word.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Number => "number",
            Order::Cost => "cost",
            Order::Name => "name",
            Order::Aspect => "aspect",
        }
    }
}

/// The sections of a list, in the order shown.
pub const SECTIONS: [Section; 4] = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];

/// The word after a card that goes into the sideboard.
const SIDE: &str = "side";

/// A deck on the bench.
pub struct DeckBench {
    /// The index of the deck among all; `None` until it is first written down.
    deck: Option<usize>,
    list: DeckList,
    format: Format,
    verdict: Verdict,
    /// Earlier states of the list, oldest first.
    earlier: Vec<DeckList>,
    /// Is the deck kept as it was when it was opened?
    kept: bool,
    /// A trial opening hand, with its seed.
    hand: Option<(u64, Vec<&'static Printing>)>,
    query: String,
    found: Vec<String>,
    order: Order,
}

impl DeckBench {
    /// Opens a list. `deck` is its index if it is the person's own, which changes are written over.
    pub(crate) fn new(deck: Option<usize>, mut list: DeckList, services: &Services) -> DeckBench {
        let format = if list.leaders.len() == 2 { Format::TwinSuns } else { Format::Premier };
        list.arrange();
        let verdict = services.judge_list(&list, format);
        let found = services.cards().ids().iter().filter(|id| printing(id).is_some()).cloned().collect();
        let (earlier, kept, hand, query, order) = Default::default();
        DeckBench { deck, list, format, verdict, earlier, kept, hand, query, found, order }
    }

    /// The list as it is now.
    pub fn list(&self) -> &DeckList {
        &self.list
    }

    /// The format it is judged for.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The verdict in that format.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The trial opening hand, with its seed.
    pub fn hand(&self) -> Option<&(u64, Vec<&'static Printing>)> {
        self.hand.as_ref()
    }

    /// Puts the opening hand away; false if none was dealt.
    pub fn put_hand_away(&mut self) -> bool {
        self.hand.take().is_some()
    }

    /// The cards to add, the query that found them, and their order.
    pub fn found(&self) -> (&[String], &str, Order) {
        (&self.found, &self.query, self.order)
    }

    /// The rows of the list without headings: sections with positions in them.
    pub fn rows(&self) -> impl Iterator<Item = (Section, usize)> + '_ {
        SECTIONS.into_iter().flat_map(|section| (0..self.list.section(section).len()).map(move |row| (section, row)))
    }

    /// Shows the cards that match a query.
    ///
    /// # Errors
    /// The query is not understood.
    pub fn search(&mut self, text: &str, cards: &dyn Cards) -> Result<(), Refusal> {
        let mut ids = cards.search(text).map_err(|fault| SavedFault::Query(fault.to_string()))?;
        ids.retain(|id| printing(id).is_some());
        (self.found, self.query, self.hand) = (ids, text.into(), None);
        self.sort(cards);
        Ok(())
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

    /// The card meant by these words: a number among those found, an id, or a name.
    fn meant(&self, words: &str, cards: &dyn Cards) -> Result<&'static Printing, Refusal> {
        let number = words.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let by_number = number.and_then(|at| printing(self.found.get(at)?));
        let named = || {
            let named = |id: &&String| printing(id).is_some_and(|card| card.to_string().eq_ignore_ascii_case(words));
            let titled = |id: &&String| printing(id).is_some_and(|card| card.title.eq_ignore_ascii_case(words));
            let ids = cards.ids().iter();
            let whole = ids.clone().find(named).or_else(|| ids.clone().find(titled));
            whole.or_else(|| cards.ids().iter().find(|id| contains(id, words))).and_then(|id| printing(id))
        };
        let found = by_number.or_else(|| printing(&words.to_ascii_uppercase())).or_else(named);
        found.ok_or_else(|| SavedFault::NoCard(words.to_owned()).into())
    }

    fn place_of(&self, card: &Printing) -> Option<(Section, usize)> {
        let sections = [Section::Deck, Section::Sideboard, Section::Leader, Section::Base];
        sections.into_iter().find_map(|section| {
            let rows = self.list.section(section).iter();
            rows.into_iter().position(|entry| entry.printing == Some(card)).map(|row| (section, row))
        })
    }

    /// The row of the list that is meant: by the cursor, by its number, or by the card.
    fn row(&self, request: &Request, cards: &dyn Cards) -> Result<(Section, usize), Refusal> {
        if let Ok(row) = request.row() {
            return self.rows().nth(row).ok_or(Refusal::OutOfRange(row + 1));
        }
        let card = self.meant(&request.text(), cards)?;
        self.place_of(card).ok_or_else(|| SavedFault::NotInDeck.into())
    }

    fn add(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let words = request.words();
        let (words, to) = match words.as_slice() {
            [words @ .., SIDE] => (words, Section::Sideboard),
            words => (words, Section::Deck),
        };
        let card = self.meant(&words.join(" "), services.cards())?;
        let two = self.format == Format::TwinSuns;
        self.changed(Some(card), services, |list| list.add(card, to, two), SavedFault::Full)
    }

    fn take(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let (section, row) = self.row(request, services.cards())?;
        let card = self.list.section(section).get(row).and_then(|entry| entry.printing);
        self.changed(card, services, |list| list.take(section, row), SavedFault::NotInDeck)
    }

    fn shift(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let (section, row) = self.row(request, services.cards())?;
        let card = self.list.section(section).get(row).and_then(|entry| entry.printing);
        self.changed(card, services, |list| list.shift(section, row), SavedFault::NotMoved)
    }

    /// Changes the list, writes it down, and says how many copies of the card it then holds.
    fn changed(
        &mut self,
        card: Option<&'static Printing>,
        services: &mut Services,
        act: impl FnOnce(&mut DeckList) -> bool,
        refused: SavedFault,
    ) -> Result<Outcome, Refusal> {
        let before = self.list.clone();
        if !act(&mut self.list) {
            self.list = before;
            return Err(refused.into());
        }
        self.list.arrange();
        self.earlier.push(before);
        self.keep(services)?;
        Ok(Outcome::Shown(vec![self.told(card)]))
    }

    fn told(&self, card: Option<&'static Printing>) -> String {
        let copies = |section: Section| -> u32 {
            let entries = self.list.section(section).iter().filter(|entry| entry.printing == card && card.is_some());
            entries.map(|entry| entry.count.cards()).sum()
        };
        let sizes = format!("deck {}, sideboard {}", self.list.size(Section::Deck), self.list.size(Section::Sideboard));
        match card {
            None => format!("Done: {sizes}."),
            Some(card) => {
                let main: u32 = [Section::Leader, Section::Base, Section::Deck].into_iter().map(copies).sum();
                format!("{card}: {main} in the deck, {} in the sideboard; {sizes}.", copies(Section::Sideboard))
            }
        }
    }

    /// Judges the list again, and writes it down.
    fn keep(&mut self, services: &mut Services) -> Result<(), Refusal> {
        self.hand = None;
        self.judge(services);
        if let Some(deck) = self.deck.filter(|_| !self.kept) {
            services.keep_version(deck)?;
        }
        self.kept = true;
        self.deck = Some(services.keep_deck(&self.list, self.deck)?);
        Ok(())
    }

    fn judge(&mut self, services: &Services) {
        self.verdict = services.judge_list(&self.list, self.format);
    }

    fn deal(&mut self, services: &Services) -> Outcome {
        let seed = services.any_seed() % 1_000_000;
        let cards = services.deal(&self.list, seed);
        let names = cards.iter().map(ToString::to_string).collect();
        self.hand = Some((seed, cards));
        Outcome::Shown(names)
    }
}

impl Place for DeckBench {
    fn focus(&self) -> Focus {
        Focus::Deck
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        let entries = self.rows().filter_map(|(section, row)| Some((section, self.list.section(section).get(row)?)));
        let row = |(section, entry): (Section, &ListEntry)| {
            let name = entry.printing.map_or_else(|| entry.written.clone(), ToString::to_string);
            Row::titled(name).about(format!("{section}, {}", entry.count.cards()))
        };
        entries.map(row).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::AddCard => self.add(request, services),
            Command::RemoveCard => self.take(request, services),
            Command::ShiftCard => self.shift(request, services),
            Command::UndoChange => {
                self.list = self.earlier.pop().ok_or(SavedFault::Unchanged)?;
                self.keep(services)?;
                Ok(Outcome::CHANGED)
            }
            Command::NextFormat => {
                self.format = following(&Format::ALL, self.format);
                self.judge(services);
                Ok(Outcome::CHANGED)
            }
            Command::SortCards => {
                self.order = following(&Order::ALL, self.order);
                self.sort(services.cards());
                Ok(Outcome::Shown(vec![format!("The cards to add are ordered by {}.", self.order.word())]))
            }
            Command::Search => {
                self.search(&request.text(), services.cards())?;
                let named = self.found.iter().filter_map(|id| printing(id)).enumerate();
                Ok(Outcome::Shown(named.map(|(at, card)| format!("{}. {card}", at + 1)).collect()))
            }
            Command::Deal => Ok(self.deal(services)),
            Command::Quit | Command::Back => Ok(Outcome::Left),
            other => Err(Refusal::NotNow(other)),
        }
    }
}

/// The one after this, in a circle.
fn following<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all.get((at + 1) % all.len().max(1)).copied().unwrap_or(now)
}

fn contains(id: &str, words: &str) -> bool {
    printing(id).is_some_and(|card| card.to_string().to_lowercase().contains(&words.to_lowercase()))
}

/// A card that can be in a deck, by its id.
pub fn printing(id: &str) -> Option<&'static Printing> {
    Catalogue::embedded().get(id).filter(|card| !card.kind.is_token())
}
