//! Evaluates constants: whether one is on, which cards it affects, and what it gives them.

use crate::book::ConstantId;
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::query::{condition, selector, stats};
use crate::reading::Reading;
use crate::table::cache::given::{Given, What};
use crate::table::cache::{Constantly, Preventing};
use crate::table::depends::Depends;
use crate::table::effect::Effect;
use crate::table::numbers::Numbers;
use crate::values::giving;
use swu_language::ability::{Barred, Grant, Ref, Selector};
use swu_language::keyword::Keyword;

/// Evaluates one constant for the gifts that `wanted` accepts, unless it is silent.
pub(super) fn constant(rules: &mut Rules<'_>, index: usize, wanted: impl Fn(&Grant) -> bool + Copy) {
    let item = rules.table.cache.work[index];
    if !stats::is_silent(rules.read(), item) {
        let held = speak(rules, item, wanted);
        rules.table.cache.work[index].held |= held;
    }
}

/// Evaluates one constant for the gifts that `wanted` accepts. True if its condition holds.
pub(super) fn speak(rules: &mut Rules<'_>, item: Constantly, wanted: impl Fn(&Grant) -> bool + Copy) -> bool {
    let constant = rules.book.constant(item.constant);
    let mut e = condition::of_constant(&item);
    let mut held = false;
    if constant.depends.meets(Depends::ATTACK) {
        for index in 0..rules.table.attacks.len() {
            if rules.table.attacks[index].live {
                e.attack = index as u8;
                held |= constant_once(rules, &e, item.constant, wanted);
            }
        }
    } else {
        held = constant_once(rules, &e, item.constant, wanted);
    }
    held
}

fn constant_once(rules: &mut Rules<'_>, e: &Effect, id: ConstantId, wanted: impl Fn(&Grant) -> bool) -> bool {
    let book = rules.book;
    let constant = book.constant(id);
    if constant.condition.as_ref().is_some_and(|condition| !condition::holds(rules.read(), e, condition)) {
        return false;
    }
    if let Some(tally) = &mut rules.log.tally {
        tally.constant(id);
    }
    if matches!(constant.affects, Selector::Bases(_)) {
        base_rule(rules, e, id, &constant.affects);
        return true;
    }
    let mut affected = rules.take_buffer();
    match &constant.affects {
        Selector::The(Ref::This) => affected.extend(e.source.is_some().then_some(e.source)),
        group => selector::collect(rules.read(), e, group, &mut affected),
    }
    for gift in &constant.gifts {
        let give = &book.gift(*gift).give;
        if !wanted(give) {
            continue;
        }
        let amount = match give {
            Grant::Power(_)
            | Grant::Hp(_)
            | Grant::Numbered(..)
            | Grant::PrintedPower(_)
            | Grant::PrintedHp(_)
            | Grant::TakesMore(_)
            | Grant::Cant(Barred::AttackYou)
            | Grant::Prevents(_) => condition::gift_amount(rules.read(), e, *gift),
            Grant::LosesNamedTrait => e.name as i16,
            _ => 0,
        };
        for obj in &affected {
            let amount = match give {
                Grant::Power(qty) | Grant::Hp(qty) | Grant::Numbered(_, qty) if book.gift(*gift).each => {
                    condition::number(rules.read(), &e.for_each(*obj), qty)
                }
                _ => amount,
            };
            let what = match give {
                Grant::KeywordsOf(unit) => {
                    giving::lend_keywords(rules, e, *unit, *obj);
                    continue;
                }
                Grant::PrintedKeywordsOf(keywords, cards) => {
                    What::Keywords(printed_among(rules.read(), e, keywords, cards), Numbers::NONE)
                }
                Grant::TraitsOf(group, but) => What::Traits(stats::traits_among(rules.read(), e, group, but)),
                Grant::ExcessTo(_) => What::Excess(id, *gift),
                _ => What::Gift(*gift, amount),
            };
            giving::give(rules, Given { on: *obj, cause: e.source, what });
        }
    }
    rules.give_buffer(affected);
    true
}

/// Those of the keywords that are printed on a card of the group.
fn printed_among(reading: Reading<'_>, e: &Effect, keywords: &[Keyword], cards: &Selector) -> u32 {
    let wanted = keywords.iter().fold(0, |all, keyword| all | bit(*keyword));
    let mut printed = 0;
    selector::visit(reading, e, cards, &mut |card| {
        printed |= reading.def(card).front.keywords & wanted;
        printed == wanted
    });
    printed
}

fn base_rule(rules: &mut Rules<'_>, e: &Effect, id: ConstantId, bases: &Selector) {
    let book = rules.book;
    for gift in &book.constant(id).gifts {
        if let Grant::Prevents(_) = &book.gift(*gift).give {
            let amount = condition::gift_amount(rules.read(), e, *gift);
            let mut affected = rules.take_buffer();
            selector::collect(rules.read(), e, bases, &mut affected);
            for base in &affected {
                let (unit, gift, source) = (base.uid, *gift, e.source);
                rules.table.cache.preventions.push(Preventing { unit, gift, amount, source });
            }
            rules.give_buffer(affected);
        }
    }
    let says = |wanted: &Grant| book.constant(id).gifts.iter().any(|gift| book.gift(*gift).give == *wanted);
    let (heal, credits) = (says(&Grant::Cant(Barred::BeHealed)), says(&Grant::CreditsAreBlank));
    if !heal && !credits {
        return;
    }
    let mut mask = 0u8;
    selector::visit(rules.read(), e, bases, &mut |base| {
        mask |= 1 << rules.table.card(base.uid).controller.0;
        false
    });
    let cache = &mut rules.table.cache;
    cache.unhealable_bases |= if heal { mask } else { 0 };
    cache.blank_credits |= if credits { mask } else { 0 };
}
