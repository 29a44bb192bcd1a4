//! From printed cards to the tables of the [`Book`].

use super::depends::Depends;
use super::op::{AttackOp, Op, PlayOp, RiderOp, SearchOp};
use super::{
    AbilityDef, AbilityId, Book, ConstantDef, ConstantId, Def, GiftDef, GiftId, Program, ProgramId, SideDef, is_loss,
    is_stat, moment_bit,
};
use crate::unlimited::cards::ability::{
    Ability, Cond, Constant, Give, Is, Qty, Ref, Rider, Set, Site, Step, Target, Token, Who,
};
use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::keyword::{Keyword, PrintedKeyword};
use crate::unlimited::cards::word::{Arena, Kind};
use crate::unlimited::rules::table::card::DefId;
use std::collections::BTreeMap;

/// Compiles everything.
pub(super) fn book(cards: Vec<Card>, keywords: &[(Keyword, Vec<Ability>)]) -> Book {
    let mut titles: Vec<String> = cards.iter().map(|card| card.title.clone()).collect();
    titles.sort();
    titles.dedup();
    let mut names: Vec<String> = cards.iter().map(Card::full_name).collect();
    names.sort();
    names.dedup();
    let mut book = Book {
        defs: Vec::new(),
        abilities: Vec::new(),
        constants: Vec::new(),
        gifts: Vec::new(),
        programs: Vec::new(),
        by_id: cards.iter().enumerate().map(|(index, card)| (card.id.clone(), DefId(index as u16))).collect(),
        keywords: vec![Vec::new(); Keyword::ALL.len()],
        tokens: [None; Token::ALL.len()],
        titles: Vec::new(),
        cards: Vec::new(),
    };
    for token in Token::ALL {
        book.tokens[token as usize] = book.by_id.get(token.id()).copied();
    }
    let titles_by_name: BTreeMap<&str, u16> =
        titles.iter().enumerate().map(|(index, title)| (title.as_str(), index as u16)).collect();
    for (index, card) in cards.iter().enumerate() {
        let mut compiler = Compiler { book: &mut book, card: DefId(index as u16), limits: 0 };
        let def = compiler.def(
            card,
            titles_by_name.get(card.title.as_str()).copied().unwrap_or(u16::MAX),
            names.binary_search(&card.full_name()).map_or(u16::MAX, |place| place as u16),
        );
        book.defs.push(def);
    }
    for (keyword, abilities) in keywords {
        for ability in abilities {
            let mut compiler = Compiler { book: &mut book, card: DefId(u16::MAX), limits: 0 };
            let id = compiler.ability(ability);
            book.abilities[id.0 as usize].keyword = Some(*keyword);
            book.keywords[*keyword as usize].push(id);
        }
    }
    book.titles = titles;
    book.cards = cards;
    book
}

struct Compiler<'a> {
    book: &'a mut Book,
    card: DefId,
    limits: u8,
}

