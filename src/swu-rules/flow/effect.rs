//! Running programs: one operation after another until somebody must choose or something nested begins.

use super::hidden::speaks_of_cards;
use crate::book::ProgramId;
use crate::book::op::{Nature, Op};
use crate::change::moment::Moment as Happens;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::{Fact, What};
use crate::table::PhaseNow;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{Effect, Hold, Lasting, Moment, NOWHERE, Span, Work};
use crate::table::frame::{Frame, Together};
use swu_language::ability::{Ability, Harm, Phase};
use swu_view::DecisionKind;

/// The result of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// On to the next operation.
    Next,
    /// On to that operation.
    Jump(u16),
    /// A decision is awaited, or something nested began: this operation continues later.
    Again,
    /// Everything is decided; this operation continues when all others that act together have got as far.
    Stand,
}

impl Rules<'_> {
    /// Runs a program as far as it goes.
    pub(crate) fn effect(&mut self, mut e: Effect, mut choice: Option<Choice>) {
        let book = self.book;
        let at = self.table.frames.len();
        let ops = &book.program(e.program).ops;
        loop {
            let Some(op) = ops.get(e.pc as usize) else {
                self.finish(at, e);
                return;
            };
            let flow = self.operation(&mut e, op, choice.take());
            match flow {
                Flow::Next => e.pc += 1,
                Flow::Jump(to) => e.pc = to,
                Flow::Again => {
                    self.put_back(at, Frame::Effect(e));
                    return;
                }
                Flow::Stand => {
                    self.put_back(at, Frame::Effect(e));
                    self.stand();
                    return;
                }
            }
            if e.hold == Hold::Released {
                e.hold = Hold::Held;
            }
            e.twice = 0;
            e.work = Work::Fresh;
            if self.table.over.is_some() {
                return;
            }
            if self.table.frames.len() > at || self.halted(&e) {
                self.put_back(at, Frame::Effect(e));
                return;
            }
            self.refresh();
        }
    }

    /// Leaves out the rest of the running text, with everything it is a part of; `None` if something else is running.
    pub(crate) fn leave_out(&mut self) -> Option<()> {
        let is_text = |frame: &Frame| matches!(frame, Frame::Effect(_) | Frame::Together(_));
        self.table.frames.last().filter(|frame| is_text(frame))?;
        self.table.decision = None;
        while self.table.frames.last().is_some_and(is_text) {
            if let Some(frame) = self.table.frames.pop() {
                self.abandon(frame);
            }
        }
        Some(())
    }

    /// The end of a program: triggers of its modified actions come first (rule 12.6).
    fn finish(&mut self, at: usize, mut e: Effect) {
        if e.inner != NOWHERE && self.table.pending.len() > e.inner as usize {
            let base = e.inner;
            e.inner = NOWHERE;
            self.put_back(at, Frame::Effect(e));
            self.table.frames.push(Frame::Window { base, current: None });
            return;
        }
        if let Some(limited) = e.limited {
            self.use_up(e.source, limited);
        }
        if let Some(tally) = &mut self.log.tally {
            tally.program(e.program);
        }
        // Others may hold entries higher in the pool.
        if e.hold.is_free() {
            self.clear_pool(e.pool);
        }
        if e.block {
            self.hand_down(&e);
        } else {
            self.tell_idle(&e);
        }
        // The player asked what happens instead may have declined.
        if matches!(*self.book.program(e.program).text, Ability::Instead { of: Harm::Defeat | Harm::Capture, .. }) {
            self.check();
        }
    }

    /// Reports an ability that had no effect besides its costs, neither at once nor later.
    fn tell_idle(&mut self, e: &Effect) {
        let goes_on = |frame: &Frame| match frame {
            Frame::Effect(other) => other.source == e.source,
            frame => matches!(frame, Frame::Together(_)),
        };
        let lasts = |lasting: &Lasting| lasting.source == e.source;
        if !self.log.on || self.table.frames.iter().any(goes_on) || self.table.lasting.iter().any(lasts) {
            return;
        }
        let table = &*self.table;
        let own = |fact: &Fact| fact.card.is_some_and(|card| card.uid == e.source.uid);
        let paid = |fact: &Fact| {
            let resource = |card: Uid| table.card(card).zone == Zone::Resource;
            fact.what == What::Exhausted && (own(fact) || fact.card.is_some_and(|card| resource(card.uid)))
                || fact.what == What::Paid
        };
        let last = self.log.facts.iter().rposition(|fact| !paid(fact));
        if let Some(fact) = last.map(|place| &mut self.log.facts[place])
            && matches!(fact.what, What::Triggered | What::Used)
            && own(fact)
        {
            fact.amount = 1;
        }
    }

    /// A block hands its results to what it is a block of.
    fn hand_down(&mut self, e: &Effect) {
        if matches!(*self.book.program(e.program).text, Ability::TwiceTheTokens(_)) {
            return self.heard_twice(e);
        }
        if let Ability::MayRaiseDamage(more) = *self.book.program(e.program).text {
            return self.heard_more(e, more);
        }
        match self.table.frames.last_mut() {
            Some(Frame::Effect(parent)) => {
                parent.done_in_full = e.done_in_full;
                parent.amount_done = e.amount_done;
                parent.name = e.name;
                parent.number = e.number;
                parent.arena = e.arena;
                parent.aspect = e.aspect;
                parent.raised = e.raised;
            }
            Some(Frame::Together(Together { current: Some(current), .. })) => {
                if let Some(run) = self.table.runs.get_mut(*current as usize) {
                    run.did = e.done_in_full;
                    run.much = e.amount_done;
                }
            }
            Some(Frame::Dealing) => {
                if let Some(dealing) = self.table.dealing.last_mut().filter(|_| e.done_in_full) {
                    Self::instead_of_damage(dealing);
                }
            }
            _ => {}
        }
    }

    /// Forgets results from a position of the pool on. Found cards that were not used go to the bottom of the deck
    /// (rule 23.4).
    pub(crate) fn clear_pool(&mut self, from: u16) {
        for place in from as usize..self.table.pool.len() {
            let obj = self.table.pool[place];
            if self.table.live(obj).is_some_and(|card| card.zone == Zone::Aside && !card.token()) {
                self.to_bottom(obj.uid);
            }
        }
        self.table.pool.truncate(from as usize);
    }

    /// The end of a sentence or of an "and": the state is checked (rule 11.1).
    pub(crate) fn sentence_end(&mut self, e: &Effect) {
        if e.joined == 0 {
            self.check();
        }
    }

    /// Starts a block of this program.
    pub(crate) fn block(&mut self, e: &Effect, program: ProgramId) -> Effect {
        let hold = if e.hold.is_free() { Hold::Free } else { Hold::Held };
        Effect { pool: self.table.pool.len() as u16, block: true, hold, ..e.beginning(program) }
    }

    /// Runs a block of this program before it goes on itself.
    pub(crate) fn run_block(&mut self, mut block: Effect) -> Flow {
        // Permission for one operation to proceed does not extend to its block.
        if block.hold == Hold::Released {
            block.hold = Hold::Held;
        }
        self.table.frames.push(Frame::Effect(block));
        Flow::Again
    }

    /// Keeps a pick; the picks of an operation stay in the pool until it is done.
    pub(crate) fn keep_pick(&mut self, e: &mut Effect, choice: Option<Choice>) {
        if e.picked() == 0 && choice.is_none() {
            self.begin_picking(e);
        }
        if let Some(Choice::Card(uid) | Choice::Top(uid)) = choice {
            self.pick(e, self.table.obj(uid));
        }
    }

    /// Nothing is picked yet.
    pub(crate) fn begin_picking(&self, e: &mut Effect) {
        e.work = Work::Picking(Span { start: self.table.pool.len() as u16, len: 0 });
    }

    /// One more pick; the pool holds nothing behind those before.
    pub(crate) fn pick(&mut self, e: &mut Effect, obj: Obj) {
        let end = self.table.pool.len() as u16;
        let Span { start, len } = if e.picked() == 0 { Span { start: end, len: 0 } } else { e.picks() };
        self.table.pool.push(obj);
        e.work = Work::Picking(Span { start, len: len + 1 });
    }

    /// The picks so far.
    pub(crate) fn picks(&self, e: &Effect) -> &[Obj] {
        let Span { start, len } = e.picks();
        &self.table.pool[start as usize..(start + len) as usize]
    }

    /// Fills a slot.
    pub(crate) fn fill(&mut self, e: &mut Effect, place: usize, objects: &[Obj]) {
        let start = self.table.pool.len() as u16;
        self.table.pool.extend_from_slice(objects);
        e.slots[place] = Span { start, len: objects.len() as u16 };
    }

    /// Triggers of an earlier modified action come before the next one (rule 12.6 i).
    pub(crate) fn inner_first(&mut self, e: &mut Effect) -> bool {
        if e.inner != NOWHERE && self.table.pending.len() > e.inner as usize {
            self.table.frames.push(Frame::Window { base: e.inner, current: None });
            return true;
        }
        false
    }

    /// Saying yes to a limited ability uses it (rule 12.10).
    pub(crate) fn said_yes(&mut self, e: &mut Effect) {
        if let Some(limited) = e.limited.take() {
            self.use_up(e.source, limited);
        }
    }

    /// Runs one operation.
    pub(super) fn operation(&mut self, e: &mut Effect, op: &Op, choice: Option<Choice>) -> Flow {
        if e.hold == Hold::Held && matches!(op.nature(), Nature::Does | Nature::Alone) {
            return Flow::Stand;
        }
        match op {
            Op::Select { target, into, optional } => self.select(e, target, *into, *optional, choice),
            _ if choice.is_none() && self.offers_more(e, op) => Flow::Again,
            Op::Divide { what, up_to, by, total, among, optional } => {
                self.divide(e, (*what, *up_to), *by, total, among, *optional, choice)
            }
            Op::Indirect(who, total) => self.indirect(e, *who, total, choice),
            Op::Attack(attack) => self.attack_with(e, attack, choice),
            Op::Play(play) => self.play_cards(e, play, choice),
            Op::HealUpTo(amount) => self.heal_up_to(e, amount, choice),
            Op::DamageUpTo(amount) => self.damage_up_to(e, amount, choice),
            Op::Top if self.offers_instead(e, op) => Flow::Again,
            Op::Top => self.put_on_top(e, choice),
            Op::Discard(who, count) => self.discard_chosen(e, *who, count, choice),
            Op::DiscardFrom(who, count, list) => self.discard_from(e, *who, count, list, choice),
            Op::RevealOneByOne(most) => self.reveal_one_by_one(e, most, choice),
            Op::Search(search) => self.search(e, search, choice),
            Op::PayAny(most) => self.pay_any(e, most.as_ref(), choice),
            Op::Disclose { icons, one, optional } => self.disclose(e, *icons, *one, *optional, choice),
            Op::NameCard => self.name_card(e, choice),
            Op::ChooseNumber => self.choose_number(e, choice),
            Op::ChooseArena => self.choose_arena(e, choice),
            Op::ChooseAspect => self.choose_aspect(e, choice),
            Op::NameTrait => self.name_trait(e, choice),
            Op::ChoosePlayer(who) => self.choose_player(e, *who, choice),
            Op::May(who, to) => self.may(e, *who, *to, choice),
            Op::MayBy(who, block) => self.may_by(e, *who, *block, choice),
            Op::SaysNo(who) => self.says_no(e, *who, choice),
            Op::ForEach(block) => self.for_each(e, *block),
            Op::ForEvery(count, block) => self.for_every(e, count, *block),
            Op::InPlayerOrder(who, block) => self.in_player_order(e, *who, *block),
            Op::ForEachPlayer(who, block) => self.for_each_player(e, *who, *block, choice),
            Op::Choice { choose, repeats, by, modes, optional } => {
                let list = super::verbs::blocks::List { choose, repeats: *repeats, by: *by, modes };
                self.modes(e, list, *optional, choice)
            }
            Op::UnlessDid(to) => {
                if e.done_in_full {
                    Flow::Next
                } else {
                    Flow::Jump(*to)
                }
            }
            Op::IfDid(to) => {
                if e.done_in_full {
                    Flow::Jump(*to)
                } else {
                    Flow::Next
                }
            }
            Op::Unless(condition, to) => {
                if choice.is_none() && self.cond(e, condition) {
                    Flow::Next
                } else if choice.is_none() && e.secret && speaks_of_cards(condition) {
                    let seat = self.chooser_of(e);
                    self.ask_all_the_same(e, seat, DecisionKind::May, Choice::No)
                } else {
                    Flow::Jump(*to)
                }
            }
            Op::Jump(to) => Flow::Jump(*to),
            Op::Join => {
                e.joined += 1;
                Flow::Next
            }
            Op::Part => {
                e.joined -= 1;
                self.sentence_end(e);
                Flow::Next
            }
            Op::Later(phase, block) => {
                self.later(e, Moment::Start(*phase), *block);
                Flow::Next
            }
            Op::AtEndOfPhase(block) => {
                let phase = if self.table.phase == PhaseNow::Regroup { Phase::Regroup } else { Phase::Action };
                self.later(e, Moment::End(phase), *block);
                Flow::Next
            }
            Op::WhenThisLeaves(block) => self.when_this_leaves(e, *block),
            Op::NextTime(ability) => {
                self.wait_once(e, *ability);
                Flow::Next
            }
            Op::Collector => self.collector(e, choice),
            Op::Collected(bounty) => {
                self.fact(What::Collected, e.controller, e.source.uid, Uid::NONE, 0);
                self.moment(Happens::Collected(*bounty, e.source, e.controller));
                Flow::Next
            }
            Op::CollectBounties(unit) => {
                self.collect_bounties(e, *unit);
                Flow::Next
            }
            Op::CollectAgain => self.collect_again(e),
            Op::UseWhenDefeated { of, all } => self.use_when_defeated(e, *of, *all, choice),
            Op::UseAgain => self.use_again(e),
            Op::UseAnyWhenPlayed(group) => self.use_any_when_played(e, group, choice),
            Op::ChooseHolder(who) => self.choose_holder(e, *who, choice),
            Op::DefeatAnyCredits => self.defeat_any_credits(e, choice),
            Op::DefeatAnyTokens => self.defeat_any_tokens(e, choice),
            Op::AfterAttack(block) => {
                self.later(e, Moment::Over(e.attack), *block);
                Flow::Next
            }
            Op::Do(verb) if verb.takes_away() && self.offers_instead(e, op) => Flow::Again,
            Op::Do(verb) if verb.creates() && self.offers_twice(e, op) => Flow::Again,
            Op::Do(verb) => {
                self.verb(e, verb);
                self.sentence_end(e);
                Flow::Next
            }
            Op::Cards(verb) => {
                self.card_verb(e, verb);
                self.sentence_end(e);
                Flow::Next
            }
        }
    }
}
