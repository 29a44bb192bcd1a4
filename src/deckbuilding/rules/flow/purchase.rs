//! Purchases, and where the card goes (rules 5.2, 7.6, rulings R7, R14, R19).

use super::super::super::cards::word::Faction;
use super::super::book::{Holds, Op};
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::moves::take;
use super::super::options::UNPICKED_DESTINATIONS_ARE_SPENT;
use super::super::table::{Does, Frame, Goes, Run, Trigger, Uid};
use super::{Engine, Question};
use seats::Seat;

impl Engine<'_> {
    /// A player pays and takes a card from the row, the pilots, or the galaxy discard pile.
    pub(super) fn purchase(&mut self, seat: Seat, uid: Uid, cost: u8, to: Goes) {
        self.pay(seat, cost);
        let from_row = self.out_of_row(seat, uid);
        let region = self.game.region_of_mut(seat);
        if from_row.is_none() && !take(&mut region.pilots, uid) && !take(&mut region.discard, uid) {
            return;
        }
        self.put_in_discard(seat, uid);
        self.tell(What::Purchased, Some(seat), Some(uid), cost.into());
        if let Some(at) = from_row {
            self.fill_row(seat, at);
        }
        self.game.frames.push(Frame::Place(seat, uid, to));
    }

    /// Where a purchased card may go: as effects say, or on the discard pile if none does.
    fn destinations(&self, seat: Seat, uid: Uid, to: Goes) -> Vec<Goes> {
        let turn = &self.game.turn;
        let entry = self.book.card(self.game.def(uid));
        let own = entry.starts.purchased.is_some_and(|pc| self.book.op(pc) == Op::AddToHand);
        let side = self.game.player(seat).side;
        let first = !turn.purchased && self.query().copies(side, |holds| holds == Holds::FirstPurchaseOnDeck) > 0;
        let neutral = entry.faction == Faction::NEUTRAL && !turn.neutral_purchased;
        let borrowed = neutral && self.query().copies(side, |holds| holds == Holds::FirstNeutralPurchaseToHand) > 0;
        let mut all = Vec::new();
        if own {
            all.push(Goes::Own);
        } else if to == Goes::Hand {
            all.push(Goes::Hand);
        }
        if to == Goes::Deck || turn.next_on_deck || first {
            all.push(Goes::Deck);
        }
        if borrowed {
            all.push(Goes::Borrowed);
        }
        if all.is_empty() {
            all.push(Goes::Discard);
        }
        all
    }

    /// A purchased card goes to its destination; what it triggers comes after (ruling R19).
    pub(super) fn place(&mut self, seat: Seat, uid: Uid, to: Goes, answer: Option<Choice>) {
        let all = self.destinations(seat, uid, to);
        let only = all.len() == 1;
        let goes = match (answer, all.as_slice()) {
            (Some(Choice::To(goes)), _) => goes,
            (_, [only]) => *only,
            _ => {
                let options = all.into_iter().map(Choice::To).collect();
                let (kind, ask, source) = (Kind::Mode, Ask::Destination, Some(uid));
                let question = Question { seat, kind, ask, source, private: false, options };
                return self.ask(Frame::Place(seat, uid, to), question);
            }
        };
        let entry = self.book.card(self.game.def(uid));
        let turn = &mut self.game.turn;
        let spent = |by: Goes| UNPICKED_DESTINATIONS_ARE_SPENT || only || goes == by;
        turn.purchased |= spent(Goes::Deck);
        turn.next_on_deck &= !spent(Goes::Deck);
        turn.neutral_purchased |= entry.faction == Faction::NEUTRAL && spent(Goes::Borrowed);
        let player = self.game.player_mut(seat);
        match goes {
            Goes::Discard => {}
            Goes::Deck => {
                take(&mut player.discard, uid);
                player.deck.push(uid);
                self.tell(What::PutOnDeck, Some(seat), Some(uid), 0);
            }
            Goes::Hand | Goes::Own | Goes::Borrowed => {
                take(&mut player.discard, uid);
                player.hand.push(uid);
                self.tell(What::PutInHand, Some(seat), Some(uid), 0);
            }
        }
        if goes == Goes::Borrowed {
            self.game.turn.borrowed.push((seat, uid));
        }
        let Some(pc) = entry.starts.purchased else { return };
        if goes == Goes::Own {
            let run = Run { pc: pc.next(), seat, source: uid, done: 0, first: None, optional: false };
            self.game.frames.push(Frame::Run(run));
        } else if self.book.op(pc) != Op::AddToHand {
            let base = self.game.waiting.len();
            let does = Does::Program(pc);
            self.game.waiting.push(Trigger { source: uid, does, seat: Some(seat), owner: seat });
            self.open_window(base);
        }
    }
}
