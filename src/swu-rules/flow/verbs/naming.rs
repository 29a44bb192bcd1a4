//! Naming a card, an arena or a player (rules 11.12, 11.16).

use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::select;
use crate::query::{decider, selector};
use crate::table::card::Uid;
use crate::table::effect::{Effect, NOBODY};
use swu_language::ability::PlayerRef;
use swu_language::trait_name::{PLACES, Trait};
use swu_language::word::Aspect;
use swu_view::DecisionKind;

/// Names a card: any title in the game (rule 11.12).
pub(crate) fn name_card(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Name(title)) = choice {
        e.name = title;
        e.done_in_full = true;
        rules.fact(What::Named, e.controller, Uid::NONE, Uid::NONE, title as i16);
        return Flow::Next;
    }
    let mut options = rules.list();
    options.extend(rules.book.titles().map(|(title, _)| Choice::Name(title)));
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Name, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}

/// Chooses the ground or the space arena.
pub(crate) fn choose_arena(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Mode(arena)) = choice {
        e.arena = arena + 1;
        e.done_in_full = true;
        rules.fact(What::Arena, e.controller, Uid::NONE, Uid::NONE, i16::from(e.arena));
        return Flow::Next;
    }
    let mut options = rules.list();
    options.extend([Choice::Mode(0), Choice::Mode(1)]);
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Mode, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}

/// Chooses one of the six aspects (rule 35.3).
pub(crate) fn choose_aspect(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Mode(aspect)) = choice {
        e.aspect = aspect + 1;
        e.done_in_full = true;
        rules.fact(What::Aspect, e.controller, Uid::NONE, Uid::NONE, i16::from(aspect));
        return Flow::Next;
    }
    let mut options = rules.list();
    options.extend((0..Aspect::ALL.len() as u8).map(Choice::Mode));
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Mode, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}

/// Names a trait, which is kept like a name: one of all traits or a location of bases (rule 55.2).
pub(crate) fn name_trait(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Mode(number)) = choice {
        e.name = u16::from(number);
        e.done_in_full = true;
        rules.fact(What::Trait, e.controller, Uid::NONE, Uid::NONE, i16::from(number));
        return Flow::Next;
    }
    let mut options = rules.list();
    options.extend((0..(Trait::ALL.len() + PLACES.len()) as u8).map(Choice::Mode));
    let seat = decider::chooser_of(rules.read(), e);
    rules.ask(seat, DecisionKind::Mode, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}

/// Chooses a player, who becomes "that player" (rule 11.16).
pub(crate) fn choose_player(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, choice: Option<Choice>) -> Flow {
    if let Some(Choice::Seat(seat)) = choice {
        e.player = seat.0;
        e.done_in_full = true;
        return Flow::Next;
    }
    let seats = selector::players(rules.read(), e, who);
    match seats.len() {
        0 => {
            e.player = NOBODY;
            e.done_in_full = false;
            Flow::Next
        }
        1 => {
            e.player = seats.iter().next().map_or(NOBODY, |seat| seat.0);
            e.done_in_full = true;
            Flow::Next
        }
        _ => {
            let mut options = rules.list();
            let order = e.controller.clockwise(rules.table.seats());
            options.extend(order.filter(|seat| seats.has(*seat)).map(Choice::Seat));
            let seat = decider::chooser_of(rules.read(), e);
            rules.ask(seat, DecisionKind::Target, e.source, select::prompt(rules.read(), e), false, options);
            Flow::Again
        }
    }
}
