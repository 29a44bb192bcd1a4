//! What texts that play cards allow.

use crate::book::op::PlayOp;
use crate::decision::Choice;
use crate::ids::GiftId;
use crate::query::costs::Playing;
use crate::query::costs::mask_of;
use crate::query::stats::bit;
use crate::query::{condition, costs, decider, payables, played, plays, predicate, selector, smuggle};
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::card::Obj;
use crate::table::card::Zone;
use crate::table::effect::Effect;
use crate::table::mode::PlayMode;
use swu_language::ability::Filter;
use swu_language::ability::Grant;
use swu_language::ability::Selector;
use swu_language::ability::Target;
use swu_language::keyword::Keyword;
use swu_language::list::List;
use swu_language::word::Kind;

/// Does everybody see that one of these cards can be played? Then nobody can act as if there were none (rule 1.4).
pub(crate) fn openly_offered(reading: Reading<'_>, options: &[Choice]) -> bool {
    options.iter().any(|choice| match choice {
        Choice::Play(uid, ..) => !reading.table.card(*uid).zone.hidden(),
        _ => false,
    })
}

/// Can there be cards in the group that others don't see?
pub(crate) fn may_hide(reading: Reading<'_>, e: &Effect, selector: &Selector) -> bool {
    match selector {
        Selector::Hand(whose, _) => selector::holds_cards(reading, e, *whose),
        Selector::Resources(_) => !reading.table.sides[e.controller].resources.is_empty(),
        Selector::Any(selectors) => selectors.iter().any(|selector| may_hide(reading, e, selector)),
        _ => false,
    }
}

/// Is there a way of playing the card in which it satisfies the text?
pub(crate) fn may_be_played(reading: Reading<'_>, e: &Effect, op: &PlayOp, card: Obj, predicates: &[Filter]) -> bool {
    let Some(now) = now_to_play(reading, op, card).filter(|_| !predicates.is_empty()) else { return true };
    let mut fits = false;
    visit_modes(reading, e, op, now, &mut |playing| fits |= played::is_like(reading, e, playing, predicates));
    fits
}

/// The cards of a zone, and the text's conditions on those that it plays.
fn without_predicates(selector: &Selector) -> (Selector, List<Filter>) {
    match selector {
        Selector::Hand(who, list) => (Selector::Hand(*who, List::default()), list.clone()),
        Selector::Discard(who, list) => (Selector::Discard(*who, List::default()), list.clone()),
        Selector::Among(cards, list) => (Selector::Among(*cards, List::default()), list.clone()),
        Selector::Resources(list) => {
            let whose = |word: &&Filter| matches!(word, Filter::Friendly | Filter::Enemy | Filter::ControlledBy(_));
            let (whose, asked): (Vec<&Filter>, Vec<&Filter>) = list.iter().partition(whose);
            (Selector::Resources(whose.into_iter().cloned().collect()), asked.into_iter().cloned().collect())
        }
        Selector::Any(selectors) => {
            let (zones, mut asked): (Vec<Selector>, Vec<List<Filter>>) =
                selectors.iter().map(without_predicates).unzip();
            asked.dedup();
            match <[List<Filter>; 1]>::try_from(asked) {
                Ok([asked]) => (Selector::Any(zones.into()), asked),
                Err(_) => (selector.clone(), List::default()),
            }
        }
        other => (other.clone(), List::default()),
    }
}

/// Adds every way of playing a card that the text offers now. Is there a card that fits its words, whatever it costs?
pub(crate) fn offers(reading: Reading<'_>, e: &Effect, op: &PlayOp, options: &mut Vec<Choice>) -> bool {
    // Predicates refer to the card as it is played: a Pilot can be a unit or an upgrade (rule 25.1).
    let (selector, predicates) = match &op.what {
        Target::The(reference) => (Selector::The(*reference), List::default()),
        target => target.selector().map_or((Selector::Any(List::default()), List::default()), without_predicates),
    };
    let mut list = Vec::new();
    selector::collect(reading, e, &selector, &mut list);
    list.retain(|obj| may_be_played(reading, e, op, *obj, &predicates));
    for obj in &list {
        let Some(now) = now_to_play(reading, op, *obj) else { continue };
        visit_modes(reading, e, op, now, &mut |playing| {
            if played::is_like(reading, e, playing, &predicates)
                && let Ok(cost) = may_play_on(reading, e, op, playing)
            {
                options.push(Choice::Play(now.uid, cost, playing.mode));
            }
        });
    }
    !list.is_empty()
}

/// Calls `visit` with every way in which the text plays this card.
pub(crate) fn visit_modes(reading: Reading<'_>, e: &Effect, op: &PlayOp, card: Obj, visit: &mut dyn FnMut(Playing)) {
    let state = reading.table.card(card.uid);
    if matches!(reading.def(card).kind, Kind::Leader | Kind::Base) || state.token() {
        return;
    }
    let (less, exploit) = (less_for(reading, e, op, card), exploit_given(reading, e, op));
    let ignores_penalty = penalty_ignored(reading, op);
    let (ignores_one, ignores_of) = (penalty_ignored_once(reading, op), penalty_ignored_of(reading, op));
    let keywords = keywords_by(reading, op);
    let ordinary = Playing {
        less,
        free: op.free,
        ignores_penalty,
        ignores_one,
        ignores_of,
        exploit,
        keywords,
        ..plays::from_hand(reading, card.uid, decider::payer(e))
    };
    match state.zone {
        Zone::Resource if op.smuggle => {
            for nth in 0..smuggle::smuggle_count(reading, card) {
                visit(Playing { mode: PlayMode::Smuggle(nth), ..ordinary });
            }
        }
        Zone::Resource if op.plot => visit(Playing { mode: PlayMode::Plot, ..ordinary }),
        _ if op.smuggle || op.plot => {}
        Zone::Hand | Zone::Deck | Zone::Discard | Zone::Aside | Zone::Captured | Zone::Resource => {
            let hand = state.zone == Zone::Hand && state.owner == decider::payer(e);
            let mode = match state.zone {
                Zone::Resource => PlayMode::Resource,
                _ if hand => PlayMode::Hand,
                _ => PlayMode::Elsewhere,
            };
            if !op.piloting {
                visit(Playing { mode, ..ordinary });
            }
            if plays::has_piloting(reading, card) {
                visit(Playing { mode: PlayMode::Piloting, ..ordinary });
            }
        }
        Zone::Ground | Zone::Space | Zone::Base | Zone::Attached | Zone::Removed => {}
    }
}

