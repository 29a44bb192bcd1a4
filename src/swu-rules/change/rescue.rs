//! Rescue: a captured card comes back (rule 19.5).

use crate::change::{copy, moment, move_card, status};
use crate::engine::Rules;
use crate::fact::What;
use crate::reading::Reading;
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::memory::Happening;
use crate::values;
use swu_language::word::Arena;

/// A captured card returns to its arena under its owner's control. One that may enter play as a copy is free, but
/// waits for its owner's choice: the next state check asks.
pub(crate) fn rescue(rules: &mut Rules<'_>, captive: Uid) {
    if copy::has_copies(rules.read(), rules.table.obj(captive), rules.table.card(captive).owner) {
        rules.table.card_mut(captive).host = Uid::NONE;
        rules.table.cache.forget();
    } else {
        enter_rescued(rules, captive, None);
    }
}

/// A freed captive that waits for the choice of what it copies.
pub(crate) fn freed(reading: Reading<'_>) -> Option<Uid> {
    reading.table.captives.iter().copied().find(|uid| reading.table.card(*uid).host == Uid::NONE)
}

/// It enters play exhausted (rule 19.5), unless it says that it enters play ready (rule 2.6).
pub(crate) fn enter_rescued(rules: &mut Rules<'_>, captive: Uid, copied: Option<Obj>) {
    let owner = rules.table.card(captive).owner;
    let def = rules.book.def(rules.table.card(copied.map_or(captive, |of| of.uid)).def);
    move_card::relocate(rules, captive, if def.arena == Arena::Ground { Zone::Ground } else { Zone::Space }, owner);
    let obj = rules.table.obj(captive);
    if let Some(of) = copied {
        copy::become_copy(rules, obj, rules.table.card(of.uid).def, of);
    }
    values::refresh(rules);
    let ready = rules.table.stats(captive).is_some_and(|stats| stats.has(Stats::RESCUED_READY));
    status::arrive(rules, obj, ready);
    moment::note(rules, Happening::Entered, owner, obj, Obj::NONE, 0);
    rules.fact(What::Rescued, owner, captive, Uid::NONE, 0);
}
