//! Which action abilities a player may use (rule 8.3), and why not.

use super::idle::{self, speaks_of_hidden};
use crate::book::op::Op;
use crate::book::{AbilityDef, AbilityId, Book, ProgramId};
use crate::query::{condition, costs, legal, payables, play_texts, plays};
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::cache::Due;
use crate::table::card::{CardState, Uid, Zone};
use crate::table::effect::Effect;
use crate::table::rare_texts::Rare;
use seats::Seat;
use swu_language::ability::{Ability, Cost, Limit, PlayerRef, Ref, Selector, Site, Target};
use swu_language::visit::Visitor;

/// Calls `visit` with every action ability that this seat may use, and its number on its card: those of its own
/// cards in play, those in its discard pile that work there, and those of others that anybody may use.
pub(crate) fn visit_uses(reading: Reading<'_>, seat: Seat, visit: &mut dyn FnMut(Uid, AbilityId, u8)) {
    visit_actors(reading, |uid| {
        if reading.table.card(uid).controller == seat {
            visit_actions(reading, uid, Site::InPlay, &mut |ability, number| {
                if reading.book.ability(ability).by != PlayerRef::EachOpponent {
                    visit(uid, ability, number);
                }
            });
        }
    });
    if may_have(reading, Rare::ACTS_IN_DISCARD) {
        for uid in &reading.table.sides[seat].discard {
            if !card_may_have(reading, *uid, Rare::ACTS_IN_DISCARD) {
                continue;
            }
            if costs::silent(reading, plays::from_hand(reading, *uid, seat)) {
                continue;
            }
            visit_actions(reading, *uid, Site::Discard, &mut |ability, number| visit(*uid, ability, number));
        }
    }
    if !reading.table.cache.open {
        return;
    }
    visit_actors(reading, |uid| {
        let card = reading.table.card(uid);
        if card.controller != seat && card.zone.is_arena() {
            visit_actions(reading, uid, Site::InPlay, &mut |ability, number| {
                if reading.book.ability(ability).by != PlayerRef::You {
                    visit(uid, ability, number);
                }
            });
        }
    });
}

/// Calls `visit` with every card in play that may have action abilities: each player's units, leaders and base, then
/// upgrades, as they are listed.
#[inline]
fn visit_actors(reading: Reading<'_>, mut visit: impl FnMut(Uid)) {
    let table = reading.table;
    if !table.cache.anybody_acts {
        return table.cache.actors.iter().for_each(|uid| visit(*uid));
    }
    for side in table.sides.iter() {
        let leaders = side.leaders.iter().filter(|uid| table.card(**uid).zone == Zone::Base);
        side.units.iter().chain(leaders).chain(&side.base).for_each(|uid| visit(*uid));
    }
    table.upgrades.iter().for_each(|uid| visit(*uid));
}

/// Must the card be exhausted for it, and is it already? Most abilities that cannot be used cannot for that reason.
#[inline]
pub(super) fn is_worn_out(reading: Reading<'_>, uid: Uid, id: AbilityId) -> bool {
    reading.table.card(uid).exhausted()
        && reading.book.ability(id).costs.iter().any(|cost| matches!(cost, Cost::Exhaust))
}

/// Can any card in this game have such a text?
pub(crate) fn may_have(reading: Reading<'_>, text: Rare) -> bool {
    let (all, each) = &reading.table.cache.rare;
    each.len() < reading.table.cards.len() || all.has(text)
}

/// Can any unit or upgrade in play have such a text?
pub(crate) fn may_have_in_play(reading: Reading<'_>, text: Rare) -> bool {
    let cache = &reading.table.cache;
    let known = cache.due < Due::All && cache.moved.is_empty();
    !known || cache.rare_in_play.has(text)
}

/// Can the card have such a text where it lies?
#[inline]
pub(crate) fn card_may_have(reading: Reading<'_>, uid: Uid, text: Rare) -> bool {
    reading.table.cache.rare.1.get(uid.index()).is_none_or(|rare| rare.has(text))
}

