//! Choices about players' own decks, discard piles and exile piles.

use super::super::super::super::cards::ability::Destination;
use super::super::super::book::Op;
use super::super::super::decision::{Ask, Choice, Kind};
use super::super::super::fact::What;
use super::super::super::moves::take;
use super::super::super::options::{BASE_CHOOSES_ITS_CAPTIVE, CAPTIVES_STAY_KNOWN};
use super::super::super::table::{Goes, Run, Uid};
use super::super::super::witnesses::Witnesses;
use super::super::Engine;
use super::super::program::Next;
use seats::{Seat, SeatSet};

/// The place of a purchased card as an effect names it.
pub(super) const fn goes(to: Destination) -> Goes {
    match to {
        Destination::Discard => Goes::Discard,
        Destination::Hand => Goes::Hand,
        Destination::DeckTop => Goes::Deck,
    }
}

impl Engine<'_> {
    /// The operations on a player's own cards; others concern the row.
    pub(super) fn choosing_decks(&mut self, run: &mut Run, op: Op, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        match op {
            Op::DiscardTop => self.choose_top(run, Ask::DiscardTop, answer),
            Op::DrawTop => self.choose_top(run, Ask::DrawTop, answer),
            Op::SwapTop => self.choose_top_swap(run, answer),
            Op::SwapHandWithTop => self.choose_hand_swap(run, answer),
            Op::UnitOnDeck => {
                let side = self.game.player(seat).side;
                let units = self.query().units(side).filter(|(_, unit)| unit.uid != run.source);
                let units: Vec<Uid> = units.map(|(_, unit)| unit.uid).collect();
                self.choose_card(run, Ask::UnitOnDeck, &units, answer, |engine, uid| engine.unit_on_deck(uid))
            }
            Op::Return(back) => {
                let cards: Vec<Uid> = self.query().recoverable(seat, back).collect();
                self.choose_card(run, Ask::Return, &cards, answer, |engine, uid| engine.return_to_deck(uid))
            }
            Op::BuyBack(traits) => {
                let cards: Vec<Uid> = self.query().bought_back(seat, traits).collect();
                self.choose_card(run, Ask::BuyBack, &cards, answer, |engine, uid| {
                    let cost = engine.query().entry(uid).cost;
                    engine.pay(seat, cost);
                    engine.tell(What::Paid, Some(seat), None, cost.into());
                    engine.recover(uid);
                })
            }
            Op::PurchaseExiled(traits) => {
                let cards: Vec<Uid> = self.query().exiled_for_sale(seat, traits).collect();
                self.choose_card(run, Ask::PurchaseExiled, &cards, answer, |engine, uid| {
                    let cost = engine.query().price(seat, uid);
                    engine.purchase(seat, uid, cost, Goes::Discard);
                })
            }
            Op::Capture => self.choose_captive(run, answer),
            other => self.choosing_row(run, other, answer),
        }
    }

    /// Whether the revealed card is discarded or drawn; the player may leave it where it is.
    fn choose_top(&mut self, run: &mut Run, ask: Ask, answer: Option<Choice>) -> Next {
        let top = self.game.player(run.seat).deck.last().copied().filter(|uid| run.about == Some(*uid));
        let Some(uid) = top else { return self.skip(run) };
        match answer {
            None => {
                let options = vec![Choice::Yes, Choice::No];
                return self.put(run, run.seat, Kind::May, ask, false, options);
            }
            Some(Choice::Yes) => {
                self.game.player_mut(run.seat).deck.pop();
                if ask == Ask::DrawTop {
                    self.game.player_mut(run.seat).hand.push(uid);
                    self.tell(What::PutInHand, Some(run.seat), Some(uid), 0);
                } else {
                    self.put_in_discard(run.seat, uid);
                    self.tell(What::Discarded, Some(run.seat), Some(uid), 0);
                }
            }
            Some(_) => {}
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// The revealed card may change places with one of the discard pile.
    fn choose_top_swap(&mut self, run: &mut Run, answer: Option<Choice>) -> Next {
        let player = self.game.player(run.seat);
        let top = player.deck.last().copied().filter(|uid| run.about == Some(*uid));
        let Some(top) = top else { return self.skip(run) };
        let Some(choice) = answer else {
            let mut options: Vec<Choice> = player.discard.iter().map(|uid| Choice::Card(*uid)).collect();
            if !options.is_empty() {
                options.push(Choice::No);
            }
            return self.put(run, run.seat, Kind::Target, Ask::SwapTop, false, options);
        };
        if let Choice::Card(uid) = choice {
            let player = self.game.player_mut(run.seat);
            if let Some(at) = player.discard.iter().position(|other| *other == uid) {
                player.deck.pop();
                player.deck.push(uid);
                player.discard[at] = top;
                self.tell_swap(run.seat, top, uid);
            }
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// A card of the hand and the top card of the deck change places; only their player sees them.
    fn choose_hand_swap(&mut self, run: &mut Run, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        let Some(Choice::Card(uid)) = answer else {
            let there = !self.game.player(seat).deck.is_empty();
            let hand = self.game.player(seat).hand.iter().filter(|_| there);
            let options = hand.map(|uid| Choice::Card(*uid)).collect();
            return self.put(run, seat, Kind::Pick, Ask::SwapHandWithTop, true, options);
        };
        if take(&mut self.game.player_mut(seat).hand, uid) {
            if let Some(top) = self.game.player_mut(seat).deck.pop() {
                self.game.know(seat, top);
                self.game.player_mut(seat).hand.push(top);
                self.tell_some(What::Drew, seat, top, self.game.open_to(seat));
            }
            self.game.player_mut(seat).deck.push(uid);
            self.tell_some(What::PutOnDeck, seat, uid, self.game.open_to(seat));
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// A unit in play goes on top of its player's deck.
    fn unit_on_deck(&mut self, uid: Uid) {
        if let Some((seat, _)) = self.leave_play(uid) {
            self.game.player_mut(seat).deck.push(uid);
            self.tell(What::PutOnDeck, Some(seat), Some(uid), 0);
        }
    }

    /// A card of a discard pile goes on top of its player's deck.
    fn return_to_deck(&mut self, uid: Uid) {
        for seat in Seat::all(self.game.seats()) {
            if take(&mut self.game.player_mut(seat).discard, uid) {
                self.game.player_mut(seat).deck.push(uid);
                self.tell(What::PutOnDeck, Some(seat), Some(uid), 0);
            }
        }
    }

    /// A card of the opponent's discard pile goes under the base (ruling C7).
    fn choose_captive(&mut self, run: &mut Run, answer: Option<Choice>) -> Next {
        let enemy = self.game.opponent(run.seat);
        let Some(choice) = answer else {
            let pile = self.game.player(enemy).discard.iter();
            let mut options: Vec<Choice> = pile.map(|uid| Choice::Card(*uid)).collect();
            if run.optional && !options.is_empty() && BASE_CHOOSES_ITS_CAPTIVE {
                options.push(Choice::No);
            }
            let chooser = if BASE_CHOOSES_ITS_CAPTIVE { run.seat } else { enemy };
            return self.put(run, chooser, Kind::Target, Ask::Capture, false, options);
        };
        let holder = self.query().in_play(run.source).map(|(seat, _)| seat);
        if let (Choice::Card(uid), Some(holder)) = (choice, holder)
            && take(&mut self.game.player_mut(enemy).discard, uid)
        {
            self.tell(What::Captured, Some(holder), Some(uid), 0);
            self.game.player_mut(holder).captured.push((enemy, uid));
            if !CAPTIVES_STAY_KNOWN {
                self.game.things[usize::from(uid.0)].known =
                    Witnesses::Players(SeatSet::one(holder).or(SeatSet::one(enemy)));
            }
        }
        run.pc = run.pc.next();
        Next::Go
    }
}
