//! What can be counted of a side, to say why one game stands better than another.

use super::super::cards::word::{Pool, Side};
use super::book::Book;
use super::game::Game;
use super::table::{Piece, Player};
use seats::Seat;

/// Something counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// Bases that were taken from the others and count, a damaged one in proportion.
    Bases,
    /// What the cards cost that are owned, without those that everybody begins with.
    Cost,
    /// How many of these are left.
    Starters,
    /// The hit points left of ships in play.
    Ships,
    /// Steps of the Force.
    Force,
}

/// How many quantities there are.
pub const QUANTITIES: usize = Quantity::ALL.len();

impl Quantity {
    /// All of them.
    pub const ALL: [Quantity; 5] =
        [Quantity::Bases, Quantity::Cost, Quantity::Starters, Quantity::Ships, Quantity::Force];

    /// About how much one of it adds to the chance to win, as a share of a game.
    pub const fn weight(self) -> f32 {
        match self {
            Quantity::Bases => 0.3,
            Quantity::Cost => 0.02,
            Quantity::Starters => -0.01,
            Quantity::Ships | Quantity::Force => 0.012,
        }
    }
}

impl Game {
    /// The quantities of a side, in the order of [`Quantity::ALL`].
    pub fn measured(&self, book: &Book, side: Side) -> [f32; QUANTITIES] {
        let taken = self.team(side.other()).iter().map(|seat| self.taken(book, seat)).sum();
        let players = || self.team(side).iter().map(|seat| self.player(seat));
        let ships = players().flat_map(|player| &player.ships).map(|ship| left(book, ship)).sum();
        let cost = players().map(|player| self.counted(book, player, false)).sum();
        let starters = players().map(|player| self.counted(book, player, true)).sum();
        [taken, cost, starters, ships, f32::from(self.force() * side.direction())]
    }

    /// What was taken of a player's bases that count.
    fn taken(&self, book: &Book, seat: Seat) -> f32 {
        let lost = self.lost(seat).min(self.options().length.into()) as f32;
        let hurt = |base: &Piece| f32::from(base.damage) / f32::from(book.card(base.def).hp.max(1));
        lost + self.player(seat).base.as_ref().filter(|_| self.counts(seat)).map_or(0.0, hurt)
    }

    /// How many starting cards a player owns, or what all others cost.
    fn counted(&self, book: &Book, player: &Player, starters: bool) -> f32 {
        let held = [&player.deck, &player.hand, &player.discard].into_iter().flatten().map(|uid| self.def(*uid));
        let all = held.chain(player.units.iter().chain(&player.ships).map(|piece| piece.def));
        let card = all.map(|def| &book.card(def).card).filter(|card| (card.pool == Pool::Starter) == starters);
        card.map(|card| if starters { 1.0 } else { f32::from(card.cost) }).sum()
    }
}

fn left(book: &Book, ship: &Piece) -> f32 {
    f32::from(book.card(ship.def).hp.saturating_sub(ship.damage))
}
