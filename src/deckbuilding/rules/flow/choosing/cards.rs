//! Choices of cards that are hidden or swapped.

use super::super::super::super::cards::word::Faction;
use super::super::super::book::Traits;
use super::super::super::decision::{Ask, Choice, Kind};
use super::super::super::fact::What;
use super::super::super::moves::take;
use super::super::super::options::{FORCED_EXILES_COUNT, GOES_ON_WITHOUT_EXCHANGE};
use super::super::super::table::{Run, Uid};
use super::super::Engine;
use super::super::program::Next;
use seats::Seat;

impl Engine<'_> {
    /// A player discards a card of their choice from hand (rule 7.4).
    pub(super) fn choose_discard(&mut self, run: &mut Run, seat: Seat, ask: Ask, answer: Option<Choice>) -> Next {
        if let Some(Choice::Card(uid)) = answer {
            run.pc = run.pc.next();
            self.discard_from_hand(seat, uid, What::Discarded);
            return Next::After;
        }
        let options = self.game.player(seat).hand.iter().map(|uid| Choice::Card(*uid)).collect();
        let kind = if ask == Ask::DiscardToPay { Kind::Cost } else { Kind::Pick };
        self.put(run, seat, kind, ask, true, options)
    }

    /// A player exiles cards of their own, one by one (rule 7.5).
    pub(super) fn choose_exile(
        &mut self,
        run: &mut Run,
        count: u8,
        (up_to, pile): (bool, bool),
        of: Traits,
        answer: Option<Choice>,
    ) -> Next {
        match answer {
            Some(Choice::Card(uid)) => {
                let before = self.game.turn.exiled;
                self.exile_held(run.seat, uid);
                if !FORCED_EXILES_COUNT && self.is_forced(run) {
                    self.game.turn.exiled = before;
                }
                run.optional = false;
                run.done += 1;
                if run.done >= count {
                    run.pc = run.pc.next();
                    return Next::Go;
                }
            }
            Some(Choice::Done) => {
                run.pc = run.pc.next();
                return Next::Go;
            }
            Some(_) => return Next::Stop,
            None => {}
        }
        let mut options: Vec<Choice> = self.query().exilable(run.seat, pile, of).map(Choice::Card).collect();
        if !options.is_empty() && up_to {
            options.push(Choice::Done);
        } else if !options.is_empty() && run.optional {
            options.push(Choice::No);
        }
        let (kind, ask) = match pile || of != Traits::NONE {
            true => (Kind::Pick, Ask::Exile { left: count.saturating_sub(run.done) }),
            false => (Kind::Cost, Ask::ExileToPay),
        };
        self.put(run, run.seat, kind, ask, true, options)
    }

    /// Whether a card of the other side makes the player exile (ruling C16).
    fn is_forced(&self, run: &Run) -> bool {
        let enemy = self.game.player(run.seat).side.other();
        self.game.team(enemy).iter().any(|seat| self.game.player(seat).discard.contains(&run.source))
    }

    /// The top card of the galaxy deck may be swapped with one of the row.
    pub(super) fn choose_swap(&mut self, run: &mut Run, answer: Option<Choice>) -> Next {
        match answer {
            Some(Choice::Card(uid)) => self.swap_top(run.seat, uid),
            Some(_) => {}
            None => {
                let region = self.game.region_of(run.seat);
                let there = !region.deck.is_empty();
                let mut options: Vec<Choice> =
                    region.row.iter().filter(|_| there).map(|uid| Choice::Card(*uid)).collect();
                if !options.is_empty() {
                    options.push(Choice::No);
                }
                return self.put(run, run.seat, Kind::Target, Ask::SwapWithTop, true, options);
            }
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// One of the top cards of the galaxy deck stays there; the others are discarded.
    pub(super) fn choose_kept(&mut self, run: &mut Run, number: u8, answer: Option<Choice>) -> Next {
        if self.galaxy_top(run.seat).is_none() {
            run.pc = run.pc.next();
            return Next::Go;
        }
        let deck = &self.game.region_of(run.seat).deck;
        let top: Vec<Uid> = deck.iter().rev().take(number.into()).copied().collect();
        let Some(Choice::Card(kept)) = answer else {
            for uid in &top {
                self.look_at(run.seat, *uid);
            }
            let options = top.iter().map(|uid| Choice::Card(*uid)).collect();
            return self.put(run, run.seat, Kind::Pick, Ask::KeepOnTop, true, options);
        };
        for uid in top.into_iter().filter(|uid| *uid != kept) {
            take(&mut self.game.region_of_mut(run.seat).deck, uid);
            self.galaxy_discard(run.seat, uid);
            self.tell(What::RowDiscarded, Some(run.seat), Some(uid), 0);
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// A card of the opponent's hand goes on top of their deck: it is not discarded.
    pub(super) fn choose_for_deck(&mut self, run: &mut Run, answer: Option<Choice>) -> Next {
        let enemy = self.game.opponent(run.seat);
        let Some(Choice::Card(uid)) = answer else {
            let mut hand = self.game.player(enemy).hand.clone();
            hand.sort_by_key(|uid| self.game.def(*uid));
            let options = hand.iter().map(|uid| Choice::Card(*uid)).collect();
            return self.put(run, run.seat, Kind::Pick, Ask::PutOnDeck, true, options);
        };
        if take(&mut self.game.player_mut(enemy).hand, uid) {
            self.game.player_mut(enemy).deck.push(uid);
            let witnesses = self.game.open_to(enemy).or(self.game.open_to(run.seat));
            self.tell_some(What::PutOnDeck, enemy, uid, witnesses);
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// A card of the row is swapped with one of the galaxy discard pile; without one, nothing happens (ruling R17).
    pub(super) fn choose_exchange(&mut self, run: &mut Run, faction: Faction, answer: Option<Choice>) -> Next {
        match (run.first, answer) {
            (None, Some(Choice::Card(uid))) => run.first = Some(uid),
            (Some(out), Some(Choice::Card(uid))) => {
                self.swap_discarded(run.seat, out, uid);
                run.pc = run.pc.next();
                return Next::Go;
            }
            _ => {}
        }
        let seat = run.seat;
        let there: Vec<Choice> = self.query().discarded(seat, faction).map(Choice::Card).collect();
        if there.is_empty() && !GOES_ON_WITHOUT_EXCHANGE {
            return Next::Stop;
        }
        if run.first.is_some() {
            return self.put(run, seat, Kind::Target, Ask::SwapIn, false, there);
        }
        let row = self.game.region_of(seat).row.iter();
        let options = row.filter(|_| !there.is_empty()).map(|uid| Choice::Card(*uid)).collect();
        self.put(run, seat, Kind::Target, Ask::SwapOut, false, options)
    }

    /// A card of the row is added to a hand, to be exiled at the end of the turn; it is not purchased.
    pub(super) fn take_from_row(&mut self, seat: Seat, uid: Uid) {
        let Some(at) = self.out_of_row(seat, uid) else { return };
        self.game.player_mut(seat).hand.push(uid);
        self.game.turn.borrowed.push((seat, uid));
        self.tell(What::Took, Some(seat), Some(uid), 0);
        self.fill_row(seat, at);
    }

    /// A card of a discard pile returns to its player's hand.
    pub(super) fn recover(&mut self, uid: Uid) {
        for seat in Seat::all(self.game.seats()) {
            if take(&mut self.game.player_mut(seat).discard, uid) {
                self.game.player_mut(seat).hand.push(uid);
                self.tell(What::Recovered, Some(seat), Some(uid), 0);
            }
        }
    }
}
