//! Cards played by a text (rule 8.1).

use crate::book::AbilityDef;
use crate::book::op::PlayOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{condition, decider, play_texts};
use crate::reading::Reading;
use crate::table::card::Zone;
use crate::table::effect::{Effect, NOWHERE, Work, slot};
use crate::table::frame::{Frame, Play};
use swu_language::ability::{Ref, Selector, Target};
use swu_view::DecisionKind;

/// Plays a card, or each of several (rule 8.1).
pub(crate) fn play_cards(rules: &mut Rules<'_>, e: &mut Effect, op: &PlayOp, choice: Option<Choice>) -> Flow {
    let many = matches!(op.what, Target::Each(_) | Target::Any(_) | Target::UpTo(..));
    if e.played() > 0 && choice.is_none() {
        note_played(rules, e);
        let enough = match &op.what {
            Target::UpTo(most, _) => e.played() >= condition::number(rules.read(), e, most),
            _ => !many,
        };
        if enough {
            return Flow::Next;
        }
    }
    if choice.is_none() && effect::inner_first(rules, e) {
        return Flow::Again;
    }
    let picked = match choice {
        Some(Choice::Play(uid, _, mode)) => Some((rules.table.obj(uid), mode)),
        Some(_) => {
            e.done_in_full = e.played() > 0;
            e.limited = None;
            return op.optional.filter(|_| e.played() == 0).map_or(Flow::Next, Flow::Jump);
        }
        None => {
            let mut options = rules.list();
            let fitting = play_texts::offers(rules.read(), e, op, &mut options);
            let looked_at = e.secret && op.optional.is_some() && fitting;
            let hidden = op.plot && !rules.table.sides[e.controller].resources.is_empty()
                || op.what.selector().is_some_and(|selector| play_texts::may_hide(rules.read(), e, selector))
                || looked_at;
            let on_top = matches!(op.what.selector(), Some(Selector::TopOfDeck(_)));
            let known = on_top || matches!(op.what, Target::Each(_) | Target::The(_));
            let compulsory = known && op.optional.is_none();
            if options.is_empty() && !hidden || compulsory && options.len() == 1 {
                let only = options.first().copied();
                rules.table.scratch.spare = options;
                match only {
                    Some(Choice::Play(uid, _, mode)) => Some((rules.table.obj(uid), mode)),
                    _ => None,
                }
            } else {
                if op.optional.is_some() || hidden && may_find_none(rules.read(), e, &options) || !compulsory && many {
                    options.push(Choice::Skip);
                }
                let seat = decider::chooser_of(rules.read(), e);
                let private = hidden || on_top || e.secret;
                rules.ask(seat, DecisionKind::Target, e.source, select::prompt(rules.read(), e), private, options);
                return Flow::Again;
            }
        }
    };
    let Some((card, mode)) = picked else {
        e.done_in_full = e.played() > 0;
        return match op.optional {
            Some(to) if e.played() == 0 => Flow::Jump(to),
            _ => Flow::Next,
        };
    };
    if e.played() == 0 && op.optional.is_some() {
        effect::said_yes(rules, e);
    }
    e.work = Work::Playing { count: e.played() + 1, newest: card.uid };
    if e.inner == NOWHERE {
        e.inner = rules.table.pending.len() as u16;
    }
    rules.table.frames.push(Frame::Play(Play {
        less: play_texts::less_for(rules.read(), e, op, card),
        free: op.free,
        ignores_penalty: play_texts::penalty_ignored(rules.read(), op),
        exploit: play_texts::exploit_given(rules.read(), e, op),
        ready: op.ready,
        riders: Some((e.program, e.pc)),
        by: e.source,
        ..Play::new(card, decider::payer(e), mode)
    }));
    Flow::Again
}

/// May the player act as if there were nothing to play (rule 1.4)?
fn may_find_none(reading: Reading<'_>, e: &Effect, options: &[Choice]) -> bool {
    options.is_empty() || !play_texts::openly_offered(reading, options) && !free_action(reading, e)
}

/// Is it the beginning of an action that costs nothing? Then something must be played (rule 8.3).
fn free_action(reading: Reading<'_>, e: &Effect) -> bool {
    let free = |ability: &AbilityDef| ability.program == Some(e.program) && ability.costs.is_empty() && !ability.epic;
    let mut actions = reading.side(e.source.uid).actions.iter();
    e.played() == 0 && actions.any(|id| free(reading.book.ability(*id)))
}

/// The played card is kept as what it became.
fn note_played(rules: &mut Rules<'_>, e: &mut Effect) {
    let Work::Playing { newest: uid, .. } = e.work else { return };
    let card = rules.table.card(uid);
    e.done_in_full = card.zone.in_play() || card.zone == Zone::Discard;
    if e.done_in_full {
        let obj = rules.table.obj(uid);
        if let Some(place) = slot(Ref::Played) {
            effect::fill(rules, e, place, &[obj]);
        }
    }
}
