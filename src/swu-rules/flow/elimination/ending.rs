//! Rewards for eliminating (multiplayer.md D9) and the end of the game (D10, E9, E11).

use crate::engine::Rules;
use crate::table::memory::Happening;
use crate::table::options::End;
use seats::{Seat, SeatSet};
use swu_view::EndReason;

impl Rules<'_> {
    /// Who dealt the last damage to the base of each loser, if it was somebody else (rule 14.7).
    pub(super) fn responsible(&self, losers: SeatSet) -> Vec<Seat> {
        let last = |loser: Seat| {
            let base = self.table.sides[loser].base?;
            let damage = |what, uid| what == Happening::BaseDamaged && uid == base;
            let note = self.table.notes.iter().rev().find(|note| damage(note.what, note.card.uid))?;
            (note.seat != loser).then_some(note.seat)
        };
        losers.iter().filter_map(last).collect()
    }

    /// Heals their bases, once for each player they eliminated; a player who is out can't heal (D9, F4).
    pub(super) fn reward(&mut self, seats: &[Seat]) {
        let amount = i16::from(self.table.options.elim_heal);
        for seat in seats {
            // What the removed cards forbade is allowed again.
            self.refresh();
            if let Some(base) = self.table.sides[*seat].base {
                self.heal(self.table.obj(base), amount);
            }
        }
    }

    /// With nobody left it is a draw, with one left that player has won, with more the game goes on: to the last, or to
    /// the end of the phase.
    pub(super) fn end_if_decided(&mut self, reason: EndReason) {
        let living: Vec<Seat> = self.table.living().collect();
        match living.len() {
            0 => self.end(Vec::new(), EndReason::Draw),
            1 => {
                let reason = if self.table.seats() == 2 { reason } else { EndReason::LastStanding };
                self.end(living, reason);
            }
            _ => self.table.ending |= self.table.options.end == End::PhaseEndMostHp,
        }
    }

    /// The phase in which somebody was eliminated is over: the most remaining HP wins, and ties share it (D10).
    pub(crate) fn end_by_most_hp(&mut self) {
        let hp = |seat: Seat| self.table.sides[seat].base.map_or(0, |base| self.remaining(self.table.obj(base)));
        let best = self.table.living().map(hp).max().unwrap_or(0);
        let winners: Vec<Seat> = self.table.living().filter(|seat| hp(*seat) == best).collect();
        self.end(winners, EndReason::MostHp);
    }
}
