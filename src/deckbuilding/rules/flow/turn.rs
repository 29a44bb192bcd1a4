//! The turn: its beginning, its main part, its end (rule 4).

use super::super::super::cards::ability::Gained;
use super::super::book::Holds;
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::options::{
    BORROWED_LEAVE_FIRST, COMMITTED_IS_EXILED, FORCE_END, HAND, REVEALED_BASE_BEGINS_TURN, SECRET,
};
use super::super::table::{Frame, Piece, Ready, Trigger, Turn, Uid};
use super::{Engine, Question};
use seats::{Seat, SeatSet};

impl Engine<'_> {
    /// A player chooses secret bases, one by one (rule 10.3).
    pub(super) fn secret(&mut self, seat: Seat, answer: Option<Choice>) {
        if let Some(Choice::Base(uid)) = answer {
            super::super::moves::take(&mut self.game.player_mut(seat).unchosen, uid);
            self.game.player_mut(seat).bases.push(uid);
            self.tell_some(What::BaseChosen, seat, uid, SeatSet::one(seat));
        }
        let player = self.game.player(seat);
        let left = SECRET.saturating_sub(player.bases.len());
        if left == 0 || player.unchosen.is_empty() {
            return;
        }
        let options = player.unchosen.iter().map(|uid| Choice::Base(*uid)).collect();
        let ask = Ask::SecretBase { left: left as u8 };
        self.ask(Frame::Secret(seat), Question { seat, kind: Kind::Pick, ask, source: None, private: true, options });
    }

    /// Everybody draws, and the first turn begins.
    pub(super) fn deal(&mut self) {
        for seat in Seat::all(self.game.seats()) {
            self.draw(seat, HAND as u8);
        }
        self.game.setting_up = false;
        self.game.frames.push(Frame::Begin);
    }

    /// A turn begins (rule 4.1), with what happens at its very start first (rule 4.2, ruling R3).
    pub(super) fn begin(&mut self) {
        self.tell(What::TurnBegan, self.game.active_seats().next(), None, self.game.turn.number as i16);
        let had_ship = self.query().ships(self.game.turn.side).next().is_some();
        self.game.turn.had_ship = had_ship;
        self.game.frames.push(Frame::Main);
        self.game.frames.push(Frame::Income);
        let seats: Vec<Seat> = self.game.active_seats().collect();
        for seat in seats.into_iter().rev() {
            let player = self.game.player(seat);
            if player.base.is_none() && !player.bases.is_empty() {
                self.game.frames.push(Frame::Reveal(seat));
            }
        }
        let base = self.game.waiting.len();
        let pieces: Vec<(Seat, Piece)> =
            self.query().bases(self.game.turn.side).map(|(owner, base)| (owner, *base)).collect();
        for (owner, piece) in pieces {
            self.begins(owner, piece);
        }
        self.open_window(base);
    }

    fn begins(&mut self, owner: Seat, piece: Piece) {
        if let Some(pc) = self.book.card(piece.def).starts.begins {
            self.game.waiting.push(Trigger::of(piece.uid, pc, None, owner));
        }
    }

    /// A player without a base reveals one.
    pub(super) fn reveal(&mut self, seat: Seat, answer: Option<Choice>) {
        let Some(Choice::Base(uid)) = answer else {
            let options = self.game.player(seat).bases.iter().map(|uid| Choice::Base(*uid)).collect();
            let question = Question { seat, kind: Kind::Pick, ask: Ask::NewBase, source: None, private: true, options };
            return self.ask(Frame::Reveal(seat), question);
        };
        super::super::moves::take(&mut self.game.player_mut(seat).bases, uid);
        self.publish(uid);
        let mut piece = Piece::fresh(uid, self.game.def(uid));
        let damaged = |holds: &Holds| if let Holds::EntersDamaged(number) = holds { Some(*number) } else { None };
        piece.damage = self.book.card(piece.def).sum(damaged) as u8;
        self.game.player_mut(seat).base = Some(piece);
        self.tell(What::BaseRevealed, Some(seat), Some(uid), 0);
        if piece.damage > 0 {
            self.tell(What::Damage, Some(seat), Some(uid), piece.damage.into());
        }
        let base = self.game.waiting.len();
        let entry = self.book.card(piece.def);
        if let Some(pc) = entry.starts.revealed {
            // An exiling ability concerns the cards of whoever chose the base (rules 11.2.1, 12.9); otherwise the team
            // chooses who.
            let resolver = entry.personal.then_some(seat);
            self.game.waiting.push(Trigger::of(uid, pc, resolver, seat));
        }
        if REVEALED_BASE_BEGINS_TURN {
            self.begins(seat, piece);
        }
        self.open_window(base);
    }

    /// Resources of the Force and of ships (rules 4.1, 11.5.2).
    pub(super) fn income(&mut self) {
        let seats: Vec<Seat> = self.game.active_seats().collect();
        let end = self.game.turn.side.direction() * FORCE_END;
        for seat in seats {
            let mut gained = u8::from(self.game.force == end);
            for ship in &self.game.player(seat).ships {
                gained = gained.saturating_add(self.book.card(ship.def).resources);
            }
            if gained > 0 {
                self.gain(seat, Uid(0), Gained::Resources, gained);
            }
        }
    }

    /// The main part: one thing after another (rule 4.3).
    pub(super) fn main(&mut self, answer: Option<Choice>) {
        let Some(choice) = answer else {
            let options = self.query().actions();
            let Some(seat) = self.game.active_seats().next() else { return };
            let question = Question { seat, kind: Kind::Action, ask: Ask::Turn, source: None, private: false, options };
            return self.ask(Frame::Main, question);
        };
        if choice == Choice::EndTurn {
            self.game.frames.push(Frame::End);
            return;
        }
        self.game.frames.push(Frame::Main);
        self.act(choice);
    }

    /// The end of the turn (rule 4.4), for both teammates at once (rule 11.5.3).
    pub(super) fn end(&mut self) {
        if BORROWED_LEAVE_FIRST {
            self.exile_borrowed();
        }
        let seats: Vec<Seat> = self.game.active_seats().collect();
        let keeps = self.query().copies(self.game.turn.side, |holds| holds == Holds::KeepsResources) > 0;
        for seat in seats.iter().copied() {
            let unspent = i16::try_from(self.game.player(seat).resources).unwrap_or(i16::MAX);
            self.tell(What::TurnEnded, Some(seat), None, if keeps { 0 } else { unspent });
            for unit in std::mem::take(&mut self.game.player_mut(seat).units) {
                let leaves = self.book.card(unit.def).has(Holds::ExiledAfterAttack);
                match COMMITTED_IS_EXILED && leaves && unit.ready == Ready::Committed {
                    true => self.exiled(seat, unit.uid),
                    false => self.put_in_discard(seat, unit.uid),
                }
            }
            let player = self.game.player_mut(seat);
            for piece in player.ships.iter_mut().chain(&mut player.base) {
                (piece.used, piece.bonus, piece.ready) = (false, 0, Ready::Ready);
            }
            for uid in std::mem::take(&mut self.game.player_mut(seat).hand) {
                self.put_in_discard(seat, uid);
            }
            if !keeps {
                self.game.player_mut(seat).resources = 0;
            }
        }
        if !BORROWED_LEAVE_FIRST {
            self.exile_borrowed();
        }
        for seat in seats {
            self.draw(seat, HAND as u8);
        }
        let next = self.game.turn.number.saturating_add(1);
        self.game.turn = Turn::new(next, self.game.turn.side.other());
        self.game.frames.push(Frame::Begin);
    }
}