fn visit_actions(reading: Reading<'_>, uid: Uid, from: Site, visit: &mut dyn FnMut(AbilityId, u8)) {
    let actions = &reading.side(uid).actions;
    let granted = &reading.table.cache.granted;
    if (actions.is_empty() && granted.is_empty()) || reading.table.stats(uid).is_some_and(|stats| stats.blank) {
        return;
    }
    let mut number = 0;
    let muted = reading.table.cache.muted.contains(&uid);
    for id in actions {
        let ability = reading.book.ability(*id);
        // What a leader keeps (rule 17.4).
        let kept = ability.epic && reading.table.card(uid).has(CardState::LEADER);
        if ability.from == from && (!muted || kept) {
            visit(*id, number);
        }
        number += 1;
    }
    for (place, given) in granted.iter().enumerate() {
        if given.unit == uid && matches!(*reading.book.ability(given.ability).ability, Ability::Action(_)) {
            // Copies of an upgrade for a base give one action with one more use (rule 48.3).
            let again = granted[..place].iter().any(|other| other.unit == uid && other.ability == given.ability);
            if !again || reading.book.ability(given.ability).limit.is_none() {
                visit(given.ability, number);
            }
            number += 1;
        }
    }
}

/// May the action ability be used (rule 8.3)?
pub(crate) fn may_use(reading: Reading<'_>, uid: Uid, id: AbilityId, seat: Seat) -> Result<(), WhyNot> {
    let ability = reading.book.ability(id);
    let e = Effect::new(ability.program.unwrap_or(ProgramId::NONE), reading.table.obj(uid), seat);
    may_use_so_far(reading, &e, id)?;
    let paid = ability.costs.iter().filter(|cost| reads_hidden(cost)).all(|cost| costs::payable(reading, &e, cost));
    if !paid {
        return Err(WhyNot::Unpayable);
    }
    if plays_none(reading, &e, ability) { Err(WhyNot::NoChange) } else { Ok(()) }
}

/// Is it an action that costs nothing and plays a card, of which its player knows that none can be played (rule 8.3)?
fn plays_none(reading: Reading<'_>, e: &Effect, ability: &AbilityDef) -> bool {
    let Some(program) = ability.program.filter(|_| ability.costs.is_empty() && !ability.epic) else { return false };
    let Some(Op::Play(play)) = reading.book.program(program).ops.first() else { return false };
    let mut options = Vec::new();
    play_texts::offers(reading, e, play, &mut options);
    options.is_empty()
}

/// May it be used as far as everybody can tell, without looking at cards that somebody may not see?
pub(crate) fn may_use_openly(reading: Reading<'_>, uid: Uid, id: AbilityId, seat: Seat) -> Result<(), WhyNot> {
    let program = reading.book.ability(id).program.unwrap_or(ProgramId::NONE);
    may_use_so_far(reading, &Effect::new(program, reading.table.obj(uid), seat), id)
}

/// The same for an ability as it would be used.
fn may_use_so_far(reading: Reading<'_>, e: &Effect, id: AbilityId) -> Result<(), WhyNot> {
    let ability = reading.book.ability(id);
    let (card, seat) = (reading.table.card(e.source.uid), e.controller);
    if ability.epic && card.has(CardState::EPIC) {
        return Err(WhyNot::EpicUsed);
    }
    if legal::used_up(reading, e.source, id) {
        return Err(match ability.limit {
            Some(Limit::PerGame(_)) => WhyNot::UsedThisGame,
            Some(Limit::OncePerPhase) => WhyNot::UsedThisPhase,
            _ => WhyNot::UsedThisRound,
        });
    }
    if ability.condition.as_ref().is_some_and(|condition| !condition::holds(reading, e, condition)) {
        return Err(WhyNot::CoordinateOff);
    }
    let discards = ability.costs.iter().filter(|cost| matches!(cost, Cost::Discard(..))).count();
    if discards > reading.table.sides[seat].hand.len() {
        return Err(WhyNot::Unpayable);
    }
    // Of several costs that can't be paid, the card itself is what people see first.
    if ability.costs.contains(&Cost::Exhaust) && !costs::payable(reading, e, &Cost::Exhaust) {
        return Err(WhyNot::Exhausted);
    }
    for cost in ability.costs.iter().filter(|cost| !reads_hidden(cost)) {
        if !costs::payable(reading, e, cost) || !pays_beside(reading, e, &ability.costs, cost) {
            return Err(match cost {
                Cost::UseForce => WhyNot::WithoutForce,
                Cost::Resources(amount) => {
                    WhyNot::Cost { need: i16::from(*amount), penalty: 0, have: payables::means(reading, seat) }
                }
                _ => WhyNot::Unpayable,
            });
        }
    }
    if changes_nothing(reading, e, ability) { Err(WhyNot::NoChange) } else { Ok(()) }
}

