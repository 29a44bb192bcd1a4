//! Texts that increase damage: by a number or by doubling, before or after prevention (rules 16.4, 39.1); and damage
//! that its source makes unpreventable (rule 39.6).

use super::Guard;
use crate::book::ProgramId;
use crate::change::prevention;
use crate::query::predicate;
use crate::reading::Reading;
use crate::table::batch::Hit;
use crate::table::card::{Obj, Uid};
use crate::table::dealing::Dealing;
use crate::table::effect::Effect;
use seats::Seat;
use swu_language::ability::{Filter, Grant};

/// The cards whose texts double the damage.
pub(super) fn doubled_by(reading: Reading<'_>, hit: &Hit) -> Vec<Obj> {
    let on_it = |(unit, source): &(Uid, Obj)| (*unit == hit.to.uid).then_some(*source);
    let hurts = hit.amount > 0 && reading.table.is_unit(hit.to);
    reading.table.cache.doublings.iter().filter(|_| hurts).filter_map(on_it).collect()
}

/// Does something prevent a part of it, so that the order matters (rule 39.1)?
pub(super) fn prevents_a_part(reading: Reading<'_>, dealing: &Dealing) -> bool {
    prevention::guards(reading, dealing).iter().any(|guard| guard.part() > 0)
}

/// Does a text say that damage by this card can't be prevented (rule 39.6)?
pub(super) fn unpreventable(reading: Reading<'_>, hit: &Hit) -> bool {
    let by = |dealer: Obj, seat: Seat| {
        reading.table.cache.player_rules.iter().any(|(whose, source, gift)| {
            let Grant::DamageIsUnpreventable(list) = &reading.book.gift(*gift).give else { return false };
            let e = Effect::new(ProgramId::NONE, *source, *whose);
            list.iter().all(|predicate| match predicate {
                Filter::Friendly => seat == *whose,
                Filter::Enemy => seat != *whose,
                other => dealer.is_some() && predicate::test(reading, &e, dealer, other),
            })
        })
    };
    by(hit.dealer, hit.by) && hit.also.is_none_or(|also| by(also.dealer, also.by))
}

/// Would texts that prevent a part of it leave nothing, so that it is never increased (rule 14.2)?
pub(super) fn may_prevent_all_before(reading: Reading<'_>, dealing: &Dealing) -> bool {
    let parts = prevention::guards(reading, dealing).iter().map(Guard::part).fold(0, i16::saturating_add);
    dealing.hit().is_some_and(|hit| parts >= hit.total())
}

/// How much more damage its unit takes from another card.
pub(super) fn more(reading: Reading<'_>, hit: &Hit) -> i16 {
    let from_another = hit.dealer.is_some() && hit.dealer != hit.to && hit.amount > 0;
    let stats = reading.table.stats(hit.to.uid).filter(|_| from_another && reading.table.is_unit(hit.to));
    stats.map_or(0, |stats| stats.more)
}

/// Doubles it now.
pub(super) fn double_now(dealing: &mut Dealing, source: Obj) {
    dealing.twice.retain(|other| *other != source);
    dealing.full = dealing.full.map(|full| full.saturating_mul(2));
    if let Some(hit) = dealing.hit_mut() {
        hit.times(2);
    }
}

/// Now it is more.
pub(super) fn increase(dealing: &mut Dealing) {
    let more = std::mem::take(&mut dealing.more);
    dealing.full = dealing.full.map(|full| full.saturating_add(more));
    if let Some(hit) = dealing.hit_mut() {
        hit.amount = hit.amount.saturating_add(more);
    }
}
