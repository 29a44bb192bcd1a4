//! Choices without any effect are left out (rule 28.1).

use crate::book::op::{CardVerb, Op};
use crate::engine::Rules;
use crate::flow::effect;
use crate::query::{decider, idle, payables, selector};
use crate::table::card::Obj;
use crate::table::effect::{Effect, slot};
use swu_language::ability::{Amount, Step, Target};

/// Leaves out options that everybody can see to be useless: a card to pay for that costs too much, and in an offer,
/// a pick that leaves nothing for the choice after it (rule 28.1).
pub(super) fn drop_useless(rules: &mut Rules<'_>, e: &Effect, place: usize, offer: bool, list: &mut Vec<Obj>) {
    if rules.table.options.asks_all {
        return;
    }
    match rules.book.program(e.program).ops.get(e.pc as usize + 1) {
        Some(Op::Cards(CardVerb::Pay(Amount::Cost(what)))) if slot(*what) == Some(place) => {
            let ready = payables::purse(rules.read(), decider::payer(e), &[]);
            list.retain(|obj| rules.read().def(*obj).cost <= ready);
        }
        Some(Op::Select { .. }) if offer => list.retain(|obj| leads_on(rules, e, place, *obj)),
        _ if moot(rules, e, place, list) => list.clear(),
        _ => {}
    }
}

/// Does a text begin with a choice, from what everybody can see, that has no effect whatever is chosen?
fn moot(rules: &mut Rules<'_>, e: &Effect, place: usize, list: &[Obj]) -> bool {
    if e.pc > 0 || e.block || e.work.has_begun() {
        return false;
    }
    let book = rules.book;
    let program = book.program(e.program);
    let Some(number) = program.origin.get(e.pc as usize).copied() else { return false };
    let (Some(Step::Choose(target, _)), Some(rest)) = (program.step(number), program.rest(number)) else {
        return false;
    };
    if list.is_empty() || rest.is_empty() || !idle::open_target(target) {
        return false;
    }
    let pool = rules.table.pool.len();
    let mut with = *e;
    let moot = list.iter().all(|obj| {
        effect::fill(rules, &mut with, place, &[*obj]);
        idle::idle(rules.read(), &with, rest)
    });
    rules.table.pool.truncate(pool);
    moot
}

/// With that pick, is there an option for every choice of a card that follows at once?
fn leads_on(rules: &mut Rules<'_>, e: &Effect, place: usize, pick: Obj) -> bool {
    let book = rules.book;
    let Some(Op::Select { target: Target::A(selector), into, .. }) = book.program(e.program).ops.get(e.pc as usize + 1)
    else {
        return true;
    };
    let Some(next) = slot(*into) else { return true };
    let pool = rules.table.pool.len();
    let mut e = Effect { pc: e.pc + 1, ..*e };
    effect::fill(rules, &mut e, place, &[pick]);
    let mut list = Vec::new();
    selector::collect(rules.read(), &e, selector, &mut list);
    let leads = list.into_iter().any(|obj| leads_on(rules, &e, next, obj));
    rules.table.pool.truncate(pool);
    leads
}
