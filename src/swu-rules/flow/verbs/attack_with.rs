//! Attacks made by a text (rule 9).

use crate::book::op::AttackOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::verbs::lend;
use crate::flow::{attack, effect, select};
use crate::query::{decider, selector, targets};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Effect, slot};
use swu_language::ability::{Selector, Target};
use swu_view::DecisionKind;

/// Attacks with a unit (rule 9), compulsory if possible; or with any number, each chosen after the previous attack.
pub(crate) fn attack_with(rules: &mut Rules<'_>, e: &mut Effect, op: &AttackOp, choice: Option<Choice>) -> Flow {
    let many = matches!(op.with, Target::Any(_));
    if e.picked() > 0 && choice.is_none() && !many {
        // The attack is over.
        return Flow::Next;
    }
    if choice.is_none() && effect::inner_first(rules, e) {
        return Flow::Again;
    }
    let attacker = match choice {
        Some(Choice::Card(uid)) => Some(rules.table.obj(uid)),
        Some(Choice::Yes) => op.with.selector().is_none().then(|| named_attacker(rules.read(), e, op)).flatten(),
        Some(_) => return stop_attacking(e, op),
        None => {
            let mut list = rules.take_buffer();
            attackers(rules.read(), e, op, &mut list);
            if list.is_empty() {
                rules.give_buffer(list);
                return stop_attacking(e, op);
            }
            let named = op.with.selector().is_none();
            if named && op.optional.is_none() {
                let obj = list[0];
                rules.give_buffer(list);
                Some(obj)
            } else {
                let mut options = rules.list();
                if named {
                    options.extend([Choice::Yes, Choice::No]);
                } else {
                    options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                    if op.optional.is_some() || many {
                        options.push(Choice::Skip);
                    }
                }
                rules.give_buffer(list);
                let kind = if named { DecisionKind::May } else { DecisionKind::Target };
                let seat = decider::chooser_of(rules.read(), e);
                rules.ask(seat, kind, e.source, select::prompt(rules.read(), e), false, options);
                return Flow::Again;
            }
        }
    };
    let Some(attacker) = attacker else {
        e.done_in_full = false;
        return Flow::Next;
    };
    if op.optional.is_some() {
        effect::said_yes(rules, e);
    }
    if let Some(place) = slot(op.keep) {
        effect::fill(rules, e, place, &[attacker]);
    }
    e.done_in_full = true;
    note_attacker(rules, e, attacker);
    let riders = Some((e.program, e.pc));
    attack::begin_attack(rules, attacker, e.controller, riders, op.units_only, op.ambush);
    lend::lend(rules, e, op, attacker);
    Flow::Again
}

/// Nothing attacks, or nothing more.
fn stop_attacking(e: &mut Effect, op: &AttackOp) -> Flow {
    e.done_in_full = e.picked() > 0;
    if e.done_in_full {
        return Flow::Next;
    }
    e.limited = None;
    op.optional.map_or(Flow::Next, Flow::Jump)
}

/// The text has made one more attack, with this unit.
fn note_attacker(rules: &mut Rules<'_>, e: &mut Effect, attacker: Obj) {
    let attackers = effect::picks(rules.read(), e).to_vec();
    effect::begin_picking(rules.read(), e);
    attackers.into_iter().chain([attacker]).for_each(|obj| effect::pick(rules, e, obj));
}

fn named_attacker(reading: Reading<'_>, e: &Effect, op: &AttackOp) -> Option<Obj> {
    match &op.with {
        Target::The(reference) => selector::first(reading, e, *reference),
        _ => None,
    }
}

/// Units that can make the attack.
fn attackers(reading: Reading<'_>, e: &Effect, op: &AttackOp, into: &mut Vec<Obj>) {
    let mut terms = attack::terms(reading, Some(op));
    lend::lent_terms(reading, e, op, &mut terms);
    match &op.with {
        Target::The(reference) => selector::collect(reading, e, &Selector::The(*reference), into),
        target => {
            if let Some(selector) = target.selector() {
                selector::collect(reading, e, selector, into);
            }
        }
    }
    let before = effect::picks(reading, e);
    into.retain(|obj| {
        reading.table.is_unit(*obj)
            && !before.contains(obj)
            && reading.table.card(obj.uid).controller == e.controller
            && (op.even_exhausted || !reading.table.card(obj.uid).exhausted())
            && targets::has_target(reading, *obj, terms)
    });
}
