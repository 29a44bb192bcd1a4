//! Choices without any effect are left out (rule 28.1).

use crate::book::op::{CardVerb, Op};
use crate::engine::Rules;
use crate::table::card::Obj;
use crate::table::effect::{Effect, slot};
use swu_language::ability::{Qty, Step, Target};

impl Rules<'_> {
    /// Leaves out options that everybody can see to be useless: a card to pay for that costs too much, and in an offer,
    /// a pick that leaves nothing for the choice after it (rule 28.1).
    pub(super) fn drop_useless(&mut self, e: &Effect, place: usize, offer: bool, list: &mut Vec<Obj>) {
        if self.table.options.asks_all {
            return;
        }
        match self.book.program(e.program).ops.get(e.pc as usize + 1) {
            Some(Op::Cards(CardVerb::Pay(Qty::Cost(what)))) if slot(*what) == Some(place) => {
                let ready = self.purse(self.payer(e), &[]);
                list.retain(|obj| self.def(*obj).cost <= ready);
            }
            Some(Op::Select { .. }) if offer => list.retain(|obj| self.leads_on(e, place, *obj)),
            _ if self.moot(e, place, list) => list.clear(),
            _ => {}
        }
    }

    /// Does a text begin with a choice, from what everybody can see, that has no effect whatever is chosen?
    fn moot(&mut self, e: &Effect, place: usize, list: &[Obj]) -> bool {
        if e.pc > 0 || e.block || e.work.has_begun() {
            return false;
        }
        let book = self.book;
        let program = book.program(e.program);
        let Some(number) = program.origin.get(e.pc as usize).copied() else { return false };
        let (Some(Step::Choose(target, _)), Some(rest)) = (program.step(number), program.rest(number)) else {
            return false;
        };
        if list.is_empty() || rest.is_empty() || !self.open_target(target) {
            return false;
        }
        let pool = self.table.pool.len();
        let mut with = *e;
        let moot = list.iter().all(|obj| {
            self.fill(&mut with, place, &[*obj]);
            self.idle(&with, rest)
        });
        self.table.pool.truncate(pool);
        moot
    }

    /// With that pick, is there an option for every choice of a card that follows at once?
    fn leads_on(&mut self, e: &Effect, place: usize, pick: Obj) -> bool {
        let book = self.book;
        let Some(Op::Select { target: Target::A(selector), into, .. }) =
            book.program(e.program).ops.get(e.pc as usize + 1)
        else {
            return true;
        };
        let Some(next) = slot(*into) else { return true };
        let pool = self.table.pool.len();
        let mut e = Effect { pc: e.pc + 1, ..*e };
        self.fill(&mut e, place, &[pick]);
        let mut list = Vec::new();
        self.collect(&e, selector, &mut list);
        let leads = list.into_iter().any(|obj| self.leads_on(&e, next, obj));
        self.table.pool.truncate(pool);
        leads
    }
}
