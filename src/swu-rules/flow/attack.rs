//! An attack, step by step (rule 9).

use crate::book::op::{AttackOp, Op, RiderOp};
use crate::book::{COMPLETES_ATTACK, ProgramId};
use crate::change::moment::Moment;
use crate::change::{delayed, lasting, moment};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::elimination::unwinding;
use crate::flow::{check, combat, run};
use crate::query::stats::bit;
use crate::query::targets::AttackTerms;
use crate::query::{condition, targets};
use crate::reading::Reading;
use crate::table::attack::Attack;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Effect, Lasting, Lasts, Moment as Due, SLOTS, Span};
use crate::table::frame::{AttackStep, Frame};
use crate::table::memory::Happening;
use crate::values;
use seats::Seat;
use swu_language::ability::{Grant, Until};
use swu_view::DecisionKind;

/// How a text's riders change the possible targets, unless they refer to the target.
pub(crate) fn terms(reading: Reading<'_>, op: Option<&AttackOp>) -> AttackTerms {
    let mut terms = AttackTerms::default();
    let Some(op) = op else { return terms };
    terms.units_only = op.units_only;
    terms.ambush = op.ambush;
    for rider in op.attacker.iter().filter(|rider| !rider.aimed) {
        for gift in &rider.gifts {
            match &reading.book.gift(*gift).give {
                Grant::Keyword(keyword) => terms.keywords |= bit(*keyword),
                Grant::Cant(swu_language::ability::Barred::AttackBases) => {
                    terms.flags |= Stats::CANT_ATTACK_BASES;
                }
                Grant::CanAttack(arena) => {
                    terms.flags |= if *arena == swu_language::word::Arena::Ground {
                        Stats::REACHES_GROUND
                    } else {
                        Stats::REACHES_SPACE
                    };
                }
                Grant::AttacksTwo => terms.flags |= Stats::ATTACKS_TWO,
                _ => {}
            }
        }
    }
    terms
}

/// Declares an attack (rule 9.1): abilities granted by the text are on, nothing is exhausted yet.
pub(crate) fn begin_attack(
    rules: &mut Rules<'_>,
    attacker: Obj,
    by: Seat,
    riders: Option<(ProgramId, u16)>,
    units_only: bool,
    ambush: bool,
) {
    let index = rules.table.attacks.len() as u8;
    let began = rules.table.notes.len() as u16;
    rules.table.attacks.push(Attack { began, ..Attack::new(attacker, by, ambush) });
    let base = rules.table.pending.len() as u16;
    rules.table.frames.push(Frame::Attack { index, step: AttackStep::Target, base, riders, units_only });
    let book = rules.book;
    if let Some(op) = attack_op(book, riders) {
        let e = Effect { attack: index, ..Effect::new(ProgramId::NONE, attacker, by) };
        for rider in op.attacker.iter().filter(|rider| !rider.aimed) {
            ride(rules, &e, rider, attacker, index);
        }
    }
}

fn ride(rules: &mut Rules<'_>, e: &Effect, rider: &RiderOp, on: Obj, attack: u8) {
    for gift in &rider.gifts {
        if matches!(rules.book.gift(*gift).give, Grant::AbilitiesOf(_)) {
            continue;
        }
        let amount = condition::gift_amount(rules.read(), e, *gift);
        let what = Lasts::Gift { gift: *gift, amount };
        let effect = Lasting::of(what, on, e.source, e.controller, Until::EndOfAttack);
        lasting::begin(rules, Lasting { attack, ..effect });
    }
}

/// Runs one step of the innermost attack.
pub(crate) fn go_on(
    rules: &mut Rules<'_>,
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
                aim(rules, index, target);
                if !ask_second_target(rules, index, riders, frame(AttackStep::SecondTarget)) {
                    rules.table.frames.push(frame(AttackStep::Damage));
                    start_attack(rules, index, riders);
                }
            }
            _ => ask_attack_target(rules, index, riders, units_only, frame(AttackStep::Target)),
        },
        AttackStep::SecondTarget => {
            if let Some(Choice::Card(target)) = choice {
                aim(rules, index, target);
            }
            rules.table.frames.push(frame(AttackStep::Damage));
            start_attack(rules, index, riders);
        }
        AttackStep::Damage if window_before(rules, frame(AttackStep::Damage), base) => {}
        AttackStep::Damage => combat::combat_damage(rules, index, choice, &frame),
        AttackStep::SecondHalf => combat::second_half(rules, index, choice, &frame),
        AttackStep::SwitchOff => {
            rules.table.frames.push(frame(AttackStep::End));
            switch_off(rules, index);
            check::state(rules);
            go_on_at_once(rules);
        }
        AttackStep::End => {
            attack_ended(rules, index, base);
            let waits = rules.table.pending.len() > base as usize;
            if !waits && run::goes_on(rules) {
                return go_on(rules, index, AttackStep::Done, base, riders, units_only, None);
            }
            rules.table.frames.push(frame(AttackStep::Done));
            if waits {
                rules.table.frames.push(Frame::Window { base, current: None });
            }
        }
        AttackStep::Done if window_before(rules, frame(AttackStep::Done), base) => {}
        AttackStep::Done => {
            if rules.table.delayed.iter().any(|delayed| delayed.at == Due::Over(index)) {
                rules.table.frames.push(frame(AttackStep::Done));
                return delayed::start_due(rules, Due::Over(index));
            }
            part_with_attack(rules, index);
        }
    }
}

