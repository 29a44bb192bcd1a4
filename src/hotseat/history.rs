//! The game with all its earlier states: one snapshot per step, so that taking back needs no code of its own.

use super::hosted::{Applied, Hosted};
use super::log::{Log, Witnessed};
use super::takeback::{Learned, Trace};
use crate::seats::{BySeat, Seat, SeatSet};

/// The game now, and before every step. Nothing outside `hotseat` can read it.
pub(super) struct History<G: Hosted> {
    game: G,
    log: Log<G::Fact>,
    seen: BySeat<usize>,
    /// What was shown to each seat since the last step and not read yet.
    shown: BySeat<Vec<G::Fact>>,
    steps: Vec<Step<G>>,
    /// The last round, once time was called.
    last_round: Option<u16>,
}

struct Step<G> {
    before: G,
    log_length: usize,
    seen: BySeat<usize>,
    trace: Trace,
}

/// A step worked out, but not yet taken: it is written down first.
pub(super) struct Worked<G: Hosted> {
    after: G,
    applied: Applied<G::Fact>,
    seat: Seat,
    /// Everybody loses by taking it back, so everybody is asked.
    solemn: bool,
}

impl<G: Hosted> History<G> {
    pub(super) fn new(game: G) -> History<G> {
        let seen = BySeat::new(game.seats(), |_| 0);
        let shown = BySeat::new(game.seats(), |_| Vec::new());
        History { game, log: Log::new(), seen, shown, steps: Vec::new(), last_round: None }
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    pub(super) fn log(&self) -> &Log<G::Fact> {
        &self.log
    }

    /// How many lines of the log were there after the seat last acted.
    pub(super) fn seen(&self, seat: Seat) -> usize {
        self.seen.get(seat).copied().unwrap_or(0)
    }

    /// What was shown to a seat by the last step and not read yet.
    pub(super) fn shown(&self, seat: Seat) -> &[G::Fact] {
        self.shown.get(seat).map_or(&[], Vec::as_slice)
    }

    /// The seat has read what was shown to it.
    pub(super) fn read(&mut self, seat: Seat) {
        if seat.index() < self.shown.len() {
            self.shown[seat].clear();
        }
    }

    /// Has the seat chosen anything yet?
    pub(super) fn has_acted(&self, seat: Seat) -> bool {
        self.steps.iter().any(|step| step.trace.seat == seat)
    }

    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn trace(&self, step: usize) -> Option<&Trace> {
        self.steps.get(step).map(|step| &step.trace)
    }

    pub(super) fn traces_from(&self, step: usize) -> Vec<Trace> {
        self.steps.iter().skip(step).map(|step| step.trace.clone()).collect()
    }

    /// The game after so many steps.
    pub(super) fn at(&self, steps: usize) -> &G {
        self.before(steps).unwrap_or(&self.game)
    }

    /// How many lines the log had after so many steps.
    pub(super) fn lines_at(&self, steps: usize) -> usize {
        self.steps.get(steps).map_or(self.log.len(), |step| step.log_length)
    }

    /// The game before a step.
    pub(super) fn before(&self, step: usize) -> Option<&G> {
        self.steps.get(step).map(|step| &step.before)
    }

    /// Works a pick out on a copy; the game itself does not move.
    pub(super) fn work_out(&self, by: Seat, pick: &G::Pick) -> Result<Worked<G>, String> {
        let mut after = self.game.clone();
        let applied = after.apply(by, pick)?;
        Ok(Worked { after, applied, seat: by, solemn: false })
    }

    /// Works out that a seat gives up.
    pub(super) fn work_out_concede(&self, seat: Seat) -> Result<Worked<G>, String> {
        let mut after = self.game.clone();
        let applied = after.concede(seat)?;
        Ok(Worked { after, applied, seat, solemn: true })
    }

    /// Takes a step that was worked out.
    pub(super) fn take(&mut self, worked: Worked<G>) {
        let trace = self.trace_of(&worked);
        let before = std::mem::replace(&mut self.game, worked.after);
        let (log_length, seen) = (self.log.len(), self.seen.clone());
        self.steps.push(Step { before, log_length, seen, trace });
        if !worked.solemn {
            self.show(&worked.applied.facts);
        }
        self.log.add(worked.applied.facts);
        if worked.seat.index() < self.seen.len() {
            self.seen[worked.seat] = self.log.len();
        }
    }

    fn show(&mut self, facts: &[Witnessed<G::Fact>]) {
        let count = self.shown.len();
        self.shown = BySeat::new(count, |seat| {
            let closer = facts.iter().filter_map(|fact| fact.closer_to(SeatSet::one(seat)));
            closer.filter(|fact| G::is_shown(fact)).cloned().collect()
        });
    }

    /// Time was called. The states before know nothing of it, so going back says it again.
    pub(super) fn stop_after(&mut self, round: u16) -> Result<(), String> {
        self.game.stop_after(round)?;
        self.last_round = Some(round);
        self.log.note(format!("Time is called: round {round} is the last"));
        Ok(())
    }

    /// Is the log as it was before the newest step?
    pub(super) fn told_nothing(&self) -> bool {
        self.steps.last().is_some_and(|step| step.log_length == self.log.len())
    }

    /// Goes back to the state before step `to`, and notes that it happened. False if there is no such step.
    pub(super) fn rewind(&mut self, to: usize, note: Option<String>) -> bool {
        if to >= self.steps.len() {
            return false;
        }
        let Some(step) = self.steps.drain(to..).next() else { return false };
        self.game = step.before;
        self.seen = step.seen;
        self.show(&[]);
        if let Some(round) = self.last_round
            && self.game.stop_after(round).is_err()
        {
            return false;
        }
        self.log.rewind(step.log_length);
        note.into_iter().for_each(|note| self.log.note(note));
        true
    }

    fn trace_of(&self, worked: &Worked<G>) -> Trace {
        let facts = &worked.applied.facts;
        let first = facts.iter().position(|fact| !fact.learned.is_empty());
        let point = |index: usize, by: SeatSet| Learned {
            by,
            number: self.log.len() + index + 1,
            text: facts.get(index).map_or("a seat gave up".into(), |fact| fact.public.to_string()),
        };
        let learned = match (worked.solemn, first) {
            (true, _) => Some(point(0, SeatSet::everyone(self.game.seats()))),
            (false, Some(index)) => Some(point(index, worked.applied.learned())),
            (false, None) => None,
        };
        Trace { seat: worked.seat, learned }
    }
}

impl<G: Hosted> Worked<G> {
    /// The game as it will be.
    pub(super) fn after(&self) -> &G {
        &self.after
    }
}
