//! An attack, step by step (rule 9).

use crate::book::op::{AttackOp, Op, RiderOp};
use crate::book::{COMPLETES_ATTACK, GiftId, ProgramId};
use crate::change::moment::Moment;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::stats::bit;
use crate::query::targets::AttackTerms;
use crate::table::attack::Attack;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Effect, Lasting, Lasts, Moment as Due, NOBODY, SLOTS, Span};
use crate::table::frame::{AttackStep, Frame};
use crate::table::memory::Happening;
use seats::Seat;
use swu_language::ability::{Barred, Give, Until};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// How a text's riders change the possible targets, unless they refer to the target.
    pub(crate) fn terms(&self, op: Option<&AttackOp>) -> AttackTerms {
        let mut terms = AttackTerms::default();
        let Some(op) = op else { return terms };
        terms.units_only = op.units_only;
        terms.ambush = op.ambush;
        for rider in op.attacker.iter().filter(|rider| !rider.aimed) {
            for gift in &rider.gifts {
                match &self.book.gift(*gift).give {
                    Give::Keyword(keyword) => terms.keywords |= bit(*keyword),
                    Give::Cant(swu_language::ability::Barred::AttackBases) => {
                        terms.flags |= Stats::CANT_ATTACK_BASES;
                    }
                    Give::CanAttack(arena) => {
                        terms.flags |= if *arena == swu_language::word::Arena::Ground {
                            Stats::REACHES_GROUND
                        } else {
                            Stats::REACHES_SPACE
                        };
                    }
                    Give::AttacksTwo => terms.flags |= Stats::ATTACKS_TWO,
                    _ => {}
                }
            }
        }
        terms
    }

    /// Declares an attack (rule 9.1): abilities granted by the text are on, nothing is exhausted yet.
    pub(crate) fn begin_attack(
        &mut self,
        attacker: Obj,
        by: Seat,
        riders: Option<(ProgramId, u16)>,
        units_only: bool,
        ambush: bool,
    ) {
        let index = self.table.attacks.len() as u8;
        let began = self.table.notes.len() as u16;
        self.table.attacks.push(Attack { began, ..Attack::new(attacker, by, ambush) });
        let base = self.table.pending.len() as u16;
        self.table.frames.push(Frame::Attack { index, step: AttackStep::Target, base, riders, units_only });
        let book = self.book;
        if let Some(op) = attack_op(book, riders) {
            let e = Effect { attack: index, ..Effect::new(ProgramId::NONE, attacker, by) };
            for rider in op.attacker.iter().filter(|rider| !rider.aimed) {
                self.ride(&e, rider, attacker, index);
            }
        }
    }

    fn ride(&mut self, e: &Effect, rider: &RiderOp, on: Obj, attack: u8) {
        for gift in &rider.gifts {
            if matches!(self.book.gift(*gift).give, Give::AbilitiesOf(_)) {
                continue;
            }
            let amount = self.gift_amount(e, *gift);
            self.table.lasting.push(Lasting {
                what: Lasts::Gift { gift: *gift, amount },
                on,
                source: e.source,
                controller: e.controller,
                until: Until::EndOfAttack,
                attack,
                name: u16::MAX,
                player: NOBODY,
                amount: 0,
            });
        }
        self.table.cache.forget_values();
    }

    /// The number of a gift, as it is when given.
    pub(crate) fn gift_amount(&self, e: &Effect, gift: GiftId) -> i16 {
        match &self.book.gift(gift).give {
            Give::Power(qty)
            | Give::Hp(qty)
            | Give::Numbered(_, qty)
            | Give::PrintedPower(qty)
            | Give::PrintedHp(qty)
            | Give::TakesMore(qty) => self.qty(e, qty),
            Give::Prevents(prevention) => prevention.amount.as_ref().map_or(i16::MAX, |amount| self.qty(e, amount)),
            Give::MayBePlayed { less, .. } => self.qty(e, less),
            Give::EntersWith(_, count) => self.qty(e, count),
            Give::Cant(Barred::AttackYou) => i16::from(e.controller.0),
            Give::CombatDamageGoesTo(card) => self.first(e, *card).map_or(Uid::NONE, |card| card.uid).0 as i16,
            _ => 1,
        }
    }

    /// Runs one step of the innermost attack.
    pub(crate) fn attack(
        &mut self,
        index: u8,
        step: AttackStep,
        base: u16,
        riders: Option<(ProgramId, u16)>,
        units_only: bool,
        choice: Option<Choice>,
    ) {
        let frame = |step: AttackStep| Frame::Attack { index, step, base, riders, units_only };
        match step {
            AttackStep::Target => match choice {
                Some(Choice::Card(target)) => {
                    self.aim(index, target);
                    if !self.ask_second_target(index, riders, frame(AttackStep::SecondTarget)) {
                        self.table.frames.push(frame(AttackStep::Damage));
                        self.start_attack(index, riders);
                    }
                }
                _ => self.ask_attack_target(index, riders, units_only, frame(AttackStep::Target)),
            },
            AttackStep::SecondTarget => {
                if let Some(Choice::Card(target)) = choice {
                    self.aim(index, target);
                }
                self.table.frames.push(frame(AttackStep::Damage));
                self.start_attack(index, riders);
            }
            AttackStep::Damage if self.window_before(frame(AttackStep::Damage), base) => {}
            AttackStep::Damage => self.combat_damage(index, choice, &frame),
            AttackStep::SecondHalf => self.second_half(index, choice, &frame),
            AttackStep::SwitchOff => {
                self.table.frames.push(frame(AttackStep::End));
                self.switch_off(index);
                self.check();
            }
            AttackStep::End => {
                self.table.frames.push(frame(AttackStep::Done));
                self.attack_ended(index, base);
                if self.table.pending.len() > base as usize {
                    self.table.frames.push(Frame::Window { base, current: None });
                }
            }
            AttackStep::Done if self.window_before(frame(AttackStep::Done), base) => {}
            AttackStep::Done => {
                if self.table.delayed.iter().any(|delayed| delayed.at == Due::Over(index)) {
                    self.table.frames.push(frame(AttackStep::Done));
                    return self.start_due(Due::Over(index));
                }
                self.part_with_attack(index);
            }
        }
    }

    /// If triggers of the attack wait, their window comes before that step. True if it does.
    fn window_before(&mut self, step: Frame, base: u16) -> bool {
        let waits = self.table.pending.len() > base as usize;
        if waits {
            self.table.frames.push(step);
            self.table.frames.push(Frame::Window { base, current: None });
        }
        waits
    }

    /// Asks what is attacked; without a legal target the attack is not made (rule 9.2).
    fn ask_attack_target(&mut self, index: u8, riders: Option<(ProgramId, u16)>, units_only: bool, frame: Frame) {
        let attack = self.table.attacks[index as usize];
        let mut terms = self.terms(attack_op(self.book, riders));
        terms.units_only |= units_only;
        let options = self.targets(&attack, terms);
        if options.is_empty() {
            self.table.scratch.spare = options;
            self.drop_attack_effects(index);
            self.part_with_attack(index);
            return;
        }
        self.table.frames.push(frame);
        self.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::AttackTarget, false, options);
    }

    /// Asks which other unit is attacked too, if the attacker can attack two and there is another (rule 9.7).
    fn ask_second_target(&mut self, index: u8, riders: Option<(ProgramId, u16)>, frame: Frame) -> bool {
        let attack = self.table.attacks[index as usize];
        let mut terms = self.terms(attack_op(self.book, riders));
        terms.units_only = true;
        terms.ambush = false;
        let two =
            self.stats(attack.attacker.uid).is_some_and(|stats| (stats.flags | terms.flags) & Stats::ATTACKS_TWO != 0);
        if !two || !attack.on_units() {
            return false;
        }
        let mut options = self.targets(&attack, terms);
        if options.is_empty() {
            self.table.scratch.spare = options;
            return false;
        }
        options.push(Choice::Done);
        self.table.frames.push(frame);
        self.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::SecondTarget, false, options);
        true
    }

    /// What can be attacked, except what is already being attacked.
    fn targets(&mut self, attack: &Attack, terms: AttackTerms) -> Vec<Choice> {
        let mut options = self.list();
        if self.is_unit(attack.attacker) {
            self.visit_targets(attack.attacker, terms, &mut |uid| {
                if !attack.is_on(self.table.obj(uid)) {
                    options.push(Choice::Card(uid));
                }
                false
            });
        }
        options
    }

    /// A unit or base is attacked.
    fn aim(&mut self, index: u8, target: Uid) {
        let goal = *self.table.card(target);
        let obj = self.table.obj(target);
        let attack = &mut self.table.attacks[index as usize];
        if goal.zone == Zone::Base {
            attack.base = obj;
            attack.defending.insert(goal.controller);
        } else {
            attack.add(obj, goal.controller);
        }
    }

    /// Rule 9.3: exhaust, switch on, trigger.
    fn start_attack(&mut self, index: u8, riders: Option<(ProgramId, u16)>) {
        let attack = &mut self.table.attacks[index as usize];
        attack.live = true;
        let attack = *attack;
        let Attack { attacker, by, .. } = attack;
        self.table.card_mut(attacker.uid).set(CardState::EXHAUSTED, true);
        self.table.cache.changed(Depends::READY.and(Depends::ATTACK));
        let [unit, second] = attack.units();
        let hit = if attack.base.is_some() { attack.base } else { unit };
        if attack.base.is_some() && self.table.active == by {
            let whose = self.table.card(attack.base.uid).controller;
            self.table.sides[by].struck.insert(whose);
        }
        self.note(Happening::Attacked, by, attacker, hit, 0);
        self.fact(What::Attacked, by, attacker.uid, hit.uid, 0);
        if second.is_some() {
            self.fact(What::AttackedToo, by, attacker.uid, second.uid, 0);
        }
        let book = self.book;
        if let Some(op) = attack_op(book, riders) {
            let e =
                Effect { attack: index, slots: self.slots_of(riders), ..Effect::new(ProgramId::NONE, attacker, by) };
            self.refresh();
            for rider in op.attacker.iter().filter(|rider| rider.aimed) {
                if rider.condition.as_ref().is_none_or(|condition| self.cond(&e, condition)) {
                    self.ride(&e, rider, attacker, index);
                }
            }
            for defender in attack.defenders() {
                for rider in &op.defender {
                    if rider.condition.as_ref().is_none_or(|condition| self.cond(&e, condition)) {
                        self.ride(&e, rider, defender.unit, index);
                    }
                }
            }
        }
        self.moment(Moment::Attack(index));
        self.check();
    }

    /// What the text that makes the attack has named so far; its riders may refer to it. Example: JTL_017.
    fn slots_of(&self, riders: Option<(ProgramId, u16)>) -> [Span; SLOTS] {
        let slots = |frame: &Frame| match frame {
            Frame::Effect(e) if riders == Some((e.program, e.pc)) => Some(e.slots),
            _ => None,
        };
        self.table.frames.iter().rev().find_map(slots).unwrap_or_default()
    }

    /// Rule 9.5c: "for this attack" effects and Raid end.
    pub(crate) fn switch_off(&mut self, index: u8) {
        self.table.attacks[index as usize].live = false;
        self.table.cache.changed(Depends::ATTACK);
        self.drop_attack_effects_but(index, |rules, what| rules.waits_for_the_end(what));
    }

    /// Forgets an attack that is over, or was never made. No value depends on it: only live attacks are asked about.
    fn part_with_attack(&mut self, index: u8) {
        debug_assert!(self.table.attacks.iter().skip(index.into()).all(|attack| !attack.live));
        if let Some(attack) = self.table.attacks.get(usize::from(index)) {
            self.table.since_attack = attack.began;
        }
        self.table.attacks.truncate(index.into());
    }

    /// "For this attack" effects end.
    pub(crate) fn drop_attack_effects(&mut self, index: u8) {
        self.drop_attack_effects_but(index, |_, _| false);
    }

    /// The same, except for those that are kept.
    fn drop_attack_effects_but(&mut self, index: u8, kept: impl Fn(&Self, Lasts) -> bool) {
        let mut lasting = std::mem::take(&mut self.table.lasting);
        let before = lasting.len();
        lasting
            .retain(|effect| effect.until != Until::EndOfAttack || effect.attack != index || kept(self, effect.what));
        let dropped = lasting.len() < before;
        self.table.lasting = lasting;
        if dropped {
            self.table.cache.forget_values();
        }
    }

    /// Is it a lent ability for when the attack is completed, which is after effects "for this attack" have ended?
    fn waits_for_the_end(&self, what: Lasts) -> bool {
        matches!(what, Lasts::Ability(ability) if self.book.ability(ability).mask & COMPLETES_ATTACK != 0)
    }

    /// Rules 9.5d, 9.5e and 9.6: triggers bound to the end, and abilities of an attacker that survived.
    fn attack_ended(&mut self, index: u8, base: u16) {
        let survived = self.is_unit(self.table.attacks[index as usize].attacker);
        self.table.attacks[index as usize].survived = survived;
        self.decide_defeats(index, base);
        self.moment(Moment::AttackEnded(index));
        self.drop_attack_effects(index);
    }
}

/// The operation whose riders an attack has.
pub(crate) fn attack_op(book: &crate::book::Book, riders: Option<(ProgramId, u16)>) -> Option<&AttackOp> {
    let (program, pc) = riders?;
    match book.program(program).ops.get(pc as usize) {
        Some(Op::Attack(op)) => Some(op),
        _ => None,
    }
}
