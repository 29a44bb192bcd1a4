//! Attacks made by a text (rule 9).

use crate::book::op::AttackOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::card::Obj;
use crate::table::effect::{Effect, slot};
use swu_language::ability::{Selector, Target};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Attacks with a unit (rule 9), compulsory if possible; or with any number, each chosen after the previous attack.
    pub(crate) fn attack_with(&mut self, e: &mut Effect, op: &AttackOp, choice: Option<Choice>) -> Flow {
        let many = matches!(op.with, Target::Any(_));
        if e.picked() > 0 && choice.is_none() && !many {
            // The attack is over.
            return Flow::Next;
        }
        if choice.is_none() && self.inner_first(e) {
            return Flow::Again;
        }
        let attacker = match choice {
            Some(Choice::Card(uid)) => Some(self.table.obj(uid)),
            Some(Choice::Yes) => op.with.selector().is_none().then(|| self.named_attacker(e, op)).flatten(),
            Some(_) => return self.stop_attacking(e, op),
            None => {
                let mut list = self.take_buffer();
                self.attackers(e, op, &mut list);
                if list.is_empty() {
                    self.give_buffer(list);
                    return self.stop_attacking(e, op);
                }
                let named = op.with.selector().is_none();
                if named && op.optional.is_none() {
                    let obj = list[0];
                    self.give_buffer(list);
                    Some(obj)
                } else {
                    let mut options = self.list();
                    if named {
                        options.extend([Choice::Yes, Choice::No]);
                    } else {
                        options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                        if op.optional.is_some() || many {
                            options.push(Choice::Skip);
                        }
                    }
                    self.give_buffer(list);
                    let kind = if named { DecisionKind::May } else { DecisionKind::Target };
                    let seat = self.chooser_of(e);
                    self.ask(seat, kind, e.source, self.prompt(e), false, options);
                    return Flow::Again;
                }
            }
        };
        let Some(attacker) = attacker else {
            e.done_in_full = false;
            return Flow::Next;
        };
        if op.optional.is_some() {
            self.said_yes(e);
        }
        if let Some(place) = slot(op.keep) {
            self.fill(e, place, &[attacker]);
        }
        e.done_in_full = true;
        self.note_attacker(e, attacker);
        let riders = Some((e.program, e.pc));
        self.begin_attack(attacker, e.controller, riders, op.units_only, op.ambush);
        self.lend(e, op, attacker);
        Flow::Again
    }

    /// Nothing attacks, or nothing more.
    fn stop_attacking(&mut self, e: &mut Effect, op: &AttackOp) -> Flow {
        e.done_in_full = e.picked() > 0;
        if e.done_in_full {
            return Flow::Next;
        }
        e.limited = None;
        op.optional.map_or(Flow::Next, Flow::Jump)
    }

    /// The text has made one more attack, with this unit.
    fn note_attacker(&mut self, e: &mut Effect, attacker: Obj) {
        let attackers = self.picks(e).to_vec();
        self.begin_picking(e);
        attackers.into_iter().chain([attacker]).for_each(|obj| self.pick(e, obj));
    }

    fn named_attacker(&self, e: &Effect, op: &AttackOp) -> Option<Obj> {
        match &op.with {
            Target::The(reference) => self.first(e, *reference),
            _ => None,
        }
    }

    /// Units that can make the attack.
    fn attackers(&self, e: &Effect, op: &AttackOp, into: &mut Vec<Obj>) {
        let mut terms = self.terms(Some(op));
        self.lent_terms(e, op, &mut terms);
        match &op.with {
            Target::The(reference) => self.collect(e, &Selector::The(*reference), into),
            target => {
                if let Some(selector) = target.selector() {
                    self.collect(e, selector, into);
                }
            }
        }
        let before = self.picks(e);
        into.retain(|obj| {
            self.is_unit(*obj)
                && !before.contains(obj)
                && self.table.card(obj.uid).controller == e.controller
                && (op.even_exhausted || !self.table.card(obj.uid).exhausted())
                && self.has_target(*obj, terms)
        });
    }
}
