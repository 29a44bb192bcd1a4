//! The machine: runs the innermost frame until somebody must choose.

use crate::decision::Choice;
use crate::engine::Rules;
use crate::table::frame::{ActionStep, Frame};
use swu_view::EndReason;

/// Automatic steps without a decision after which a game is a draw (rule 28.3). No card pool comes near it.
const LOOP_GUARD: u16 = 20_000;

impl Rules<'_> {
    /// Runs until a decision is awaited or the game is over.
    pub fn run(&mut self) {
        while self.table.decision.is_none() && self.table.over.is_none() {
            self.step_on(None);
        }
    }

    /// Takes one option of the awaited decision and runs on.
    pub fn choose(&mut self, choice: Choice) {
        self.step_on(Some(choice));
        self.run();
    }

    /// One step: with an option of the awaited decision, or on from where the last step ended.
    #[inline]
    pub(crate) fn step_on(&mut self, choice: Option<Choice>) {
        if choice.is_some() {
            if let Some(decision) = self.table.decision.take() {
                self.table.scratch.spare = decision.options;
            }
            self.table.idle = 0;
            return self.advance(choice);
        }
        self.advance(None);
        self.table.idle += 1;
        if self.table.idle > LOOP_GUARD {
            self.end(Vec::new(), EndReason::Draw);
        }
    }

    /// May work continue at once, without being put back first? It still counts as a step.
    #[inline]
    pub(super) fn goes_on(&mut self) -> bool {
        if self.table.decision.is_some() || self.table.over.is_some() || self.table.idle >= LOOP_GUARD {
            return false;
        }
        self.table.idle += 1;
        self.refresh();
        true
    }

    /// One step of the innermost frame.
    #[inline]
    fn advance(&mut self, choice: Option<Choice>) {
        self.refresh();
        self.show_tops();
        let Some(frame) = self.table.frames.pop() else {
            self.table.frames.push(Frame::ActionPhase { step: ActionStep::Start });
            return;
        };
        if self.stopped(&frame) {
            self.abandon(frame);
        } else {
            self.step(&frame, choice);
        }
    }

    /// Does one step of a frame. Not inlined, so that a frame is handed over in place and only its own fields are read.
    #[inline(never)]
    fn step(&mut self, frame: &Frame, choice: Option<Choice>) {
        match *frame {
            Frame::Setup { step, done } => self.setup(step, done, choice),
            Frame::ActionPhase { step } => self.action_phase(step),
            Frame::RegroupPhase { step, done } => self.regroup_phase(step, done, choice),
            Frame::Turn { seat, step } => self.turn(seat, step, choice),
            Frame::Use { card, ability, seat, paid } => self.use_ability(card, ability, seat, paid, choice),
            Frame::Plan { seat, drawn } => self.plan_counter(seat, drawn, choice),
            Frame::DeployPilot { seat, leader } => self.deploy_pilot(seat, leader, choice),
            Frame::Play(play) => self.play(play, choice),
            Frame::Attack { index, step, base, riders, units_only } => {
                self.attack(index, step, base, riders, units_only, choice);
            }
            Frame::Effect(effect) => self.effect(effect, choice),
            Frame::Window { base, current } => self.window(base, current, choice),
            Frame::Unique { seat, card } => self.unique(seat, card, choice),
            Frame::Rescue { card } => self.rescue_copy(card, choice),
            Frame::Due { left, current } => self.due(left, current, choice),
            Frame::Payment(payment) => self.payment(payment, choice),
            Frame::Dealing => self.dealing(choice),
            Frame::Together(together) => self.together(together, choice),
        }
    }
}
