//! What the current values of a card are (rule 17). `values` computes them.

use crate::query::{selector, smuggle};
use crate::reading::Reading;
use crate::table::cache::Constantly;
use crate::table::cache::Stats;
use crate::table::cache::Voice;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use swu_language::ability::Ability;
use swu_language::ability::Selector;
use swu_language::keyword::Keyword;
use swu_language::trait_name::Trait;
use swu_language::trait_name::Traits;
use swu_language::word::Kind;

/// Damage on a card, as last known.
pub(crate) fn damage(reading: Reading<'_>, obj: Obj) -> i16 {
    match reading.table.live(obj) {
        Some(card) => card.damage as i16,
        None => reading.table.gone(obj).map_or(0, |gone| gone.damage as i16),
    }
}

/// Current power, last known power, or printed power (rule 2.11).
pub(crate) fn power(reading: Reading<'_>, obj: Obj) -> i16 {
    if reading.table.live(obj).is_some() {
        return reading.table.stats(obj.uid).map_or_else(|| reading.def(obj).power, |stats| stats.power.max(0));
    }
    reading.table.gone(obj).map_or_else(|| reading.def(obj).power, |gone| gone.power)
}

/// Current HP of a unit or base, last known HP, or printed HP.
pub(crate) fn hp(reading: Reading<'_>, obj: Obj) -> i16 {
    if reading.table.live(obj).is_some() {
        return match reading.table.stats(obj.uid) {
            Some(stats) => stats.hp,
            None if reading.def(obj).kind == Kind::Base => base_hp(reading, obj),
            None => reading.def(obj).hp,
        };
    }
    reading.table.gone(obj).map_or_else(|| reading.def(obj).hp, |gone| gone.hp)
}

/// HP minus damage (rule 2.12).
pub(crate) fn remaining(reading: Reading<'_>, obj: Obj) -> i16 {
    hp(reading, obj) - damage(reading, obj)
}

/// Current traits, last known or printed ones.
pub(crate) fn traits(reading: Reading<'_>, obj: Obj) -> Traits {
    if reading.table.live(obj).is_some() {
        return reading.table.stats(obj.uid).map_or_else(|| traits_of_card(reading, obj), |stats| stats.traits);
    }
    reading.table.gone(obj).map_or_else(|| reading.def(obj).traits, |gone| gone.traits)
}

/// Traits of a card other than a unit: printed ones, and those that a leader got.
pub(crate) fn traits_of_card(reading: Reading<'_>, obj: Obj) -> Traits {
    let mut traits = reading.def(obj).traits_up(reading.table.card(obj.uid));
    let lent = reading.table.cache.lent.iter().filter(|(card, _)| *card == obj.uid);
    lent.for_each(|(_, word)| traits.insert(*word));
    let def = reading.def(obj);
    if let Some((group, but)) = &def.borrows {
        let e = Effect::new(crate::ids::ProgramId::NONE, obj, reading.table.controller(obj));
        traits.0 |= traits_among(reading, &e, group, but).0;
    }
    for (_, number) in reading.table.cache.lost_traits.iter().filter(|(card, _)| *card == obj.uid) {
        Trait::ALL.get(usize::from(*number)).into_iter().for_each(|word| traits.remove(*word));
    }
    traits
}

/// Current keywords, last known or printed ones.
pub(crate) fn keywords(reading: Reading<'_>, obj: Obj) -> u32 {
    if reading.table.live(obj).is_some() {
        return reading.table.stats(obj.uid).map_or_else(|| reading.def(obj).front.keywords, |stats| stats.keywords);
    }
    reading.table.gone(obj).map_or_else(|| reading.def(obj).front.keywords, |gone| gone.keywords)
}

/// The same including Smuggle, which a card may have several times.
pub(crate) fn all_keywords(reading: Reading<'_>, obj: Obj) -> u32 {
    keywords(reading, obj) | if smuggle::has_smuggle(reading, obj) { 1 << Keyword::Smuggle as u32 } else { 0 }
}

/// A base's HP under the options of this game (multiplayer.md C2).
pub(crate) fn base_hp(reading: Reading<'_>, base: Obj) -> i16 {
    use crate::table::options::BaseHp;
    match reading.table.options.base_hp {
        BaseHp::Printed => reading.def(base).hp,
        BaseHp::Fixed(hp) => i16::from(hp),
    }
}

/// Is the card exhausted, and does nothing keep it from readying?
pub(crate) fn can_ready(reading: Reading<'_>, obj: Obj) -> bool {
    reading.table.live(obj).is_some_and(|card| card.exhausted())
        && !reading.table.stats(obj.uid).is_some_and(|stats| stats.has(Stats::CANT_READY))
}

/// Has its card lost it?
#[inline]
pub(crate) fn is_silent(reading: Reading<'_>, item: Constantly) -> bool {
    match item.voice {
        Voice::Unit => reading.table.stats(item.source.uid).is_some_and(|stats| stats.blank),
        Voice::Card => reading.table.cache.muted.contains(&item.source.uid),
        Voice::Effect => false,
    }
}

/// The traits of the group with exceptions (rule 55.3).
pub(crate) fn traits_among(reading: Reading<'_>, e: &Effect, group: &Selector, but: &[Trait]) -> Traits {
    let mut all = Traits::default();
    selector::visit(reading, e, group, &mut |card| {
        all.0 |= traits(reading, card).0;
        false
    });
    but.iter().for_each(|word| all.remove(*word));
    all
}

/// The keyword that an ability is the text of (rule 17.7).
pub(crate) fn worded_keyword(ability: &Ability) -> Option<Keyword> {
    match ability {
        Ability::Bounty(_) => Some(Keyword::Bounty),
        Ability::Coordinate(_) => Some(Keyword::Coordinate),
        _ => None,
    }
}

/// The bit of a keyword.
pub(crate) const fn bit(keyword: Keyword) -> u32 {
    1 << keyword as u32
}
