//! The bots of a game at the table: they think beside the screen, and make one pick at a time, at an even beat.

use super::Playable;
use hotseat::bots::mind::{Mind, Never, Thought};
use hotseat::bots::thinker::Thinker;
use hotseat::host::Host;
use hotseat::sight::Sight;
use seats::Seat;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often the screen looks whether a thought is there.
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// Who thinks for the bots: a mind for each of them; each of its thoughts is about what that seat knows.
pub(super) struct Bots<G: Playable> {
    /// Without that of the one that is thinking.
    minds: BTreeMap<Seat, Box<dyn Mind<Sight<G>>>>,
    thinker: Option<(Seat, Thinker<Sight<G>>)>,
    /// What was thought of, the best first, and waits for its beat.
    ready: Option<Vec<G::Pick>>,
    /// How long people have to see what happened before the next pick is made.
    pace: Duration,
    /// When the next pick may be made.
    beat: Option<Instant>,
    /// When to look at it again; never after picks that could not be made, until a person does something.
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

    /// What the bot picks, the best first, once it has thought of it and its beat has come.
    pub(super) fn thought(&mut self, host: &Host<G>, now: Instant) -> Option<Vec<G::Pick>> {
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

    fn think(&mut self, host: &Host<G>, now: Instant) -> Option<Vec<G::Pick>> {
        let Some((seat, thinker)) = self.thinker.take() else { return self.begin(host, now) };
        if !thinker.is_done() {
            self.thinker = Some((seat, thinker));
            return None;
        }
        // A mind that failed has lost itself: anything that can be picked is better than to wait for ever.
        let Some(answer) = thinker.answer() else { return Some(ranked(&host.sight()?, &Thought::default())) };
        self.minds.insert(seat, answer.mind);
        Some(ranked(&answer.sight, &answer.thought))
    }

    /// Begins to think; the answer of a mind that needs no time is there at once.
    fn begin(&mut self, host: &Host<G>, now: Instant) -> Option<Vec<G::Pick>> {
        let sight = host.sight()?;
        let (seat, level) = (sight.seat(), host.table().level(sight.seat()));
        let mut mind = self.minds.remove(&seat).unwrap_or_else(|| G::mind(level));
        if mind.is_quick() {
            let thought = mind.think(&sight, G::budget(level), &Never);
            self.minds.insert(seat, mind);
            self.due = Some(now);
            return Some(ranked(&sight, &thought));
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

/// All picks of a decision, the best first: what the mind chose, then by its judgement, then as they are listed.
fn ranked<G: Playable>(sight: &Sight<G>, thought: &Thought) -> Vec<G::Pick> {
    let picks = (0..).map_while(|option| G::pick_of(sight.view(), option));
    let mut ranked: Vec<(usize, G::Pick)> = picks.map(|(_, pick)| pick).enumerate().collect();
    let value = |option: usize| thought.judged.get(option).map_or(0.0, |judged| judged.value);
    ranked.sort_by(|(one, _), (other, _)| {
        let chosen = |option: usize| option == thought.option;
        chosen(*other).cmp(&chosen(*one)).then(value(*other).total_cmp(&value(*one)))
    });
    ranked.into_iter().map(|(_, pick)| pick).collect()
}
