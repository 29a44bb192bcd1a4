//! "If a friendly ability would deal damage, you may have it deal more": offered once for each ability, before it deals
//! or divides damage for the first time (rule 53.2).
//!
//! [`Effect::raised`] holds in its high byte how many texts were asked, and in its low byte how much more the ability
//! deals.

use crate::book::op::{Divided, Op, Verb};
use crate::engine::Rules;
use crate::flow::together;
use crate::ids::ProgramId;
use crate::query::{condition, replacement, selector, uses};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Hold};
use crate::table::frame::{Frame, Together};
use crate::table::rare_texts::Rare;
use seats::{Seat, SeatSet};
use swu_language::ability::{Ability, Amount, PlayerRef, Ref, Selector};

/// One text more was asked.
const ASKED: u16 = 1 << 8;

/// This much damage, plus what its ability was given.
pub(crate) fn raised(e: &Effect, amount: i16) -> i16 {
    let more = i16::from(e.raised.to_le_bytes()[0]);
    if amount > 0 { amount.saturating_add(more) } else { amount }
}

/// Whether somebody is asked first if the ability deals more.
pub(in crate::flow) fn offers_more(rules: &mut Rules<'_>, e: &Effect, op: &Op) -> bool {
    e.hold != Hold::Released && !e.work.has_begun() && would_damage(rules.read(), e, op) && offers_more_to(rules, e)
}

/// The same for what several runs are about to do at once: the answers count for all of them.
pub(in crate::flow) fn offers_more_to_runs(rules: &mut Rules<'_>, places: &[usize]) -> bool {
    let standing = places.iter().filter_map(|place| together::stands_before(rules.read(), *place));
    let first = standing.into_iter().find(|(e, op)| would_damage(rules.read(), e, op)).map(|(e, _)| e);
    first.is_some_and(|e| offers_more_to(rules, &e))
}

/// Asks the next text.
fn offers_more_to(rules: &mut Rules<'_>, e: &Effect) -> bool {
    let next = usize::from(e.raised / ASKED);
    let Some((card, program)) = raisers(rules.read(), e.controller).nth(next) else { return false };
    let mut offer = Effect::new(program, card, e.controller);
    offer.subject = e.source;
    offer.pool = rules.table.pool.len() as u16;
    offer.block = true;
    rules.table.frames.push(Frame::Effect(offer));
    true
}

/// A text was answered: what waits below receives the answer.
pub(in crate::flow) fn heard_more(rules: &mut Rules<'_>, offer: &Effect, more: u8) {
    let answer = ASKED + if offer.done_in_full { u16::from(more) } else { 0 };
    match rules.table.frames.last_mut() {
        Some(Frame::Effect(waiting)) => waiting.raised += answer,
        Some(Frame::Together(Together { base, .. })) => {
            let base = usize::from(*base);
            for run in rules.table.runs.iter_mut().skip(base) {
                if let Some(Frame::Effect(waiting)) = run.frames.last_mut() {
                    waiting.raised += answer;
                }
            }
        }
        _ => {}
    }
}

/// Would the operation deal damage?
fn would_damage(reading: Reading<'_>, e: &Effect, op: &Op) -> bool {
    if !uses::may_have_in_play(reading, Rare::RAISES_DAMAGE) {
        return false;
    }
    match op {
        Op::Do(Verb::Damage(amount) | Verb::DamageSurely(amount)) => hits_any(reading, e, amount),
        Op::Do(Verb::Strike(by, amount) | Verb::StrikePaired(by, amount)) => {
            selector::first(reading, e, *by).is_some_and(|dealer| reading.table.is_unit(dealer))
                && hits_any(reading, e, amount)
        }
        Op::DamageUpTo(amount) => hits_any(reading, e, amount),
        Op::Divide { what: Divided::Damage, total, among, .. } => {
            condition::number(reading, e, total) > 0
                && selector::visit(reading, e, among, &mut |obj| reading.table.damageable(obj))
        }
        Op::Indirect(who, total) => condition::number(reading, e, total) > 0 && is_anybody(reading, e, *who),
        _ => false,
    }
}

fn hits_any(reading: Reading<'_>, e: &Effect, amount: &Amount) -> bool {
    let hit = |obj: Obj| reading.table.damageable(obj) && condition::number(reading, &e.for_each(obj), amount) > 0;
    selector::visit(reading, e, &Selector::The(Ref::It), &mut { hit })
}

fn is_anybody(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> bool {
    !selector::players(reading, e, who).is_empty()
}

/// The units of this player that may raise it, and what they ask.
fn raisers(reading: Reading<'_>, seat: Seat) -> impl Iterator<Item = (Obj, ProgramId)> {
    replacement::offers(reading, SeatSet::one(seat), |ability| matches!(ability, Ability::MayRaiseDamage(_)))
}
