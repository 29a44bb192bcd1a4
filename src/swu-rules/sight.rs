//! What one seat knows of a game, as a value: the only way from a game to a mind that thinks about it.
//!
//! Nothing hidden is left in it, so games that the seat cannot tell apart give equal sights, and anything computed from
//! a sight alone is honest.

use super::book::Book;
use super::decision::Decision;
use super::game::Game;
use super::option_key::Meaning;
use super::redeal::{Lists, Memory, Undealt};
use super::table::card::DefId;
use seats::Seat;
use seats::chance::Chance;

/// A game as the deciding seat knows it.
#[derive(Clone, PartialEq)]
pub struct Sight {
    undealt: Undealt,
    eyes: Seat,
}

impl Game {
    /// What the seat of this memory knows, when it is its turn to choose; `None` when it is not.
    pub fn sight(&self, book: &Book, memory: &Memory, lists: &Lists) -> Option<Sight> {
        let eyes = memory.eyes();
        let asked = self.decision().is_some_and(|decision| decision.seat == eyes);
        asked.then(|| Sight { undealt: self.undealt(book, memory, lists), eyes })
    }
}

impl Sight {
    /// Who looks, and must choose.
    pub fn eyes(&self) -> Seat {
        self.eyes
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.undealt.game().seats()
    }

    /// The awaited decision: its options are in the order in which the game itself offers them.
    pub fn decision(&self) -> Option<&Decision> {
        self.undealt.game().decision()
    }

    /// The meaning of the option at this index.
    pub fn meaning(&self, option: usize) -> Option<Meaning> {
        self.undealt.game().meaning(option)
    }

    /// The round, from 1; 0 during setup.
    pub fn round(&self) -> u16 {
        self.undealt.game().round()
    }

    /// The cards of the own deck, by counting, in no order.
    pub fn own_deck(&self) -> &[DefId] {
        self.undealt.faces_of(self.eyes)
    }

    /// The own hand.
    pub fn own_hand(&self) -> Vec<DefId> {
        let table = &self.undealt.game().table;
        table.sides[self.eyes].hand.iter().map(|uid| table.card(*uid).def).collect()
    }

    /// The cost of one of the own cards from the hand, with its aspect penalty (rule 5.3) and nothing else.
    pub fn price(&self, book: &Book, def: DefId) -> i16 {
        let table = &self.undealt.game().table;
        let side = &table.sides[self.eyes];
        let mut missing = book.def(def).icons;
        for uid in side.leaders.iter().chain(&side.base) {
            let provided = book.def(table.card(*uid).def).icons;
            missing.iter_mut().zip(provided).for_each(|(left, has)| *left = left.saturating_sub(has));
        }
        book.def(def).cost + 2 * i16::from(missing.iter().sum::<u8>())
    }

    /// The same with the last cards of the own hand drawn again, from themselves and the own deck.
    pub fn redrawn(&self, count: usize, chance: &mut Chance) -> Sight {
        Sight { undealt: self.undealt.redrawn(self.eyes, count, chance), eyes: self.eyes }
    }

    /// A possible game: every card that the seat does not know is one of those that it can be, and the luck is
    /// different. The memory of `world` is reused.
    pub fn deal(&self, chance: &mut Chance, world: &mut Game) {
        self.undealt.deal(chance, world);
    }

    /// The same as a new game.
    pub fn dealt(&self, chance: &mut Chance) -> Game {
        let mut world = self.undealt.game().clone();
        self.deal(chance, &mut world);
        world
    }
}

impl std::fmt::Debug for Sight {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Sight(seat {}, {:?})", self.eyes.0, self.undealt.game())
    }
}
