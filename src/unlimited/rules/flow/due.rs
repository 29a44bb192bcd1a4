//! Delayed effects at their moment (rule 16.2): before the triggers of that moment (rule 12.8).

use crate::unlimited::cards::ability::Phase;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::effect::{Moment, Span};
use crate::unlimited::rules::table::frame::Frame;

impl Rules<'_> {
    /// Puts all delayed effects of this moment in line: the active player's first, each player's in order of making.
    pub fn start_due(&mut self, phase: Phase) {
        let (mut due, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.t.delayed).into_iter().partition(|delayed| delayed.at == Moment::Start(phase));
        let seats = self.t.seats();
        let active = self.t.active;
        due.sort_by_key(|delayed| (delayed.effect.controller.index() + seats - active.index()) % seats);
        let left = due.len() as u16;
        self.t.delayed = due;
        self.t.delayed.extend(rest);
        if left > 0 {
            self.t.frames.push(Frame::Due { left });
        }
    }

    /// Runs the first of them.
    pub(in crate::unlimited::rules) fn due(&mut self, left: u16) {
        if left == 0 || self.t.delayed.is_empty() {
            return;
        }
        self.t.frames.push(Frame::Due { left: left - 1 });
        let delayed = self.t.delayed.remove(0);
        let mut e = delayed.effect;
        let base = self.t.pool.len() as u16;
        self.t.pool.extend(&delayed.caught);
        for span in &mut e.slots {
            *span = Span { start: span.start + base, len: span.len };
        }
        e.pool = base;
        // A maker who is out does not stop it; the active player decides for them (multiplayer.md E8).
        e.outlives = true;
        self.t.frames.push(Frame::Effect(e));
    }
}
