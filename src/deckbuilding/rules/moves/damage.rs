//! Damage, destruction, repair, and their consequences.

use super::super::super::cards::word::Side;
use super::super::book::Holds;
use super::super::fact::What;
use super::super::flow::Engine;
use super::super::game::{Over, Reason};
use super::super::options::Mode;
use super::super::table::Uid;
use seats::Seat;

impl Engine<'_> {
    /// Damage to a base, less what is prevented; returns how much was dealt.
    pub(in crate::rules) fn hit_base(&mut self, seat: Seat, number: u16) -> u16 {
        let side = self.game.player(seat).side;
        let Some(base) = self.game.player(seat).base else { return 0 };
        let prevented = match self.book.card(base.def).holds {
            Holds::Prevents(_) => self.query().room(side).min(number),
            _ => 0,
        };
        self.game.turn.prevented = self.game.turn.prevented.saturating_add(prevented as u8);
        let arrives = number - prevented;
        if let Some(base) = &mut self.game.player_mut(seat).base {
            base.damage = base.damage.saturating_add(arrives.min(255) as u8);
        }
        if prevented > 0 {
            self.tell(What::Prevented, Some(seat), Some(base.uid), prevented as i16);
        }
        arrives
    }

    /// Damage of an ability to a base, past all ships (rule 7.2).
    pub(in crate::rules) fn damage_base(&mut self, seat: Seat, number: u8) {
        let Some(base) = self.game.player(seat).base else { return };
        let arrived = self.hit_base(seat, number.into());
        self.tell(What::Damage, Some(seat), Some(base.uid), arrived as i16);
        self.settle(self.game.player(seat).side);
    }

    /// Damage to a ship.
    pub(in crate::rules) fn damage_ship(&mut self, uid: Uid, number: u8) {
        for seat in Seat::all(self.game.seats()) {
            if let Some(ship) = self.game.player_mut(seat).ships.iter_mut().find(|ship| ship.uid == uid) {
                ship.damage = ship.damage.saturating_add(number);
                self.tell(What::Damage, Some(seat), Some(uid), number.into());
                self.settle(self.game.player(seat).side);
                return;
            }
        }
    }

    /// Everything with as much damage as hit points is destroyed (rules 6.5.3, 6.5.5).
    pub(in crate::rules) fn settle(&mut self, side: Side) {
        for seat in self.game.team(side).iter() {
            let full = |ship: &&super::super::table::Piece| ship.damage >= self.book.card(ship.def).hp;
            while let Some(uid) = self.game.player(seat).ships.iter().find(full).map(|ship| ship.uid) {
                self.destroy_ship(uid);
            }
            let fallen = self.game.player(seat).base.filter(|base| base.damage >= self.book.card(base.def).hp);
            if let Some(base) = fallen {
                self.game.player_mut(seat).base = None;
                self.game.victory[side.other().index()].push(base.uid);
                self.tell(What::BaseDestroyed, Some(seat), Some(base.uid), 0);
            }
        }
        self.judge(side.other());
    }

    /// A ship in play goes to its owner's discard pile.
    pub(in crate::rules) fn destroy_ship(&mut self, uid: Uid) {
        if let Some((seat, _)) = self.leave_play(uid) {
            self.put_in_discard(seat, uid);
            self.tell(What::ShipDestroyed, Some(seat), Some(uid), 0);
        }
    }

    /// Whether this side has destroyed enough bases of each opponent (rules 8.1, 11.8.1, ruling R18).
    fn judge(&mut self, side: Side) {
        if self.game.over.is_some() {
            return;
        }
        let pile = &self.game.victory[side.index()];
        let length = usize::from(self.game.options.length);
        let lost =
            |seat: Seat| pile.iter().filter(|uid| self.game.things[usize::from(uid.0)].owner == Some(seat)).count();
        let won = match self.game.options.mode {
            Mode::Duel => pile.len() >= length,
            Mode::Teams => self.game.team(side.other()).iter().all(|seat| lost(seat) >= length),
        };
        if won {
            self.game.over = Some(Over { winner: side, reason: Reason::BasesDestroyed });
            let winner = self.game.team(side).first();
            self.tell(What::Won, winner, None, 0);
        }
    }

    /// Removes damage from a base (rule 7.7).
    pub(in crate::rules) fn repair(&mut self, seat: Seat, number: u8) {
        let Some(base) = &mut self.game.player_mut(seat).base else { return };
        let repaired = number.min(base.damage);
        base.damage -= repaired;
        let uid = base.uid;
        self.tell(What::Repaired, Some(seat), Some(uid), repaired.into());
    }
}
