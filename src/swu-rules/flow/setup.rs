//! Setup (rule 6).

use crate::change::{cards, move_card};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::reading::Reading;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::frame::{ActionStep, Frame, SetupStep};
use crate::table::options::InitiativeStart;
use seats::{Seat, SeatSet};
use swu_view::DecisionKind;

/// One step of the setup.
pub(crate) fn go_on(rules: &mut Rules<'_>, step: SetupStep, done: u8, choice: Option<Choice>) {
    match step {
        SetupStep::FirstPlayer => choose_first(rules, done, choice),
        SetupStep::Hands => {
            for seat in Seat::all(rules.table.seats()) {
                move_card::shuffle(rules, seat);
            }
            let everyone: SeatSet = rules.table.living().collect();
            draw_opening_hands(rules, everyone);
            rules.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: 0 });
        }
        SetupStep::Mulligans => mulligan(rules, done, choice),
        SetupStep::Resources => setup_resources(rules, done, choice),
    }
}

/// Opening hands: some bases change the number of cards (rule 6.3).
fn draw_opening_hands(rules: &mut Rules<'_>, seats: SeatSet) {
    let plain = i16::from(rules.table.options.opening_hand);
    if seats.iter().all(|seat| opening(rules.read(), seat).0 == 0) {
        return cards::draw(rules, seats, plain);
    }
    for seat in seats.iter() {
        cards::draw(rules, SeatSet::one(seat), (plain + i16::from(opening(rules.read(), seat).0)).max(0));
    }
}

/// The change by the player's base: cards more or fewer, and whether there may be a mulligan.
fn opening(reading: Reading<'_>, seat: Seat) -> (i8, bool) {
    reading.table.sides[seat].base.map_or((0, true), |base| reading.book.def(reading.table.card(base).def).opening)
}

/// A player decides who starts (rule 6.2): by lot if `done` is 0, otherwise the seat with this number, from 1.
fn choose_first(rules: &mut Rules<'_>, done: u8, choice: Option<Choice>) {
    if let Some(Choice::Seat(first)) = choice {
        first_player(rules, first);
        return;
    }
    let named = match done.checked_sub(1) {
        Some(seat) => Seat(seat),
        None => Seat(rules.table.chance.below(rules.table.seats()) as u8),
    };
    // A player who concedes before choosing is replaced by the next (multiplayer.md A2).
    let chooser = rules.table.living_from(named).next().unwrap_or(named);
    rules.table.active = chooser;
    rules.table.frames.push(Frame::Setup { step: SetupStep::FirstPlayer, done: chooser.0 + 1 });
    let mut options = rules.list();
    options.extend(rules.table.living_from(chooser).map(Choice::Seat));
    rules.ask(chooser, DecisionKind::FirstPlayer, Obj::NONE, Prompt::FirstPlayer, false, options);
}

/// It is decided who starts.
pub(crate) fn first_player(rules: &mut Rules<'_>, first: Seat) {
    rules.fact(What::FirstPlayer, rules.table.active, Uid::NONE, Uid::NONE, i16::from(first.0));
    rules.table.first = first;
    rules.table.active = first;
    rules.table.initiative = match rules.table.options.initiative_start {
        InitiativeStart::Holder => Some(first),
        InitiativeStart::Centre => None,
    };
    rules.table.frames.push(Frame::Setup { step: SetupStep::Hands, done: 0 });
}

/// Each player once, the first player first (rule 6.4).
fn mulligan(rules: &mut Rules<'_>, done: u8, choice: Option<Choice>) {
    let Some(seat) = rules.table.first.clockwise(rules.table.seats()).nth(done as usize) else {
        rules.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: 0 });
        return;
    };
    if rules.table.sides[seat].eliminated || !opening(rules.read(), seat).1 {
        rules.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
        return;
    }
    match choice {
        Some(Choice::Keep) => {
            rules.fact(What::Kept, seat, Uid::NONE, Uid::NONE, 0);
            rules.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
        }
        Some(Choice::Mulligan) => {
            rules.fact(What::Mulliganed, seat, Uid::NONE, Uid::NONE, 0);
            rules.table.sides[seat].mulliganed = true;
            while let Some(uid) = rules.table.sides[seat].hand.last().copied() {
                move_card::relocate(rules, uid, Zone::Deck, seat);
            }
            move_card::shuffle(rules, seat);
            draw_opening_hands(rules, SeatSet::one(seat));
            rules.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
        }
        _ => {
            rules.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done });
            let mut options = rules.list();
            options.extend([Choice::Keep, Choice::Mulligan]);
            rules.ask(seat, DecisionKind::Mulligan, Obj::NONE, Prompt::Mulligan, true, options);
        }
    }
}

/// Exactly two cards each, ready (rule 6.5). The rules set no order; here the player who decided last about a
/// mulligan goes first, and the player who acts first goes last.
fn setup_resources(rules: &mut Rules<'_>, done: u8, choice: Option<Choice>) {
    let last_first = (0..rules.table.seats()).rev().nth(done as usize / 2);
    let Some(seat) = last_first.and_then(|place| rules.table.first.clockwise(rules.table.seats()).nth(place)) else {
        rules.table.frames.push(Frame::ActionPhase { step: ActionStep::Start });
        return;
    };
    if let Some(Choice::Resource(uid)) = choice {
        move_card::to_resources(rules, uid, seat, true);
        rules.fact_for(What::Resourced, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
        rules.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: done + 1 });
        return;
    }
    if rules.table.sides[seat].hand.is_empty() {
        rules.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: done + 1 });
        return;
    }
    rules.table.frames.push(Frame::Setup { step: SetupStep::Resources, done });
    let mut options = rules.list();
    options.extend(rules.table.sides[seat].hand.iter().map(|uid| Choice::Resource(*uid)));
    rules.ask(seat, DecisionKind::Resource, Obj::NONE, Prompt::SetupResource, true, options);
}
