//! "If a friendly ability would deal damage, you may have it deal more": offered once for each ability, before it deals
//! or divides damage for the first time (rule 53.2).
//!
//! [`Effect::raised`] holds in its high byte how many texts were asked, and in its low byte how much more the ability
//! deals.

use crate::book::op::{Divided, Op, Verb};
use crate::engine::Rules;
use crate::ids::ProgramId;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Hold};
use crate::table::frame::{Frame, Together};
use crate::table::rare::Rare;
use seats::Seat;
use swu_language::ability::{Ability, Qty, Ref, Selector, Who};

/// One text more was asked.
const ASKED: u16 = 1 << 8;

impl Rules<'_> {
    /// This much damage, plus what its ability was given.
    pub(crate) fn raised(&self, e: &Effect, amount: i16) -> i16 {
        let more = i16::from(e.raised.to_le_bytes()[0]);
        if amount > 0 { amount.saturating_add(more) } else { amount }
    }

    /// Whether somebody is asked first if the ability deals more.
    pub(in crate::flow) fn offers_more(&mut self, e: &Effect, op: &Op) -> bool {
        e.hold != Hold::Released && !e.work.has_begun() && self.would_damage(e, op) && self.offers_more_to(e)
    }

    /// The same for what several runs are about to do at once: the answers count for all of them.
    pub(in crate::flow) fn offers_more_to_runs(&mut self, places: &[usize]) -> bool {
        let standing = places.iter().filter_map(|place| self.stands_before(*place));
        let first = standing.into_iter().find(|(e, op)| self.would_damage(e, op)).map(|(e, _)| e);
        first.is_some_and(|e| self.offers_more_to(&e))
    }

    /// Asks the next text.
    fn offers_more_to(&mut self, e: &Effect) -> bool {
        let next = usize::from(e.raised / ASKED);
        let Some((card, program)) = self.raisers(e.controller).into_iter().nth(next) else { return false };
        let mut offer = Effect::new(program, card, e.controller);
        offer.subject = e.source;
        offer.pool = self.table.pool.len() as u16;
        offer.block = true;
        self.table.frames.push(Frame::Effect(offer));
        true
    }

    /// A text was answered: what waits below receives the answer.
    pub(in crate::flow) fn heard_more(&mut self, offer: &Effect, more: u8) {
        let answer = ASKED + if offer.done_in_full { u16::from(more) } else { 0 };
        match self.table.frames.last_mut() {
            Some(Frame::Effect(waiting)) => waiting.raised += answer,
            Some(Frame::Together(Together { base, .. })) => {
                let base = usize::from(*base);
                for run in self.table.runs.iter_mut().skip(base) {
                    if let Some(Frame::Effect(waiting)) = run.frames.last_mut() {
                        waiting.raised += answer;
                    }
                }
            }
            _ => {}
        }
    }

    /// Would the operation deal damage?
    fn would_damage(&self, e: &Effect, op: &Op) -> bool {
        if !self.may_have(Rare::RAISES_DAMAGE) {
            return false;
        }
        match op {
            Op::Do(Verb::Damage(amount) | Verb::DamageSurely(amount)) => self.hits_any(e, amount),
            Op::Do(Verb::Strike(by, amount) | Verb::StrikePaired(by, amount)) => {
                self.first(e, *by).is_some_and(|dealer| self.is_unit(dealer)) && self.hits_any(e, amount)
            }
            Op::DamageUpTo(amount) => self.hits_any(e, amount),
            Op::Divide { what: Divided::Damage, total, among, .. } => {
                self.qty(e, total) > 0 && self.visit(e, among, &mut |obj| self.damageable(obj))
            }
            Op::Indirect(who, total) => self.qty(e, total) > 0 && self.is_anybody(e, *who),
            _ => false,
        }
    }

    fn hits_any(&self, e: &Effect, amount: &Qty) -> bool {
        let hit = |obj: Obj| self.damageable(obj) && self.qty(&e.for_each(obj), amount) > 0;
        self.visit(e, &Selector::The(Ref::It), &mut { hit })
    }

    fn is_anybody(&self, e: &Effect, who: Who) -> bool {
        !self.players(e, who).is_empty()
    }

    /// The units of this player that may raise it, and what they ask.
    fn raisers(&self, seat: Seat) -> Vec<(Obj, ProgramId)> {
        let says = |uid| {
            let raises = |id: &&_| matches!(*self.book.ability(**id).ability, Ability::MayRaiseDamage(_));
            let blank = self.stats(uid).is_some_and(|stats| stats.blank);
            let ability = self.side(uid).instead.iter().find(raises).filter(|_| !blank)?;
            Some((self.table.obj(uid), self.book.ability(*ability).program?))
        };
        self.table.sides[seat].units.iter().copied().filter_map(says).collect()
    }
}
