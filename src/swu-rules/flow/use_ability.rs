//! Using an action ability (rule 8.3): pay everything, then resolve.

use crate::book::{AbilityId, ProgramId};
use crate::change::{cards, credit, damage, force, leave, moment, status};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::verbs::{credits, decks, instead};
use crate::flow::{check, payment};
use crate::query::{condition, payables, selector, stats};
use crate::reading::Reading;
use crate::table::batch::Leaving;
use crate::table::card::{CardState, Obj, Zone};
use crate::table::effect::Effect;
use crate::table::frame::Frame;
use seats::Seat;
use swu_language::ability::Cost;
use swu_view::DecisionKind;

/// Pays the parts of the cost one after another, then runs the program.
pub(crate) fn go_on(rules: &mut Rules<'_>, card: Obj, id: AbilityId, seat: Seat, paid: u8, choice: Option<Choice>) {
    let book = rules.book;
    let ability = book.ability(id);
    let mut e = Effect::new(ability.program.unwrap_or(ProgramId::NONE), card, seat);
    let Some(cost) = ability.costs.get(paid as usize) else {
        if ability.epic && rules.table.live(card).is_some() {
            rules.table.card_mut(card.uid).set(CardState::EPIC, true);
        }
        moment::use_up(rules, card, id);
        if ability.program.is_some() {
            e.pool = rules.table.pool.len() as u16;
            rules.table.frames.push(Frame::Effect(e));
        }
        check::state(rules);
        return;
    };
    let at = rules.table.frames.len();
    let next = Frame::Use { card, ability: id, seat, paid: paid + 1 };
    match (cost, choice) {
        (Cost::Resources(amount), _) => {
            let owed = payables::owed(rules.read(), seat, i16::from(*amount));
            let spare = if ability.costs.contains(&Cost::Exhaust) { card } else { Obj::NONE };
            payment::pay_without(rules, seat, owed, spare);
            rules.put_back(at, next);
        }
        (Cost::Exhaust, _) => {
            status::exhaust(rules, card);
            rules.put_back(at, next);
        }
        (Cost::UseForce, _) => {
            rules.put_back(at, next);
            force::use_force(rules, seat);
        }
        (Cost::Mill(count), _) => {
            rules.put_back(at, next);
            decks::mill_deck(rules, seat, i16::from(*count));
        }
        (Cost::DefeatCredit, _) => {
            rules.put_back(at, next);
            credit::defeat_credits(rules, seat, 1);
        }
        (Cost::DefeatToken, Some(Choice::Mode(entry))) => {
            rules.put_back(at, next);
            credits::defeat_uncarded(rules, seat, entry);
        }
        (Cost::DefeatThis, _) if !rules.table.is_unit(card) && instead::offer_instead(rules, &[card]) => {
            rules.put_back(at, Frame::Use { card, ability: id, seat, paid });
        }
        (Cost::DefeatThis, _) => {
            rules.put_back(at, next);
            if instead::spared(rules.read(), card) {
                // Replaced effects count as paid (rule 48.5).
            } else if rules.table.is_unit(card) {
                leave::defeat_units(rules, &[card], Some(seat));
            } else {
                leave::remove_upgrades(rules, &[card.uid]);
            }
        }
        (Cost::DamageYourBase(amount), _) => {
            rules.put_back(at, next);
            damage_own_base(rules, seat, i16::from(*amount), card);
        }
        (cost, Some(Choice::Card(uid))) => {
            rules.put_back(at, next);
            let obj = rules.table.obj(uid);
            pay_with(rules, &e, cost, obj);
        }
        (cost, _) => {
            rules.put_back(at, Frame::Use { card, ability: id, seat, paid });
            let mut options = rules.list();
            let mut list = rules.take_buffer();
            cost_cards(rules.read(), &e, cost, &mut list);
            options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
            rules.give_buffer(list);
            if *cost == Cost::DefeatToken {
                credits::token_options(rules.read(), &e, seat, &mut options);
            }
            if options.is_empty() {
                // What would have paid left the game with its owner: the action is over.
                rules.table.scratch.spare = options;
                rules.table.frames.pop();
                return;
            }
            let private = options.iter().any(|option| lies_hidden(rules.read(), *option));
            rules.ask(seat, DecisionKind::Cost, card, Prompt::PayCost, private, options);
        }
    }
}

