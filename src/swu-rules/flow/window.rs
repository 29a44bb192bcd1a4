//! Windows of triggers: order and nesting (rule 12).

use crate::book::UPGRADE_DEFEATED;
use crate::change::moment::Moment;
use crate::change::{drawn, moment};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::verbs::when_defeated;
use crate::query::says::says;
use crate::query::{idle, legal};
use crate::reading::Reading;
use crate::table::card::{CardState, Obj, Uid};
use crate::table::effect::{NO_ATTACK, Pending};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::{Ref, Step, Target, Trigger};
use swu_view::DecisionKind;

/// Resolves the waiting triggers from `base` on. Everything that a trigger causes waits after them and is resolved
/// first (rule 12.5).
pub(crate) fn go_on(rules: &mut Rules<'_>, base: u16, current: Option<Seat>, choice: Option<Choice>) {
    let start = base as usize;
    forget_triggers(rules, start);
    let waiting = rules.table.pending.len();
    if waiting <= start {
        return;
    }
    let seats: SeatSet = rules.table.pending[start..].iter().map(|pending| pending.seat).collect();
    let current = match (current, choice) {
        (_, Some(Choice::Seat(seat))) => seat,
        (Some(seat), _) if seats.has(seat) => seat,
        _ => match only(seats) {
            Some(seat) => seat,
            None if all_idle(rules.read(), start) || only_tokens_go(rules.read(), start) => {
                rules.table.pending[start].seat
            }
            None => {
                ask_whose(rules, base, seats);
                return;
            }
        },
    };
    let place = match choice {
        Some(Choice::Trigger(place)) => place as usize,
        _ => match next_trigger(rules.read(), start, current) {
            Some(place) => place,
            None => {
                ask_which(rules, base, current);
                return;
            }
        },
    };
    rules.table.frames.push(Frame::Window { base, current: Some(current) });
    resolve_trigger(rules, place);
}

/// Triggers of players who are out are not resolved (multiplayer.md E2), nor are those that would only defeat a
/// token which is already gone.
fn forget_triggers(rules: &mut Rules<'_>, start: usize) {
    let mut place = start;
    while let Some(pending) = rules.table.pending.get(place) {
        if rules.table.sides[pending.seat].eliminated || is_of_a_gone_token(rules.read(), pending) {
            rules.table.pending.remove(place);
        } else {
            place += 1;
        }
    }
}

fn only(seats: SeatSet) -> Option<Seat> {
    if seats.len() == 1 { seats.iter().next() } else { None }
}

/// The seat's trigger that resolves next, if the order makes no difference: there is only one, all are alike, or no
/// more than one of them can do anything (rule 28.1). Those that cannot come last, in case they can by then.
fn next_trigger(reading: Reading<'_>, start: usize, seat: Seat) -> Option<usize> {
    let mine = || (start..reading.table.pending.len()).filter(|place| reading.table.pending[*place].seat == seat);
    let first = mine().next()?;
    if mine().skip(1).all(|place| alike(reading, &reading.table.pending[first], &reading.table.pending[place])) {
        return Some(first);
    }
    let mut able = mine().filter(|place| !idle::idle_trigger(reading, &reading.table.pending[*place]));
    let Some(only) = able.next() else { return Some(first) };
    let settled = able.next().is_none()
        && mine().all(|place| place == only || idle::optional_trigger(reading, &reading.table.pending[place]));
    settled.then_some(only)
}

/// Is it the same ability of the same card about the same thing, or about things that make no difference to it?
fn alike(reading: Reading<'_>, one: &Pending, other: &Pending) -> bool {
    one == other
        || one.ability == other.ability && one.seat == other.seat && drawn::about_a_draw(reading, one)
        || one.ability == other.ability
            && (one.source == other.source && one.attached_to == other.attached_to || same_tokens(reading, one, other))
            && idle::heedless(reading, one.ability)
}

/// Are they on equal tokens: upgrades of one unit (rule 33.2), or units that nothing has happened to?
fn same_tokens(reading: Reading<'_>, one: &Pending, other: &Pending) -> bool {
    let token = |pending: &Pending| reading.table.live(pending.source).filter(|card| card.token());
    let (Some(a), Some(b)) = (token(one), token(other)) else { return false };
    let untouched = |pending: &Pending, card: &CardState| {
        card.damage == 0 && reading.table.upgrades_on(pending.source.uid).next().is_none()
    };
    let equal = a.def == b.def && a.zone == b.zone && a.host == b.host && a.exhausted() == b.exhausted();
    one.seat == other.seat && one.attached_to == other.attached_to && equal && untouched(one, a) && untouched(other, b)
}

