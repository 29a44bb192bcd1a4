//! The game with all its earlier states, so that taking back needs no code of its own: the newest states are kept,
//! every eighth of the older ones, and those in between are computed again.

use super::hosted::{Applied, Forbidden, Hosted};
use super::log::{Fact, Log, Weight, Witnessed};
use super::takeback::{Learned, Trace};
use seats::{BySeat, Seat, SeatSet};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// How many of the newest states are kept; of the older ones, each state with a number divisible by this is kept.
const KEPT: usize = 8;

/// The game now and before every step. Only `hotseat` can read it.
pub(super) struct History<G: Hosted> {
    game: G,
    log: Log<G::Fact>,
    seen: BySeat<usize>,
    /// What the last step showed to each seat and it has not read yet.
    shown: BySeat<Vec<(usize, G::Fact)>>,
    steps: Vec<Step<G>>,
    /// The last round, once time has been called.
    last_round: Option<u16>,
    /// Was the game told something after the newest step, so that it is no longer exactly what that step made of it?
    told: bool,
    /// A state that is no longer needed, kept for its memory.
    spare: Option<Box<G>>,
}

struct Step<G: Hosted> {
    /// The state before it, if kept. Boxed because games are large and steps are moved about.
    before: Option<Box<G>>,
    /// Is it kept for as long as the step is?
    pinned: bool,
    act: Act<G::Pick>,
    log_length: usize,
    seen: BySeat<usize>,
    trace: Trace,
}

/// What a seat does in a step.
enum Act<P> {
    Pick(P),
    Concede,
}

impl<P> Act<P> {
    fn carry_out<G: Hosted<Pick = P>>(&self, game: &mut G, by: Seat) -> Result<Applied<G::Fact>, Forbidden> {
        match self {
            Act::Pick(pick) => game.apply(by, pick),
            Act::Concede => game.concede(by),
        }
    }

    /// Taking this back costs everybody something, so everybody is asked.
    const fn is_solemn(&self) -> bool {
        matches!(self, Act::Concede)
    }
}

/// A step computed but not yet taken: it is written down first.
pub(super) struct Worked<G: Hosted> {
    after: G,
    applied: Applied<G::Fact>,
    seat: Seat,
    act: Act<G::Pick>,
}