/// Continues at once with the next step of an attack, if that is the innermost work and nobody is asked.
pub(crate) fn go_on_at_once(rules: &mut Rules<'_>) {
    let Some(frame @ Frame::Attack { index, step, base, riders, units_only }) = rules.table.frames.last() else {
        return;
    };
    let (index, step, base, riders, units_only) = (*index, *step, *base, *riders, *units_only);
    if !unwinding::stopped(rules.read(), frame) && run::goes_straight_on(rules) {
        rules.table.frames.pop();
        go_on(rules, index, step, base, riders, units_only, None);
    }
}

/// If triggers of the attack wait, their window comes before that step. True if it does.
fn window_before(rules: &mut Rules<'_>, step: Frame, base: u16) -> bool {
    let waits = rules.table.pending.len() > base as usize;
    if waits {
        rules.table.frames.push(step);
        rules.table.frames.push(Frame::Window { base, current: None });
    }
    waits
}

/// Asks what is attacked; without a legal target the attack is not made (rule 9.2).
fn ask_attack_target(
    rules: &mut Rules<'_>,
    index: u8,
    riders: Option<(ProgramId, u16)>,
    units_only: bool,
    frame: Frame,
) {
    let attack = rules.table.attacks[index as usize];
    let mut terms = terms(rules.read(), attack_op(rules.book, riders));
    terms.units_only |= units_only;
    let options = targets(rules, &attack, terms);
    if options.is_empty() {
        rules.table.scratch.spare = options;
        drop_attack_effects(rules, index);
        part_with_attack(rules, index);
        return;
    }
    rules.table.frames.push(frame);
    rules.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::AttackTarget, false, options);
}

/// Asks which other unit is attacked too, if the attacker can attack two and there is another (rule 9.7).
fn ask_second_target(rules: &mut Rules<'_>, index: u8, riders: Option<(ProgramId, u16)>, frame: Frame) -> bool {
    let attack = rules.table.attacks[index as usize];
    let mut terms = terms(rules.read(), attack_op(rules.book, riders));
    terms.units_only = true;
    terms.ambush = false;
    let two = rules
        .table
        .stats(attack.attacker.uid)
        .is_some_and(|stats| (stats.flags | terms.flags) & Stats::ATTACKS_TWO != 0);
    if !two || !attack.on_units() {
        return false;
    }
    let mut options = targets(rules, &attack, terms);
    if options.is_empty() {
        rules.table.scratch.spare = options;
        return false;
    }
    options.push(Choice::Done);
    rules.table.frames.push(frame);
    rules.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::SecondTarget, false, options);
    true
}

/// What can be attacked, except what is already being attacked.
fn targets(rules: &mut Rules<'_>, attack: &Attack, terms: AttackTerms) -> Vec<Choice> {
    let mut options = rules.list();
    if rules.table.is_unit(attack.attacker) {
        targets::visit_targets(rules.read(), attack.attacker, terms, &mut |uid| {
            if !attack.is_on(rules.table.obj(uid)) {
                options.push(Choice::Card(uid));
            }
            false
        });
    }
    options
}

/// A unit or base is attacked.
fn aim(rules: &mut Rules<'_>, index: u8, target: Uid) {
    let goal = *rules.table.card(target);
    let obj = rules.table.obj(target);
    let attack = &mut rules.table.attacks[index as usize];
    if goal.zone == Zone::Base {
        attack.base = obj;
        attack.defending.insert(goal.controller);
    } else {
        attack.add(obj, goal.controller);
    }
}

