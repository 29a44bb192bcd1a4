//! From the sentences of a text to the operations of a [`Program`].

use super::Compiler;
use crate::book::op::{AttackOp, CardVerb, Divided, Op, PlayOp, SearchOp, Verb};
use crate::book::{AbilityId, Program, ProgramId};
use std::sync::Arc;
use swu_language::ability::{Ability, PlayerRef, Ref, Selector, Step, Target, TriggeredAbility};
use swu_language::word::Aspect;

/// The program of a block of text.
pub(super) fn write(compiler: &mut Compiler, text: &Arc<Ability>, place: &[u16], steps: &[Step]) -> Program {
    let mut writer = Writer::new(text, place);
    writer.steps(compiler, steps, 0);
    writer.finished(compiler)
}

/// The program of a Bounty: its possible collector is asked, and collecting is a moment of its own (rule 18.9).
pub(super) fn bounty(compiler: &mut Compiler, id: AbilityId, steps: &[Step]) -> Program {
    let asked = std::iter::once(Step::CollectBounties(Ref::This));
    let text = Arc::new(Ability::Bounty(asked.chain(steps.iter().cloned()).collect()));
    let mut writer = Writer::new(&text, &[]);
    writer.places.push([0].as_slice().into());
    writer.push(Op::Collector);
    let jump = writer.push(Op::May(PlayerRef::You, 0));
    writer.push(Op::Collected(id));
    writer.steps(compiler, steps, 1);
    writer.land(jump);
    writer.finished(compiler)
}

/// Writes one program.
struct Writer {
    ops: Vec<Op>,
    origin: Vec<u16>,
    places: Vec<Box<[u16]>>,
    text: Arc<Ability>,
    here: u16,
    /// The path from the start of the text to the step being written: a step, a branch of it, a step, and so on.
    place: Vec<u16>,
}

impl Writer {
    /// A writer at a place of a text.
    fn new(text: &Arc<Ability>, place: &[u16]) -> Writer {
        let (ops, origin, places) = (vec![], vec![], vec![]);
        Writer { ops, origin, places, text: Arc::clone(text), here: 0, place: place.to_vec() }
    }

    fn finished(self, compiler: &Compiler) -> Program {
        Program {
            ops: self.ops.into(),
            origin: self.origin.into(),
            places: self.places.into(),
            text: self.text,
            card: Some(compiler.card),
        }
    }

    fn push(&mut self, op: impl Into<Op>) -> usize {
        self.ops.push(op.into());
        self.origin.push(self.here);
        self.ops.len() - 1
    }

    fn next(&self) -> u16 {
        self.ops.len() as u16
    }

    /// Writes the steps, the first of which has that number.
    fn steps(&mut self, compiler: &mut Compiler, steps: &[Step], first: u16) {
        for (number, step) in (first..).zip(steps) {
            self.place.push(number);
            self.step(compiler, step, false);
            self.place.pop();
        }
    }

    /// Writes a branch of the present step.
    fn branch(&mut self, compiler: &mut Compiler, branch: u16, steps: &[Step]) {
        self.place.push(branch);
        self.steps(compiler, steps, 0);
        self.place.pop();
    }

    /// A branch of the present step as a program of its own.
    fn block(&mut self, compiler: &mut Compiler, branch: u16, steps: &[Step]) -> ProgramId {
        let mut place = self.place.clone();
        place.push(branch);
        compiler.block(&Arc::clone(&self.text), &place, steps)
    }

    /// Makes the jump at this position go to the next operation.
    fn land(&mut self, place: usize) {
        let target = self.next();
        match &mut self.ops[place] {
            Op::Select { optional, .. }
            | Op::Divide { optional, .. }
            | Op::Choice { optional, .. }
            | Op::Disclose { optional, .. } => {
                *optional = Some(target);
            }
            Op::Attack(attack) => attack.optional = Some(target),
            Op::Play(play) => play.optional = Some(target),
            Op::May(_, to) | Op::UnlessDid(to) | Op::IfDid(to) | Op::Unless(_, to) | Op::Jump(to) => *to = target,
            _ => {}
        }
    }

    /// A player word that needs a choice first becomes "that player".
    fn who(&mut self, who: PlayerRef) -> PlayerRef {
        if matches!(who, PlayerRef::Opponent | PlayerRef::APlayer | PlayerRef::AnotherPlayer) {
            self.push(Op::ChoosePlayer(who));
            return PlayerRef::ThatPlayer;
        }
        who
    }

