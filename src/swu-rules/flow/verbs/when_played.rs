//! "When Played" abilities used by a text, or learnt from another unit (rules 40.2, 40.3).

use crate::book::WHEN_PLAYED;
use crate::change::{lasting, moment};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::ids::AbilityId;
use crate::query::{condition, decider, selector};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Lasting, Lasts, NO_ATTACK, NOBODY, NOWHERE, Pending, Work};
use crate::table::memory::Happening;
use swu_language::ability::{Selector, Until};
use swu_view::DecisionKind;

/// Uses any number of such abilities, one after another, each once: for a unit with several of them, the player is
/// asked which.
pub(crate) fn use_any_when_played(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    group: &Selector,
    choice: Option<Choice>,
) -> Flow {
    if e.inner == NOWHERE {
        e.inner = rules.table.pending.len() as u16;
    }
    match choice {
        None if effect::inner_first(rules, e) => return Flow::Again,
        None => {}
        Some(Choice::Card(uid)) => {
            e.work = Work::Using(uid);
            return use_one_of(rules, e, rules.table.obj(uid));
        }
        Some(Choice::Mode(place)) => {
            if let Work::Using(uid) = e.work {
                use_when_played(rules, e, rules.table.obj(uid), usize::from(place));
            }
            return use_any_when_played(rules, e, group, None);
        }
        Some(_) => return Flow::Next,
    }
    let mut units = rules.take_buffer();
    selector::collect(rules.read(), e, group, &mut units);
    units.retain(|unit| !unused(rules.read(), e, *unit).is_empty());
    let mut options = rules.list();
    options.extend(units.iter().map(|unit| Choice::Card(unit.uid)));
    rules.give_buffer(units);
    if options.is_empty() {
        rules.table.scratch.spare = options;
        return Flow::Next;
    }
    options.push(Choice::Done);
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Target, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}

/// Uses an ability of that unit, or asks which.
fn use_one_of(rules: &mut Rules<'_>, e: &mut Effect, unit: Obj) -> Flow {
    let unused = unused(rules.read(), e, unit).len();
    if unused > 1 {
        let mut options = rules.list();
        options.extend((0..unused).map(|place| Choice::Mode(place as u8)));
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Mode, e.source, select::prompt(rules.read(), e), false, options);
    } else {
        use_when_played(rules, e, unit, 0);
        effect::inner_first(rules, e);
    }
    Flow::Again
}

/// The "When Played" abilities of a unit that the text has not used yet, with their numbers.
fn unused(reading: Reading<'_>, e: &Effect, unit: Obj) -> Vec<(i16, AbilityId)> {
    let used = |number: i16| {
        reading.table.notes.iter().any(|note| {
            note.what == Happening::UsedByText && note.card == unit && note.other == e.source && note.amount == number
        })
    };
    (0..).zip(condition::triggers(reading, unit, WHEN_PLAYED)).filter(|(number, _)| !used(*number)).collect()
}

fn use_when_played(rules: &mut Rules<'_>, e: &mut Effect, unit: Obj, place: usize) {
    let Some((number, ability)) = unused(rules.read(), e, unit).get(place).copied() else { return };
    moment::note(rules, Happening::UsedByText, e.controller, unit, e.source, number);
    e.done_in_full = true;
    rules.table.pending.push(Pending {
        ability,
        source: unit,
        attached_to: Obj::NONE,
        seat: e.controller,
        subject: unit,
        second_subject: Obj::NONE,
        amount: 0,
        bounty: AbilityId::NONE,
        attack: NO_ATTACK,
        player: NOBODY,
        undecided: false,
        to_survive: false,
        used: false,
    });
}

/// A unit enters play with the "When Played" abilities of another.
pub(crate) fn learn_when_played(rules: &mut Rules<'_>, from: Obj, unit: Obj, until: Until) {
    if from.is_none() {
        return;
    }
    let controller = rules.table.card(unit.uid).controller;
    for ability in condition::triggers(rules.read(), from, WHEN_PLAYED) {
        lasting::begin(rules, Lasting::of(Lasts::Ability(ability), unit, unit, controller, until));
    }
}
