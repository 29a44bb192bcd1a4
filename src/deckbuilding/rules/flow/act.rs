//! The actions in the main part of a turn.

use super::super::super::cards::word::Faction;
use super::super::decision::Choice;
use super::super::fact::What;
use super::super::table::{Frame, Goes, Ready, Run, Target, Trigger, Uid};
use super::Engine;
use seats::Seat;

impl Engine<'_> {
    /// Carries out what was picked.
    pub(super) fn act(&mut self, choice: Choice) {
        match choice {
            Choice::Play(uid) => self.play(uid),
            Choice::PlayCopies(uid) => self.lay_down(self.game.copies_in_hand(uid)),
            Choice::PlayHand(seat) => self.lay_down(self.game.player(seat).hand.clone()),
            Choice::Purchase(seat, uid) => {
                let cost = self.query().price(seat, uid);
                self.purchase(seat, uid, cost, Goes::Discard);
            }
            Choice::PayOff(seat, uid) => {
                let cost = self.book.card(self.game.def(uid)).cost;
                self.pay(seat, cost);
                self.tell(What::Paid, Some(seat), None, cost.into());
                self.discard_from_row(seat, uid, What::PaidOff);
            }
            Choice::Use(seat, uid) => self.use_ability(seat, uid),
            Choice::Commit(uid) => self.set_ready(uid, Ready::Committed),
            Choice::AttackRow(seat, uid) => self.announce(Target::Row(seat, uid)),
            Choice::AttackBase(seat) => self.announce(Target::Base(seat)),
            _ => {}
        }
    }

    /// These cards of a hand are played in this order.
    fn lay_down(&mut self, mut cards: Vec<Uid>) {
        cards.reverse();
        self.game.frames.push(Frame::PlayAll(cards));
    }

    /// The next card of several; what it triggers comes before the one after it.
    pub(super) fn play_all(&mut self, mut cards: Vec<Uid>) {
        let Some(uid) = cards.pop() else { return };
        self.game.frames.push(Frame::PlayAll(cards));
        self.play(uid);
    }

    pub(super) fn pay(&mut self, seat: Seat, cost: u8) {
        let player = self.game.player_mut(seat);
        player.resources = player.resources.saturating_sub(cost.into());
    }

    fn use_ability(&mut self, seat: Seat, uid: Uid) {
        let Some(pc) = self.book.card(self.game.def(uid)).starts.used else { return };
        for player in &mut self.game.players {
            if let Some(piece) = player.piece_mut(uid) {
                piece.used = true;
            }
        }
        self.tell(What::Used, Some(seat), Some(uid), 0);
        self.game.frames.push(Frame::Run(Run::of(pc, seat, uid)));
    }

    pub(super) fn set_ready(&mut self, uid: Uid, ready: Ready) {
        let mut owner = None;
        for seat in Seat::all(self.game.seats()) {
            if let Some(piece) = self.game.player_mut(seat).piece_mut(uid) {
                piece.ready = ready;
                owner = Some(seat);
            }
        }
        if ready == Ready::Committed {
            self.tell(What::Committed, owner, Some(uid), 0);
        }
    }

    /// What playing a card triggers (rule 5.1.2): its own ability, and those of bases for the first neutral card.
    pub(in crate::rules) fn played(&mut self, seat: Seat, uid: Uid) {
        let base = self.game.waiting.len();
        let entry = self.book.card(self.game.def(uid));
        if let Some(pc) = entry.starts.played {
            self.game.waiting.push(Trigger::of(uid, pc, Some(seat), seat));
        }
        if entry.faction == Faction::NEUTRAL && !self.game.turn.neutral_played {
            self.game.turn.neutral_played = true;
            let mut triggers = Vec::new();
            for (owner, piece) in self.query().bases(self.game.turn.side) {
                if let Some(pc) = self.book.card(piece.def).starts.neutral {
                    triggers.push(Trigger::of(piece.uid, pc, Some(seat), owner));
                }
            }
            self.game.waiting.append(&mut triggers);
        }
        let (traits, before) = (entry.traits, self.game.turn.played);
        let bases = self.query().bases(self.game.turn.side);
        let triggers = bases.filter_map(|(owner, piece)| {
            let plays = self.book.card(piece.def).starts.plays?;
            let new = if plays.first { traits.without(before) } else { traits };
            plays.traits.meets(new).then(|| Trigger::of(piece.uid, plays.does, Some(seat), owner))
        });
        let mut triggers: Vec<Trigger> = triggers.collect();
        self.game.waiting.append(&mut triggers);
        self.game.turn.played = before.and(traits);
        self.open_window(base);
    }
}