/// A card exhausted for its own ability pays none of its resources, nor does a Credit that the cost asks for (rule 31.6).
fn pays_beside(reading: Reading<'_>, e: &Effect, costs: &[Cost], cost: &Cost) -> bool {
    let Cost::Resources(amount) = cost else { return true };
    let owed = payables::owed(reading, e.controller, i16::from(*amount));
    let asked = costs.contains(&Cost::DefeatCredit) && payables::spendable(reading, e.controller) > 0;
    let gone = if costs.contains(&Cost::Exhaust) { &[e.source][..] } else { &[] };
    owed + i16::from(asked) <= payables::purse(reading, e.controller, gone)
}

/// An ability that costs nothing must be able to change something (rule 8.3). This looks at conditions, attacks and
/// plays, as far as everybody can see them, and at what would happen to the card played.
fn changes_nothing(reading: Reading<'_>, e: &Effect, ability: &AbilityDef) -> bool {
    let Some(program) = ability.program.filter(|_| ability.costs.is_empty()) else { return false };
    if ability.epic {
        return false;
    }
    if let Ability::Action(action) = &*ability.ability
        && idle::nobody_attacks(reading, e, &action.does)
    {
        return true;
    }
    let ops = &reading.book.program(program).ops;
    let on_the_played = |before: Option<&Op>| {
        matches!(before, Some(Op::Select { target: Target::The(Ref::Played), into: Ref::It, .. }))
    };
    let before = |at: usize| at.checked_sub(1).and_then(|before| ops.get(before));
    let mut at = 0;
    while let Some(op) = ops.get(at) {
        at = match op {
            Op::Unless(condition, to) if !condition::holds(reading, e, condition) => usize::from(*to),
            Op::Unless(..) => at + 1,
            Op::Play(play) if play_texts::plays_nothing(reading, e, play) => at + 1,
            Op::Select { target: Target::The(Ref::Played), .. } => at + 1,
            Op::Do(verb) if on_the_played(before(at)) && verb.only_touches() => at + 1,
            _ => return false,
        };
    }
    true
}

/// Does it depend on cards that others may not see whether the ability can be used?
pub(crate) fn rests_on_hidden(book: &Book, id: AbilityId) -> bool {
    let ability = book.ability(id);
    ability.costs.iter().any(reads_hidden) || plays_hidden(book, ability)
}

/// Is it an action that costs nothing, and plays a card of which others do not see whether it can be played?
fn plays_hidden(book: &Book, ability: &AbilityDef) -> bool {
    let Some(program) = ability.program.filter(|_| ability.costs.is_empty() && !ability.epic) else { return false };
    let Some(Op::Play(play)) = book.program(program).ops.first() else { return false };
    let closed = |selector: &Selector| {
        matches!(selector, Selector::Hand(..) | Selector::TopOfDeck(_) | Selector::Resources(_) | Selector::Any(_))
    };
    play.what.selector().is_some_and(closed)
}

/// Does it depend on hidden cards whether the cost can be paid? Everybody knows how many there are.
pub(crate) fn reads_hidden(cost: &Cost) -> bool {
    match cost {
        Cost::Discard(_, list) => !list.is_empty(),
        Cost::Defeat(selector)
        | Cost::Damage(_, selector)
        | Cost::ExhaustA(selector)
        | Cost::ReadyA(selector)
        | Cost::Return(selector) => speaks_of_hidden(|words| words.selector(selector)),
        Cost::Resources(_)
        | Cost::Exhaust
        | Cost::DefeatThis
        | Cost::DamageYourBase(_)
        | Cost::UseForce
        | Cost::Mill(_)
        | Cost::DefeatCredit
        | Cost::DefeatToken => false,
    }
}