/// Rule 9.3: exhaust, switch on, trigger; then comes the damage.
fn start_attack(rules: &mut Rules<'_>, index: u8, riders: Option<(ProgramId, u16)>) {
    let attack = &mut rules.table.attacks[index as usize];
    attack.live = true;
    let attack = *attack;
    let Attack { attacker, by, .. } = attack;
    rules.table.card_mut(attacker.uid).set(CardState::EXHAUSTED, true);
    rules.table.cache.changed(Depends::READY.and(Depends::ATTACK));
    let [unit, second] = attack.units();
    let hit = if attack.base.is_some() { attack.base } else { unit };
    if attack.base.is_some() && rules.table.active == by {
        let whose = rules.table.card(attack.base.uid).controller;
        rules.table.sides[by].struck.insert(whose);
    }
    moment::note(rules, Happening::Attacked, by, attacker, hit, 0);
    rules.fact(What::Attacked, by, attacker.uid, hit.uid, 0);
    if second.is_some() {
        rules.fact(What::AttackedToo, by, attacker.uid, second.uid, 0);
    }
    let book = rules.book;
    if let Some(op) = attack_op(book, riders) {
        let e = Effect {
            attack: index,
            slots: slots_of(rules.read(), riders),
            ..Effect::new(ProgramId::NONE, attacker, by)
        };
        values::refresh(rules);
        for rider in op.attacker.iter().filter(|rider| rider.aimed) {
            if rider.condition.as_ref().is_none_or(|condition| condition::holds(rules.read(), &e, condition)) {
                ride(rules, &e, rider, attacker, index);
            }
        }
        for defender in attack.defenders() {
            for rider in &op.defender {
                if rider.condition.as_ref().is_none_or(|condition| condition::holds(rules.read(), &e, condition)) {
                    ride(rules, &e, rider, defender.unit, index);
                }
            }
        }
    }
    moment::announce(rules, Moment::Attack(index));
    check::state(rules);
    go_on_at_once(rules);
}

/// What the text that makes the attack has named so far; its riders may refer to it. Example: JTL_017.
fn slots_of(reading: Reading<'_>, riders: Option<(ProgramId, u16)>) -> [Span; SLOTS] {
    let slots = |frame: &Frame| match frame {
        Frame::Effect(e) if riders == Some((e.program, e.pc)) => Some(e.slots),
        _ => None,
    };
    reading.table.frames.iter().rev().find_map(slots).unwrap_or_default()
}

/// Rule 9.5c: "for this attack" effects and Raid end.
pub(crate) fn switch_off(rules: &mut Rules<'_>, index: u8) {
    rules.table.attacks[index as usize].live = false;
    rules.table.cache.changed(Depends::ATTACK);
    drop_attack_effects_but(rules, index, |rules, what| waits_for_the_end(rules.read(), what));
}

/// Forgets an attack that is over, or was never made. No value depends on it: only live attacks are asked about.
fn part_with_attack(rules: &mut Rules<'_>, index: u8) {
    debug_assert!(rules.table.attacks.iter().skip(index.into()).all(|attack| !attack.live));
    if let Some(attack) = rules.table.attacks.get(usize::from(index)) {
        rules.table.since_attack = attack.began;
    }
    rules.table.attacks.truncate(index.into());
}

/// "For this attack" effects end.
pub(crate) fn drop_attack_effects(rules: &mut Rules<'_>, index: u8) {
    drop_attack_effects_but(rules, index, |_, _| false);
}

/// The same, except for those that are kept.
fn drop_attack_effects_but(rules: &mut Rules<'_>, index: u8, kept: impl Fn(&Rules<'_>, Lasts) -> bool) {
    lasting::end(rules, |rules, effect| {
        effect.until == Until::EndOfAttack && effect.attack == index && !kept(rules, effect.what)
    });
}

/// Is it a lent ability for when the attack is completed, which is after effects "for this attack" have ended?
fn waits_for_the_end(reading: Reading<'_>, what: Lasts) -> bool {
    matches!(what, Lasts::Ability(ability) if reading.book.ability(ability).mask & COMPLETES_ATTACK != 0)
}

/// Rules 9.5d, 9.5e and 9.6: triggers bound to the end, and abilities of an attacker that survived.
fn attack_ended(rules: &mut Rules<'_>, index: u8, base: u16) {
    let survived = rules.table.is_unit(rules.table.attacks[index as usize].attacker);
    rules.table.attacks[index as usize].survived = survived;
    moment::decide_defeats(rules, index, base);
    moment::announce(rules, Moment::AttackEnded(index));
    drop_attack_effects(rules, index);
}

/// The operation whose riders an attack has.
pub(crate) fn attack_op(book: &crate::book::Book, riders: Option<(ProgramId, u16)>) -> Option<&AttackOp> {
    let (program, pc) = riders?;
    match book.program(program).ops.get(pc as usize) {
        Some(Op::Attack(op)) => Some(op),
        _ => None,
    }
}
