//! Smuggle: playing a card from the resource zone (rule 18.10).

use crate::book::ProgramId;
use crate::query::{condition, predicate};
use crate::reading::Reading;
use crate::table::card::{Obj, Zone};
use crate::table::effect::Effect;
use crate::table::stages::OfPlays;
use swu_language::ability::{Cost, Grant, Selector};

/// The terms of a Smuggle.
#[derive(Clone, Copy)]
pub(crate) struct SmuggleTerms<'a> {
    /// Resources to pay, before any changes.
    pub cost: i16,
    /// The icons with which the aspect penalty is computed (rule 5.3a).
    pub icons: &'a [u8; 6],
    /// Additional costs.
    pub extra: &'a [Cost],
}

/// A Smuggle of a card by its number: printed ones first, then the cheapest one given to it.
pub(crate) fn smuggle(reading: Reading<'_>, card: Obj, nth: u8) -> Option<SmuggleTerms<'_>> {
    let def = reading.def(card);
    if let Some(printed) = def.smuggles.get(usize::from(nth)) {
        return Some(SmuggleTerms { cost: printed.cost, icons: &printed.icons, extra: &printed.extra });
    }
    let given = usize::from(nth) == def.smuggles.len();
    let (more, _) = if given { given_smuggle(reading, card)? } else { return None };
    Some(SmuggleTerms { cost: def.cost + more, icons: &def.icons, extra: &[] })
}

/// How many Smuggles a card in a resource zone has.
pub(crate) fn smuggle_count(reading: Reading<'_>, card: Obj) -> u8 {
    let given = given_smuggle(reading, card).is_some();
    (reading.def(card).smuggles.len() + usize::from(given)) as u8
}

/// Has the card Smuggle? It may get it as a resource; in play it may have lost it.
pub(crate) fn has_smuggle(reading: Reading<'_>, card: Obj) -> bool {
    let blank = reading.table.live(card).is_some() && reading.table.stats(card.uid).is_some_and(|stats| stats.blank);
    !blank && smuggle_count(reading, card) > 0
}

/// How much more than its own cost a resource costs by the best Smuggle given to it, and what gives it.
pub(crate) fn given_smuggle(reading: Reading<'_>, card: Obj) -> Option<(i16, Obj)> {
    if !reading.table.cache.of_plays.has(OfPlays::SMUGGLES)
        || reading.table.live(card).is_none_or(|card| card.zone != Zone::Resource)
    {
        return None;
    }
    let given = reading.table.cache.play_rules.iter().filter_map(|rule| {
        let constant = reading.book.constant(rule.constant);
        let Selector::Resources(list) = &constant.affects else { return None };
        let more = constant.gifts.iter().filter_map(|gift| match reading.book.gift(*gift).give {
            Grant::SmuggleForOwnCostPlus(more) => Some(i16::from(more)),
            _ => None,
        });
        let more = more.min()?;
        let e = Effect::new(ProgramId::NONE, rule.source, rule.controller);
        let on = constant.condition.as_ref().is_none_or(|condition| condition::holds(reading, &e, condition));
        (on && predicate::all(reading, &e, card, list)).then_some((more, rule.source))
    });
    given.min_by_key(|(more, _)| *more)
}
