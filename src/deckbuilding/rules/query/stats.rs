//! Current attack values, computed when they are asked for (rule 6.3).

use super::super::super::cards::word::Side;
use super::super::book::{Entry, Holds, Needs, Reach};
use super::super::options::LOST_BASES_OF_TEAM;
use super::super::table::Piece;
use super::Query;
use seats::Seat;

/// The most different auras that are distinguished; no game has as many.
const MOST: usize = 8;

/// What a side's cards in play add to each other, gathered once for a whole list.
#[derive(Clone, Copy, Default)]
pub struct Auras {
    reaches: [Option<(Reach, u16)>; MOST],
}

impl Query<'_> {
    /// What a side's cards in play add to each other (rule 12.1).
    pub fn auras(self, side: Side) -> Auras {
        let mut auras = Auras::default();
        for (seat, piece) in self.pieces(side) {
            for holds in &self.book.card(piece.def).holds {
                match holds {
                    Holds::Aura(reach, number) => auras.add(*reach, (*number).into()),
                    Holds::AuraWhile(needs, reach, number) if self.holds(*needs, seat, piece.uid, None) => {
                        auras.add(*reach, (*number).into());
                    }
                    _ => {}
                }
            }
        }
        auras
    }

    /// The attack of a card in play, on a target in the row or on a base.
    pub fn attack(self, auras: &Auras, seat: Seat, piece: &Piece, row: bool) -> u16 {
        let entry = self.book.card(piece.def);
        let own = entry.holds.iter().map(|holds| match *holds {
            Holds::Attack(number, Needs::Row) if row => u16::from(number),
            Holds::Attack(number, needs) if self.holds(needs, seat, piece.uid, None) => u16::from(number),
            Holds::AttackPerBaseLost(number) => u16::from(number).saturating_mul(self.lost_bases(seat)),
            Holds::AttackPer(number, many, most) => {
                u16::from(number).saturating_mul(self.count(seat, piece.uid, many)).min(most.into())
            }
            _ => 0,
        });
        let own = own.fold(0, u16::saturating_add);
        let strengthened = self.game.turn.strengthened.iter().filter(|(uid, _)| row && *uid == piece.uid);
        let strengthened: u16 = strengthened.map(|(_, number)| u16::from(*number)).sum();
        [u16::from(piece.bonus), own, strengthened, auras.of(entry)]
            .into_iter()
            .fold(entry.attack.into(), u16::saturating_add)
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
    fn add(&mut self, reach: Reach, number: u16) {
        let fits = |place: &&mut Option<(Reach, u16)>| place.is_none_or(|(other, _)| other == reach);
        if let Some(place) = self.reaches.iter_mut().find(fits) {
            let before = place.map_or(0, |(_, before)| before);
            *place = Some((reach, before.saturating_add(number)));
        }
    }

    fn of(&self, entry: &Entry) -> u16 {
        let all = self.reaches.iter().flatten();
        all.filter(|(reach, _)| entry.is_reached(*reach)).map(|(_, number)| *number).fold(0, u16::saturating_add)
    }
}