    /// The same for players, only those with a Credit counting.
    fn holder(&mut self, who: PlayerRef) -> PlayerRef {
        if matches!(who, PlayerRef::Opponent | PlayerRef::APlayer) {
            self.push(Op::ChooseHolder(who));
            return PlayerRef::ThatPlayer;
        }
        who
    }

    fn select(&mut self, target: &Target, into: Ref, optional: bool) {
        match target {
            Target::The(reference) if *reference == into => {}
            Target::By(who, inner) => {
                let who = self.who(*who);
                let target = Target::By(who, inner.clone());
                self.push(Op::Select { target, into, optional: optional.then_some(0) });
            }
            _ => {
                self.push(Op::Select { target: target.clone(), into, optional: optional.then_some(0) });
            }
        }
    }

    /// Who does what the verb says: "it" is kept aside, because the next choice becomes "it".
    fn doer(&mut self, by: Ref, target: &Target) -> Ref {
        if by != Ref::It || matches!(target, Target::The(_)) {
            return by;
        }
        self.push(Op::Select { target: Target::The(by), into: Ref::Third, optional: None });
        Ref::Third
    }

    fn verb(&mut self, target: &Target, optional: bool, op: impl Into<Op>) {
        self.select(target, Ref::It, optional);
        self.push(op);
    }

