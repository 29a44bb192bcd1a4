//! Losing the game and what becomes of the cards (rule 24, multiplayer.md E).

use crate::seats::{Seat, SeatSet};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::table::card::Uid;
use crate::unlimited::rules::view::EndReason;

impl Rules<'_> {
    /// Players lose together because their bases are defeated (rules 24.1 and 24.2).
    pub fn eliminate(&mut self, beaten: SeatSet) {
        self.lose(beaten, EndReason::BaseDefeated);
    }

    /// Players lose together.
    pub fn lose(&mut self, losers: SeatSet, reason: EndReason) {
        for seat in losers.iter() {
            self.t.sides[seat].eliminated = true;
            self.fact(What::Eliminated, seat, Uid::NONE, Uid::NONE, 0);
        }
        self.t.cache.forget();
        let living: Vec<Seat> = self.t.living().collect();
        match living.len() {
            0 => self.end(Vec::new(), EndReason::Draw),
            1 => {
                let reason = if self.t.seats() == 2 { reason } else { EndReason::LastStanding };
                self.end(living, reason);
            }
            _ => {}
        }
    }

    /// The phase in which somebody was eliminated is over: the most remaining HP wins (multiplayer.md D10).
    pub fn end_by_most_hp(&mut self) {
        let hp = |seat: Seat| self.t.sides[seat].base.map_or(0, |base| self.remaining(self.t.obj(base)));
        let best = self.t.living().map(hp).max().unwrap_or(0);
        let winners: Vec<Seat> = self.t.living().filter(|seat| hp(*seat) == best).collect();
        self.end(winners, EndReason::MostHp);
    }

    /// Time was called and the last action phase is over: nobody wins the game (formats.md M-9).
    pub fn end_on_time(&mut self) {
        self.end(Vec::new(), EndReason::Time);
    }

    /// A player concedes (rule 24.3).
    pub fn concede(&mut self, seat: Seat) {
        if self.t.over.is_some() || self.t.sides[seat].eliminated {
            return;
        }
        self.fact(What::Conceded, seat, Uid::NONE, Uid::NONE, 0);
        self.lose(SeatSet::one(seat), EndReason::Conceded);
    }
}
