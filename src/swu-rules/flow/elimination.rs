//! Losing the game (rule 24) and leaving a table of several (multiplayer.md E).
//!
//! | file | idea |
//! |---|---|
//! | `removal` | what becomes of the cards and counters (E3 to E7) |
//! | `unwinding` | what becomes of half-finished work (E1, E2, E10) |
//! | `ending` | rewards and the end of the game (D9, D10, E11) |

mod ending;
mod removal;
mod unwinding;

use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::Uid;
use crate::table::options::ElimOrder;
use seats::{Seat, SeatSet};
use swu_view::EndReason;

impl Rules<'_> {
    /// Players lose together because their bases are defeated (rules 24.1 and 24.2).
    pub(crate) fn eliminate(&mut self, beaten: SeatSet) {
        self.lose(beaten, EndReason::BaseDefeated);
    }

    /// Players lose at the same moment: together, or one by one from the active player (option C15).
    pub(crate) fn lose(&mut self, losers: SeatSet, reason: EndReason) {
        match self.table.options.elim_order {
            ElimOrder::Simultaneous => self.leave_together(losers, reason),
            ElimOrder::TurnOrder => {
                let order: Vec<Seat> =
                    self.table.living_from(self.table.active).filter(|seat| losers.has(*seat)).collect();
                for seat in order {
                    self.leave_together(SeatSet::one(seat), reason);
                }
            }
        }
    }

    /// One batch of E9: marked, removed, rewarded, and only then is the end of the game considered (E11).
    fn leave_together(&mut self, losers: SeatSet, reason: EndReason) {
        let losers: SeatSet = losers.iter().filter(|seat| !self.table.sides[*seat].eliminated).collect();
        if self.table.over.is_some() || losers.is_empty() {
            return;
        }
        let rewarded = if reason == EndReason::BaseDefeated { self.responsible(losers) } else { Vec::new() };
        for seat in losers.iter() {
            self.table.sides[seat].eliminated = true;
            self.table.sides[seat].put_aside = None;
            self.fact(What::Eliminated, seat, Uid::NONE, Uid::NONE, 0);
        }
        self.table.cache.forget();
        // The table of a finished duel stays as it is, for people to look at.
        if self.table.seats() > 2 {
            self.remove_cards(losers);
            self.return_counters(losers);
            self.reward(&rewarded);
        }
        self.end_if_decided(reason);
    }

    /// Time was called and the last action phase is over: nobody wins the game (formats.md M-9).
    pub(crate) fn end_on_time(&mut self) {
        self.end(Vec::new(), EndReason::Time);
    }

    /// A player concedes (rule 24.3): nobody is responsible (multiplayer.md F1). Anyone with an open question is asked
    /// again, as the options may have changed.
    pub fn concede(&mut self, seat: Seat) {
        if self.table.over.is_some() || self.table.sides[seat].eliminated {
            return;
        }
        self.fact(What::Conceded, seat, Uid::NONE, Uid::NONE, 0);
        self.lose(SeatSet::one(seat), EndReason::Conceded);
        if self.table.over.is_none() {
            self.table.decision = None;
            self.table.idle = 0;
            self.window_before_asking();
            self.check();
        }
    }
}
