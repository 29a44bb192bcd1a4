//! Private notes that are open before the one who writes them (rule O-1).

use hotseat::handover::Confirmed;
use std::time::{Duration, Instant};

/// They close when nobody wrote for this long.
const IDLE: Duration = Duration::from_secs(30);

/// What was written is kept at least this often.
const KEEP_EVERY: Duration = Duration::from_secs(3);

/// What time asks for while notes are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// To write them down.
    Keep,
    /// To close them: nobody wrote for a while.
    Close,
}

/// Notes with their writer.
pub struct OpenNotes {
    /// The proof that opened them.
    pub(crate) writer: Confirmed,
    /// The name of who writes.
    pub name: String,
    /// What they say.
    pub text: String,
    /// What is written down of them.
    kept: String,
    kept_at: Instant,
    touched: Instant,
}

impl OpenNotes {
    /// Notes that were just opened.
    pub(crate) fn new(writer: Confirmed, name: String, text: String, now: Instant) -> OpenNotes {
        OpenNotes { writer, name, kept: text.clone(), text, kept_at: now, touched: now }
    }

    /// They are written down as they are now.
    pub(crate) fn kept(&mut self, now: Instant) {
        (self.kept, self.kept_at) = (self.text.clone(), now);
    }

    /// Somebody writes, or hears them read until then.
    pub fn touched(&mut self, now: Instant) {
        self.touched = now;
    }

    /// What is to be done at this moment.
    pub fn due(&self, now: Instant) -> Due {
        let unkept = self.text != self.kept && now.saturating_duration_since(self.kept_at) >= KEEP_EVERY;
        match now.saturating_duration_since(self.touched) {
            idle if idle >= IDLE => Due::Close,
            _ if unkept => Due::Keep,
            _ => Due::Nothing,
        }
    }

    /// When to look again what is due.
    pub fn deadline(&self) -> Instant {
        let closes = self.touched + IDLE;
        if self.text == self.kept { closes } else { closes.min(self.kept_at + KEEP_EVERY) }
    }
}