impl Compiler<'_> {
    fn def(&mut self, card: &Card, title: u16, copy: u16) -> Def {
        let mut icons = [0u8; 6];
        for aspect in &card.aspects {
            icons[*aspect as usize] += 1;
        }
        let front = self.side(&card.keywords, &card.abilities);
        let unit = card.unit_side.as_ref().map(|side| self.side(&side.keywords, &side.abilities)).unwrap_or_default();
        let mut attach = Vec::new();
        let mut instead = None;
        let mut event = None;
        for ability in &card.abilities {
            match ability {
                Ability::AttachTo(predicates) => attach.extend(predicates.iter().cloned()),
                Ability::InsteadOfCost(costs) => instead = Some(costs.clone()),
                Ability::Event(steps) => event = Some(self.program(steps)),
                _ => {}
            }
        }
        let own = |give: &Give| matches!(give, Give::CostsLess(_) | Give::CostsMore(_) | Give::IgnoreAspectPenalty);
        let (own_cost, constants): (Vec<_>, Vec<_>) = front.constants.iter().partition(|id| {
            let constant = &self.book.constants[id.0 as usize];
            constant.affects == Set::The(Ref::This)
                && constant.gifts.iter().all(|gift| own(&self.book.gifts[gift.0 as usize].give))
        });
        let enters_ready = card.abilities.iter().any(|ability| {
            matches!(ability, Ability::Constant(constant) if constant.gives.contains(&Give::EntersReady) && constant.affects == Set::The(Ref::This))
        });
        Def {
            kind: card.kind,
            title,
            copy,
            unique: card.unique,
            cost: i16::from(card.cost),
            power: i16::from(card.power),
            hp: i16::from(card.hp),
            arena: card.arena.unwrap_or(Arena::Ground),
            icons,
            traits: card.traits.iter().copied().collect(),
            front: SideDef { constants, ..front },
            unit,
            attach,
            instead,
            own_cost,
            enters_ready,
            event,
            deploys: card.kind == Kind::Leader && card.unit_side.is_some(),
        }
    }

    fn side(&mut self, keywords: &[PrintedKeyword], abilities: &[Ability]) -> SideDef {
        let mut side = SideDef::default();
        for printed in keywords {
            let (keyword, number) = printed.parts();
            side.keywords |= 1 << keyword as u32;
            match keyword {
                Keyword::Raid => side.raid += i16::from(number),
                Keyword::Restore => side.restore += i16::from(number),
                Keyword::Exploit => side.exploit += i16::from(number),
                _ => {}
            }
        }
        for ability in abilities {
            match ability {
                Ability::Constant(_) => {
                    let id = self.ability(ability);
                    side.constants.extend(self.book.abilities[id.0 as usize].constant);
                }
                Ability::Trigger(_) => {
                    let id = self.ability(ability);
                    side.mask |= self.book.abilities[id.0 as usize].mask;
                    side.triggers.push(id);
                }
                Ability::Action(_) => {
                    let id = self.ability(ability);
                    side.actions.push(id);
                }
                _ => {}
            }
        }
        side
    }

    fn ability(&mut self, ability: &Ability) -> AbilityId {
        let mut def = AbilityDef {
            ability: ability.clone(),
            card: self.card,
            on: Vec::new(),
            mask: 0,
            limit: None,
            limit_bit: 0,
            costs: Vec::new(),
            epic: false,
            program: None,
            constant: None,
            keyword: None,
        };
        match ability {
            Ability::Constant(constant) => def.constant = Some(self.constant(constant)),
            Ability::Trigger(trigger) => {
                def.on = trigger.on.clone();
                def.mask = trigger.on.iter().fold(0, |mask, on| mask | moment_bit(on));
                def.limit = trigger.limit;
                def.program = Some(self.program(&trigger.does));
            }
            Ability::Action(action) => {
                def.costs = action.costs.clone();
                def.epic = action.epic;
                def.limit = action.limit;
                def.program = Some(self.program(&action.does));
            }
            Ability::Event(steps) | Ability::Bounty(steps) => def.program = Some(self.program(steps)),
            Ability::Coordinate(_)
            | Ability::AttachTo(_)
            | Ability::InsteadOfCost(_)
            | Ability::Smuggle { .. }
            | Ability::Instead { .. } => {}
        }
        if def.limit.is_some() {
            def.limit_bit = self.limits;
            self.limits += 1;
        }
        self.book.abilities.push(def);
        AbilityId(self.book.abilities.len() as u16 - 1)
    }

    fn constant(&mut self, constant: &Constant) -> ConstantId {
        let gifts = constant.gives.iter().map(|give| self.gift(give)).collect();
        let about_attack = names_attack_in_set(&constant.affects)
            || constant.condition.as_ref().is_some_and(names_attack)
            || constant
                .gives
                .iter()
                .any(|give| matches!(give, Give::Power(qty) | Give::Hp(qty) if names_attack_in_qty(qty)));
        self.book.constants.push(ConstantDef {
            condition: constant.condition.clone(),
            affects: constant.affects.clone(),
            gifts,
            about_attack,
            depends: Depends::of(constant).and(if about_attack { Depends::ATTACK } else { Depends::default() }),
            about_plays: matches!(constant.affects, Set::Played(..)),
            takes: constant.gives.iter().any(|give| {
                matches!(give, Give::LosesAbilities | Give::LosesKeyword(_) | Give::LosesAbilitiesExceptEpic)
            }),
            grants: constant.gives.iter().any(|give| !is_loss(give) && !is_stat(give)),
            sums: constant.gives.iter().any(is_stat),
            card: self.card,
        });
        ConstantId(self.book.constants.len() as u16 - 1)
    }

    fn gift(&mut self, give: &Give) -> GiftId {
        let ability = match give {
            Give::Ability(ability) => Some(self.ability(ability)),
            _ => None,
        };
        self.book.gifts.push(GiftDef { give: give.clone(), ability, card: self.card });
        GiftId(self.book.gifts.len() as u16 - 1)
    }

    fn gifts(&mut self, gives: &[Give]) -> Vec<GiftId> {
        gives.iter().map(|give| self.gift(give)).collect()
    }

    fn program(&mut self, steps: &[Step]) -> ProgramId {
        let mut writer = Writer { program: Program { card: Some(self.card), ..Program::default() }, here: 0 };
        writer.steps(self, steps);
        self.book.programs.push(writer.program);
        ProgramId(self.book.programs.len() as u16 - 1)
    }

    fn riders(&mut self, riders: &[Rider]) -> Vec<RiderOp> {
        riders
            .iter()
            .map(|rider| RiderOp { condition: rider.condition.clone(), gifts: self.gifts(&rider.gives) })
            .collect()
    }
}