/// May the text play the card that way, on one of the units that it names?
pub(crate) fn may_play_on(reading: Reading<'_>, e: &Effect, op: &PlayOp, playing: Playing) -> Result<i16, WhyNot> {
    let Some(group) = &op.on else { return plays::may_play(reading, playing) };
    let have = payables::means(reading, playing.seat);
    let mut cheapest: Option<i16> = None;
    selector::visit(reading, e, group, &mut |host| {
        let price = costs::price(reading, Playing { host, ..playing });
        if predicate::may_attach(reading, playing.card, host, playing.seat) && price <= have {
            cheapest = Some(cheapest.map_or(price, |other| other.min(price)));
        }
        false
    });
    plays::may_play(reading, playing)?;
    cheapest.map(|price| price.max(0)).ok_or(WhyNot::NoHost)
}

/// How much cheaper the text makes this card.
pub(crate) fn less_for(reading: Reading<'_>, e: &Effect, op: &PlayOp, card: Obj) -> i16 {
    op.less.as_ref().map_or(0, |less| condition::number(reading, &e.for_each(card), less))
}

/// Exploit given by the text to the card it plays: the card has it from the start (rule 8.1 step 1).
pub(crate) fn exploit_given(reading: Reading<'_>, e: &Effect, op: &PlayOp) -> i16 {
    let given = op.gains.iter().filter_map(|gift| match &reading.book.gift(*gift).give {
        Grant::Numbered(Keyword::Exploit, amount) => Some(condition::number(reading, e, amount)),
        _ => None,
    });
    given.sum()
}

/// Other keywords given by the text, also from the start.
pub(crate) fn keywords_by(reading: Reading<'_>, op: &PlayOp) -> u32 {
    let keyword = |gift| match reading.book.gift(gift).give {
        Grant::Keyword(keyword) | Grant::Numbered(keyword, _) => bit(keyword),
        _ => 0,
    };
    op.gains.iter().fold(0, |all, gift| all | keyword(*gift))
}

/// Does the text let its card be played without its aspect penalty?
pub(crate) fn penalty_ignored(reading: Reading<'_>, op: &PlayOp) -> bool {
    op.gains.iter().any(|gift| reading.book.gift(*gift).give == Grant::IgnoreAspectPenalty)
}

/// The aspects of which one icon does not count, if the text says so (rule 35.5).
pub(crate) fn penalty_ignored_once(reading: Reading<'_>, op: &PlayOp) -> u8 {
    let mask = |gift: &GiftId| match &reading.book.gift(*gift).give {
        Grant::IgnoreOnePenaltyOf(aspects) => mask_of(aspects),
        _ => 0,
    };
    op.gains.iter().fold(0, |all, gift| all | mask(gift))
}

/// Icons of which aspects count for nothing, where the text says so (rule 5.3b).
pub(crate) fn penalty_ignored_of(reading: Reading<'_>, op: &PlayOp) -> u8 {
    let mask = |gift: &GiftId| match &reading.book.gift(*gift).give {
        Grant::IgnoreAspectPenaltyOf(aspect) => mask_of(&[*aspect]),
        _ => 0,
    };
    op.gains.iter().fold(0, |all, gift| all | mask(gift))
}

/// Can everybody see that the text has nothing to play?
pub(crate) fn plays_nothing(reading: Reading<'_>, e: &Effect, op: &PlayOp) -> bool {
    let reference = match &op.what {
        Target::The(reference) => *reference,
        // Only its player knows what is in a hand (rule 1.4); everybody knows whether it is empty.
        target => {
            return matches!(target.selector(), Some(Selector::Hand(whose, _)) if !selector::holds_cards(reading, e, *whose));
        }
    };
    let Some(now) = selector::first(reading, e, reference).and_then(|card| follow_to_play(reading, card)) else {
        return true;
    };
    let mut none = true;
    visit_modes(reading, e, op, now, &mut |playing| none &= plays::may_play(reading, playing).is_err());
    none
}

/// The present object of the card to be played. If several are played one after another, a card that moved
/// meanwhile is another object (rule 2.8).
pub(crate) fn now_to_play(reading: Reading<'_>, op: &PlayOp, card: Obj) -> Option<Obj> {
    match op.what {
        Target::Each(_) | Target::Any(_) => reading.table.live(card).map(|_| card),
        _ => follow_to_play(reading, card),
    }
}

/// The present object of the card to be played: itself, or what it became when it was defeated, captured or
/// returned.
pub(crate) fn follow_to_play(reading: Reading<'_>, obj: Obj) -> Option<Obj> {
    let card = reading.table.cards.get(obj.uid.index())?;
    let next = card.serial == obj.serial.wrapping_add(1);
    if next && matches!(card.zone, Zone::Captured | Zone::Hand) {
        Some(reading.table.obj(obj.uid))
    } else {
        selector::follow(reading, obj)
    }
}
