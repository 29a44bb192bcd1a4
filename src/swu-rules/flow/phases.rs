//! The action phase and the regroup phase (rule 7).

use crate::change::moment::Moment;
use crate::change::{cards, delayed, leave, moment, move_card, status};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::elimination::ending;
use crate::flow::{check, elimination, run, turn};
use crate::reading::Reading;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid};
use crate::table::depends::Depends;
use crate::table::effect::Moment as Due;
use crate::table::frame::{ActionStep, Frame, RegroupStep, TurnStep};
use crate::table::options::Resourcing;
use crate::table::{PhaseNow, Table};
use crate::values;
use seats::{Seat, SeatSet};
use swu_language::ability::{Grant, Phase, Until};
use swu_view::DecisionKind;

/// One step of the action phase.
pub(crate) fn action_phase(rules: &mut Rules<'_>, step: ActionStep) {
    match step {
        ActionStep::Start => {
            rules.table.round += 1;
            rules.table.phase = PhaseNow::Action;
            rules.table.taken = false;
            rules.table.streak = SeatSet::EMPTY;
            rules.table.active = first_active(rules.read());
            for side in rules.table.sides.iter_mut() {
                side.passed = false;
                side.done = false;
                side.acted = 0;
                side.struck = SeatSet::EMPTY;
            }
            rules.table.cache.changed(Depends::PHASE);
            rules.fact(What::Round, rules.table.active, Uid::NONE, Uid::NONE, rules.table.round as i16);
            rules.table.frames.push(Frame::ActionPhase { step: ActionStep::StartTriggers });
            delayed::start_due(rules, Due::Start(Phase::Action));
            go_on_at_once(rules);
        }
        ActionStep::StartTriggers => {
            if rules.table.round == 1 {
                moment::announce(rules, Moment::GameStarts);
            }
            moment::announce(rules, Moment::Starts(Phase::Action));
            let waits = !rules.table.pending.is_empty();
            if !waits && run::goes_on(rules) {
                return next_turn(rules);
            }
            rules.table.frames.push(Frame::ActionPhase { step: ActionStep::Turns });
            if waits {
                rules.table.frames.push(Frame::Window { base: 0, current: None });
            }
        }
        ActionStep::Turns => next_turn(rules),
        ActionStep::End => {
            leave::expire(rules, |until| matches!(until, Until::EndOfPhase | Until::Next(_)));
            rules.table.frames.push(Frame::ActionPhase { step: ActionStep::EndTriggers });
            delayed::start_due(rules, Due::End(Phase::Action));
            check::state(rules);
            go_on_at_once(rules);
        }
        ActionStep::EndTriggers => {
            if rules.table.pending.is_empty() && rules.table.last_round.is_some_and(|last| rules.table.round >= last) {
                elimination::end_on_time(rules);
            } else if rules.table.pending.is_empty() {
                phase_is_over(rules, Frame::RegroupPhase { step: RegroupStep::Start, done: 0 });
            } else {
                rules.table.frames.push(Frame::ActionPhase { step: ActionStep::EndTriggers });
                rules.table.frames.push(Frame::Window { base: 0, current: None });
            }
        }
    }
}

/// The initiative holder, or the first-player pointer (rule 7.2b, multiplayer.md B4).
pub(crate) fn first_active(reading: Reading<'_>) -> Seat {
    let seat = reading.table.initiative.unwrap_or(reading.table.first);
    reading.table.living_from(seat).next().unwrap_or(seat)
}

/// The next player's action, or the end of the phase when all passed in a row (rule 7.2c).
fn next_turn(rules: &mut Rules<'_>) {
    if rules.table.living().all(|seat| rules.table.streak.has(seat)) {
        rules.table.frames.push(Frame::ActionPhase { step: ActionStep::End });
        return go_on_at_once(rules);
    }
    let seat = rules.table.active;
    rules.table.frames.push(Frame::ActionPhase { step: ActionStep::Turns });
    if run::goes_on(rules) {
        turn::go_on(rules, seat, TurnStep::Choose, None);
    } else {
        rules.table.frames.push(Frame::Turn { seat, step: TurnStep::Choose });
    }
}

/// After a phase: once-per-phase abilities may be used again (rule 12.10). The game may end with the phase
/// (multiplayer.md D10), otherwise it goes on.
fn phase_is_over(rules: &mut Rules<'_>, next: Frame) {
    if !rules.table.cache.none_used {
        for card in rules.table.cards.iter_mut().filter(|card| card.used != 0) {
            card.used &= !rules.book.def(card.def).once_each_phase;
        }
    }
    if rules.table.ending {
        ending::end_by_most_hp(rules);
    } else {
        rules.table.frames.push(next);
        go_on_at_once(rules);
    }
}

