//! What a seat takes the others to play with.

use crate::book::Book;
use crate::book::dealt::Icons;
use crate::game::Game;
use crate::table::Table;
use crate::table::card::DefId;
use seats::{BySeat, Seat};
use swu_language::word::Kind;

/// Which cards a seat takes the others to play with, by owner. Its own are known to it anyway.
pub enum Lists {
    /// The decks lie open: these.
    Open(BySeat<Vec<DefId>>),
    /// Nobody has seen the decks: a list that everybody has heard of with the same leaders and base, unless a card was seen
    /// that is not on it; else whatever is on such lists and a player's leaders and base pay for.
    Closed,
}

/// So many cards that are played and paid for are enough to make a deck of; with fewer, every card of the game counts.
const ENOUGH: usize = 50;

impl Lists {
    /// Everybody has seen the decks: all cards of each player are known, though not where they are.
    pub fn open(game: &Game) -> Lists {
        let owned = |seat: Seat| {
            let cards = game.table.cards.iter().filter(|card| card.owner == seat && !card.token());
            cards.map(|card| card.original.unwrap_or(card.def)).collect()
        };
        Lists::Open(BySeat::new(game.seats(), owned))
    }

    /// What is left of the assumed list of a seat besides its cards that are known, by place in the table.
    pub(super) fn left(&self, book: &Book, table: &Table, known: &[bool], owner: Seat) -> Vec<DefId> {
        let cards =
            table.cards.iter().zip(known).filter(|(card, known)| **known && card.owner == owner && !card.token());
        let seen: Vec<DefId> =
            cards.map(|(card, _)| card.original.unwrap_or(card.def)).filter(|def| dealt(book, *def)).collect();
        let mut left = match self {
            Lists::Open(decks) => {
                decks.get(owner).into_iter().flatten().copied().filter(|def| dealt(book, *def)).collect()
            }
            Lists::Closed => likely(book, table, &seen, owner),
        };
        for def in seen {
            if let Some(place) = left.iter().position(|other| *other == def) {
                left.remove(place);
            }
        }
        match left.is_empty() {
            true => book.all().filter(|def| dealt(book, *def)).collect(),
            false => left,
        }
    }
}

/// What somebody plays of whom these cards were seen.
fn likely(book: &Book, table: &Table, seen: &[DefId], owner: Seat) -> Vec<DefId> {
    let side = &table.sides[owner];
    let mut face: Vec<DefId> = side.leaders.iter().chain(&side.base).map(|uid| table.card(*uid).def).collect();
    face.sort();
    if let Some(list) = book.played_with(&face, seen) {
        return list.to_vec();
    }
    let mut provided = [0u8; 6];
    for def in face {
        provided.iter_mut().zip(book.def(def).icons).for_each(|(sum, more)| *sum += more);
    }
    let played = book.played_by(Icons::of(provided));
    if played.len() < ENOUGH { book.paid_for(Icons::of(provided)) } else { played }
}

/// Is it a card of a deck?
fn dealt(book: &Book, def: DefId) -> bool {
    matches!(book.def(def).kind, Kind::Unit | Kind::Event | Kind::Upgrade)
}