    /// Writes one sentence; `optional` marks its first choice as one that may be declined.
    fn step(&mut self, compiler: &mut Compiler, step: &Step, optional: bool) {
        self.here = self.places.len() as u16;
        self.places.push(self.place.as_slice().into());
        match step {
            Step::Choose(target, into) => self.select(target, *into, optional),
            Step::Damage(target, amount) => self.verb(target, optional, Verb::Damage(amount.clone())),
            Step::Strike { by, to, amount } => {
                let by = self.doer(*by, to);
                self.verb(to, optional, Verb::Strike(by, amount.clone()));
            }
            Step::StrikePaired { by, to, amount } => {
                self.verb(to, optional, Verb::StrikePaired(*by, amount.clone()));
            }
            Step::DamageSurely(target, amount) => self.verb(target, optional, Verb::DamageSurely(amount.clone())),
            Step::IndirectDamage(who, amount) => {
                let who = self.who(*who);
                self.push(Op::Indirect(who, amount.clone()));
            }
            Step::DivideDamage { by, total, among, up_to } => {
                self.push(Op::Divide {
                    what: Divided::Damage,
                    up_to: *up_to,
                    by: *by,
                    total: total.clone(),
                    among: among.clone(),
                    optional: optional.then_some(0),
                });
            }
            Step::DivideHealing { up_to, among } => {
                self.push(Op::Divide {
                    what: Divided::Healing,
                    up_to: true,
                    by: None,
                    total: up_to.clone(),
                    among: among.clone(),
                    optional: optional.then_some(0),
                });
            }
            Step::Distribute { token, total, among, up_to } => {
                self.push(Op::Divide {
                    what: Divided::Tokens(*token),
                    up_to: *up_to,
                    by: None,
                    total: total.clone(),
                    among: among.clone(),
                    optional: optional.then_some(0),
                });
            }
            Step::Heal(target, amount) => self.verb(target, optional, Verb::Heal(amount.clone())),
            Step::HealAll(target) => self.verb(target, optional, Verb::HealAll),
            Step::DamageUpTo(target, amount) => self.verb(target, optional, Op::DamageUpTo(amount.clone())),
            Step::HealUpTo(target, amount) => self.verb(target, optional, Op::HealUpTo(amount.clone())),
            Step::Defeat(target) => self.verb(target, optional, Verb::Defeat),
            Step::Exhaust(target) => self.verb(target, optional, Verb::Exhaust),
            Step::Ready(target) => self.verb(target, optional, Verb::Ready),
            Step::Return(target) => self.verb(target, optional, Verb::Return),
            Step::PutOnBottom(target) => self.verb(target, optional, Verb::Bottom { random: false }),
            Step::PutOnBottomRandomly(target) => self.verb(target, optional, Verb::Bottom { random: true }),
            Step::PutOnTop(target) => self.verb(target, optional, Op::Top),
            Step::Take(target) => self.verb(target, optional, Verb::Take),
            Step::DiscardCard(target) => self.verb(target, optional, Verb::DiscardCard),
            Step::Resource { what, ready, by } => {
                self.verb(what, optional, Verb::Resource { ready: *ready, by: *by });
            }
            Step::ResourceTop { who, ready } => {
                let who = self.who(*who);
                self.push(Verb::ResourceTop { who, ready: *ready });
            }
            Step::GiveLike(target, token) => self.verb(target, optional, Verb::GiveLike(*token)),
            Step::Give(target, token, count) => self.verb(target, optional, Verb::Give(*token, count.clone())),
            Step::Create(who, token, count) => {
                let who = self.who(*who);
                self.push(Verb::Create(who, *token, count.clone()));
            }
            Step::Get(target, power, hp, until) => {
                self.verb(target, optional, Verb::Get(power.clone(), hp.clone(), *until));
            }
            Step::Gain(target, gives, until) => {
                let gifts = compiler.gifts(gives);
                self.verb(target, optional, Verb::Gain(gifts, *until));
            }
            Step::Rule(constant, until) => {
                let id = compiler.constant(constant);
                self.push(Verb::Rule(id, *until));
            }
            Step::TakeControl(who, target) => {
                self.select(target, Ref::It, optional);
                let who = self.who(*who);
                self.push(Verb::TakeControl(who));
            }
            Step::ExchangeControl(first, second) => {
                self.push(Verb::Exchange(*first, *second));
            }
            Step::Capture(by, target) => {
                let by = self.doer(*by, target);
                self.verb(target, optional, Verb::Capture(by));
            }
            Step::Rescue(target) => self.verb(target, optional, Verb::Rescue),
            Step::Attach(upgrade, target) => {
                self.select(target, Ref::Rest, optional);
                self.push(Verb::Attach(*upgrade));
            }
            Step::Move(target, arena) => self.verb(target, optional, Verb::Move(*arena)),
            Step::Attack(attack) => {
                let attacker = compiler.riders(&attack.attacker);
                let defender = compiler.riders(&attack.defender);
                self.push(Op::Attack(Box::new(AttackOp {
                    even_exhausted: attack.even_exhausted,
                    units_only: attack.units_only,
                    ambush: attack.ambush,
                    attacker,
                    defender,
                    with: attack.with.clone(),
                    keep: attack.keep,
                    optional: optional.then_some(0),
                })));
            }
            Step::Play(play) => {
                let gains = compiler.gifts(&play.gains);
                let riders = compiler.riders(&play.riders);
                self.push(Op::Play(Box::new(PlayOp {
                    what: play.what.clone(),
                    less: play.less.clone(),
                    free: play.free,
                    smuggle: play.smuggle,
                    piloting: play.piloting,
                    plot: play.plot,
                    on: play.on.clone(),
                    ready: play.ready,
                    gains,
                    until: play.until,
                    riders,
                    optional: optional.then_some(0),
                })));
            }
            Step::Draw(who @ (PlayerRef::AnyPlayers | PlayerRef::TwoPlayers), count) => {
                let block = compiler.own_text(&[Step::Draw(PlayerRef::ThatPlayer, count.clone())]);
                self.push(Op::ForEachPlayer(*who, block));
            }
            Step::Draw(who, count) => {
                let who = self.who(*who);
                self.push(CardVerb::Draw(who, count.clone()));
            }
            Step::Discard(who @ (PlayerRef::EachPlayer | PlayerRef::EachOpponent), count) => {
                let block = compiler.own_text(&[Step::Discard(PlayerRef::ThatPlayer, count.clone())]);
                self.push(Op::ForEachPlayer(*who, block));
            }
            Step::Discard(who, count) => {
                let who = self.who(*who);
                self.push(Op::Discard(who, count.clone()));
            }
            Step::DiscardRandom(who, count) => {
                let who = self.who(*who);
                self.push(CardVerb::DiscardRandom(who, count.clone()));
            }
            Step::DiscardHand(who) => {
                let who = self.who(*who);
                self.push(CardVerb::DiscardHand(who));
            }
            Step::DiscardFrom(who, count, predicates) => {
                let who = self.who(*who);
                self.push(Op::DiscardFrom(who, count.clone(), predicates.clone()));
            }
            Step::Mill(who, count) => {
                let who = self.who(*who);
                self.push(CardVerb::Mill(who, count.clone()));
            }
            Step::LookAtHand(who) => {
                let who = self.who(*who);
                self.push(CardVerb::LookAtHand(who));
            }
            Step::RevealHand(who) => {
                let who = self.who(*who);
                self.push(CardVerb::RevealHand(who));
            }
            Step::Reveal(target) => self.verb(target, optional, CardVerb::Reveal),
            Step::LookAt(target) => self.verb(target, optional, CardVerb::LookAt),
            Step::LookAtTop(who, count) => {
                let who = self.who(*who);
                self.push(CardVerb::LookAtTop(who, count.clone()));
            }
            Step::RevealTop(who, count) => {
                let who = self.who(*who);
                self.push(CardVerb::RevealTop(who, count.clone()));
            }
            Step::RevealOneByOne(most) => {
                self.push(Op::RevealOneByOne(most.clone()));
            }
            Step::Search(search) => {
                let who = self.who(search.who);
                self.push(Op::Search(Box::new(SearchOp {
                    who,
                    top: search.top.clone(),
                    find: search.find.clone(),
                    up_to: search.up_to.clone(),
                    total_cost: search.total_cost.clone(),
                    reveal: search.reveal,
                })));
            }
            Step::Pay(amount) => {
                self.push(CardVerb::Pay(amount.clone()));
            }
            Step::PayAny => {
                self.push(Op::PayAny(None));
            }
            Step::PayUpTo(most) => {
                self.push(Op::PayAny(Some(most.clone())));
            }
            Step::GainForce => {
                self.push(Verb::GainForce);
            }
            Step::UseForce => {
                self.push(Verb::UseForce);
            }
            Step::Disclose(aspects) => self.disclose(aspects, false, optional),
            Step::DiscloseOneOf(aspects) => self.disclose(aspects, true, optional),
            Step::NextTime(moment, steps) => {
                let (on, does) = ([moment.clone()].into(), steps.clone());
                let id = compiler.ability(&Ability::Trigger(TriggeredAbility { on, limit: None, does }));
                self.push(Op::NextTime(id));
            }
            Step::NameCard => {
                self.push(Op::NameCard);
            }
            Step::ChooseNumber => {
                self.push(Op::ChooseNumber);
            }
            Step::ChooseArena => {
                self.push(Op::ChooseArena);
            }
            Step::NameTrait => {
                self.push(Op::NameTrait);
            }
            Step::ChooseAspect => {
                self.push(Op::ChooseAspect);
            }
            Step::ChoosePlayer(who) => {
                self.push(Op::ChoosePlayer(*who));
            }
            Step::May(steps) => self.may(compiler, steps),
            Step::MayBy(who, steps) => {
                let who = self.who(*who);
                let block = self.block(compiler, 0, steps);
                self.push(Op::MayBy(who, block));
            }
            Step::SaysNo(who) => {
                let who = self.who(*who);
                self.push(Op::SaysNo(who));
            }
            Step::IfYouDo(steps) => {
                let jump = self.push(Op::UnlessDid(0));
                self.branch(compiler, 0, steps);
                self.land(jump);
            }
            Step::IfYouDont(steps) => {
                let jump = self.push(Op::IfDid(0));
                self.branch(compiler, 0, steps);
                self.land(jump);
            }
            Step::If(condition, then, otherwise) => {
                let jump = self.push(Op::Unless(condition.clone(), 0));
                self.branch(compiler, 0, then);
                if otherwise.is_empty() {
                    self.land(jump);
                } else {
                    let end = self.push(Op::Jump(0));
                    self.land(jump);
                    self.branch(compiler, 1, otherwise);
                    self.land(end);
                }
            }
            Step::And(steps) => {
                self.push(Op::Join);
                self.branch(compiler, 0, steps);
                self.push(Op::Part);
            }
            Step::ForEach(target, steps) => {
                let block = self.block(compiler, 0, steps);
                self.verb(target, optional, Op::ForEach(block));
            }
            Step::ForEvery(count, steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::ForEvery(count.clone(), block));
            }
            Step::ForEachPlayer(who, steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::ForEachPlayer(*who, block));
            }
            Step::InPlayerOrder(who, steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::InPlayerOrder(*who, block));
            }
            Step::Choice(modes) => {
                let by = self.who(modes.by);
                let list = (0..)
                    .zip(&modes.of)
                    .map(|(number, mode)| (mode.condition.clone(), self.block(compiler, number, &mode.does)))
                    .collect();
                self.push(Op::Choice {
                    choose: modes.choose.clone(),
                    repeats: modes.repeats,
                    by,
                    modes: list,
                    optional: optional.then_some(0),
                });
            }
            Step::AtStartOf(phase, steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::Later(*phase, block));
            }
            Step::AtEndOfPhase(steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::AtEndOfPhase(block));
            }
            Step::WhenThisLeaves(steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::WhenThisLeaves(block));
            }
            Step::Lose(who) => {
                let who = self.who(*who);
                self.push(Verb::Lose(who));
            }
            Step::CollectBounties(unit) => {
                self.push(Op::CollectBounties(*unit));
            }
            Step::CollectAgain => {
                self.push(Op::CollectAgain);
            }
            Step::Flip => {
                self.push(Verb::Flip);
            }
            Step::Deploy => {
                self.push(Verb::Deploy);
            }
            Step::ExtraAction => {
                self.push(Verb::ExtraAction);
            }
            Step::UseWhenDefeated { of, all } => {
                self.push(Op::UseWhenDefeated { of: *of, all: *all });
            }
            Step::UseAgain => {
                self.push(Op::UseAgain);
            }
            Step::UseAnyWhenPlayed(group) => {
                self.push(Op::UseAnyWhenPlayed(group.clone()));
            }
            Step::DefeatCredits(who, count) => {
                let who = self.holder(*who);
                self.push(Verb::DefeatCredits(who, count.clone()));
            }
            Step::TakeCredits(who, count) => {
                let who = self.holder(*who);
                self.push(Verb::TakeCredits(who, count.clone()));
            }
            Step::DefeatAnyCredits => {
                self.push(Op::DefeatAnyCredits);
            }
            Step::DefeatAnyTokens => {
                self.push(Op::DefeatAnyTokens);
            }
            Step::AfterAttack(steps) => {
                let block = self.block(compiler, 0, steps);
                self.push(Op::AfterAttack(block));
            }
            Step::Shuffle(who) => {
                let who = self.who(*who);
                self.push(Verb::Shuffle(who));
            }
        }
    }

    fn disclose(&mut self, aspects: &[Aspect], one: bool, optional: bool) {
        self.push(Op::Disclose { icons: Aspect::counted(aspects), one, optional: optional.then_some(0) });
    }

    /// Writes "you may ...": a first choice carries the question itself.
    fn may(&mut self, compiler: &mut Compiler, steps: &[Step]) {
        let Some((first, rest)) = steps.split_first() else {
            // The answer alone counts.
            let jump = self.push(Op::May(PlayerRef::You, 0));
            return self.land(jump);
        };
        let offer = matches!(first, Step::Choice(modes) if modes.by == PlayerRef::You);
        // The list itself asks; only games begun by earlier versions ask before it as well.
        let before = offer.then(|| self.push(Op::May(PlayerRef::You, 0)));
        if offer || carries_question(first) {
            let start = self.ops.len();
            self.place.extend([0, 0]);
            self.step(compiler, first, true);
            self.place.pop();
            let place = (start..self.ops.len()).find(|place| is_choice(&self.ops[*place]));
            self.steps(compiler, rest, 1);
            self.place.pop();
            for place in before.into_iter().chain(place) {
                self.land(place);
            }
        } else {
            let jump = self.push(Op::May(PlayerRef::You, 0));
            self.branch(compiler, 0, steps);
            self.land(jump);
        }
    }
}