/// Continues at once with the next step of a phase, if that is the innermost work and nobody is asked.
pub(crate) fn go_on_at_once(rules: &mut Rules<'_>) {
    let phase = matches!(rules.table.frames.last(), Some(Frame::ActionPhase { .. } | Frame::RegroupPhase { .. }));
    if !phase || !run::goes_straight_on(rules) {
        return;
    }
    cards::show_tops(rules);
    match rules.table.frames.last() {
        Some(&Frame::ActionPhase { step }) => action_phase(run::popped(rules), step),
        Some(&Frame::RegroupPhase { step, done }) => regroup_phase(run::popped(rules), step, done, None),
        _ => {}
    }
}

/// One step of the regroup phase.
pub(crate) fn regroup_phase(rules: &mut Rules<'_>, step: RegroupStep, done: u8, choice: Option<Choice>) {
    match step {
        RegroupStep::Start => {
            rules.table.phase = PhaseNow::Regroup;
            rules.table.active = first_active(rules.read());
            rules.table.cache.changed(Depends::PHASE);
            let what = if rules.table.regroup > 0 { What::RegroupAgain } else { What::Regroup };
            rules.table.regroup += 1;
            rules.fact(what, rules.table.active, Uid::NONE, Uid::NONE, rules.table.round as i16);
            rules.table.blast = None;
            rules.table.plan = None;
            nothing_is_fresh(rules);
            rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::StartTriggers, done: 0 });
            delayed::start_due(rules, Due::Start(Phase::Regroup));
            check::state(rules);
            go_on_at_once(rules);
        }
        RegroupStep::StartTriggers => {
            moment::announce(rules, Moment::Starts(Phase::Regroup));
            regroup_window(rules, RegroupStep::Draw);
        }
        RegroupStep::Draw => {
            rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::DrawTriggers, done: 0 });
            let everyone: SeatSet = rules.table.living().collect();
            cards::draw(rules, everyone, 2);
            check::state(rules);
            go_on_at_once(rules);
        }
        RegroupStep::DrawTriggers => regroup_window(rules, RegroupStep::Resources),
        RegroupStep::Resources => regroup_resource(rules, done, choice),
        RegroupStep::Ready => {
            ready_everything(rules);
            rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::ReadyTriggers, done: 0 });
            check::state(rules);
            moment::announce(rules, Moment::ReadyStep);
            go_on_at_once(rules);
        }
        RegroupStep::ReadyTriggers => regroup_window(rules, RegroupStep::End),
        RegroupStep::End => {
            let more = rules.table.more_regroups.unwrap_or_else(|| regroups_added(rules));
            rules.table.more_regroups = Some(more);
            leave::expire(rules, |until| match until {
                Until::EndOfPhase | Until::Next(_) | Until::EndOfNextRegroup => true,
                Until::EndOfRound => more == 0,
                _ => false,
            });
            rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::EndTriggers, done: 0 });
            delayed::start_due(rules, Due::End(Phase::Regroup));
            check::state(rules);
            go_on_at_once(rules);
        }
        RegroupStep::EndTriggers if rules.table.pending.is_empty() => next_regroup(rules),
        RegroupStep::EndTriggers => regroup_window(rules, RegroupStep::EndTriggers),
    }
}

/// Continues with that step, after the triggers that wait.
fn regroup_window(rules: &mut Rules<'_>, step: RegroupStep) {
    let waits = !rules.table.pending.is_empty();
    if !waits && run::goes_on(rules) {
        return regroup_phase(rules, step, 0, None);
    }
    rules.table.frames.push(Frame::RegroupPhase { step, done: 0 });
    if waits {
        rules.table.frames.push(Frame::Window { base: 0, current: None });
    }
}

/// Who is asked for a resource after this many others.
fn asked_for_resource(table: &Table, done: u8) -> Option<Seat> {
    let (seats, active) = (table.seats(), table.active);
    match table.options.resourcing {
        Resourcing::InTurn => active.clockwise(seats).nth(done.into()),
        Resourcing::ActiveLast => active.clockwise(seats).skip(1).chain([active]).nth(done.into()),
    }
}

/// All have decided: the cards put aside become resources, clockwise from the active player.
fn put_down_resources(rules: &mut Rules<'_>) {
    for seat in rules.table.active.clockwise(rules.table.seats()) {
        if let Some(uid) = rules.table.sides[seat].put_aside.take() {
            put_down_resource(rules, uid, seat);
        }
    }
}