/// Writes one program.
struct Writer {
    program: Program,
    here: u16,
}

impl Writer {
    fn push(&mut self, op: Op) -> usize {
        self.program.ops.push(op);
        self.program.origin.push(self.here);
        self.program.ops.len() - 1
    }

    fn next(&self) -> u16 {
        self.program.ops.len() as u16
    }

    fn steps(&mut self, compiler: &mut Compiler<'_>, steps: &[Step]) {
        for step in steps {
            self.step(compiler, step, false);
        }
    }

    /// Lets the jump at this place go to the next operation.
    fn land(&mut self, place: usize) {
        let target = self.next();
        match &mut self.program.ops[place] {
            Op::Select { optional, .. } | Op::Divide { optional, .. } | Op::Choice { optional, .. } => {
                *optional = Some(target);
            }
            Op::Attack(attack) => attack.optional = Some(target),
            Op::Play(play) => play.optional = Some(target),
            Op::May(_, to) | Op::UnlessDid(to) | Op::IfDid(to) | Op::Unless(_, to) | Op::Jump(to) => *to = target,
            _ => {}
        }
    }

    /// A player word that needs a choice first becomes "that player".
    fn who(&mut self, who: Who) -> Who {
        if matches!(who, Who::Opponent | Who::APlayer) {
            self.push(Op::ChoosePlayer(who));
            return Who::ThatPlayer;
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

    fn verb(&mut self, target: &Target, optional: bool, op: Op) {
        self.select(target, Ref::It, optional);
        self.push(op);
    }

    /// Writes one sentence; `optional` marks its first choice as one that may be declined.
    fn step(&mut self, compiler: &mut Compiler<'_>, step: &Step, optional: bool) {
        self.here = self.program.steps.len() as u16;
        self.program.steps.push(step.clone());
        match step {
            Step::Choose(target, into) => self.select(target, *into, optional),
            Step::Damage(target, amount) => self.verb(target, optional, Op::Damage(amount.clone())),
            Step::Strike { by, to, amount } => self.verb(to, optional, Op::Strike(*by, amount.clone())),
            Step::DivideDamage { by, total, among } => {
                self.push(Op::Divide {
                    heal: false,
                    by: *by,
                    total: total.clone(),
                    among: among.clone(),
                    optional: optional.then_some(0),
                });
            }
            Step::DivideHealing { up_to, among } => {
                self.push(Op::Divide {
                    heal: true,
                    by: None,
                    total: up_to.clone(),
                    among: among.clone(),
                    optional: optional.then_some(0),
                });
            }
            Step::Heal(target, amount) => self.verb(target, optional, Op::Heal(amount.clone())),
            Step::HealAll(target) => self.verb(target, optional, Op::HealAll),
            Step::HealUpTo(target, amount) => self.verb(target, optional, Op::HealUpTo(amount.clone())),
            Step::Defeat(target) => self.verb(target, optional, Op::Defeat),
            Step::Exhaust(target) => self.verb(target, optional, Op::Exhaust),
            Step::Ready(target) => self.verb(target, optional, Op::Ready),
            Step::Return(target) => self.verb(target, optional, Op::Return),
            Step::PutOnBottom(target) => self.verb(target, optional, Op::Bottom { random: false }),
            Step::PutOnBottomRandomly(target) => self.verb(target, optional, Op::Bottom { random: true }),
            Step::PutOnTop(target) => self.verb(target, optional, Op::Top),
            Step::Take(target) => self.verb(target, optional, Op::Take),
            Step::DiscardCard(target) => self.verb(target, optional, Op::DiscardCard),
            Step::Resource { what, ready } => self.verb(what, optional, Op::Resource { ready: *ready }),
            Step::ResourceTop { ready } => {
                self.push(Op::ResourceTop { ready: *ready });
            }
            Step::Give(target, token, count) => self.verb(target, optional, Op::Give(*token, count.clone())),
            Step::Create(who, token, count) => {
                let who = self.who(*who);
                self.push(Op::Create(who, *token, count.clone()));
            }
            Step::Get(target, power, hp, until) => {
                self.verb(target, optional, Op::Get(power.clone(), hp.clone(), *until));
            }
            Step::Gain(target, gives, until) => {
                let gifts = compiler.gifts(gives);
                self.verb(target, optional, Op::Gain(gifts, *until));
            }
            Step::Rule(constant, until) => {
                let id = compiler.constant(constant);
                self.push(Op::Rule(id, *until));
            }
            Step::TakeControl(who, target) => {
                self.select(target, Ref::It, optional);
                let who = self.who(*who);
                self.push(Op::TakeControl(who));
            }
            Step::Capture(by, target) => self.verb(target, optional, Op::Capture(*by)),
            Step::Rescue(target) => self.verb(target, optional, Op::Rescue),
            Step::Attach(upgrade, target) => {
                self.select(target, Ref::Rest, optional);
                self.push(Op::Attach(*upgrade));
            }
            Step::Attack(attack) => {
                let attacker = compiler.riders(&attack.attacker);
                let defender = compiler.riders(&attack.defender);
                self.push(Op::Attack(AttackOp {
                    even_exhausted: attack.even_exhausted,
                    units_only: attack.units_only,
                    ambush: attack.ambush,
                    attacker,
                    defender,
                    with: attack.with.clone(),
                    keep: attack.keep,
                    optional: optional.then_some(0),
                }));
            }
            Step::Play(play) => {
                let gains = compiler.gifts(&play.gains);
                self.push(Op::Play(PlayOp {
                    what: play.what.clone(),
                    less: play.less.clone(),
                    free: play.free,
                    ready: play.ready,
                    gains,
                    until: play.until,
                    optional: optional.then_some(0),
                }));
            }
            Step::Draw(Who::AnyPlayers, count) => {
                let block = compiler.program(&[Step::Draw(Who::ThatPlayer, count.clone())]);
                self.push(Op::ForEachPlayer(Who::AnyPlayers, block));
            }
            Step::Draw(who, count) => {
                let who = self.who(*who);
                self.push(Op::Draw(who, count.clone()));
            }
            Step::Discard(who @ (Who::EachPlayer | Who::EachOpponent), count) => {
                let block = compiler.program(&[Step::Discard(Who::ThatPlayer, count.clone())]);
                self.push(Op::ForEachPlayer(*who, block));
            }
            Step::Discard(who, count) => {
                let who = self.who(*who);
                self.push(Op::Discard(who, count.clone()));
            }
            Step::DiscardRandom(who, count) => {
                let who = self.who(*who);
                self.push(Op::DiscardRandom(who, count.clone()));
            }
            Step::DiscardHand(who) => {
                let who = self.who(*who);
                self.push(Op::DiscardHand(who));
            }
            Step::DiscardFrom(who, count, predicates) => {
                let who = self.who(*who);
                self.push(Op::DiscardFrom(who, count.clone(), predicates.clone()));
            }
            Step::Mill(who, count) => {
                let who = self.who(*who);
                self.push(Op::Mill(who, count.clone()));
            }
            Step::LookAtHand(who) => {
                let who = self.who(*who);
                self.push(Op::LookAtHand(who));
            }
            Step::RevealHand(who) => {
                let who = self.who(*who);
                self.push(Op::RevealHand(who));
            }
            Step::Reveal(target) => self.verb(target, optional, Op::Reveal),
            Step::LookAtTop(who, count) => {
                let who = self.who(*who);
                self.push(Op::LookAtTop(who, count.clone()));
            }
            Step::RevealTop(who, count) => {
                let who = self.who(*who);
                self.push(Op::RevealTop(who, count.clone()));
            }
            Step::RevealOneByOne(most) => {
                self.push(Op::RevealOneByOne(most.clone()));
            }
            Step::Search(search) => {
                self.push(Op::Search(SearchOp {
                    top: search.top.clone(),
                    find: search.find.clone(),
                    up_to: search.up_to.clone(),
                    total_cost: search.total_cost.clone(),
                    reveal: search.reveal,
                }));
            }
            Step::Pay(amount) => {
                self.push(Op::Pay(amount.clone()));
            }
            Step::PayAny => {
                self.push(Op::PayAny);
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
            Step::ChoosePlayer(who) => {
                self.push(Op::ChoosePlayer(*who));
            }
            Step::May(steps) => self.may(compiler, steps),
            Step::MayBy(who, steps) => {
                let who = self.who(*who);
                let block = compiler.program(steps);
                self.push(Op::MayBy(who, block));
            }
            Step::SaysNo(who) => {
                let who = self.who(*who);
                self.push(Op::SaysNo(who));
            }
            Step::IfYouDo(steps) => {
                let jump = self.push(Op::UnlessDid(0));
                self.steps(compiler, steps);
                self.land(jump);
            }
            Step::IfYouDont(steps) => {
                let jump = self.push(Op::IfDid(0));
                self.steps(compiler, steps);
                self.land(jump);
            }
            Step::If(condition, then, otherwise) => {
                let jump = self.push(Op::Unless(condition.clone(), 0));
                self.steps(compiler, then);
                if otherwise.is_empty() {
                    self.land(jump);
                } else {
                    let end = self.push(Op::Jump(0));
                    self.land(jump);
                    self.steps(compiler, otherwise);
                    self.land(end);
                }
            }
            Step::And(steps) => {
                self.push(Op::Join);
                self.steps(compiler, steps);
                self.push(Op::Part);
            }
            Step::ForEach(target, steps) => {
                let block = compiler.program(steps);
                self.verb(target, optional, Op::ForEach(block));
            }
            Step::ForEachPlayer(who, steps) => {
                let block = compiler.program(steps);
                self.push(Op::ForEachPlayer(*who, block));
            }
            Step::Choice(modes) => {
                let by = self.who(modes.by);
                let list = modes.of.iter().map(|mode| (mode.condition.clone(), compiler.program(&mode.does))).collect();
                self.push(Op::Choice {
                    choose: modes.choose.clone(),
                    by,
                    modes: list,
                    optional: optional.then_some(0),
                });
            }
            Step::AtStartOf(phase, steps) => {
                let block = compiler.program(steps);
                self.push(Op::Later(*phase, block));
            }
            Step::WhenThisLeaves(steps) => {
                let block = compiler.program(steps);
                self.push(Op::WhenThisLeaves(block));
            }
            Step::Lose(who) => {
                let who = self.who(*who);
                self.push(Op::Lose(who));
            }
            Step::CollectBounties(_) => {
                self.push(Op::Unexecuted("CollectBounties"));
            }
            Step::CollectAgain => {
                self.push(Op::Unexecuted("CollectAgain"));
            }
            Step::Flip => {
                self.push(Op::Unexecuted("Flip"));
            }
            #[allow(unreachable_patterns)]
            _ => {
                self.push(Op::Unexecuted("a newer word"));
            }
        }
    }

    /// Writes "you may ...": a first choice carries the question itself.
    fn may(&mut self, compiler: &mut Compiler<'_>, steps: &[Step]) {
        let Some((first, rest)) = steps.split_first() else { return };
        if carries_question(first) {
            let start = self.program.ops.len();
            self.step(compiler, first, true);
            let place = (start..self.program.ops.len()).find(|place| is_choice(&self.program.ops[*place]));
            self.steps(compiler, rest);
            if let Some(place) = place {
                self.land(place);
            }
        } else {
            let jump = self.push(Op::May(Who::You, 0));
            self.steps(compiler, steps);
            self.land(jump);
        }
    }
}

/// Is the first thing such a sentence does a choice by the controller that can be declined as well?
fn carries_question(step: &Step) -> bool {
    let choosing = |target: &Target| {
        matches!(target, Target::A(_) | Target::UpTo(..) | Target::Any(_) | Target::Exactly(..))
            && !matches!(target.set(), Some(Set::Resources(_)))
    };
    match step {
        Step::Choose(target, _)
        | Step::Damage(target, _)
        | Step::Strike { to: target, .. }
        | Step::Heal(target, _)
        | Step::HealAll(target)
        | Step::HealUpTo(target, _)
        | Step::Defeat(target)
        | Step::Exhaust(target)
        | Step::Ready(target)
        | Step::Return(target)
        | Step::Reveal(target)
        | Step::Give(target, ..)
        | Step::Get(target, ..)
        | Step::Gain(target, ..)
        | Step::TakeControl(_, target) => choosing(target),
        Step::Attack(attack) => choosing(&attack.with) || matches!(attack.with, Target::The(_)),
        Step::Play(play) => choosing(&play.what),
        _ => false,
    }
}

fn is_choice(op: &Op) -> bool {
    match op {
        Op::Select { optional, .. } | Op::Divide { optional, .. } | Op::Choice { optional, .. } => optional.is_some(),
        Op::Attack(attack) => attack.optional.is_some(),
        Op::Play(play) => play.optional.is_some(),
        _ => false,
    }
}

/// Does the group depend on an attack under way?
fn names_attack_in_set(set: &Set) -> bool {
    match set {
        Set::The(reference) => matches!(reference, Ref::Attacker | Ref::Defender),
        Set::Units(list) | Set::Bases(list) | Set::LeadersAndUnits(list) | Set::Upgrades(list) => {
            list.iter().any(names_attack_in_predicate)
        }
        Set::Among(reference, list) => {
            matches!(reference, Ref::Attacker | Ref::Defender) || list.iter().any(names_attack_in_predicate)
        }
        Set::Any(sets) => sets.iter().any(names_attack_in_set),
        _ => false,
    }
}

fn names_attack_in_predicate(predicate: &Is) -> bool {
    match predicate {
        Is::Attacking | Is::Defending => true,
        Is::ControlledBy(who) | Is::OwnedBy(who) => *who == Who::DefendingPlayer,
        Is::In(Site::ArenaOf(reference)) | Is::OtherThan(reference) | Is::SameController(reference) => {
            matches!(reference, Ref::Attacker | Ref::Defender)
        }
        Is::All(list) | Is::Either(list) => list.iter().any(names_attack_in_predicate),
        Is::Not(inner) => names_attack_in_predicate(inner),
        Is::When(condition) => names_attack(condition),
        _ => false,
    }
}

/// Does the condition depend on an attack under way?
fn names_attack(condition: &Cond) -> bool {
    match condition {
        Cond::Attacking | Cond::DefenderDefeated | Cond::AttackByAmbush | Cond::AttacksBase => true,
        Cond::Is(reference, list) => {
            matches!(reference, Ref::Attacker | Ref::Defender) || list.iter().any(names_attack_in_predicate)
        }
        Cond::Exists(set) => names_attack_in_set(set),
        Cond::AtLeast(a, b) | Cond::AtMost(a, b) | Cond::More(a, b) | Cond::Equal(a, b) => {
            names_attack_in_qty(a) || names_attack_in_qty(b)
        }
        Cond::All(list) | Cond::Either(list) => list.iter().any(names_attack),
        Cond::Not(inner) => names_attack(inner),
        _ => false,
    }
}

fn names_attack_in_qty(qty: &Qty) -> bool {
    match qty {
        Qty::Count(set) | Qty::Aspects(set) | Qty::TotalPower(set) => names_attack_in_set(set),
        Qty::Power(reference) | Qty::RemainingHp(reference) | Qty::Damage(reference) | Qty::Cost(reference) => {
            matches!(reference, Ref::Attacker | Ref::Defender)
        }
        Qty::Plus(a, b) | Qty::Minus(a, b) => names_attack_in_qty(a) || names_attack_in_qty(b),
        Qty::By(_, inner) | Qty::HalfDown(inner) | Qty::HalfUp(inner) => names_attack_in_qty(inner),
        _ => false,
    }
}