impl<G: Hosted> History<G> {
    pub(super) fn new(game: G) -> History<G> {
        let seen = BySeat::new(game.seats(), |_| 0);
        let shown = BySeat::new(game.seats(), |_| Vec::new());
        let (log, steps) = (Log::new(), Vec::new());
        History { game, log, seen, shown, steps, last_round: None, told: false, spare: None }
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    pub(super) fn log(&self) -> &Log<G::Fact> {
        &self.log
    }

    /// How many lines the log had after the seat's last action.
    pub(super) fn seen(&self, seat: Seat) -> usize {
        self.seen.get(seat).copied().unwrap_or(0)
    }

    /// What the last step showed to these seats and they have not read yet; what several of them saw is told once.
    pub(super) fn shown(&self, seats: impl Iterator<Item = Seat>) -> Vec<G::Fact> {
        let all = seats.filter_map(|seat| self.shown.get(seat)).flatten();
        let once: BTreeMap<usize, &G::Fact> = all.map(|(place, fact)| (*place, fact)).collect();
        once.into_values().cloned().collect()
    }

    /// Has this seat something to read?
    pub(super) fn reads(&self, seat: Seat) -> bool {
        self.shown.get(seat).is_some_and(|shown| !shown.is_empty())
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

    /// The pick of a step, and whose it is; `None` if somebody gave up.
    pub(super) fn picked(&self, step: usize) -> Option<(Seat, &G::Pick)> {
        let step = self.steps.get(step)?;
        match &step.act {
            Act::Pick(pick) => Some((step.trace.seat, pick)),
            Act::Concede => None,
        }
    }

    pub(super) fn traces_from(&self, step: usize) -> Vec<Trace> {
        self.steps.iter().skip(step).map(|step| step.trace.clone()).collect()
    }

    /// The game after this many steps.
    pub(super) fn at(&self, steps: usize) -> Cow<'_, G> {
        self.before(steps).unwrap_or(Cow::Borrowed(&self.game))
    }

    /// Calls `visit` with the game after every number of steps, from the beginning to now.
    pub(super) fn each_state(&self, mut visit: impl FnMut(usize, &G)) {
        let mut passed: Option<G> = None;
        for (at, step) in self.steps.iter().enumerate() {
            let before = match (&step.before, passed.take()) {
                (Some(before), _) => Cow::Borrowed(&**before),
                (None, Some(passed)) => Cow::Owned(passed),
                (None, None) => self.at(at),
            };
            visit(at, &before);
            if self.steps.get(at + 1).is_some_and(|next| next.before.is_none()) {
                let mut game = before.into_owned();
                passed = step.act.carry_out(&mut game, step.trace.seat).is_ok().then_some(game);
            }
        }
        visit(self.steps.len(), &self.game);
    }

    /// How many lines the log had after this many steps.
    pub(super) fn lines_at(&self, steps: usize) -> usize {
        self.steps.get(steps).map_or(self.log.len(), |step| step.log_length)
    }

    /// The first of the consecutive earlier steps by the same seat that added nothing to the log and that this step
    /// continues.
    pub(super) fn begun_at(&self, step: usize) -> usize {
        let seat = |step: usize| self.trace(step).map(|trace| trace.seat);
        let goes_on = |to: &usize| *to > 0 && seat(to - 1) == seat(step) && self.lines_at(to - 1) == self.lines_at(*to);
        std::iter::successors(Some(step), |to| goes_on(to).then(|| to - 1)).last().unwrap_or(step)
    }

    /// The game before a step.
    pub(super) fn before(&self, step: usize) -> Option<Cow<'_, G>> {
        let kept = self.steps.get(..=step)?.iter().rposition(|step| step.before.is_some())?;
        let state = self.steps[kept].before.as_deref()?;
        if kept == step {
            return Some(Cow::Borrowed(state));
        }
        let mut game = state.clone();
        for step in &self.steps[kept..step] {
            step.act.carry_out(&mut game, step.trace.seat).ok()?;
        }
        Some(Cow::Owned(game))
    }

    /// Computes a pick on a copy; the game itself does not change.
    pub(super) fn work_out(&self, by: Seat, pick: &G::Pick) -> Result<Worked<G>, Forbidden> {
        self.work(by, Act::Pick(pick.clone()))
    }

    /// Computes a seat's concession.
    pub(super) fn work_out_concede(&self, seat: Seat) -> Result<Worked<G>, Forbidden> {
        self.work(seat, Act::Concede)
    }

    fn work(&self, seat: Seat, act: Act<G::Pick>) -> Result<Worked<G>, Forbidden> {
        let mut after = self.game.clone();
        let applied = act.carry_out(&mut after, seat)?;
        Ok(Worked { after, applied, seat, act })
    }

    /// Takes a step that has been computed.
    pub(super) fn take(&mut self, worked: Worked<G>) {
        let Worked { after, applied, seat, act } = worked;
        let before = std::mem::replace(&mut self.game, after);
        self.add(Box::new(before), applied, seat, act);
    }

    /// Takes a pick from a journal, which was computed once before: the game itself moves on. After a refusal the
    /// history must not be used any more.
    pub(super) fn repeat(&mut self, by: Seat, pick: &G::Pick) -> Result<(), Forbidden> {
        self.repeat_act(by, Act::Pick(pick.clone()))
    }

    /// The same of giving up.
    pub(super) fn repeat_concede(&mut self, seat: Seat) -> Result<(), Forbidden> {
        self.repeat_act(seat, Act::Concede)
    }

