//! What a player may do as an action (rule 8), and why not.

use super::targets::AttackTerms;
use crate::seats::Seat;
use crate::unlimited::cards::ability::{Ability, Cost, Limit};
use crate::unlimited::rules::book::{AbilityId, ProgramId};
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::refusal::WhyNot;
use crate::unlimited::rules::table::card::{CardState, Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::Effect;
use crate::unlimited::rules::table::memory::Happening;

impl Rules<'_> {
    /// Every action of a seat.
    pub fn actions(&self, seat: Seat, into: &mut Vec<Choice>) {
        let side = &self.t.sides[seat];
        self.plays(seat, into);
        for uid in &side.units {
            if self.may_attack_now(*uid).is_ok() {
                into.push(Choice::Attack(*uid));
            }
        }
        for uid in side
            .units
            .iter()
            .chain(side.leaders.iter().filter(|uid| self.t.card(**uid).zone == Zone::Base))
            .chain(side.base.iter())
        {
            self.visit_uses(*uid, &mut |ability, number| {
                if self.may_use(*uid, ability, seat).is_ok() {
                    into.push(Choice::Use(*uid, ability, number));
                }
            });
        }
        for uid in &side.leaders {
            if self.may_deploy(*uid, seat).is_ok() {
                into.push(Choice::Deploy(*uid));
            }
        }
        if self.may_take_initiative(seat).is_ok() {
            into.push(Choice::Initiative);
        }
        if self.t.options.counters && !side.done {
            if self.t.blast.is_none() {
                into.push(Choice::Blast);
            }
            if self.t.plan.is_none() {
                into.push(Choice::Plan);
            }
        }
        if self.may_pass(seat).is_ok() {
            into.push(Choice::Pass);
        }
    }

    /// May the unit attack as an action (rule 9)?
    pub fn may_attack_now(&self, uid: Uid) -> Result<(), WhyNot> {
        let card = self.t.card(uid);
        if card.exhausted() {
            return Err(WhyNot::Exhausted);
        }
        let obj = self.t.obj(uid);
        if self.has_target(obj, AttackTerms::default()) {
            Ok(())
        } else if self.attacked_already(obj) {
            Err(WhyNot::AttackedAlready)
        } else {
            Err(WhyNot::NoTarget)
        }
    }

    /// House rule C19: it binds every attack, also one that a text makes.
    pub fn attacked_already(&self, obj: Obj) -> bool {
        self.t.options.one_attack_per_unit_per_round
            && self.t.notes.iter().any(|note| note.what == Happening::Attacked && note.card == obj)
    }

    /// Calls `visit` with every action ability of a card and its number.
    pub fn visit_uses(&self, uid: Uid, visit: &mut dyn FnMut(AbilityId, u8)) {
        let actions = &self.side(uid).actions;
        let granted = &self.t.cache.granted;
        if (actions.is_empty() && granted.is_empty()) || self.stats(uid).is_some_and(|stats| stats.blank) {
            return;
        }
        let mut number = 0;
        let muted = self.t.cache.muted.contains(&uid);
        for ability in actions {
            if !muted || self.book.ability(*ability).epic {
                visit(*ability, number);
            }
            number += 1;
        }
        for granted in granted {
            if granted.unit == uid && matches!(self.book.ability(granted.ability).ability, Ability::Action(_)) {
                visit(granted.ability, number);
                number += 1;
            }
        }
    }

    /// May the action ability be used (rule 8.3)?
    pub fn may_use(&self, uid: Uid, id: AbilityId, seat: Seat) -> Result<(), WhyNot> {
        let ability = self.book.ability(id);
        let card = self.t.card(uid);
        if ability.epic && card.has(CardState::EPIC) {
            return Err(WhyNot::EpicUsed);
        }
        if ability.limit.is_some() && card.used & (1 << ability.limit_bit) != 0 {
            return Err(WhyNot::UsedThisRound);
        }
        let e = Effect::new(ability.program.unwrap_or(ProgramId(u16::MAX)), self.t.obj(uid), seat);
        if ability.condition.as_ref().is_some_and(|condition| !self.cond(&e, condition)) {
            return Err(WhyNot::CoordinateOff);
        }
        for cost in &ability.costs {
            if !self.payable(&e, cost) {
                return Err(match cost {
                    Cost::Exhaust => WhyNot::Exhausted,
                    Cost::Resources(amount) => {
                        WhyNot::Cost { need: i16::from(*amount), penalty: 0, have: self.t.ready_resources(seat) }
                    }
                    _ => WhyNot::Unpayable,
                });
            }
        }
        Ok(())
    }

    /// May the leader be deployed (rule 4.2b)?
    pub fn may_deploy(&self, uid: Uid, seat: Seat) -> Result<(), WhyNot> {
        let card = self.t.card(uid);
        let def = self.book.def(card.def);
        if card.has(CardState::DEPLOYED) {
            return Err(WhyNot::Deployed);
        }
        if card.has(CardState::EPIC) {
            return Err(WhyNot::EpicUsed);
        }
        let have = self.t.sides[seat].resources.len() as i16;
        if !def.deploys || have < def.cost {
            return Err(WhyNot::DeployNeeds { need: def.cost, have });
        }
        Ok(())
    }

    /// May the seat take the initiative (rule 8.4)?
    pub fn may_take_initiative(&self, seat: Seat) -> Result<(), WhyNot> {
        if self.t.taken {
            return Err(WhyNot::InitiativeTaken);
        }
        if self.t.sides[seat].done {
            return Err(WhyNot::CounterTaken);
        }
        Ok(())
    }

    /// May the seat pass (rule 8.5; multiplayer.md D8)?
    pub fn may_pass(&self, _seat: Seat) -> Result<(), WhyNot> {
        let open = !self.t.taken || self.t.blast.is_none() || self.t.plan.is_none();
        if self.t.options.counters && open { Err(WhyNot::MayNotPass) } else { Ok(()) }
    }

    /// Is the ability's limit used up (rule 12.10)?
    pub fn used_up(&self, card: Obj, id: AbilityId) -> bool {
        let ability = self.book.ability(id);
        ability.limit.is_some_and(|limit| matches!(limit, Limit::OncePerRound | Limit::OncePerPhase))
            && self.t.card(card.uid).used & (1 << ability.limit_bit) != 0
    }
}