fn put_down_resource(rules: &mut Rules<'_>, uid: Uid, seat: Seat) {
    move_card::to_resources(rules, uid, seat, false);
    rules.fact_for(What::Resourced, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
}

/// Each may put down one card (rule 7.3.3).
fn regroup_resource(rules: &mut Rules<'_>, done: u8, choice: Option<Choice>) {
    let Some(seat) = asked_for_resource(rules.table, done) else {
        put_down_resources(rules);
        rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Ready, done: 0 });
        return go_on_at_once(rules);
    };
    if rules.table.sides[seat].eliminated {
        rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done: done + 1 });
        return go_on_at_once(rules);
    }
    if choice.is_none() {
        return ask_resource(rules, seat, done);
    }
    if let Some(Choice::Resource(uid)) = choice {
        match rules.table.options.resourcing {
            Resourcing::InTurn => put_down_resource(rules, uid, seat),
            Resourcing::ActiveLast => rules.table.sides[seat].put_aside = Some(uid),
        }
    }
    rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done: done + 1 });
    go_on_at_once(rules);
}

fn ask_resource(rules: &mut Rules<'_>, seat: Seat, done: u8) {
    rules.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done });
    let mut options = rules.list();
    options.extend(rules.table.sides[seat].hand.iter().map(|uid| Choice::Resource(*uid)));
    options.push(Choice::Skip);
    // Everybody sees that an empty hand has no card to put down.
    let private = options.len() > 1;
    rules.ask(seat, DecisionKind::Resource, Obj::NONE, Prompt::RegroupResource, private, options);
}

/// All exhausted cards of all players ready at once (rule 7.3.4).
fn ready_everything(rules: &mut Rules<'_>) {
    let mut cards = rules.take_buffer();
    for seat in rules.table.living() {
        let side = &rules.table.sides[seat];
        let tired = |uid: &&Uid| rules.table.card(**uid).exhausted();
        let stays = |uid: &Uid| rules.table.stats(*uid).is_some_and(|stats| stats.has(Stats::CANT_READY_IN_REGROUP));
        cards.extend(side.units.iter().filter(tired).filter(|uid| !stays(uid)).map(|uid| rules.table.obj(*uid)));
        for uid in side.resources.iter().filter(tired) {
            cards.push(rules.table.obj(*uid));
        }
        cards.extend(side.leaders.iter().filter(tired).filter(|uid| !stays(uid)).map(|uid| rules.table.obj(*uid)));
    }
    let log = std::mem::replace(&mut rules.log.on, false);
    let mut count = 0;
    for card in &cards {
        count += i16::from(status::ready(rules, *card));
    }
    rules.log.on = log;
    rules.give_buffer(cards);
    rules.fact(What::ReadiedAll, rules.table.active, Uid::NONE, Uid::NONE, count);
}

/// Anything that entered play before this phase can be attacked although it is Hidden (rule 25.5).
fn nothing_is_fresh(rules: &mut Rules<'_>) {
    let Table { cards, sides, upgrades, .. } = &mut *rules.table;
    for uid in sides.iter().flat_map(|side| &side.units).chain(upgrades.iter()) {
        cards[uid.index()].flags &= !CardState::FRESH;
    }
}

/// One more regroup phase, if a text says so (rule 41.1), or the end of the round.
fn next_regroup(rules: &mut Rules<'_>) {
    let Some(more) = rules.table.more_regroups.take().filter(|more| *more > 0) else { return end_of_round(rules) };
    rules.table.more_regroups = Some(more - 1);
    // Events of a phase that is over are remembered for the round only.
    rules.table.notes.iter_mut().for_each(|note| note.regroup = false);
    rules.table.cache.changed(Depends::DEEDS);
    phase_is_over(rules, Frame::RegroupPhase { step: RegroupStep::Start, done: 0 });
}

/// How many regroup phases texts add to the first one, which is over.
fn regroups_added(rules: &mut Rules<'_>) -> u8 {
    values::refresh(rules);
    let adds = |gift| rules.book.gift(gift).give == Grant::AnotherRegroupPhase;
    rules.table.cache.player_rules.iter().filter(|(_, _, gift)| adds(*gift)).count() as u8
}

fn end_of_round(rules: &mut Rules<'_>) {
    rules.table.regroup = 0;
    rules.table.notes.clear();
    rules.table.cache.changed(Depends::DEEDS);
    rules.table.gone.clear();
    rules.table.bounties.clear();
    if !rules.table.cache.none_used {
        rules.table.cards.iter_mut().for_each(|card| card.used = 0);
        rules.table.cache.none_used = true;
    }
    nothing_is_fresh(rules);
    phase_is_over(rules, Frame::ActionPhase { step: ActionStep::Start });
}

/// Clears what leaves no trace between actions: the pool, last known information.
pub(crate) fn tidy(rules: &mut Rules<'_>) {
    rules.table.pool.clear();
    rules.table.gone.clear();
    rules.table.bounties.clear();
    rules.table.declined.clear();
    rules.table.saved.clear();
    debug_assert!(rules.table.attacks.is_empty());
    debug_assert!(rules.table.pending.is_empty());
}
