//! An attack, step by step (rule 9).

use crate::seats::Seat;
use crate::unlimited::cards::ability::{Give, Until};
use crate::unlimited::rules::book::depends::Depends;
use crate::unlimited::rules::book::op::{AttackOp, Op, RiderOp};
use crate::unlimited::rules::book::{GiftId, ProgramId};
use crate::unlimited::rules::change::moment::Moment;
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::query::stats::bit;
use crate::unlimited::rules::query::targets::AttackTerms;
use crate::unlimited::rules::table::attack::Attack;
use crate::unlimited::rules::table::cache::Stats;
use crate::unlimited::rules::table::card::{Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::{Effect, Lasting, Lasts};
use crate::unlimited::rules::table::frame::Frame;
use crate::unlimited::rules::table::memory::Happening;
use crate::unlimited::rules::view::DecisionKind;

/// The steps of an attack frame.
pub mod step {
    /// 9.1 and 9.2: choose the target.
    pub const DECLARE: u8 = 0;
    /// 9.3: its triggers are done, now damage.
    pub const DAMAGE: u8 = 1;
    /// 9.5b: the second half of damage that is not dealt at once.
    pub const SECOND_HALF: u8 = 2;
    /// 9.5c: bonuses go off.
    pub const SWITCH_OFF: u8 = 3;
    /// 9.5d: end-of-attack triggers.
    pub const END: u8 = 4;
    /// The window of the end is through.
    pub const DONE: u8 = 5;
}

impl Rules<'_> {
    /// What a text's unconditional riders change about possible targets.
    pub fn terms(&self, op: Option<&AttackOp>) -> AttackTerms {
        let mut terms = AttackTerms::default();
        let Some(op) = op else { return terms };
        terms.units_only = op.units_only;
        for rider in op.attacker.iter().filter(|rider| rider.condition.is_none()) {
            for gift in &rider.gifts {
                match &self.book.gift(*gift).give {
                    Give::Keyword(keyword) => terms.keywords |= bit(*keyword),
                    Give::Cant(crate::unlimited::cards::ability::Barred::AttackBases) => {
                        terms.flags |= Stats::CANT_ATTACK_BASES;
                    }
                    Give::CanAttack(arena) => {
                        terms.flags |= if *arena == crate::unlimited::cards::word::Arena::Ground {
                            Stats::REACHES_GROUND
                        } else {
                            Stats::REACHES_SPACE
                        };
                    }
                    _ => {}
                }
            }
        }
        terms
    }

    /// Declares an attack (rule 9.1): text-granted abilities are on, nothing is exhausted yet.
    pub fn begin_attack(
        &mut self,
        attacker: Obj,
        by: Seat,
        riders: Option<(ProgramId, u16)>,
        units_only: bool,
        ambush: bool,
    ) {
        let index = self.t.attacks.len() as u8;
        self.t.attacks.push(Attack {
            attacker,
            by,
            defender: Obj::NONE,
            base: Obj::NONE,
            defending: by,
            live: false,
            ambush,
            void: false,
            defender_defeated: false,
            first_by_attacker: false,
        });
        let base = self.t.pending.len() as u16;
        self.t.frames.push(Frame::Attack { index, step: step::DECLARE, base, riders, units_only });
        let book = self.book;
        if let Some(op) = attack_op(book, riders) {
            let e = Effect { attack: index, ..Effect::new(ProgramId(u16::MAX), attacker, by) };
            for rider in op.attacker.iter().filter(|rider| rider.condition.is_none()) {
                self.ride(&e, rider, attacker, index);
            }
        }
    }

    fn ride(&mut self, e: &Effect, rider: &RiderOp, on: Obj, attack: u8) {
        for gift in &rider.gifts {
            let amount = self.gift_amount(e, *gift);
            self.t.lasting.push(Lasting {
                what: Lasts::Gift { gift: *gift, amount },
                on,
                source: e.source,
                controller: e.controller,
                until: Until::EndOfAttack,
                attack,
                name: u16::MAX,
            });
        }
        self.t.cache.forget();
    }

    /// The number of a gift, as it is when given.
    pub fn gift_amount(&self, e: &Effect, gift: GiftId) -> i16 {
        match &self.book.gift(gift).give {
            Give::Power(qty) | Give::Hp(qty) | Give::Numbered(_, qty) | Give::Prevents(qty) => self.qty(e, qty),
            Give::CombatDamageGoesTo(card) => self.first(e, *card).map_or(Uid::NONE, |card| card.uid).0 as i16,
            _ => 1,
        }
    }

    /// Runs one step of the innermost attack.
    pub(in crate::unlimited::rules) fn attack(
        &mut self,
        index: u8,
        step: u8,
        base: u16,
        riders: Option<(ProgramId, u16)>,
        units_only: bool,
        choice: Option<Choice>,
    ) {
        let frame = |step: u8| Frame::Attack { index, step, base, riders, units_only };
        match step {
            step::DECLARE => match choice {
                Some(Choice::Card(target)) => {
                    self.t.frames.push(frame(step::DAMAGE));
                    self.start_attack(index, target, riders);
                }
                _ => self.ask_attack_target(index, riders, units_only, frame(step::DECLARE)),
            },
            step::DAMAGE => {
                if self.t.pending.len() > base as usize {
                    self.t.frames.push(frame(step::DAMAGE));
                    self.t.frames.push(Frame::Window { base, current: None });
                    return;
                }
                self.combat_damage(index, choice, &frame);
            }
            step::SECOND_HALF => {
                self.t.frames.push(frame(step::SWITCH_OFF));
                self.second_half(index);
                self.check();
            }
            step::SWITCH_OFF => {
                self.t.frames.push(frame(step::END));
                self.switch_off(index);
                self.check();
            }
            step::END => {
                self.t.frames.push(frame(step::DONE));
                self.attack_ended(index);
                if self.t.pending.len() > base as usize {
                    self.t.frames.push(Frame::Window { base, current: None });
                }
            }
            _ => {
                if self.t.pending.len() > base as usize {
                    self.t.frames.push(frame(step::DONE));
                    self.t.frames.push(Frame::Window { base, current: None });
                    return;
                }
                self.t.attacks.truncate(index as usize);
                self.t.cache.changed(Depends::ATTACK);
            }
        }
    }

    /// Asks what is attacked; without a legal target the attack is not made (rule 9.2).
    fn ask_attack_target(&mut self, index: u8, riders: Option<(ProgramId, u16)>, units_only: bool, frame: Frame) {
        let attack = self.t.attacks[index as usize];
        let mut terms = self.terms(attack_op(self.book, riders));
        terms.units_only |= units_only;
        let mut options = self.list();
        if self.is_unit(attack.attacker) {
            self.visit_targets(attack.attacker, terms, &mut |uid| {
                options.push(Choice::Card(uid));
                false
            });
        }
        if options.is_empty() {
            self.t.cache.spare = options;
            self.drop_attack_effects(index);
            self.t.attacks.truncate(index as usize);
            self.t.cache.changed(Depends::ATTACK);
            return;
        }
        self.t.frames.push(frame);
        self.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::AttackTarget, false, options);
    }

    /// Rule 9.3: exhaust, switch on, trigger.
    fn start_attack(&mut self, index: u8, target: Uid, riders: Option<(ProgramId, u16)>) {
        let goal = *self.t.card(target);
        let obj = self.t.obj(target);
        let attack = &mut self.t.attacks[index as usize];
        if goal.zone == Zone::Base {
            attack.base = obj;
        } else {
            attack.defender = obj;
        }
        attack.defending = goal.controller;
        attack.live = true;
        let Attack { attacker, by, .. } = *attack;
        self.t.card_mut(attacker.uid).set(crate::unlimited::rules::table::card::CardState::EXHAUSTED, true);
        self.t.cache.changed(Depends::READY.and(Depends::ATTACK));
        let seat_base = self.t.sides[goal.controller].base.map_or(Obj::NONE, |base| self.t.obj(base));
        let hit = if goal.zone == Zone::Base { seat_base } else { obj };
        self.note(Happening::Attacked, by, attacker, hit, 0);
        self.fact(What::Attacked, by, attacker.uid, target, 0);
        let book = self.book;
        if let Some(op) = attack_op(book, riders) {
            let e = Effect { attack: index, ..Effect::new(ProgramId(u16::MAX), attacker, by) };
            self.refresh();
            for rider in &op.attacker {
                if rider.condition.as_ref().is_some_and(|condition| self.cond(&e, condition)) {
                    self.ride(&e, rider, attacker, index);
                }
            }
            if obj == self.t.attacks[index as usize].defender {
                for rider in &op.defender {
                    if rider.condition.as_ref().is_none_or(|condition| self.cond(&e, condition)) {
                        self.ride(&e, rider, obj, index);
                    }
                }
            }
        }
        self.moment(Moment::Attack(index));
        self.check();
    }

    /// Rule 9.5c: "for this attack" effects and Raid go off.
    fn switch_off(&mut self, index: u8) {
        self.t.attacks[index as usize].live = false;
        self.t.cache.changed(Depends::ATTACK);
        self.drop_attack_effects(index);
    }

    /// "For this attack" effects end.
    pub fn drop_attack_effects(&mut self, index: u8) {
        let before = self.t.lasting.len();
        self.t.lasting.retain(|lasting| lasting.until != Until::EndOfAttack || lasting.attack != index);
        if self.t.lasting.len() < before {
            self.t.cache.forget();
        }
    }

    /// Rule 9.5d and e: abilities of an attacker that survived.
    fn attack_ended(&mut self, index: u8) {
        self.moment(Moment::AttackEnded(index));
    }
}

/// The operation whose riders an attack has.
pub fn attack_op(book: &crate::unlimited::rules::book::Book, riders: Option<(ProgramId, u16)>) -> Option<&AttackOp> {
    let (program, pc) = riders?;
    match book.program(program).ops.get(pc as usize) {
        Some(Op::Attack(op)) => Some(op),
        _ => None,
    }
}
