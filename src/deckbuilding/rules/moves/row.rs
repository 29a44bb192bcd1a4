//! The galaxy row: cards leave it, and it is refilled at once (rule 5.2.3).

use super::super::fact::{Fact, What};
use super::super::flow::Engine;
use super::super::options::{
    EMPTY_REFILLS_ARE_SPENT, ROW_EXILES_ARE_THE_EXILERS, ROW_IS_CLEARED_AT_ONCE, SWAPPED_OUT_IS_EXILED,
    SWAPS_COUNT_AS_EXILES,
};
use super::super::table::{Frame, Uid};
use super::super::witnesses::Witnesses;
use super::take;
use seats::Seat;

impl Engine<'_> {
    /// Takes a card out of the row of a player's region without refilling it. Returns its index, to fill it there.
    pub(in crate::rules) fn out_of_row(&mut self, seat: Seat, uid: Uid) -> Option<usize> {
        let row = &mut self.game.region_of_mut(seat).row;
        let at = row.iter().position(|other| *other == uid)?;
        row.remove(at);
        Some(at)
    }

    /// The row is refilled at this place: from an exile pile, if an effect says so, or by the galaxy deck.
    pub(in crate::rules) fn fill_row(&mut self, seat: Seat, at: usize) {
        let region = self.game.player(seat).region;
        let refills = self.game.turn.refills.iter();
        let from = refills.copied().position(|by| self.game.player(by).region == region);
        let Some(from) = from else { return self.deal_to_row(seat, at) };
        let by = self.game.turn.refills[from];
        let there = self.query().exiled(by).next().is_some();
        if there || EMPTY_REFILLS_ARE_SPENT {
            self.game.turn.refills.remove(from);
        }
        match there {
            true => self.game.frames.push(Frame::Refill(by, at as u8)),
            false => self.deal_to_row(seat, at),
        }
    }

    /// A card comes into the row at this place, from wherever it was taken.
    pub(in crate::rules) fn put_in_row(&mut self, seat: Seat, at: usize, uid: Uid) {
        let row = &mut self.game.region_of_mut(seat).row;
        row.insert(at.min(row.len()), uid);
        self.publish(uid);
        self.tell(What::Dealt, Some(seat), Some(uid), 0);
    }

    /// A card of the row goes to an exile pile, and the row is refilled (ruling C1).
    pub(in crate::rules) fn exile_from_row(&mut self, seat: Seat, uid: Uid) {
        let Some(at) = self.out_of_row(seat, uid) else { return };
        let enemy = self.query().is_enemy(self.game.player(seat).side, uid);
        let whose = if enemy && !ROW_EXILES_ARE_THE_EXILERS { self.game.opponent(seat) } else { seat };
        self.exiled(whose, uid);
        self.game.turn.exiled.insert(seat);
        self.fill_row(seat, at);
    }

    /// A card of the row and one of an exile pile are swapped (ruling C2).
    pub(in crate::rules) fn swap_exiled(&mut self, seat: Seat, uid: Uid, other: Uid) {
        let Some(at) = self.game.region_of(seat).row.iter().position(|card| *card == uid) else { return };
        if !take(&mut self.game.player_mut(seat).exiled, other) {
            return;
        }
        self.game.region_of_mut(seat).row[at] = other;
        match SWAPPED_OUT_IS_EXILED {
            true => self.game.player_mut(seat).exiled.push(uid),
            false => self.game.region_of_mut(seat).discard.push(uid),
        }
        if SWAPS_COUNT_AS_EXILES {
            self.game.turn.exiled.insert(seat);
        }
        self.tell_swap(seat, uid, other);
    }

    /// One card is dealt to the row, if there is any; the discard pile is shuffled if necessary.
    fn deal_to_row(&mut self, seat: Seat, at: usize) {
        let place = usize::from(self.game.player(seat).region);
        let region = &mut self.game.regions[place];
        if region.deck.is_empty() && !region.discard.is_empty() {
            std::mem::swap(&mut region.deck, &mut region.discard);
            self.game.chance.shuffle(&mut region.deck);
            for uid in &region.deck {
                self.game.things[usize::from(uid.0)].known = Witnesses::NOBODY;
            }
            self.tell(What::GalaxyShuffled, Some(seat), None, 0);
        }
        let region = &mut self.game.regions[place];
        let Some(uid) = region.deck.pop() else { return };
        region.row.insert(at.min(region.row.len()), uid);
        self.publish(uid);
        self.tell(What::Dealt, Some(seat), Some(uid), 0);
    }

    /// A card of the row goes to the galaxy discard pile, and the row is refilled.
    pub(in crate::rules) fn discard_from_row(&mut self, seat: Seat, uid: Uid, what: What) {
        if let Some(at) = self.out_of_row(seat, uid) {
            self.galaxy_discard(seat, uid);
            self.tell(what, Some(seat), Some(uid), 0);
            self.fill_row(seat, at);
        }
    }

    /// Several cards of the row are discarded; only then is it refilled (ruling R11).
    pub(in crate::rules) fn discard_all_from_row(&mut self, seat: Seat, uids: &[Uid]) {
        let mut places = Vec::new();
        for uid in uids {
            if let Some(at) = self.out_of_row(seat, *uid) {
                self.galaxy_discard(seat, *uid);
                self.tell(What::RowDiscarded, Some(seat), Some(*uid), 0);
                if ROW_IS_CLEARED_AT_ONCE {
                    places.push(at);
                } else {
                    self.fill_row(seat, at);
                }
            }
        }
        for at in places.into_iter().rev() {
            self.fill_row(seat, at);
        }
    }

    /// A card goes on top of the galaxy discard pile of a player's region.
    pub(in crate::rules) fn galaxy_discard(&mut self, seat: Seat, uid: Uid) {
        self.publish(uid);
        self.game.region_of_mut(seat).discard.push(uid);
    }

    /// The top card of the galaxy deck and a card of the row are swapped; everybody sees both.
    pub(in crate::rules) fn swap_top(&mut self, seat: Seat, uid: Uid) {
        let region = self.game.region_of_mut(seat);
        let Some(at) = region.row.iter().position(|other| *other == uid) else { return };
        let Some(top) = region.deck.pop() else { return };
        region.row[at] = top;
        region.deck.push(uid);
        self.publish(top);
        self.tell_swap(seat, uid, top);
    }

    /// A card of the row and one of the galaxy discard pile are swapped.
    pub(in crate::rules) fn swap_discarded(&mut self, seat: Seat, uid: Uid, other: Uid) {
        let region = self.game.region_of_mut(seat);
        let Some(at) = region.row.iter().position(|card| *card == uid) else { return };
        if !take(&mut region.discard, other) {
            return;
        }
        region.row[at] = other;
        region.discard.push(uid);
        self.tell_swap(seat, uid, other);
    }

    pub(in crate::rules) fn tell_swap(&mut self, seat: Seat, uid: Uid, other: Uid) {
        let (card, other, witnesses) = (Some(self.said(uid)), Some(self.said(other)), Witnesses::Everybody);
        self.log.add(|| Fact { what: What::Swapped, seat: Some(seat), card, other, amount: 0, witnesses });
    }
}
