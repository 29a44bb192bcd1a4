//! Damage, destruction, repair, and their consequences.

use super::super::super::cards::word::Side;
use super::super::book::Holds;
use super::super::fact::What;
use super::super::flow::Engine;
use super::super::game::{Over, Reason};
use super::super::options::{KEPT_RESOURCES_STAY, LOST_HIT_POINTS_DESTROY, Mode};
use super::super::table::{Frame, Piece, Trigger, Uid};
use seats::Seat;

/// How much damage to the base something prevents.
const fn prevented(holds: &Holds) -> Option<u8> {
    match holds {
        Holds::Prevents(number) => Some(*number),
        _ => None,
    }
}

impl Engine<'_> {
    /// Damage to a base, less what is prevented; returns how much was dealt.
    pub(in crate::rules) fn hit_base(&mut self, seat: Seat, number: u16) -> u16 {
        let side = self.game.player(seat).side;
        let Some(base) = self.game.player(seat).base else { return 0 };
        let prevents = self.book.card(base.def).sum(prevented) > 0;
        let prevented = if prevents { self.query().room(side).min(number) } else { 0 };
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
        self.settle_ships(side);
        for seat in self.game.team(side).iter() {
            let fallen = self.game.player(seat).base.filter(|base| base.damage >= self.book.card(base.def).hp);
            if let Some(base) = fallen {
                self.lose_base(seat, base);
            }
        }
        self.settle_ships(side);
        self.judge(side.other());
    }

    /// Every ship of a side with as much damage as hit points is destroyed.
    fn settle_ships(&mut self, side: Side) {
        for seat in self.game.team(side).iter() {
            loop {
                let query = self.query();
                let full = |ship: &&Piece| ship.damage >= query.hp(seat, ship);
                let Some(uid) = self.game.player(seat).ships.iter().find(full).map(|ship| ship.uid) else { break };
                self.destroy_ship(uid);
            }
        }
    }

    /// A base falls, with what it does to others (rulings C6, C7, C15).
    fn lose_base(&mut self, seat: Seat, base: Piece) {
        let side = self.game.player(seat).side;
        self.game.player_mut(seat).base = None;
        self.game.victory[side.other().index()].push(base.uid);
        self.tell(What::BaseDestroyed, Some(seat), Some(base.uid), 0);
        for (whose, uid) in std::mem::take(&mut self.game.player_mut(seat).captured) {
            self.put_in_discard(whose, uid);
            self.tell(What::Released, Some(whose), Some(uid), 0);
        }
        if !KEPT_RESOURCES_STAY && self.book.card(base.def).has(Holds::KeepsResources) {
            self.game.player_mut(seat).resources = 0;
        }
        if !LOST_HIT_POINTS_DESTROY {
            let hp: Vec<(Seat, Uid, u8)> =
                self.query().ships(side).map(|(seat, ship)| (seat, ship.uid, self.query().hp(seat, ship))).collect();
            for (seat, uid, hp) in hp {
                if let Some(ship) = self.game.player_mut(seat).piece_mut(uid) {
                    ship.damage = ship.damage.min(hp.saturating_sub(1));
                }
            }
        }
    }

    /// A ship in play goes to its owner's discard pile; what that causes comes after whatever destroys it.
    pub(in crate::rules) fn destroy_ship(&mut self, uid: Uid) {
        if let Some((seat, piece)) = self.leave_play(uid) {
            self.put_in_discard(seat, uid);
            self.tell(What::ShipDestroyed, Some(seat), Some(uid), 0);
            if let Some(pc) = self.book.card(piece.def).starts.destroyed {
                self.game.frames.push(Frame::Resolve(Trigger::of(uid, pc, Some(seat), seat), true));
            }
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
