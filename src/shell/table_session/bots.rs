//! The bots of a game at the table: they think beside the screen, and make one pick at a time, at an even pace.

use super::Playable;
use super::program::ProgramMind;
use hotseat::bots::mind::{Budget, Mind, Never, Thought};
use hotseat::bots::thinker::Thinker;
use hotseat::host::Host;
use hotseat::sight::Sight;
use seats::Seat;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often the screen checks whether a thought is ready.
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// The minds of the bots, one for each; each thought is about what that seat knows.
pub(super) struct Bots<G: Playable> {
    /// Without the one that is thinking.
    minds: BTreeMap<Seat, Box<dyn Mind<Sight<G>>>>,
    thinker: Option<(Seat, Thinker<Sight<G>>)>,
    /// The picks thought of, the best first, waiting for their time.
    ready: Option<Vec<G::Pick>>,
    /// How long people can see what happened before the next pick is made.
    pace: Duration,
    /// When the next pick may be made.
    beat: Option<Instant>,
    /// When to check again; `None` after picks that could not be made, until a person does something.
    due: Option<Instant>,
    failed: bool,
    /// Is a program asked, which has nothing to say before it has thought to the end?
    asks_program: bool,
    /// What people should be told about a bot.
    said: Option<String>,
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
            asks_program: false,
            said: None,
        }
    }

    pub(super) fn pace(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// A person did something: earlier thoughts are dropped.
    pub(super) fn wake(&mut self, now: Instant) {
        (self.thinker, self.ready) = (None, None);
        self.failed = false;
        (self.beat, self.due) = (Some(now + self.pace), Some(now));
    }

    /// Whatever kept a pick from being made may be gone.
    pub(super) fn retry(&mut self) {
        self.failed = false;
    }

    /// The best so far will do, and nobody needs more time to see what happened before.
    pub(super) fn hurry(&mut self, now: Instant) {
        (self.beat, self.due) = (None, Some(now));
        if let Some((_, thinker)) = self.thinker.as_ref().filter(|_| !self.asks_program) {
            thinker.hurry();
        }
    }

    /// What people should be told about a bot, once.
    pub(super) fn said(&mut self) -> Option<String> {
        self.said.take()
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due.filter(|_| !self.failed)
    }

    /// The bot's picks, the best first, once it has thought and its time has come.
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
        // A mind that failed is lost: any legal pick is better than waiting forever.
        let Some(answer) = thinker.answer() else { return Some(ranked(&host.sight()?, &Thought::default())) };
        self.minds.insert(seat, answer.mind);
        self.said = answer.thought.said.clone();
        Some(ranked(&answer.sight, &answer.thought))
    }

    /// Begins thinking; a mind that needs no time answers at once.
    fn begin(&mut self, host: &Host<G>, now: Instant) -> Option<Vec<G::Pick>> {
        let sight = host.sight()?;
        let (seat, table) = (sight.seat(), host.table());
        let (level, program) = (table.level(seat), table.program(seat));
        let mut mind = self.minds.remove(&seat).unwrap_or_else(|| match program {
            Some(program) => Box::new(ProgramMind::new(table.name(seat).to_owned(), program.clone(), G::mind(level))),
            None => G::mind(level),
        });
        self.asks_program = program.is_some();
        let budget = program.map_or_else(|| G::budget(level), |program| Budget::Time(program.clock));
        if mind.is_quick() {
            let thought = mind.think(&sight, budget, &Never);
            self.minds.insert(seat, mind);
            self.due = Some(now);
            return Some(ranked(&sight, &thought));
        }
        self.thinker = Some((seat, Thinker::begin(mind, sight, budget)));
        None
    }

    /// A pick was made, or could not be.
    pub(super) fn made(&mut self, made: bool, now: Instant) {
        self.failed = !made;
        (self.beat, self.due) = (Some(now + self.pace), Some(now));
    }
}

/// All picks of a decision, the best first: the mind's choice, then by its judgement, then in the order listed.
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
