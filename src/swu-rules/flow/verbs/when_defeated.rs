//! Using "When Defeated" abilities outside their moment, and once more (rule 11.17).

use crate::book::WHEN_DEFEATED;
use crate::change::moment;
use crate::change::moment::Moment;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::ids::AbilityId;
use crate::query::{condition, decider, selector};
use crate::table::card::Obj;
use crate::table::effect::{Effect, NO_ATTACK, NOBODY, NOWHERE, Pending, Work};
use swu_language::ability::Ref;
use swu_view::DecisionKind;

/// "When Defeated" abilities of a unit wait for the end of this text, as if it had been defeated: all of them, or
/// one that is chosen.
pub(crate) fn use_when_defeated(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    of: Ref,
    all: bool,
    choice: Option<Choice>,
) -> Flow {
    let Some(unit) = selector::first(rules.read(), e, of) else {
        e.done_in_full = false;
        return Flow::Next;
    };
    let mut abilities = condition::triggers(rules.read(), unit, WHEN_DEFEATED);
    if let Some(Choice::Mode(place)) = choice {
        abilities = abilities.get(usize::from(place)).copied().into_iter().collect();
    } else if !all && abilities.len() > 1 {
        let mut options = rules.list();
        options.extend((0..abilities.len()).map(|place| Choice::Mode(place as u8)));
        let seat = decider::chooser_of(rules.read(), e);
        rules.ask(seat, DecisionKind::Mode, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    e.done_in_full = !abilities.is_empty();
    if e.inner == NOWHERE {
        e.inner = rules.table.pending.len() as u16;
    }
    let host = Obj::NONE;
    for ability in abilities {
        let seat = e.controller;
        let pending = Pending {
            ability,
            source: unit,
            attached_to: host,
            seat,
            subject: unit,
            second_subject: Obj::NONE,
            amount: 0,
            bounty: AbilityId::NONE,
            attack: NO_ATTACK,
            player: NOBODY,
            undecided: false,
            to_survive: false,
            used: true,
        };
        rules.table.pending.push(pending);
    }
    Flow::Next
}

/// The ability of the trigger is used once more.
pub(crate) fn use_again(rules: &mut Rules<'_>, e: &mut Effect) -> Flow {
    if e.is_running() {
        return Flow::Next;
    }
    e.work = Work::Running;
    let program = if e.bounty.is_none() { None } else { rules.book.ability(e.bounty).program };
    let Some(program) = program else { return Flow::Next };
    let mut again = Effect::new(program, e.subject, e.controller);
    again.subject = e.subject;
    // An "On Attack" ability is about what is attacked.
    if let Some(attack) = rules.table.attacks.get(usize::from(e.attack)) {
        again.attack = e.attack;
        [again.subject, again.second_subject] = attack.units();
    }
    again.pool = rules.table.pool.len() as u16;
    effect::run_block(rules, again)
}

/// Resolving a "When Defeated" ability uses it: a moment of its own.
pub(crate) fn tell_when_defeated(rules: &mut Rules<'_>, pending: &Pending) {
    let ability = rules.book.ability(pending.ability);
    if ability.mask & WHEN_DEFEATED == 0 {
        return;
    }
    // A "When Played/When Defeated" ability counts as the latter if the card is gone, or if a text uses it as that.
    let now = pending.used || ability.mask == WHEN_DEFEATED || !rules.table.is_unit(pending.source);
    if now {
        moment::announce(rules, Moment::UsedWhenDefeated(pending.ability, pending.source, pending.seat));
    }
}
