//! The bots of a game at the table: they think beside the screen, and make one pick at a time, at an even beat.

use super::Playable;
use crate::bots::mind::{Mind, Never, Thought};
use crate::bots::thinker::Thinker;
use crate::hotseat::host::Host;
use crate::hotseat::sight::Sight;
use crate::seats::Seat;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often the screen looks whether a thought is there.
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// Who thinks for the bots: a mind for each of them; each of its thoughts is about what that seat knows.
pub(super) struct Bots<G: Playable> {
    /// Without that of the one that is thinking.
    minds: BTreeMap<Seat, Box<dyn Mind<Sight<G>>>>,
    thinker: Option<(Seat, Thinker<Sight<G>>)>,
    /// What was thought of, and waits for its beat.
    ready: Option<G::Pick>,
    /// How long people have to see what happened before the next pick is made.
    pace: Duration,
    /// When the next pick may be made.
    beat: Option<Instant>,
    /// When to look at it again; never after a pick that was not taken, until a person does something.
    due: Option<Instant>,
    failed: bool,
}

impl<G: Playable> Bots<G> {
    pub(super) fn new() -> Bots<G> {
        Bots {
            minds: BTreeMap::new(),
            thinker: None,
            ready: None,
            pace: Duration::ZERO,
            beat: None,
            due: None,
            failed: false,
        }
    }

    pub(super) fn pace(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// A person did something: what was thought of before is thought of no more.
    pub(super) fn wake(&mut self, now: Instant) {
        (self.thinker, self.ready) = (None, None);
        self.failed = false;
        (self.beat, self.due) = (Some(now + self.pace), Some(now));
    }

    /// What kept a pick from being made is gone, perhaps.
    pub(super) fn retry(&mut self) {
        self.failed = false;
    }

    /// The best so far will do, and nobody needs to see more of what happened before.
    pub(super) fn hurry(&mut self, now: Instant) {
        (self.beat, self.due) = (None, Some(now));
        if let Some((_, thinker)) = &self.thinker {
            thinker.hurry();
        }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due.filter(|_| !self.failed)
    }

    /// What the bot picks, once it has thought of it and its beat has come.
    pub(super) fn thought(&mut self, host: &Host<G>, now: Instant) -> Option<G::Pick> {
        if self.failed {
            return None;
        }
        self.due = Some(now + LOOK_EVERY);
        if self.ready.is_none() {
            self.ready = self.think(host, now);
        }
        match self.beat.filter(|beat| self.ready.is_some() && now < *beat) {
            Some(beat) => {
                self.due = Some(beat);
                None
            }
            None => self.ready.take(),
        }
    }

    fn think(&mut self, host: &Host<G>, now: Instant) -> Option<G::Pick> {
        let Some((seat, thinker)) = self.thinker.take() else { return self.begin(host, now) };
        if !thinker.is_done() {
            self.thinker = Some((seat, thinker));
            return None;
        }
        let answer = thinker.answer()?;
        self.minds.insert(seat, answer.mind);
        picked(&answer.sight, &answer.thought)
    }

    /// Begins to think; the answer of a mind that needs no time is there at once.
    fn begin(&mut self, host: &Host<G>, now: Instant) -> Option<G::Pick> {
        let sight = host.sight()?;
        let (seat, level) = (sight.seat(), host.table().level(sight.seat()));
        let mut mind = self.minds.remove(&seat).unwrap_or_else(|| G::mind(level));
        if mind.is_quick() {
            let thought = mind.think(&sight, G::budget(level), &Never);
            self.minds.insert(seat, mind);
            self.due = Some(now);
            return picked(&sight, &thought);
        }
        self.thinker = Some((seat, Thinker::begin(mind, sight, G::budget(level))));
        None
    }

    /// A pick was made, or could not be.
    pub(super) fn made(&mut self, made: bool, now: Instant) {
        self.failed = !made;
        (self.beat, self.due) = (Some(now + self.pace), Some(now));
    }
}

fn picked<G: Playable>(sight: &Sight<G>, thought: &Thought) -> Option<G::Pick> {
    G::pick_of(sight.view(), thought.option).map(|(_, pick)| pick)
}
