//! "Each" acts at once: several runs of a block decide one after another and then change the game together (rules 11.9,
//! 11.15).
//!
//! Each run continues until it reaches an operation that changes the game. When all have reached one or are finished,
//! these operations are done at once, followed by one state check, and the runs continue. The frames of a run are above
//! [`Frame::Together`] while it decides, and in its [`Run`] while others do.

use super::effect::Flow;
use crate::book::ProgramId;
use crate::book::op::{Divided, Nature, Op, Verb};
use crate::change::batch;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::verbs::{instead, raised, twice};
use crate::flow::{check, effect};
use crate::query::{decider, selector};
use crate::reading::Reading;
use crate::table::batch::Batch;
use crate::table::card::Obj;
use crate::table::dealing::NO_RUN;
use crate::table::effect::{Effect, Hold, Work};
use crate::table::frame::{Frame, Run, RunState, Together};
use seats::{Seat, SeatSet};
use swu_language::ability::{PlayerRef, Selector, Target};
use swu_view::DecisionKind;

/// Starts runs of a block, each about a player or a card. Their results are in the pool from `pool` on.
pub(super) fn run_together(rules: &mut Rules<'_>, e: &Effect, pool: u16, runs: Vec<(Option<Seat>, Effect)>) -> Flow {
    let base = rules.table.runs.len() as u16;
    let open = runs.iter().any(|(seat, effect)| seat.is_some() && decides_openly(rules.read(), effect.program));
    let placed = if open { 0 } else { runs.len() as u16 };
    for (seat, effect) in runs {
        let frames = vec![Frame::Effect(Effect { hold: Hold::Held, ..effect })];
        rules.table.runs.push(Run { seat, state: RunState::Deciding, frames, did: false, much: 0 });
    }
    let (controller, outlives) = (e.controller, e.outlives);
    rules.table.frames.push(Frame::Together(Together { controller, outlives, base, pool, placed, current: None }));
    Flow::Again
}

/// The deciding run has reached an operation that changes the game.
pub(super) fn stand(rules: &mut Rules<'_>) {
    let Some(at) = rules.table.frames.iter().rposition(|frame| matches!(frame, Frame::Together(_))) else { return };
    let frames = rules.table.frames.split_off(at + 1);
    if let Some(Frame::Together(together)) = rules.table.frames.last_mut()
        && let Some(current) = together.current.take()
        && let Some(run) = rules.table.runs.get_mut(current as usize)
    {
        run.frames = frames;
        run.state = RunState::Standing;
    }
}

/// One step: the next run decides, or all do the operations they have reached.
pub(crate) fn go_on(rules: &mut Rules<'_>, mut together: Together, choice: Option<Choice>) {
    if let Some(run) = together.current.take().and_then(|current| rules.table.runs.get_mut(current as usize)) {
        run.state = RunState::Over;
    }
    let base = together.base as usize;
    drop_runs(rules, base);
    if let Some(Choice::Seat(seat)) = choice {
        place(rules, &mut together, seat);
    }
    if ask_who_decides(rules, &mut together) {
        return;
    }
    let state = |rules: &Rules<'_>, state: RunState| rules.table.runs[base..].iter().position(|run| run.state == state);
    if let Some(place) = state(rules, RunState::Deciding) {
        together.current = Some((base + place) as u16);
        rules.table.frames.push(Frame::Together(together));
        let mut frames = std::mem::take(&mut rules.table.runs[base + place].frames);
        rules.table.frames.append(&mut frames);
    } else if state(rules, RunState::Standing).is_some() {
        rules.table.frames.push(Frame::Together(together));
        do_together(rules, base);
    } else {
        let runs = rules.table.runs.split_off(base);
        effect::clear_pool(rules, together.pool);
        if let Some(Frame::Effect(parent)) = rules.table.frames.last_mut() {
            parent.done_in_full = runs.iter().all(|run| run.did);
            parent.amount_done = runs.iter().map(|run| run.much).sum();
        }
    }
}

/// Runs about players who are out are over (multiplayer.md E2).
fn drop_runs(rules: &mut Rules<'_>, base: usize) {
    for place in base..rules.table.runs.len() {
        if rules.table.runs[place].seat.is_some_and(|seat| rules.table.sides[seat].eliminated) {
            let run = &mut rules.table.runs[place];
            run.frames.clear();
            run.state = RunState::Over;
            run.did = false;
        }
    }
}

/// This seat decides next.
fn place(rules: &mut Rules<'_>, together: &mut Together, seat: Seat) {
    let from = (together.base + together.placed) as usize;
    let waiting = rules.table.runs.get_mut(from..).unwrap_or_default();
    if let Some(place) = waiting.iter().position(|run| run.seat == Some(seat)) {
        waiting[..=place].rotate_right(1);
        together.placed += 1;
    }
}

/// If others see what is decided, the controller chooses the order of deciding (rule 11.15).
fn ask_who_decides(rules: &mut Rules<'_>, together: &mut Together) -> bool {
    let from = (together.base + together.placed) as usize;
    let waiting = rules.table.runs.get(from..).unwrap_or_default().iter();
    let seats: SeatSet = waiting.filter(|run| run.state == RunState::Deciding).filter_map(|run| run.seat).collect();
    if seats.len() < 2 {
        together.placed = rules.table.runs.len() as u16 - together.base;
        return false;
    }
    let asked = decider::decider(rules.read(), together.controller);
    rules.table.frames.push(Frame::Together(*together));
    let mut options = rules.list();
    options.extend(asked.clockwise(rules.table.seats()).filter(|seat| seats.has(*seat)).map(Choice::Seat));
    rules.ask(asked, DecisionKind::PlayerOrder, Obj::NONE, Prompt::WhoDecides, false, options);
    true
}

