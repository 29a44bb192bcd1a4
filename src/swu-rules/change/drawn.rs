//! "When you draw this card": every drawn card asks the question, because which card it is stays secret.
//!
//! Everybody knows that such cards exist, but not who plays with them or has drawn one: so every draw makes a pause,
//! one for all cards that came together, and a player without such a card can only continue.

use super::moment::About;
use crate::book::{AbilityId, DRAWN, ProgramId};
use crate::change::moment;
use crate::engine::Rules;
use crate::query::uses;
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::card::{DefId, Obj, Zone};
use crate::table::effect::{Effect, Pending};
use crate::table::frame::Frame;
use crate::table::options::Unseen;
use crate::table::rare_texts::Rare;
use seats::Seat;
use swu_language::ability::{Ability, Phase, Trigger};

/// A player has drawn these cards.
pub(super) fn drew_these(rules: &mut Rules<'_>, seat: Seat, cards: &[Obj]) {
    let now = match rules.table.phase {
        PhaseNow::Setup => return,
        PhaseNow::Action => Phase::Action,
        PhaseNow::Regroup => Phase::Regroup,
    };
    for ability in texts_of_drawing(rules.read(), now) {
        let bears = |card: &&Obj| rules.book.ability(ability).program.is_some_and(|it| bears(rules.read(), **card, it));
        // Those that have the text come first: "no" is the answer for all the others.
        let (bearing, others): (Vec<Obj>, Vec<Obj>) = match rules.table.options.unseen {
            Unseen::Pool | Unseen::Sets { .. } => cards.iter().partition(bears),
            Unseen::Lists => (cards.to_vec(), Vec::new()),
        };
        for card in bearing.iter().chain(&others) {
            moment::wait(rules, ability, *card, Obj::NONE, seat, About::card(*card));
        }
    }
}

/// Texts of this kind in the game, or possible for anybody's cards.
fn texts_of_drawing(reading: Reading<'_>, now: Phase) -> Vec<AbilityId> {
    match reading.table.options.unseen {
        Unseen::Sets { drawn: false, .. } => Vec::new(),
        Unseen::Pool | Unseen::Sets { .. } => texts_on(reading, reading.book.asked_when_drawn().iter().copied(), now),
        Unseen::Lists if uses::may_have(reading, Rare::DRAWN) => {
            texts_on(reading, reading.table.cards.iter().map(|card| card.def), now)
        }
        Unseen::Lists => Vec::new(),
    }
}

fn texts_on(reading: Reading<'_>, cards: impl Iterator<Item = DefId>, now: Phase) -> Vec<AbilityId> {
    let mut found: Vec<AbilityId> = Vec::new();
    for card in cards {
        let side = &reading.book.def(card).front;
        if side.mask & DRAWN == 0 {
            continue;
        }
        for waiting in &side.triggers {
            let id = waiting.ability;
            let fits = reading.book.ability(id).on.contains(&Trigger::Drawn(now));
            if fits && !found.contains(&id) {
                found.push(id);
            }
        }
    }
    found
}

/// Is it a question about a drawn card, whoever may have such a text?
pub(crate) fn about_a_draw(reading: Reading<'_>, pending: &Pending) -> bool {
    reading.book.ability(pending.ability).mask & DRAWN != 0
}

/// The player continues without revealing what was drawn: that was the question about all that came together.
pub(crate) fn decline_drawn(rules: &mut Rules<'_>, seat: Seat) {
    if rules.table.options.unseen.by_lists() {
        return;
    }
    // The window of this question's effects is the innermost; triggers waiting beside it belong to the next one.
    let mut bases = rules.table.frames.iter().rev().filter_map(|frame| match frame {
        Frame::Window { base, .. } => Some(usize::from(*base)),
        _ => None,
    });
    let mut place = bases.nth(1).unwrap_or_default();
    while let Some(waiting) = rules.table.pending.get(place) {
        if waiting.seat == seat && about_a_draw(rules.read(), waiting) {
            rules.table.pending.remove(place);
        } else {
            place += 1;
        }
    }
}

/// Is this the text of a drawn card that others do not see?
pub(crate) fn unseen_text(reading: Reading<'_>, e: &Effect) -> bool {
    let place = reading.table.live(e.source).map(|card| card.zone);
    of_draw(reading, e)
        && match reading.table.options.unseen {
            Unseen::Pool | Unseen::Sets { .. } => place.is_some_and(Zone::hidden),
            Unseen::Lists => place == Some(Zone::Hand),
        }
}

/// Is this such a text whose card went to an open zone, from which it cannot be revealed any more?
pub(crate) fn drawn_and_gone(reading: Reading<'_>, e: &Effect) -> bool {
    !reading.table.options.unseen.by_lists() && of_draw(reading, e) && !unseen_text(reading, e)
}

/// May the card be revealed: does it have the text, and is it still in the hand?
pub(crate) fn reveals(reading: Reading<'_>, e: &Effect) -> bool {
    bears(reading, e.source, e.program) && reading.table.live(e.source).is_some_and(|card| card.zone == Zone::Hand)
}

fn of_draw(reading: Reading<'_>, e: &Effect) -> bool {
    let of_draw = |on: &Trigger| matches!(on, Trigger::Drawn(_));
    let text = &*reading.book.program(e.program).text;
    matches!(text, Ability::Trigger(trigger) if trigger.on.iter().any(of_draw))
}

/// Does the card in question have the text?
pub(crate) fn bears(reading: Reading<'_>, card: Obj, program: ProgramId) -> bool {
    reading.table.live(card).is_some_and(|state| program.card() == Some(state.def))
}