/// Does such a sentence begin with a choice by the controller that can also be declined?
fn carries_question(step: &Step) -> bool {
    let choosing = |target: &Target| {
        matches!(target, Target::A(_) | Target::UpTo(..) | Target::Any(_) | Target::Exactly(..))
            && !matches!(target.selector(), Some(Selector::Resources(_)))
    };
    match step {
        Step::Choose(target, _)
        | Step::Attach(_, target)
        | Step::Damage(target, _)
        | Step::Strike { to: target, .. }
        | Step::StrikePaired { to: target, .. }
        | Step::Heal(target, _)
        | Step::HealAll(target)
        | Step::HealUpTo(target, _)
        | Step::DamageUpTo(target, _)
        | Step::Defeat(target)
        | Step::Exhaust(target)
        | Step::Ready(target)
        | Step::Return(target)
        | Step::Reveal(target)
        | Step::Give(target, ..)
        | Step::GiveLike(target, _)
        | Step::Get(target, ..)
        | Step::Gain(target, ..)
        | Step::TakeControl(_, target) => choosing(target),
        Step::Attack(attack) => choosing(&attack.with) || matches!(attack.with, Target::The(_)),
        Step::Play(play) => choosing(&play.what),
        Step::Disclose(_) | Step::DiscloseOneOf(_) => true,
        _ => false,
    }
}

fn is_choice(op: &Op) -> bool {
    match op {
        Op::Select { optional, .. }
        | Op::Divide { optional, .. }
        | Op::Choice { optional, .. }
        | Op::Disclose { optional, .. } => optional.is_some(),
        Op::Attack(attack) => attack.optional.is_some(),
        Op::Play(play) => play.optional.is_some(),
        _ => false,
    }
}
