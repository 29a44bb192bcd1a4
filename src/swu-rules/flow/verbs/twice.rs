//! "If you would create tokens, you may ...; if you do, create twice as many" (rules 16.4, 39.2): offered before tokens
//! are created, once for each such text.
//!
//! [`Effect::twice`] holds the number of texts asked in its highest four bits, and below them two bits for each seat:
//! how often that player's creations are doubled.

use crate::book::op::{Op, Verb};
use crate::engine::Rules;
use crate::flow::together;
use crate::ids::ProgramId;
use crate::query::{condition, decider, replacement, selector, uses};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Together};
use crate::table::rare_texts::Rare;
use seats::{MAX_SEATS, Seat, SeatSet};
use swu_language::ability::{Ability, Ref, Selector};

/// One text more was asked.
const ASKED: u16 = 1 << 12;

/// How often that player's creations are doubled.
const fn doublings(twice: u16, seat: usize) -> u16 {
    (twice >> (2 * seat)) & 3
}

/// Is anybody asked first who may double the number?
pub(in crate::flow) fn offers_twice(rules: &mut Rules<'_>, e: &Effect, op: &Op) -> bool {
    if !uses::may_have_in_play(rules.read(), Rare::DOUBLES_TOKENS) {
        return false;
    }
    let creators = creators_of(rules.read(), e, op);
    e.hold.is_free() && offers_twice_to(rules, e, creators)
}

/// The same for what several runs are about to do at once: their answers count for all of them.
pub(in crate::flow) fn offers_twice_to_runs(rules: &mut Rules<'_>, places: &[usize]) -> bool {
    if !uses::may_have_in_play(rules.read(), Rare::DOUBLES_TOKENS) {
        return false;
    }
    let standing = places.iter().filter_map(|place| together::stands_before(rules.read(), *place));
    let (mut creators, mut first) = (SeatSet::EMPTY, None);
    for (e, op) in standing {
        let theirs = creators_of(rules.read(), &e, op);
        if !theirs.is_empty() {
            creators = creators.or(theirs);
            first.get_or_insert(e);
        }
    }
    first.is_some_and(|e| offers_twice_to(rules, &e, creators))
}

/// Asks the next text of these players.
pub(in crate::flow) fn offers_twice_to(rules: &mut Rules<'_>, e: &Effect, creators: SeatSet) -> bool {
    if creators.is_empty() {
        return false;
    }
    let asked = e.twice / ASKED;
    let taken: u16 = (0..MAX_SEATS).map(|seat| doublings(e.twice, seat)).sum();
    // The text's own card left play in the process.
    let next = usize::from(asked.saturating_sub(taken));
    let Some((card, program)) = doublers(rules.read(), creators).nth(next) else { return false };
    let mut offer = Effect::new(program, card, rules.table.controller(card));
    offer.subject = card;
    offer.pool = rules.table.pool.len() as u16;
    offer.block = true;
    rules.table.frames.push(Frame::Effect(offer));
    true
}

/// A text has answered: the frame below is told.
pub(in crate::flow) fn heard_twice(rules: &mut Rules<'_>, offer: &Effect) {
    let answer = ASKED + if offer.done_in_full { 1 << (2 * offer.controller.index()) } else { 0 };
    match rules.table.frames.last_mut() {
        Some(Frame::Effect(waiting)) => waiting.twice += answer,
        Some(Frame::Together(Together { base, .. })) => {
            let base = usize::from(*base);
            for run in rules.table.runs.iter_mut().skip(base) {
                if let Some(Frame::Effect(waiting)) = run.frames.last_mut() {
                    waiting.twice += answer;
                }
            }
        }
        _ => {}
    }
}

/// This many tokens, or twice as many.
pub(in crate::flow) fn times_two(e: &Effect, creator: Seat, count: i16) -> i16 {
    count.saturating_mul(1 << doublings(e.twice, creator.index()))
}

/// Who is about to create tokens by this operation.
fn creators_of(reading: Reading<'_>, e: &Effect, op: &Op) -> SeatSet {
    match op {
        Op::Do(Verb::Create(who, _, count)) if condition::number(reading, e, count) > 0 => {
            selector::players(reading, e, *who)
        }
        Op::Do(Verb::Give(_, count)) if condition::number(reading, e, count) <= 0 => SeatSet::EMPTY,
        Op::Do(Verb::Give(..) | Verb::GiveLike(_)) => {
            let any = selector::visit(reading, e, &Selector::The(Ref::It), &mut |obj| reading.table.is_unit(obj));
            if any { SeatSet::one(decider::payer(e)) } else { SeatSet::EMPTY }
        }
        _ => SeatSet::EMPTY,
    }
}

/// The units of these players that may double what their controllers create, and their texts.
fn doublers(reading: Reading<'_>, seats: SeatSet) -> impl Iterator<Item = (Obj, ProgramId)> {
    replacement::offers(reading, seats, |ability| matches!(ability, Ability::TwiceTheTokens(_)))
}
