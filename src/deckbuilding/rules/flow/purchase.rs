//! Purchases, and where the card goes (rules 5.2, 7.6, rulings R7, R14, R19).

use super::super::super::cards::word::Faction;
use super::super::book::{Holds, Op};
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::moves::take;
use super::super::options::{PRINTED_COST_COUNTS, UNPICKED_DESTINATIONS_ARE_SPENT};
use super::super::table::{Frame, Goes, Run, Trigger, Uid};
use super::{Engine, Question};
use seats::Seat;

impl Engine<'_> {
    /// A player pays and takes a card from the row, the pilots, or the galaxy discard pile.
    pub(super) fn purchase(&mut self, seat: Seat, uid: Uid, cost: u8, to: Goes) {
        self.pay(seat, cost);
        let from_row = self.out_of_row(seat, uid);
        let region = self.game.region_of_mut(seat);
        let elsewhere = take(&mut region.pilots, uid) || take(&mut region.discard, uid);
        if from_row.is_none() && !elsewhere && !take(&mut self.game.player_mut(seat).exiled, uid) {
            return;
        }
        if self.book.card(self.game.def(uid)).faction == Faction::NEUTRAL {
            self.game.turn.discount = 0;
        }
        self.put_in_discard(seat, uid);
        self.tell(What::Purchased, Some(seat), Some(uid), cost.into());
        self.game.frames.push(Frame::Place(seat, uid, to, cost));
        if let Some(at) = from_row {
            self.fill_row(seat, at);
        }
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
        if to == Goes::Deck || turn.next_on_deck || first || turn.next_with.meets(entry.traits) {
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
    pub(super) fn place(&mut self, seat: Seat, uid: Uid, to: Goes, paid: u8, answer: Option<Choice>) {
        let all = self.destinations(seat, uid, to);
        let only = all.len() == 1;
        let goes = match (answer, all.as_slice()) {
            (Some(Choice::To(goes)), _) => goes,
            (_, [only]) => *only,
            _ => {
                let options = all.into_iter().map(Choice::To).collect();
                let (kind, ask, source) = (Kind::Mode, Ask::Destination, Some(uid));
                let question = Question { seat, kind, ask, source, private: false, options };
                return self.ask(Frame::Place(seat, uid, to, paid), question);
            }
        };
        let entry = self.book.card(self.game.def(uid));
        let turn = &mut self.game.turn;
        let spent = |by: Goes| UNPICKED_DESTINATIONS_ARE_SPENT || only || goes == by;
        turn.purchased |= spent(Goes::Deck);
        turn.next_on_deck &= !spent(Goes::Deck);
        if spent(Goes::Deck) {
            turn.next_with = turn.next_with.without(entry.traits);
        }
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
        self.purchased(seat, uid, goes, paid);
    }

    /// What a purchase triggers: the abilities of the card, and those of cards in play (rulings R19, C12).
    fn purchased(&mut self, seat: Seat, uid: Uid, goes: Goes, paid: u8) {
        let entry = self.book.card(self.game.def(uid));
        let base = self.game.waiting.len();
        let cost = if PRINTED_COST_COUNTS { entry.cost } else { paid };
        let triggers = self.query().pieces(self.game.player(seat).side).filter_map(|(owner, piece)| {
            let (least, pc) = self.book.card(piece.def).starts.bought?;
            (cost >= least).then(|| Trigger::of(piece.uid, pc, Some(seat), owner))
        });
        let mut triggers: Vec<Trigger> = triggers.collect();
        let own = entry.starts.purchased.filter(|pc| self.book.op(*pc) != Op::AddToHand);
        triggers.extend(own.map(|pc| Trigger::of(uid, pc, Some(seat), seat)));
        self.game.waiting.append(&mut triggers);
        self.open_window(base);
        if let Some(pc) = entry.starts.purchased.filter(|_| goes == Goes::Own) {
            self.game.frames.push(Frame::Run(Run::of(pc.next(), seat, uid)));
        }
    }
}