    fn repeat_act(&mut self, seat: Seat, act: Act<G::Pick>) -> Result<(), Forbidden> {
        let before = match self.spare.take() {
            Some(mut spare) => {
                (*spare).clone_from(&self.game);
                spare
            }
            None => Box::new(self.game.clone()),
        };
        let applied = act.carry_out(&mut self.game, seat)?;
        self.add(before, applied, seat, act);
        Ok(())
    }

    fn add(&mut self, before: Box<G>, applied: Applied<G::Fact>, seat: Seat, act: Act<G::Pick>) {
        let trace = self.trace_of(&applied, seat, act.is_solemn());
        if !act.is_solemn() {
            self.show(&applied.facts);
        }
        let (log_length, seen) = (self.log.len(), self.seen.clone());
        let pinned = std::mem::take(&mut self.told) || self.steps.len().is_multiple_of(KEPT);
        self.steps.push(Step { before: Some(before), pinned, act, log_length, seen, trace });
        let old = self.steps.len().checked_sub(KEPT + 1).and_then(|old| self.steps.get_mut(old));
        if let Some(old) = old.filter(|old| !old.pinned) {
            self.spare = old.before.take();
        }
        // What a new phase brings is news even to the seat that ended the last one.
        let phase = applied.facts.iter().position(|fact| fact.public.weight() == Weight::Phase);
        let own = phase.unwrap_or(applied.facts.len());
        if seat.index() < self.seen.len() {
            self.seen[seat] = self.log.len() + own;
        }
        self.log.add(applied.facts);
    }

    fn show(&mut self, facts: &[Witnessed<G::Fact>]) {
        for (seat, shown) in Seat::all(self.shown.len()).zip(self.shown.iter_mut()) {
            let closer = facts.iter().enumerate();
            let closer = closer.filter_map(|(place, fact)| Some((place, fact.closer_to(SeatSet::one(seat))?)));
            shown.clear();
            shown.extend(closer.filter(|(_, fact)| G::is_shown(fact)).map(|(place, fact)| (place, fact.clone())));
        }
    }

    /// Time was called. Earlier states do not know this, so going back says it again.
    pub(super) fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        self.game.stop_after(round)?;
        self.last_round = Some(round);
        self.told = true;
        self.log.note(format!("Time is called: round {round} is the last"));
        Ok(())
    }

    /// Is the log as it was before the newest step?
    pub(super) fn told_nothing(&self) -> bool {
        self.steps.last().is_some_and(|step| step.log_length == self.log.len())
    }

    /// Goes back to the state before step `to`, and notes in the log that this happened. False if there is no such
    /// step.
    pub(super) fn rewind(&mut self, to: usize, note: Option<String>) -> bool {
        let kept = self.steps.get_mut(to).and_then(|step| step.before.take());
        let Some(before) = kept.map(|state| *state).or_else(|| self.before(to).map(Cow::into_owned)) else {
            return false;
        };
        let Some(step) = self.steps.drain(to..).next() else { return false };
        self.game = before;
        self.told = step.pinned;
        self.seen = step.seen;
        self.show(&[]);
        if let Some(round) = self.last_round {
            if self.game.stop_after(round).is_err() {
                return false;
            }
            self.told = true;
        }
        self.log.rewind(step.log_length);
        note.into_iter().for_each(|note| self.log.note(note));
        true
    }

    fn trace_of(&self, applied: &Applied<G::Fact>, seat: Seat, solemn: bool) -> Trace {
        let facts = &applied.facts;
        let first = facts.iter().position(|fact| !fact.learned.is_empty());
        let point = |index: usize, by: SeatSet| Learned {
            by,
            number: self.log.len() + index + 1,
            text: facts.get(index).map_or("a seat gave up".into(), |fact| fact.public.to_string()),
        };
        let learned = match (solemn, first) {
            (true, _) => Some(point(0, SeatSet::everyone(self.game.seats()))),
            (false, Some(index)) => Some(point(index, applied.learned())),
            (false, None) => None,
        };
        Trace { seat, learned }
    }
}

impl<G: Hosted> Worked<G> {
    /// The game as it will be.
    pub(super) fn after(&self) -> &G {
        &self.after
    }
}
