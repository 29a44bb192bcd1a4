//! A game dealt anew: everything that one seat cannot see is another possibility, and everything it knows is the same.
//!
//! Nothing of what is hidden is left in it: unknown cards come out of lists that are assumed, never out of where they
//! lie; cards get new names and places in the table in the order in which the seat sees them; luck is another. So games
//! that a seat cannot tell apart are dealt to the same game, and whoever thinks in such games thinks honestly.

mod memory;
mod renumber;

pub use memory::Memory;

use super::book::Book;
use super::decision::Decision;
use super::fact::Log;
use super::game::Game;
use super::table::Table;
use super::table::cache::Cache;
use super::table::card::{CardState, DefId, Uid, Zone};
use super::table::chance::Chance;
use crate::seats::{BySeat, Seat};
use crate::unlimited::cards::word::Kind;
use renumber::Numbers;

/// Which cards a seat takes the others to play with, by owner. Its own are known to it anyway.
pub struct Lists(BySeat<Vec<DefId>>);

impl Lists {
    /// The decks lie open: these.
    pub fn open(decks: BySeat<Vec<DefId>>) -> Lists {
        Lists(decks)
    }

    /// Nobody knows the decks: every card that can be in one is as likely as any other.
    pub fn closed(book: &Book, seats: usize) -> Lists {
        let any: Vec<DefId> = book.all().filter(|def| dealt(book, *def)).collect();
        Lists(BySeat::new(seats, |_| any.clone()))
    }
}

/// Is it a card of a deck?
fn dealt(book: &Book, def: DefId) -> bool {
    matches!(book.def(def).kind, Kind::Unit | Kind::Event | Kind::Upgrade)
}

impl Game {
    /// The same game as far as the seat of this memory knows it, with the rest dealt anew. The same number gives the
    /// same game, for all games that the seat cannot tell apart.
    ///
    /// Nothing while somebody else chooses behind the curtain: how far that has come depends on what they hold.
    pub fn redeal(&self, book: &Book, memory: &Memory, lists: &Lists, seed: u64) -> Option<Game> {
        let behind_curtain = |decision: &Decision| decision.private && decision.seat != memory.eyes();
        if self.decision().is_some_and(behind_curtain) {
            return None;
        }
        let mut game = self.clone();
        let mut chance = Chance::new(seed);
        let table = &mut game.table;
        table.cache = Cache::default();
        table.idle = 0;
        let asked = table.decision.as_ref().map(|decision| decision.seat);
        if asked.is_some_and(|seat| seat != memory.eyes()) {
            // The options speak of hidden cards: the question is put again.
            table.decision = None;
        }
        let places = Places::of(table, memory);
        Dealer { book, table, places: &places }.deal(memory.eyes(), lists, &mut chance);
        Numbers::of(table, &places).give(table, &places);
        hide_orders(table, memory.eyes());
        table.chance = chance;
        if asked.is_some() && game.decision().is_none() {
            game.rules(book, &mut Log::default()).run();
        }
        Some(game)
    }
}

/// What the seat knows of each card's place, by [`Uid`].
pub(super) struct Places {
    /// Its face is hidden from the seat where it lies.
    pub hidden: Vec<bool>,
    /// The seat was shown it there, and knows it by its name.
    pub shown: Vec<bool>,
    /// The seat knows what it is all the same: it was shown, or everybody has heard of it.
    pub known: Vec<bool>,
}

impl Places {
    fn of(table: &Table, memory: &Memory) -> Places {
        let eyes = memory.eyes();
        let hidden: Vec<bool> = table
            .cards
            .iter()
            .map(|card| match card.zone {
                Zone::Deck => true,
                Zone::Hand | Zone::Resource => card.controller != eyes,
                Zone::Aside => !card.token() && card.owner != eyes,
                _ => false,
            })
            .collect();
        let cards = table.cards.iter().enumerate();
        let shown: Vec<bool> = cards.map(|(index, card)| memory.knows(Uid(index as u16), card)).collect();
        let mut known: Vec<bool> = hidden.iter().zip(&shown).map(|(hidden, shown)| !hidden || *shown).collect();
        for uid in renumber::spoken_of(table) {
            known[uid.index()] = true;
        }
        Places { hidden, shown, known }
    }
}

/// Deals other faces to the cards that the seat does not know.
struct Dealer<'a> {
    book: &'a Book,
    table: &'a mut Table,
    places: &'a Places,
}

impl Dealer<'_> {
    fn deal(&mut self, eyes: Seat, lists: &Lists, chance: &mut Chance) {
        for owner in Seat::all(self.table.seats()) {
            let unknown: Vec<Uid> = renumber::order(self.table, self.places)
                .into_iter()
                .filter(|uid| self.table.card(*uid).owner == owner && !self.places.known[uid.index()])
                .collect();
            let mut faces = if owner == eyes { self.own(&unknown) } else { self.assumed(owner, lists) };
            faces.sort_unstable();
            chance.shuffle(&mut faces);
            for (index, uid) in unknown.iter().enumerate() {
                // A list that is too short is dealt again from its beginning.
                if let Some(def) = faces.get(index % faces.len().max(1)) {
                    self.table.card_mut(*uid).def = *def;
                }
            }
        }
    }

    /// The own cards that lie hidden: by counting, a player knows which they are.
    fn own(&self, unknown: &[Uid]) -> Vec<DefId> {
        unknown.iter().map(|uid| self.table.card(*uid).def).collect()
    }

    /// What is left of an assumed list besides the cards that are known.
    fn assumed(&self, owner: Seat, lists: &Lists) -> Vec<DefId> {
        let list = lists.0.get(owner).map(Vec::as_slice).unwrap_or_default();
        let mut left: Vec<DefId> = list.iter().copied().filter(|def| dealt(self.book, *def)).collect();
        for (card, _) in self.table.cards.iter().zip(&self.places.known).filter(|(_, known)| **known) {
            if card.owner == owner
                && !card.token()
                && let Some(place) = left.iter().position(|def| *def == card.def)
            {
                left.swap_remove(place);
            }
        }
        match left.is_empty() {
            true => Lists::closed(self.book, 1).0[Seat(0)].clone(),
            false => left,
        }
    }
}

/// What a card is while nobody at the table can have seen it: only where it lies and whose it is.
pub(super) fn unmarked(card: &CardState) -> CardState {
    let lies_open = card.zone == Zone::Resource;
    CardState {
        serial: 0,
        damage: 0,
        paid: 0,
        used: 0,
        hurt_by: None,
        entered: 0,
        flags: if lies_open { card.flags & CardState::EXHAUSTED } else { 0 },
        ..*card
    }
}

/// Hidden hands stand in the order of their new numbers, which tells nothing. Of others' resources only the numbers of
/// ready and exhausted ones are known, and their owner may say which are which (rule 3.3): the last ones are exhausted.
fn hide_orders(table: &mut Table, eyes: Seat) {
    for seat in Seat::all(table.seats()).filter(|seat| *seat != eyes) {
        table.sides[seat].hand.sort_unstable();
        let resources = table.sides[seat].resources.clone();
        let ready = resources.iter().filter(|uid| !table.card(**uid).exhausted()).count();
        for (place, uid) in resources.into_iter().enumerate() {
            table.card_mut(uid).set(CardState::EXHAUSTED, place >= ready);
        }
    }
}
