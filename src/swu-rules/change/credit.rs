//! Credit tokens: a number kept for each player (rule 31).

use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::Uid;
use crate::table::depends::Depends;
use seats::Seat;

impl Rules<'_> {
    /// A player creates this many Credits.
    pub(crate) fn create_credits(&mut self, seat: Seat, count: i16) {
        let count = self.add_credits(seat, count);
        if count > 0 {
            self.fact(What::CreditsCreated, seat, Uid::NONE, Uid::NONE, count);
            self.created_tokens(seat, count);
        }
    }

    /// This many Credits of a player are defeated, or as many as there are; returns how many.
    pub(crate) fn defeat_credits(&mut self, seat: Seat, count: i16) -> i16 {
        let count = self.remove_credits(seat, count);
        if count > 0 {
            self.fact(What::CreditsDefeated, seat, Uid::NONE, Uid::NONE, count);
        }
        count
    }

    /// A player takes control of this many Credits of another, or of as many as there are; returns how many.
    pub(crate) fn take_credits(&mut self, seat: Seat, from: Seat, count: i16) -> i16 {
        let count = self.remove_credits(from, count);
        if count > 0 {
            self.add_credits(seat, count);
            self.fact(What::CreditsTaken, seat, Uid::NONE, Uid::NONE, count);
        }
        count
    }

    /// This many Credits leave a player's resource zone, or as many as there are; returns how many.
    pub(crate) fn remove_credits(&mut self, seat: Seat, count: i16) -> i16 {
        let side = &mut self.table.sides[seat];
        let count = count.clamp(0, i16::from(side.credits));
        side.credits -= count as u8;
        self.table.cache.changed(Depends::CREDITS);
        count
    }

    fn add_credits(&mut self, seat: Seat, count: i16) -> i16 {
        let side = &mut self.table.sides[seat];
        let count = count.clamp(0, i16::from(u8::MAX - side.credits));
        side.credits += count as u8;
        self.table.cache.changed(Depends::CREDITS);
        count
    }
}