/// Does the operations the runs have reached: at once, or one after another if that is impossible.
fn do_together(rules: &mut Rules<'_>, base: usize) {
    let standing = |run: &Run| run.state == RunState::Standing;
    let all: Vec<usize> = (base..rules.table.runs.len()).filter(|place| standing(&rules.table.runs[*place])).collect();
    let alone = |rules: &Rules<'_>, place: usize| {
        stands_before(rules.read(), place).is_none_or(|(_, op)| op.nature() == Nature::Alone)
    };
    let (one_by_one, at_once): (Vec<usize>, Vec<usize>) = all.into_iter().partition(|place| alone(rules, *place));
    // Asked before anything is done: afterwards all are at this point again.
    if at_once.iter().any(|place| offers_before(rules, *place))
        || raised::offers_more_to_runs(rules, &at_once)
        || twice::offers_twice_to_runs(rules, &at_once)
    {
        return;
    }
    if !at_once.is_empty() {
        do_at_once(rules, &at_once);
        if rules.table.over.is_none() && !matches!(rules.table.frames.last(), Some(Frame::Dealing)) {
            check::state(rules);
        }
    } else if let Some(run) = one_by_one.first().and_then(|place| rules.table.runs.get_mut(*place)) {
        if let Some(Frame::Effect(effect)) = run.frames.last_mut() {
            effect.hold = Hold::Released;
        }
        run.state = RunState::Deciding;
    }
}

/// The program and the operation at which a run waits.
pub(super) fn stands_before(reading: Reading<'_>, place: usize) -> Option<(Effect, &Op)> {
    let Some(Frame::Effect(effect)) = reading.table.runs.get(place)?.frames.last() else { return None };
    Some((*effect, reading.book.program(effect.program).ops.get(effect.pc as usize)?))
}

/// If several capture at once, each captures a different card: cards chosen by an earlier run are left out.
pub(super) fn drop_claimed(reading: Reading<'_>, e: &Effect, list: &mut Vec<Obj>) {
    let next = reading.book.program(e.program).ops.get(e.pc as usize + 1);
    if e.hold.is_free() || !matches!(next, Some(Op::Do(Verb::Capture(_)))) {
        return;
    }
    let claims = |run: &Run, obj: &Obj| match run.frames.last() {
        Some(Frame::Effect(other)) => {
            other.program == e.program && selector::slot_list(reading, other, 0).contains(obj)
        }
        _ => false,
    };
    let standing = |run: &&Run| run.state == RunState::Standing;
    list.retain(|obj| !reading.table.runs.iter().filter(standing).any(|run| claims(run, obj)));
}

/// Is anybody asked who may do something else instead of what a waiting run is about to do?
fn offers_before(rules: &mut Rules<'_>, place: usize) -> bool {
    let book = rules.book;
    let Some((e, _)) = stands_before(rules.read(), place) else { return false };
    let op = book.program(e.program).ops.get(e.pc as usize);
    op.is_some_and(|op| matches!(op, Op::Do(verb) if verb.takes_away()) && instead::offers_instead(rules, &e, op))
}

/// Without a state check in between; damage and leaving play happen together at the end.
fn do_at_once(rules: &mut Rules<'_>, places: &[usize]) {
    let book = rules.book;
    rules.batch = Some(Batch::default());
    for place in places {
        let Some((mut e, _)) = stands_before(rules.read(), *place) else { continue };
        let Some(op) = book.program(e.program).ops.get(e.pc as usize) else { continue };
        let deals = matches!(op, Op::Do(Verb::Damage(_) | Verb::Strike(..)) | Op::Divide { what: Divided::Damage, .. });
        if let Some(batch) = &mut rules.batch {
            batch.run = if deals { *place as u16 } else { NO_RUN };
        }
        e.hold = Hold::Released;
        e.joined += 1;
        match effect::operation(rules, &mut e, op, None) {
            Flow::Jump(to) => e.pc = to,
            Flow::Next | Flow::Again | Flow::Stand => e.pc += 1,
        }
        let after = Effect { hold: Hold::Held, joined: e.joined - 1, twice: 0, work: Work::Fresh, ..e };
        keep_run(rules, *place, after);
    }
    batch::end_batch(rules);
}

fn keep_run(rules: &mut Rules<'_>, place: usize, effect: Effect) {
    if let Some(run) = rules.table.runs.get_mut(place)
        && let Some(frame) = run.frames.last_mut()
    {
        *frame = Frame::Effect(effect);
        run.state = RunState::Deciding;
    }
}

/// Does "that player" decide something in this block that others can see?
fn decides_openly(reading: Reading<'_>, program: ProgramId) -> bool {
    let theirs = |who: &PlayerRef| *who == PlayerRef::ThatPlayer;
    reading.book.program(program).ops.iter().any(|op| match op {
        Op::May(who, _) | Op::MayBy(who, _) | Op::SaysNo(who) => theirs(who),
        Op::Choice { by, modes, .. } => theirs(by) || modes.iter().any(|(_, block)| decides_openly(reading, *block)),
        Op::Select { target: Target::By(who, target), .. } => {
            theirs(who) && !matches!(target.selector(), Some(Selector::Hand(..) | Selector::Resources(_)))
        }
        Op::ForEach(block) | Op::ForEvery(_, block) => decides_openly(reading, *block),
        _ => false,
    })
}
