//! A number that tells positions apart, for saves: the same in every run and build and on every machine.
//!
//! It is computed from what is on the table, in terms that outlive a program: cards by their printed ids, never by
//! their index in a library, and nothing about how far the engine has got with the present work. So neither new cards
//! nor an engine that keeps its work differently changes the number of a saved game.

use super::book::Book;
use super::game::Game;
use super::hash::Hash;
use super::table::card::{CardState, Uid};
use super::table::side::Side;
use super::table::{PhaseNow, Table};
use seats::Seat;

impl Game {
    /// A 64-bit hash of the position. Equal positions have equal fingerprints wherever they are computed, whatever else
    /// the library holds; different ones differ except for a collision, which nobody meets by accident.
    pub fn fingerprint(&self, book: &Book) -> u64 {
        Position { table: &self.table, book }.hash()
    }
}

/// The Force token of a side.
const FORCE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A Credit token of a side.
const CREDIT: u64 = 0xD1B5_4A32_D192_ED03;

/// The position to be hashed.
struct Position<'a> {
    table: &'a Table,
    book: &'a Book,
}

impl Position<'_> {
    fn hash(&self) -> u64 {
        let table = self.table;
        let phase = match table.phase {
            PhaseNow::Setup => 0,
            PhaseNow::Action => 1,
            PhaseNow::Regroup => 2,
        };
        let awaited = table.decision.as_ref().map(|decision| decision.seat);
        let winners = table.over.as_ref().map(|over| over.winners.iter().map(|seat| 1 << seat.0).sum());
        let mut hash = Hash::new()
            .word(table.round.into())
            .word(phase)
            .word(table.active.0.into())
            .word(table.taken.into())
            .word(winners.unwrap_or(u64::MAX));
        for holder in [table.initiative, table.blast, table.plan, awaited] {
            hash = hash.word(holder.map_or(0, |seat: Seat| u64::from(seat.0) + 1));
        }
        for side in table.sides.iter() {
            hash = hash.word(self.side(side));
        }
        hash.word(table.chance.ahead()).finish()
    }

    fn side(&self, side: &Side) -> u64 {
        // An absent token is not part of a position.
        let force = if side.force { FORCE } else { 0 };
        let credits = u64::from(side.credits).wrapping_mul(CREDIT);
        self.cards_of(side) ^ force ^ credits
    }

    fn cards_of(&self, side: &Side) -> u64 {
        let exhausted = side.resources.iter().filter(|uid| self.table.card(**uid).exhausted()).count();
        Hash::new()
            .word(side.eliminated.into())
            .word(side.base.map_or(0, |base| self.in_play(base)))
            .word(heap(&side.leaders, |leader| self.in_play(leader)))
            .word(heap(&side.units, |unit| self.in_play(unit)))
            .word(heap(&side.hand, |card| self.card(card)))
            .word(heap(&side.resources, |card| self.card(card)))
            .word(exhausted as u64)
            .word(row(&side.deck, |card| self.card(card)))
            .word(row(&side.discard, |card| self.card(card)))
            .finish()
    }

    /// A card with everything that is on it.
    fn in_play(&self, uid: Uid) -> u64 {
        let card = self.table.card(uid);
        let carried = |carried: Vec<Uid>| heap(&carried, |uid| self.card(uid));
        Hash::new()
            .word(self.card(uid))
            .word(card.damage.into())
            .word(card.exhausted().into())
            .word(card.has(CardState::DEPLOYED).into())
            .word(card.has(CardState::EPIC).into())
            .word(carried(self.table.upgrades_on(uid).collect()))
            .word(carried(self.table.captives_of(uid).collect()))
            .finish()
    }

    /// Which card it is, whose, and who has it.
    fn card(&self, uid: Uid) -> u64 {
        let card = self.table.card(uid);
        self.book.def(card.def).id_hash.word(card.owner.0.into()).word(card.controller.0.into()).finish()
    }
}

/// Cards whose order means something.
fn row(cards: &[Uid], told: impl Fn(Uid) -> u64) -> u64 {
    cards.iter().fold(Hash::new().word(cards.len() as u64), |hash, uid| hash.word(told(*uid))).finish()
}

/// Cards in no particular order.
fn heap(cards: &[Uid], told: impl Fn(Uid) -> u64) -> u64 {
    let sum = cards.iter().fold(0u64, |sum, uid| sum.wrapping_add(told(*uid)));
    Hash::new().word(cards.len() as u64).word(sum).finish()
}
