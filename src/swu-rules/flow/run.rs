//! The machine: runs the innermost frame until somebody must choose.

use crate::change::cards;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::elimination::{ending, unwinding};
use crate::flow::{
    attack, check, dealing, due, effect, payment, phases, play, rescue, setup, together, turn, use_ability, window,
};
use crate::table::frame::{ActionStep, Frame};
use crate::values;
use swu_view::EndReason;

/// Automatic steps without a decision after which a game is a draw (rule 28.3). No card pool comes near it.
const LOOP_GUARD: u16 = 20_000;

/// Runs until a decision is awaited or the game is over.
pub(crate) fn run(rules: &mut Rules<'_>) {
    while rules.table.decision.is_none() && rules.table.over.is_none() {
        take_step(rules, None);
    }
}

/// Takes one option of the awaited decision and runs on.
pub(crate) fn choose(rules: &mut Rules<'_>, choice: Choice) {
    take_step(rules, Some(choice));
    run(rules);
}

/// One step, after which somebody looks at the game: with an option of the awaited decision, or on from where the last
/// step ended.
pub(crate) fn step_on(rules: &mut Rules<'_>, choice: Option<Choice>) {
    rules.stepwise = true;
    take_step(rules, choice);
}

#[inline]
fn take_step(rules: &mut Rules<'_>, choice: Option<Choice>) {
    if choice.is_some() {
        if let Some(decision) = rules.table.decision.take() {
            rules.table.scratch.spare = decision.options;
        }
        rules.table.idle = 0;
        return advance(rules, choice);
    }
    advance(rules, None);
    rules.table.idle += 1;
    if rules.table.idle > LOOP_GUARD {
        ending::end(rules, Vec::new(), EndReason::Draw);
    }
}

/// May work continue at once, without being put back first? It still counts as a step.
#[inline]
pub(super) fn goes_on(rules: &mut Rules<'_>) -> bool {
    if rules.table.decision.is_some() || rules.table.over.is_some() || rules.table.idle >= LOOP_GUARD {
        return false;
    }
    rules.table.idle += 1;
    values::refresh(rules);
    true
}

/// The same for steps between which something hidden may come up, so that they are one only if nobody looks at each.
#[inline]
pub(super) fn goes_straight_on(rules: &mut Rules<'_>) -> bool {
    !rules.stepwise && goes_on(rules)
}

/// One step of the innermost frame.
#[inline(never)]
fn advance(rules: &mut Rules<'_>, choice: Option<Choice>) {
    values::refresh(rules);
    cards::show_tops(rules);
    let Some(frame) = rules.table.frames.last() else {
        rules.table.frames.push(Frame::ActionPhase { step: ActionStep::Start });
        return;
    };
    if unwinding::stopped(rules.read(), frame) {
        unwinding::abandon(rules);
    } else {
        step(rules, choice);
    }
}

/// The rules without their innermost frame: only those of its fields have been read that are needed.
#[inline(always)]
pub(super) fn popped<'r, 'a>(rules: &'r mut Rules<'a>) -> &'r mut Rules<'a> {
    rules.table.frames.pop();
    rules
}

/// Does one step of the innermost frame.
#[inline(always)]
fn step(rules: &mut Rules<'_>, choice: Option<Choice>) {
    let Some(frame) = rules.table.frames.last() else { return };
    match *frame {
        Frame::Setup { step, done } => setup::go_on(popped(rules), step, done, choice),
        Frame::ActionPhase { step } => phases::action_phase(popped(rules), step),
        Frame::RegroupPhase { step, done } => phases::regroup_phase(popped(rules), step, done, choice),
        Frame::Turn { seat, step } => turn::go_on(popped(rules), seat, step, choice),
        Frame::Use { card, ability, seat, paid } => {
            use_ability::go_on(popped(rules), card, ability, seat, paid, choice)
        }
        Frame::Plan { seat, drawn } => turn::plan_counter(popped(rules), seat, drawn, choice),
        Frame::DeployPilot { seat, leader } => turn::deploy_pilot(popped(rules), seat, leader, choice),
        Frame::Play(play) => play::go_on(popped(rules), play, choice),
        Frame::Attack { index, step, base, riders, units_only } => {
            attack::go_on(popped(rules), index, step, base, riders, units_only, choice);
        }
        Frame::Effect(effect) => effect::go_on(popped(rules), effect, choice),
        Frame::Window { base, current } => window::go_on(popped(rules), base, current, choice),
        Frame::Unique { seat, card } => check::keep_one(popped(rules), seat, card, choice),
        Frame::Rescue { card } => rescue::rescue_copy(popped(rules), card, choice),
        Frame::Due { left, current } => due::go_on(popped(rules), left, current, choice),
        Frame::Payment(payment) => payment::go_on(popped(rules), payment, choice),
        Frame::Dealing => dealing::go_on(popped(rules), choice),
        Frame::Together(together) => together::go_on(popped(rules), together, choice),
    }
}
