//! The bots of a game at the table: they think beside the screen, and make one pick at a time.

use super::Playable;
use crate::bots::mind::{Mind, Never};
use crate::bots::thinker::Thinker;
use crate::hotseat::host::Host;
use crate::hotseat::sight::Sight;
use std::time::{Duration, Instant};

/// How often the screen looks whether a thought is there.
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// Who thinks for the bots. One mind plays them all; each of its thoughts is about what the one that decides knows.
pub(super) struct Bots<G: Playable> {
    /// Nothing while it is thinking.
    mind: Option<Box<dyn Mind<Sight<G>>>>,
    thinker: Option<Thinker<Sight<G>>>,
    /// When to look at it again; never after a pick that was not taken, until a person does something.
    due: Option<Instant>,
    failed: bool,
}

impl<G: Playable> Bots<G> {
    pub(super) fn new() -> Bots<G> {
        Bots { mind: None, thinker: None, due: None, failed: false }
    }

    /// A person did something: what was thought of before is thought of no more.
    pub(super) fn wake(&mut self, now: Instant) {
        self.thinker = None;
        self.failed = false;
        self.due = Some(now);
    }

    /// What kept a pick from being made is gone, perhaps.
    pub(super) fn retry(&mut self) {
        self.failed = false;
    }

    /// The best so far will do.
    pub(super) fn hurry(&self) {
        if let Some(thinker) = &self.thinker {
            thinker.hurry();
        }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due.filter(|_| !self.failed)
    }

    /// What the bot picks, once it has thought of it.
    pub(super) fn thought(&mut self, host: &Host<G>, now: Instant) -> Option<G::Pick> {
        if self.failed {
            return None;
        }
        self.due = Some(now + LOOK_EVERY);
        let Some(thinker) = self.thinker.take() else { return self.begin(host, now) };
        if !thinker.is_done() {
            self.thinker = Some(thinker);
            return None;
        }
        let answer = thinker.answer()?;
        self.mind = Some(answer.mind);
        G::pick_of(answer.sight.view(), answer.thought.option).map(|(_, pick)| pick)
    }

    /// Begins to think; the answer of a mind that needs no time is there at once.
    fn begin(&mut self, host: &Host<G>, now: Instant) -> Option<G::Pick> {
        let mut mind = self.mind.take().unwrap_or_else(G::mind);
        let sight = host.sight()?;
        if mind.is_quick() {
            let thought = mind.think(&sight, G::budget(), &Never);
            (self.mind, self.due) = (Some(mind), Some(now));
            return G::pick_of(sight.view(), thought.option).map(|(_, pick)| pick);
        }
        self.thinker = Some(Thinker::begin(mind, sight, G::budget()));
        None
    }

    /// A pick was made, or could not be.
    pub(super) fn made(&mut self, made: bool, now: Instant) {
        (self.failed, self.due) = (!made, Some(now));
    }
}
