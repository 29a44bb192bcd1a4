//! "Each" acts at once: several runs of a block decide one after another and then change the game together (rules 11.9,
//! 11.15).
//!
//! Each run continues until it reaches an operation that changes the game. When all have reached one or are finished,
//! these operations are done at once, followed by one state check, and the runs continue. The frames of a run are above
//! [`Frame::Together`] while it decides, and in its [`Run`] while others do.

use super::effect::Flow;
use crate::book::ProgramId;
use crate::book::op::{Divided, Nature, Op, Verb};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::table::batch::Batch;
use crate::table::card::Obj;
use crate::table::dealing::NO_RUN;
use crate::table::effect::{Effect, Hold, Work};
use crate::table::frame::{Frame, Run, RunState, Together};
use seats::{Seat, SeatSet};
use swu_language::ability::{Selector, Target, Who};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Starts runs of a block, each about a player or a card. Their results are in the pool from `pool` on.
    pub(super) fn run_together(&mut self, e: &Effect, pool: u16, runs: Vec<(Option<Seat>, Effect)>) -> Flow {
        let base = self.table.runs.len() as u16;
        let open = runs.iter().any(|(seat, effect)| seat.is_some() && self.decides_openly(effect.program));
        let placed = if open { 0 } else { runs.len() as u16 };
        for (seat, effect) in runs {
            let frames = vec![Frame::Effect(Effect { hold: Hold::Held, ..effect })];
            self.table.runs.push(Run { seat, state: RunState::Deciding, frames, did: false, much: 0 });
        }
        let (controller, outlives) = (e.controller, e.outlives);
        self.table.frames.push(Frame::Together(Together { controller, outlives, base, pool, placed, current: None }));
        Flow::Again
    }

    /// The deciding run has reached an operation that changes the game.
    pub(super) fn stand(&mut self) {
        let Some(at) = self.table.frames.iter().rposition(|frame| matches!(frame, Frame::Together(_))) else { return };
        let frames = self.table.frames.split_off(at + 1);
        if let Some(Frame::Together(together)) = self.table.frames.last_mut()
            && let Some(current) = together.current.take()
            && let Some(run) = self.table.runs.get_mut(current as usize)
        {
            run.frames = frames;
            run.state = RunState::Standing;
        }
    }

    /// One step: the next run decides, or all do the operations they have reached.
    pub(crate) fn together(&mut self, mut together: Together, choice: Option<Choice>) {
        if let Some(run) = together.current.take().and_then(|current| self.table.runs.get_mut(current as usize)) {
            run.state = RunState::Over;
        }
        let base = together.base as usize;
        self.drop_runs(base);
        if let Some(Choice::Seat(seat)) = choice {
            self.place(&mut together, seat);
        }
        if self.ask_who_decides(&mut together) {
            return;
        }
        let state = |rules: &Self, state: RunState| rules.table.runs[base..].iter().position(|run| run.state == state);
        if let Some(place) = state(self, RunState::Deciding) {
            together.current = Some((base + place) as u16);
            self.table.frames.push(Frame::Together(together));
            let mut frames = std::mem::take(&mut self.table.runs[base + place].frames);
            self.table.frames.append(&mut frames);
        } else if state(self, RunState::Standing).is_some() {
            self.table.frames.push(Frame::Together(together));
            self.do_together(base);
        } else {
            let runs = self.table.runs.split_off(base);
            self.clear_pool(together.pool);
            if let Some(Frame::Effect(parent)) = self.table.frames.last_mut() {
                parent.done_in_full = runs.iter().all(|run| run.did);
                parent.amount_done = runs.iter().map(|run| run.much).sum();
            }
        }
    }

    /// Runs about players who are out are over (multiplayer.md E2).
    fn drop_runs(&mut self, base: usize) {
        for place in base..self.table.runs.len() {
            if self.table.runs[place].seat.is_some_and(|seat| self.table.sides[seat].eliminated) {
                let run = &mut self.table.runs[place];
                run.frames.clear();
                run.state = RunState::Over;
                run.did = false;
            }
        }
    }

    /// This seat decides next.
    fn place(&mut self, together: &mut Together, seat: Seat) {
        let from = (together.base + together.placed) as usize;
        let waiting = self.table.runs.get_mut(from..).unwrap_or_default();
        if let Some(place) = waiting.iter().position(|run| run.seat == Some(seat)) {
            waiting[..=place].rotate_right(1);
            together.placed += 1;
        }
    }

    /// If others see what is decided, the controller chooses the order of deciding (rule 11.15).
    fn ask_who_decides(&mut self, together: &mut Together) -> bool {
        let from = (together.base + together.placed) as usize;
        let waiting = self.table.runs.get(from..).unwrap_or_default().iter();
        let seats: SeatSet = waiting.filter(|run| run.state == RunState::Deciding).filter_map(|run| run.seat).collect();
        if seats.len() < 2 {
            together.placed = self.table.runs.len() as u16 - together.base;
            return false;
        }
        let asked = self.decider(together.controller);
        self.table.frames.push(Frame::Together(*together));
        let mut options = self.list();
        options.extend(asked.clockwise(self.table.seats()).filter(|seat| seats.has(*seat)).map(Choice::Seat));
        self.ask(asked, DecisionKind::PlayerOrder, Obj::NONE, Prompt::WhoDecides, false, options);
        true
    }

    /// Does the operations the runs have reached: at once, or one after another if that is impossible.
    fn do_together(&mut self, base: usize) {
        let standing = |run: &Run| run.state == RunState::Standing;
        let all: Vec<usize> =
            (base..self.table.runs.len()).filter(|place| standing(&self.table.runs[*place])).collect();
        let alone =
            |rules: &Self, place: usize| rules.stands_before(place).is_none_or(|(_, op)| op.nature() == Nature::Alone);
        let (one_by_one, at_once): (Vec<usize>, Vec<usize>) = all.into_iter().partition(|place| alone(self, *place));
        // Asked before anything is done: afterwards all are at this point again.
        if at_once.iter().any(|place| self.offers_before(*place))
            || self.offers_more_to_runs(&at_once)
            || self.offers_twice_to_runs(&at_once)
        {
            return;
        }
        if !at_once.is_empty() {
            self.do_at_once(&at_once);
            if self.table.over.is_none() && !matches!(self.table.frames.last(), Some(Frame::Dealing)) {
                self.check();
            }
        } else if let Some(run) = one_by_one.first().and_then(|place| self.table.runs.get_mut(*place)) {
            if let Some(Frame::Effect(effect)) = run.frames.last_mut() {
                effect.hold = Hold::Released;
            }
            run.state = RunState::Deciding;
        }
    }

    /// The program and the operation at which a run waits.
    pub(super) fn stands_before(&self, place: usize) -> Option<(Effect, &Op)> {
        let Some(Frame::Effect(effect)) = self.table.runs.get(place)?.frames.last() else { return None };
        Some((*effect, self.book.program(effect.program).ops.get(effect.pc as usize)?))
    }

    /// If several capture at once, each captures a different card: cards chosen by an earlier run are left out.
    pub(super) fn drop_claimed(&self, e: &Effect, list: &mut Vec<Obj>) {
        let next = self.book.program(e.program).ops.get(e.pc as usize + 1);
        if e.hold.is_free() || !matches!(next, Some(Op::Do(Verb::Capture(_)))) {
            return;
        }
        let claims = |run: &Run, obj: &Obj| match run.frames.last() {
            Some(Frame::Effect(other)) => other.program == e.program && self.slot_list(other, 0).contains(obj),
            _ => false,
        };
        let standing = |run: &&Run| run.state == RunState::Standing;
        list.retain(|obj| !self.table.runs.iter().filter(standing).any(|run| claims(run, obj)));
    }

    /// Is anybody asked who may do something else instead of what a waiting run is about to do?
    fn offers_before(&mut self, place: usize) -> bool {
        let book = self.book;
        let Some((e, _)) = self.stands_before(place) else { return false };
        let op = book.program(e.program).ops.get(e.pc as usize);
        op.is_some_and(|op| matches!(op, Op::Do(verb) if verb.takes_away()) && self.offers_instead(&e, op))
    }

    /// Without a state check in between; damage and leaving play happen together at the end.
    fn do_at_once(&mut self, places: &[usize]) {
        let book = self.book;
        self.batch = Some(Batch::default());
        for place in places {
            let Some((mut e, _)) = self.stands_before(*place) else { continue };
            let Some(op) = book.program(e.program).ops.get(e.pc as usize) else { continue };
            let deals =
                matches!(op, Op::Do(Verb::Damage(_) | Verb::Strike(..)) | Op::Divide { what: Divided::Damage, .. });
            if let Some(batch) = &mut self.batch {
                batch.run = if deals { *place as u16 } else { NO_RUN };
            }
            e.hold = Hold::Released;
            e.joined += 1;
            match self.operation(&mut e, op, None) {
                Flow::Jump(to) => e.pc = to,
                Flow::Next | Flow::Again | Flow::Stand => e.pc += 1,
            }
            let after = Effect { hold: Hold::Held, joined: e.joined - 1, twice: 0, work: Work::Fresh, ..e };
            self.keep_run(*place, after);
        }
        self.end_batch();
    }

    fn keep_run(&mut self, place: usize, effect: Effect) {
        if let Some(run) = self.table.runs.get_mut(place)
            && let Some(frame) = run.frames.last_mut()
        {
            *frame = Frame::Effect(effect);
            run.state = RunState::Deciding;
        }
    }

    /// Does "that player" decide something in this block that others can see?
    fn decides_openly(&self, program: ProgramId) -> bool {
        let theirs = |who: &Who| *who == Who::ThatPlayer;
        self.book.program(program).ops.iter().any(|op| match op {
            Op::May(who, _) | Op::MayBy(who, _) | Op::SaysNo(who) => theirs(who),
            Op::Choice { by, modes, .. } => theirs(by) || modes.iter().any(|(_, block)| self.decides_openly(*block)),
            Op::Select { target: Target::By(who, target), .. } => {
                theirs(who) && !matches!(target.selector(), Some(Selector::Hand(..) | Selector::Resources(_)))
            }
            Op::ForEach(block) | Op::ForEvery(_, block) => self.decides_openly(*block),
            _ => false,
        })
    }
}
