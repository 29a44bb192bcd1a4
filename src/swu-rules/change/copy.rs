//! Units that are copies of others (rule 22.4).

use crate::book::{ProgramId, WHEN_PLAYED};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::ids::GiftId;
use crate::query::{condition, selector, stats};
use crate::reading::Reading;
use crate::table::card::{DefId, Obj};
use crate::table::effect::{Effect, Lasting, Lasts};
use crate::values;
use seats::Seat;
use swu_language::ability::{Grant, Until};

/// The units that a card may enter play as a copy of.
pub(crate) fn copies_for(rules: &mut Rules<'_>, card: Obj, seat: Seat, into: &mut Vec<Choice>) {
    let book = rules.book;
    let Some((of, _)) = &book.def(rules.table.card(card.uid).def).copies else { return };
    let mut list = rules.take_buffer();
    selector::collect(rules.read(), &Effect::new(ProgramId::NONE, card, seat), of, &mut list);
    into.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
    rules.give_buffer(list);
}

/// The units with "When Played" abilities that a card may enter play with (rule 40.3).
pub(crate) fn teachers_for(reading: Reading<'_>, card: Obj, seat: Seat, into: &mut Vec<Choice>) {
    let Some(of) = &reading.book.def(reading.table.card(card.uid).def).learns else { return };
    selector::visit(reading, &Effect::new(ProgramId::NONE, card, seat), of, &mut |unit| {
        if !condition::triggers(reading, unit, WHEN_PLAYED).is_empty() {
            into.push(Choice::Card(unit.uid));
        }
        false
    });
}

/// Is there any unit that it may enter play as a copy of?
pub(crate) fn has_copies(reading: Reading<'_>, card: Obj, seat: Seat) -> bool {
    let Some((of, _)) = &reading.book.def(reading.table.card(card.uid).def).copies else { return false };
    selector::visit(reading, &Effect::new(ProgramId::NONE, card, seat), of, &mut |_| true)
}

/// Makes a unit that enters play a copy: with what is printed there, or counts as printed, but not unique.
pub(crate) fn become_copy(rules: &mut Rules<'_>, unit: Obj, def: DefId, of: Obj) {
    values::refresh(rules);
    let printed = printed_by_others(rules.read(), of);
    let card = rules.table.card_mut(unit.uid);
    card.original = Some(card.def);
    card.def = def;
    let (source, controller) = (unit, card.controller);
    let last = |what| Lasting::of(what, unit, source, controller, Until::SourceLeaves);
    rules.table.lasting.extend(printed.into_iter().map(last));
    rules.table.cache.forget();
}

/// What replaces the printed power and HP of a unit (rule 25.13): a copy keeps it for good (rule 22.4).
fn printed_by_others(reading: Reading<'_>, of: Obj) -> Vec<Lasts> {
    let Some(stats) = reading.table.stats(of.uid).filter(|_| reading.table.is_unit(of)) else { return Vec::new() };
    let replaces = |gift: GiftId| match reading.book.gift(gift).give {
        Grant::PrintedPower(_) => Some(Lasts::Gift { gift, amount: stats.printed.0 }),
        Grant::PrintedHp(_) => Some(Lasts::Gift { gift, amount: stats.printed.1 }),
        _ => None,
    };
    let effects =
        reading.table.lasting.iter().filter(|lasting| lasting.on == of).filter_map(|lasting| match lasting.what {
            Lasts::Gift { gift, .. } => replaces(gift),
            _ => None,
        });
    let attached = reading.table.cache.work.iter().filter(|item| item.host == of && !stats::is_silent(reading, **item));
    let constants = attached.flat_map(|item| &reading.book.constant(item.constant).gifts);
    effects.chain(constants.filter_map(|gift| replaces(*gift))).collect()
}
