//! Current attack values, computed when they are asked for (rule 6.3).

use super::super::super::cards::word::{Kind, Side};
use super::super::book::{Entry, Holds, Needs, Traits};
use super::super::options::LOST_BASES_OF_TEAM;
use super::super::table::Piece;
use super::Query;
use seats::Seat;

/// The most different auras of units that are distinguished; no game has as many.
const MOST: usize = 8;

/// What a side's cards in play add to each other, gathered once for a whole list.
#[derive(Clone, Copy, Default)]
pub struct Auras {
    ships: u16,
    units: [(Traits, u16); MOST],
    count: usize,
}

impl Query<'_> {
    /// What a side's cards in play add to each other (rule 12.1).
    pub fn auras(self, side: Side) -> Auras {
        let mut auras = Auras::default();
        for (_, piece) in self.pieces(side) {
            match self.book.card(piece.def).holds {
                Holds::ShipAura(number) => auras.ships = auras.ships.saturating_add(number.into()),
                Holds::UnitAura(traits, number) => auras.add(traits, number.into()),
                _ => {}
            }
        }
        auras
    }

    /// The attack of a card in play, on a target in the row or on a base.
    pub fn attack(self, auras: &Auras, seat: Seat, piece: &Piece, row: bool) -> u16 {
        let entry = self.book.card(piece.def);
        let side = self.game.player(seat).side;
        let own = match entry.holds {
            Holds::Attack(number, Needs::Row) if row => u16::from(number),
            Holds::Attack(number, needs) if self.holds(needs, side, piece.uid) => u16::from(number),
            Holds::AttackPerBaseLost(number) => u16::from(number).saturating_mul(self.lost_bases(seat)),
            _ => 0,
        };
        [u16::from(piece.bonus), own, auras.of(entry)].into_iter().fold(entry.attack.into(), u16::saturating_add)
    }

    /// The bases that a player's side has lost.
    fn lost_bases(self, seat: Seat) -> u16 {
        let side = self.game.player(seat).side;
        let pile = &self.game.victory[side.other().index()];
        let counts = |owner: Option<Seat>| LOST_BASES_OF_TEAM || owner == Some(seat);
        pile.iter().filter(|uid| counts(self.game.things[usize::from(uid.0)].owner)).count() as u16
    }
}

impl Auras {
    fn add(&mut self, traits: Traits, number: u16) {
        if self.count < MOST {
            self.units[self.count] = (traits, number);
            self.count += 1;
        }
    }

    fn of(&self, entry: &Entry) -> u16 {
        match entry.kind {
            Kind::Ship => self.ships,
            Kind::Unit => {
                let all = &self.units[..self.count];
                all.iter().filter(|(traits, _)| traits.meets(entry.traits)).map(|(_, number)| number).sum()
            }
            Kind::Base => 0,
        }
    }
}