/// Does the trigger do nothing but defeat its own token?
fn is_parting(reading: Reading<'_>, pending: &Pending) -> bool {
    let parts = |steps: &[Step]| matches!(steps, [Step::Defeat(Target::The(Ref::This))]);
    reading.table.card(pending.source.uid).token() && idle::text(reading, pending.ability).is_some_and(parts)
}

fn is_of_a_gone_token(reading: Reading<'_>, pending: &Pending) -> bool {
    reading.table.live(pending.source).is_none() && is_parting(reading, pending)
}

/// Do all waiting triggers only defeat their own tokens, so that the order does not matter (rule 33.3)?
fn only_tokens_go(reading: Reading<'_>, start: usize) -> bool {
    let nobody_minds = reading.table.cache.listening & UPGRADE_DEFEATED == 0;
    nobody_minds && reading.table.pending[start..].iter().all(|pending| is_parting(reading, pending))
}

/// Can none of the waiting triggers do anything?
fn all_idle(reading: Reading<'_>, start: usize) -> bool {
    reading.table.pending[start..].iter().all(|pending| idle::idle_trigger(reading, pending))
}

fn ask_which(rules: &mut Rules<'_>, base: u16, seat: Seat) {
    rules.table.frames.push(Frame::Window { base, current: Some(seat) });
    let mut options = rules.list();
    for (place, pending) in rules.table.pending.iter().enumerate().skip(base as usize) {
        // Cards drawn together are one question: which card it is about stays secret. Equal tokens are one entry,
        // of which the first resolves.
        let first = |choice: &Choice| match choice {
            Choice::Trigger(other) => alike(rules.read(), &rules.table.pending[usize::from(*other)], pending),
            _ => false,
        };
        let token = rules.table.live(pending.source).is_some_and(|card| card.token());
        let again = (token || drawn::about_a_draw(rules.read(), pending)) && options.iter().any(first);
        if pending.seat == seat && !again {
            options.push(Choice::Trigger(place as u16));
        }
    }
    rules.ask(seat, DecisionKind::Trigger, Obj::NONE, Prompt::NextTrigger, false, options);
}

fn ask_whose(rules: &mut Rules<'_>, base: u16, seats: SeatSet) {
    // The active player chooses the player; an eliminated one is replaced by the next (multiplayer.md B2).
    let asked = rules.table.living_from(rules.table.active).next().unwrap_or(rules.table.active);
    rules.table.frames.push(Frame::Window { base, current: None });
    let mut options = rules.list();
    options.extend(asked.clockwise(rules.table.seats()).filter(|seat| seats.has(*seat)).map(Choice::Seat));
    rules.ask(asked, DecisionKind::PlayerOrder, Obj::NONE, Prompt::WhoseTriggers, false, options);
}

fn resolve_trigger(rules: &mut Rules<'_>, place: usize) {
    let pending = rules.table.pending.remove(place);
    let base = rules.table.pending.len() as u16;
    // What it triggers forms a window of its own, resolved right after it (rule 12.5).
    rules.table.frames.push(Frame::Window { base, current: None });
    let ability = rules.book.ability(pending.ability);
    let Some(program) = ability.program else { return };
    if ability.limit.is_some() && legal::used_up(rules.read(), pending.source, pending.ability) {
        return;
    }
    let mut e = idle::waking(rules.read(), &pending, program);
    // An ability without any effect is not used up (rule 12.10).
    let used = ability.limit.is_some() && !idle::idle_trigger(rules.read(), &pending);
    e.limited = used.then_some(pending.ability);
    if !drawn::about_a_draw(rules.read(), &pending) {
        let says = says(rules.read(), pending.source.uid, ability.program);
        let other = if says == pending.source.uid { Uid::NONE } else { says };
        rules.fact(What::Triggered, pending.seat, pending.source.uid, other, 0);
    }
    when_defeated::tell_when_defeated(rules, &pending);
    rules.table.frames.push(Frame::Effect(e));
    // The keyword abilities of that moment are not "When Played" abilities (rule 10.4); those for one way of
    // playing are.
    let on_play = |on: &Trigger| matches!(on, Trigger::Played | Trigger::PlayedBySmuggle);
    let played = ability.on.iter().any(on_play) && pending.subject == pending.source && pending.attack == NO_ATTACK;
    let attacks = ability.on.contains(&Trigger::Attack) && pending.attack != NO_ATTACK;
    if attacks && ability.keyword.is_none() {
        moment::announce(rules, Moment::UsedOnAttack(pending.ability, pending.source, pending.seat, pending.attack));
    }
    if played && ability.keyword.is_none() {
        moment::announce(rules, Moment::UsedWhenPlayed(pending.ability, pending.source, pending.seat));
    }
}
