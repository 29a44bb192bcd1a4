//! Credit tokens: a number of each player (rule 31).

use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::Uid;
use crate::table::depends::Depends;
use seats::Seat;

impl Rules<'_> {
    /// A player creates so many Credits.
    pub(crate) fn gain_credits(&mut self, seat: Seat, count: i16) {
        let side = &mut self.t.sides[seat];
        let count = count.clamp(0, i16::from(u8::MAX - side.credits));
        side.credits += count as u8;
        if count > 0 {
            self.t.cache.changed(Depends::CREDITS);
            self.fact(What::CreditsCreated, seat, Uid::NONE, Uid::NONE, count);
        }
    }
}