/// Is it a card that others do not see where it lies?
fn lies_hidden(reading: Reading<'_>, option: Choice) -> bool {
    matches!(option, Choice::Card(uid) if reading.table.card(uid).zone.hidden())
}

/// A player pays with damage to their base.
pub(super) fn damage_own_base(rules: &mut Rules<'_>, seat: Seat, amount: i16, card: Obj) {
    if let Some(base) = rules.table.sides[seat].base {
        let hit = damage::ability_hit(rules.table.obj(base), amount, card, seat);
        damage::deal(rules, &[hit]);
        check::state(rules);
    }
}

/// What can pay such a part of a cost.
pub(super) fn cost_cards(reading: Reading<'_>, e: &Effect, cost: &Cost, into: &mut Vec<Obj>) {
    use swu_language::ability::{PlayerRef, Selector};
    match cost {
        Cost::Defeat(selector) | Cost::Damage(_, selector) | Cost::Return(selector) => {
            selector::collect(reading, e, selector, into)
        }
        Cost::ExhaustA(selector) => {
            selector::collect(reading, e, selector, into);
            into.retain(|obj| reading.table.live(*obj).is_some_and(|card| !card.exhausted()));
        }
        Cost::ReadyA(selector) => {
            selector::collect(reading, e, selector, into);
            into.retain(|obj| stats::can_ready(reading, *obj));
        }
        Cost::Discard(_, list) => selector::collect(reading, e, &Selector::Hand(PlayerRef::You, list.clone()), into),
        // Paid without choosing a card.
        Cost::Resources(_)
        | Cost::Exhaust
        | Cost::DefeatThis
        | Cost::DamageYourBase(_)
        | Cost::UseForce
        | Cost::Mill(_)
        | Cost::DefeatCredit
        | Cost::DefeatToken => {}
    }
}

/// Pays a part of a cost with that card.
pub(super) fn pay_with(rules: &mut Rules<'_>, e: &Effect, cost: &Cost, obj: Obj) {
    if matches!(cost, Cost::Defeat(_) | Cost::Return(_)) {
        status::give_exhausted_first(rules, e.controller, &[obj]);
    }
    match cost {
        Cost::DefeatToken => credits::defeat_tokens(rules, e.controller, &[obj]),
        Cost::Defeat(_) => {
            if rules.table.is_unit(obj) {
                leave::defeat_units(rules, &[obj], Some(e.controller));
            } else if rules.table.card(obj.uid).zone == Zone::Resource {
                leave::defeat_resource(rules, obj.uid);
            } else {
                leave::remove_upgrades(rules, &[obj.uid]);
            }
        }
        Cost::Damage(amount, _) => {
            let hit = damage::ability_hit(obj, condition::number(rules.read(), e, amount), e.source, e.controller);
            damage::deal(rules, &[hit]);
            check::state(rules);
        }
        Cost::ExhaustA(_) => {
            status::exhaust(rules, obj);
        }
        Cost::ReadyA(_) => {
            status::ready(rules, obj);
        }
        Cost::Return(_) => leave::leave(rules, &[obj], Leaving::ToHand),
        Cost::Discard(..) => cards::discard_from_hand(rules, e.controller, &[obj.uid]),
        // Paid without choosing a card.
        Cost::Resources(_)
        | Cost::Exhaust
        | Cost::DefeatThis
        | Cost::DamageYourBase(_)
        | Cost::UseForce
        | Cost::Mill(_)
        | Cost::DefeatCredit => {}
    }
}
