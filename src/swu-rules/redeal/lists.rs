//! What a seat assumes about the others' decks.

use crate::book::Book;
use crate::book::dealt::Icons;
use crate::game::Game;
use crate::table::Table;
use crate::table::card::DefId;
use seats::{BySeat, Seat};
use swu_language::word::Kind;

/// Which cards a seat assumes the others play with, by owner. It knows its own anyway.
pub enum Lists {
    /// The decks lie open: these.
    Open(BySeat<Vec<DefId>>),
    /// Nobody has seen the decks: a well-known list with the same leaders and base, unless a card was seen that is not
    /// on it; otherwise anything on such lists that a player's leaders and base pay for.
    Closed,
}

/// How many popular, affordable cards are enough to make a deck from; if there are fewer, every card of the game
/// counts.
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

    /// The rest of a seat's assumed list besides its known cards, by index in the table.
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

/// The assumed deck of a player of whom these cards were seen.
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

/// Does the card belong in a deck?
fn dealt(book: &Book, def: DefId) -> bool {
    matches!(book.def(def).kind, Kind::Unit | Kind::Event | Kind::Upgrade)
}
