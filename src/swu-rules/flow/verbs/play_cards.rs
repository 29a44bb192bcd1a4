//! Cards played by a text (rule 8.1).

use crate::book::op::PlayOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{condition, costs, decider, play_texts, selector};
use crate::table::card::Zone;
use crate::table::effect::{Effect, NOWHERE, Work, slot};
use crate::table::frame::{Frame, Play};
use swu_language::ability::{Is, Ref, Selector, Target};
use swu_language::list::List;
use swu_view::DecisionKind;

/// The cards of a zone, and the text's conditions on those that it plays.
fn without_predicates(selector: &Selector) -> (Selector, List<Is>) {
    match selector {
        Selector::Hand(who, list) => (Selector::Hand(*who, List::default()), list.clone()),
        Selector::Discard(who, list) => (Selector::Discard(*who, List::default()), list.clone()),
        Selector::Among(cards, list) => (Selector::Among(*cards, List::default()), list.clone()),
        Selector::Resources(list) => {
            let whose = |word: &&Is| matches!(word, Is::Friendly | Is::Enemy | Is::ControlledBy(_));
            let (whose, asked): (Vec<&Is>, Vec<&Is>) = list.iter().partition(whose);
            (Selector::Resources(whose.into_iter().cloned().collect()), asked.into_iter().cloned().collect())
        }
        Selector::Any(selectors) => {
            let (zones, mut asked): (Vec<Selector>, Vec<List<Is>>) = selectors.iter().map(without_predicates).unzip();
            asked.dedup();
            match <[List<Is>; 1]>::try_from(asked) {
                Ok([asked]) => (Selector::Any(zones.into()), asked),
                Err(_) => (selector.clone(), List::default()),
            }
        }
        other => (other.clone(), List::default()),
    }
}

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
            let mut list = rules.take_buffer();
            // Predicates refer to the card as it is played: a Pilot can be a unit or an upgrade (rule 25.1).
            let (selector, predicates) = match &op.what {
                Target::The(reference) => (Selector::The(*reference), List::default()),
                target => {
                    target.selector().map_or((Selector::Any(List::default()), List::default()), without_predicates)
                }
            };
            selector::collect(rules.read(), e, &selector, &mut list);
            list.retain(|obj| play_texts::may_be_played(rules.read(), e, op, *obj, &predicates));
            let mut options = rules.list();
            for obj in &list {
                let Some(now) = play_texts::now_to_play(rules.read(), op, *obj) else { continue };
                play_texts::visit_modes(rules.read(), e, op, now, &mut |playing| {
                    if costs::played_like(rules.read(), e, playing, &predicates)
                        && let Ok(cost) = play_texts::may_play_on(rules.read(), e, op, playing)
                    {
                        options.push(Choice::Play(now.uid, cost, playing.mode));
                    }
                });
            }
            let looked_at = e.secret && op.optional.is_some() && !list.is_empty();
            rules.give_buffer(list);
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
                if op.optional.is_some()
                    || hidden && !play_texts::openly_offered(rules.read(), &options)
                    || !compulsory && many
                {
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
