//! Half-finished work of players who are out (multiplayer.md E1, E2, E10).
//!
//! Work is dropped when it would continue, not when its player leaves: so whatever lies above it on the stack is
//! finished first, and nothing has to be renumbered.

use crate::engine::Rules;
use crate::table::card::Zone;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, TurnStep};
use seats::SeatSet;

impl Rules<'_> {
    /// Is it work of somebody who is out? Delayed effects go on (E6).
    #[inline]
    pub(crate) fn stopped(&self, frame: &Frame) -> bool {
        let out = |seat| self.table.sides[seat].eliminated;
        match frame {
            Frame::Use { seat, .. }
            | Frame::Plan { seat, .. }
            | Frame::DeployPilot { seat, .. }
            | Frame::Unique { seat, .. } => out(*seat),
            Frame::Payment(payment) => out(payment.seat),
            Frame::Rescue { card } => self.table.card(*card).zone != Zone::Captured,
            Frame::Play(play) => out(play.seat) || self.table.card(play.card.uid).zone == Zone::Removed,
            Frame::Attack { index, .. } => self.table.attacks.get(*index as usize).is_some_and(|attack| out(attack.by)),
            Frame::Effect(effect) => self.halted(effect),
            Frame::Together(together) => out(together.controller) && !together.outlives,
            Frame::Setup { .. }
            | Frame::ActionPhase { .. }
            | Frame::RegroupPhase { .. }
            | Frame::Turn { .. }
            | Frame::Window { .. }
            | Frame::Dealing
            | Frame::Due { .. } => false,
        }
    }

    /// Does the program stop because its player is out?
    pub(crate) fn halted(&self, effect: &Effect) -> bool {
        self.table.sides[effect.controller].eliminated && !effect.outlives
    }

    /// Drops work of somebody who is out. Triggers of others that it caused stay (E2).
    pub(crate) fn abandon(&mut self, frame: Frame) {
        match frame {
            Frame::Attack { index, base, .. } => {
                if self.table.pending.len() > base as usize {
                    // They refer to this attack: it is over when they are.
                    self.table.frames.push(frame);
                    self.table.frames.push(Frame::Window { base, current: None });
                    return;
                }
                self.drop_attack_effects(index);
                self.table.attacks.truncate(index as usize);
                self.table.cache.forget();
            }
            Frame::Effect(effect) if effect.hold.is_free() => self.clear_pool(effect.pool),
            Frame::Together(together) => {
                self.table.runs.truncate(together.base as usize);
                self.clear_pool(together.pool);
            }
            _ => {}
        }
        self.check();
    }

    /// Their attacks stop: "for this attack" effects end now (E10).
    pub(super) fn stop_attacks(&mut self, out: SeatSet) {
        for index in 0..self.table.attacks.len() {
            if out.has(self.table.attacks[index].by) {
                self.table.attacks[index].live = false;
                self.drop_attack_effects(index as u8);
            }
        }
    }

    /// Between actions no window is open: what somebody's leaving triggers is resolved before the next question.
    pub(super) fn window_before_asking(&mut self) {
        let between = matches!(
            self.table.frames.last(),
            Some(Frame::Turn { step: TurnStep::Choose, .. } | Frame::RegroupPhase { .. } | Frame::Setup { .. })
        );
        if between {
            self.table.frames.push(Frame::Window { base: 0, current: None });
        }
    }
}
