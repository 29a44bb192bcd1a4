//! The machine: runs the innermost frame until somebody must choose.

use super::book::Book;
use super::change::batch::Batch;
use super::decision::{Choice, Decision, Prompt};
use super::fact::{Fact, Log, Seen, What};
use super::table::Table;
use super::table::card::{Obj, Uid, Zone};
use super::table::frame::{ActionStep, Frame};
use super::view::{DecisionKind, EndReason, Over};
use crate::seats::{Seat, SeatSet};
use crate::unlimited::cards::ability::Until;

/// The rules at work on one table.
pub(in crate::unlimited::rules) struct Rules<'a> {
    /// All cards.
    pub book: &'a Book,
    /// The game.
    pub t: &'a mut Table,
    /// What happens is written here.
    pub log: &'a mut Log,
    /// What several programs do at once is collected here.
    pub batch: Option<Batch>,
}

/// Automatic steps without a decision after which a game is a draw (rule 28.3). No card pool comes near it.
const LOOP_GUARD: u16 = 20_000;

impl Rules<'_> {
    /// Runs until a decision is awaited or the game is over.
    pub fn run(&mut self) {
        while self.t.decision.is_none() && self.t.over.is_none() {
            self.step_on(None);
        }
    }

    /// Takes one option of the awaited decision and runs on.
    pub fn choose(&mut self, choice: Choice) {
        self.step_on(Some(choice));
        self.run();
    }

    /// One step: with an option of the awaited decision, or on from where the last step ended.
    pub fn step_on(&mut self, choice: Option<Choice>) {
        if choice.is_some() {
            if let Some(decision) = self.t.decision.take() {
                self.t.cache.spare = decision.options;
            }
            self.t.idle = 0;
            return self.advance(choice);
        }
        self.advance(None);
        self.t.idle += 1;
        if self.t.idle > LOOP_GUARD {
            self.end(Vec::new(), EndReason::Draw);
        }
    }

    /// One step of the innermost frame.
    fn advance(&mut self, choice: Option<Choice>) {
        self.refresh();
        let Some(frame) = self.t.frames.pop() else {
            self.t.frames.push(Frame::ActionPhase { step: ActionStep::Start });
            return;
        };
        if self.stopped(&frame) {
            self.abandon(frame);
        } else {
            self.step(&frame, choice);
        }
    }

    /// Does one step of a frame. Not inlined: so a frame is handed over where it lies, and only its own fields are read.
    #[inline(never)]
    fn step(&mut self, frame: &Frame, choice: Option<Choice>) {
        match *frame {
            Frame::Setup { step, done } => self.setup(step, done, choice),
            Frame::ActionPhase { step } => self.action_phase(step),
            Frame::RegroupPhase { step, done } => self.regroup_phase(step, done, choice),
            Frame::Turn { seat, step } => self.turn(seat, step, choice),
            Frame::Use { card, ability, seat, paid } => self.use_ability(card, ability, seat, paid, choice),
            Frame::Plan { seat, drawn } => self.plan_counter(seat, drawn, choice),
            Frame::Play(play) => self.play(play, choice),
            Frame::Attack { index, step, base, riders, units_only } => {
                self.attack(index, step, base, riders, units_only, choice);
            }
            Frame::Effect(effect) => self.effect(effect, choice),
            Frame::Window { base, current } => self.window(base, current, choice),
            Frame::Unique { seat, card } => self.unique(seat, card, choice),
            Frame::Due { left, current } => self.due(left, current, choice),
            Frame::Together(together) => self.together(together, choice),
        }
    }

    /// Puts a frame back where it was; frames pushed meanwhile stay above it.
    pub fn put_back(&mut self, at: usize, frame: Frame) {
        if self.t.over.is_none() && at <= self.t.frames.len() {
            self.t.frames.insert(at, frame);
        }
    }

    /// An empty list for options, reusing memory.
    pub fn list(&mut self) -> Vec<Choice> {
        let mut list = std::mem::take(&mut self.t.cache.spare);
        list.clear();
        list
    }

    /// Asks a seat to pick one of a list.
    pub fn ask(
        &mut self,
        seat: Seat,
        kind: DecisionKind,
        source: Obj,
        prompt: Prompt,
        private: bool,
        options: Vec<Choice>,
    ) {
        debug_assert!(!options.is_empty(), "a decision needs options: {prompt:?}");
        self.t.decision = Some(Decision { seat, kind, source, prompt, private, options });
    }

    /// The game ends.
    pub fn end(&mut self, winners: Vec<Seat>, reason: EndReason) {
        if self.t.over.is_some() {
            return;
        }
        if winners.is_empty() {
            self.fact(What::Draw, Seat(0), Uid::NONE, Uid::NONE, 0);
        }
        for winner in &winners {
            self.fact(What::Won, *winner, Uid::NONE, Uid::NONE, 0);
        }
        self.t.over = Some(Over { winners, reason });
        self.t.decision = None;
        self.t.frames.clear();
        self.t.runs.clear();
        self.t.pending.clear();
        self.t.attacks.clear();
        self.t.pool.clear();
        self.t.gone.clear();
        self.t.bounties.clear();
        self.t.cache.forget();
        self.expire(|until| until == Until::EndOfAttack);
    }

    /// Writes down a fact that everybody may see.
    pub fn fact(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16) {
        if self.log.on {
            let everyone = SeatSet::everyone(self.t.seats());
            self.fact_for(what, seat, card, other, amount, everyone);
        }
    }

    /// Writes down a fact whose faces only some seats may see.
    pub fn fact_for(&mut self, what: What, seat: Seat, card: Uid, other: Uid, amount: i16, witnesses: SeatSet) {
        if self.log.on {
            let fact =
                Fact { what, seat, card: self.seen(card), other: self.seen(other), amount, witnesses, change: None };
            self.log.facts.push(fact);
        }
    }

    fn seen(&self, uid: Uid) -> Option<Seen> {
        let card = self.t.cards.get(uid.index())?;
        Some(Seen { uid, def: card.def, handle: card.handle, controller: card.controller })
    }

    /// Takes a buffer for objects.
    pub fn take_buffer(&mut self) -> Vec<Obj> {
        let mut buffer = self.t.cache.buffers.pop().unwrap_or_default();
        buffer.clear();
        buffer
    }

    /// Gives a buffer back.
    pub fn give_buffer(&mut self, buffer: Vec<Obj>) {
        self.t.cache.buffers.push(buffer);
    }

    /// A new handle: the card's earlier name is forgotten by everybody.
    pub fn rename(&mut self, uid: Uid) {
        self.t.next_handle = self.t.next_handle.wrapping_add(1);
        let handle = self.t.next_handle;
        self.t.card_mut(uid).handle = handle;
    }

    /// Is the object a unit in play now?
    pub fn is_unit(&self, obj: Obj) -> bool {
        self.t.live(obj).is_some_and(|card| card.zone.is_arena())
    }

    /// Is the object a base?
    pub fn is_base(&self, obj: Obj) -> bool {
        self.t.live(obj).is_some_and(|card| card.zone == Zone::Base && !card.has(super::table::card::CardState::LEADER))
    }
}
