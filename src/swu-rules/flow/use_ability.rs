//! Using an action ability (rule 8.3): pay everything, then resolve.

use crate::book::{AbilityId, ProgramId};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::table::batch::Leaving;
use crate::table::card::{CardState, Obj, Zone};
use crate::table::effect::Effect;
use crate::table::frame::Frame;
use seats::Seat;
use swu_language::ability::Cost;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Pays the parts of the cost one after another, then runs the program.
    pub(crate) fn use_ability(&mut self, card: Obj, id: AbilityId, seat: Seat, paid: u8, choice: Option<Choice>) {
        let book = self.book;
        let ability = book.ability(id);
        let mut e = Effect::new(ability.program.unwrap_or(ProgramId::NONE), card, seat);
        let Some(cost) = ability.costs.get(paid as usize) else {
            if ability.epic && self.table.live(card).is_some() {
                self.table.card_mut(card.uid).set(CardState::EPIC, true);
            }
            self.use_up(card, id);
            if ability.program.is_some() {
                e.pool = self.table.pool.len() as u16;
                self.table.frames.push(Frame::Effect(e));
            }
            self.check();
            return;
        };
        let at = self.table.frames.len();
        let next = Frame::Use { card, ability: id, seat, paid: paid + 1 };
        match (cost, choice) {
            (Cost::Resources(amount), _) => {
                let owed = self.owed(seat, i16::from(*amount));
                let spare = if ability.costs.contains(&Cost::Exhaust) { card } else { Obj::NONE };
                self.pay_without(seat, owed, spare);
                self.put_back(at, next);
            }
            (Cost::Exhaust, _) => {
                self.exhaust(card);
                self.put_back(at, next);
            }
            (Cost::UseForce, _) => {
                self.put_back(at, next);
                self.use_force(seat);
            }
            (Cost::Mill(count), _) => {
                self.put_back(at, next);
                self.mill_deck(seat, i16::from(*count));
            }
            (Cost::DefeatCredit, _) => {
                self.put_back(at, next);
                self.defeat_credits(seat, 1);
            }
            (Cost::DefeatToken, Some(Choice::Mode(entry))) => {
                self.put_back(at, next);
                self.defeat_uncarded(seat, entry);
            }
            (Cost::DefeatThis, _) if !self.is_unit(card) && self.offer_instead(&[card]) => {
                self.put_back(at, Frame::Use { card, ability: id, seat, paid });
            }
            (Cost::DefeatThis, _) => {
                self.put_back(at, next);
                if self.spared(card) {
                    // Replaced effects count as paid (rule 48.5).
                } else if self.is_unit(card) {
                    self.defeat_units(&[card], Some(seat));
                } else {
                    self.remove_upgrades(&[card.uid]);
                }
            }
            (Cost::DamageYourBase(amount), _) => {
                self.put_back(at, next);
                self.damage_own_base(seat, i16::from(*amount), card);
            }
            (cost, Some(Choice::Card(uid))) => {
                self.put_back(at, next);
                let obj = self.table.obj(uid);
                self.pay_with(&e, cost, obj);
            }
            (cost, _) => {
                self.put_back(at, Frame::Use { card, ability: id, seat, paid });
                let mut options = self.list();
                let mut list = self.take_buffer();
                self.cost_cards(&e, cost, &mut list);
                options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                self.give_buffer(list);
                if *cost == Cost::DefeatToken {
                    self.token_options(&e, seat, &mut options);
                }
                if options.is_empty() {
                    // What would have paid left the game with its owner: the action is over.
                    self.table.scratch.spare = options;
                    self.table.frames.pop();
                    return;
                }
                let private = options.iter().any(|option| self.lies_hidden(*option));
                self.ask(seat, DecisionKind::Cost, card, Prompt::PayCost, private, options);
            }
        }
    }

    /// Is it a card that others do not see where it lies?
    fn lies_hidden(&self, option: Choice) -> bool {
        matches!(option, Choice::Card(uid) if self.table.card(uid).zone.hidden())
    }

    /// A player pays with damage to their base.
    pub(super) fn damage_own_base(&mut self, seat: Seat, amount: i16, card: Obj) {
        if let Some(base) = self.table.sides[seat].base {
            let hit = self.ability_hit(self.table.obj(base), amount, card, seat);
            self.deal(&[hit]);
            self.check();
        }
    }

    /// What can pay such a part of a cost.
    pub(super) fn cost_cards(&self, e: &Effect, cost: &Cost, into: &mut Vec<Obj>) {
        use swu_language::ability::{Selector, Who};
        match cost {
            Cost::Defeat(selector) | Cost::Damage(_, selector) | Cost::Return(selector) => {
                self.collect(e, selector, into)
            }
            Cost::ExhaustA(selector) => {
                self.collect(e, selector, into);
                into.retain(|obj| self.table.live(*obj).is_some_and(|card| !card.exhausted()));
            }
            Cost::ReadyA(selector) => {
                self.collect(e, selector, into);
                into.retain(|obj| self.can_ready(*obj));
            }
            Cost::Discard(_, list) => self.collect(e, &Selector::Hand(Who::You, list.clone()), into),
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
    pub(super) fn pay_with(&mut self, e: &Effect, cost: &Cost, obj: Obj) {
        if matches!(cost, Cost::Defeat(_) | Cost::Return(_)) {
            self.give_exhausted_first(e.controller, &[obj]);
        }
        match cost {
            Cost::DefeatToken => self.defeat_tokens(e.controller, &[obj]),
            Cost::Defeat(_) => {
                if self.is_unit(obj) {
                    self.defeat_units(&[obj], Some(e.controller));
                } else if self.table.card(obj.uid).zone == Zone::Resource {
                    self.defeat_resource(obj.uid);
                } else {
                    self.remove_upgrades(&[obj.uid]);
                }
            }
            Cost::Damage(amount, _) => {
                let hit = self.ability_hit(obj, self.qty(e, amount), e.source, e.controller);
                self.deal(&[hit]);
                self.check();
            }
            Cost::ExhaustA(_) => {
                self.exhaust(obj);
            }
            Cost::ReadyA(_) => {
                self.ready(obj);
            }
            Cost::Return(_) => self.leave(&[obj], Leaving::ToHand),
            Cost::Discard(..) => self.discard_from_hand(e.controller, &[obj.uid]),
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
}
