//! What a player may do as an action (rule 8), and why not.

use super::targets::AttackTerms;
use crate::book::{AbilityId, ProgramId};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::refusal::WhyNot;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, Lasting, Lasts};
use crate::table::memory::Happening;
use seats::Seat;
use swu_language::ability::{Give, Limit};

impl Rules<'_> {
    /// Every action of a seat.
    pub fn actions(&self, seat: Seat, into: &mut Vec<Choice>) {
        if self.forced_attacks(seat, into) {
            return;
        }
        let side = &self.table.sides[seat];
        self.plays(seat, into);
        for uid in &side.units {
            if self.may_attack_now(*uid).is_ok() {
                into.push(Choice::Attack(*uid));
            }
        }
        self.visit_uses(seat, &mut |uid, ability, number| {
            if self.may_use(uid, ability, seat).is_ok() {
                into.push(Choice::Use(uid, ability, number));
            }
        });
        for uid in &side.leaders {
            if self.may_deploy(*uid, seat).is_ok() {
                into.push(Choice::Deploy(*uid));
            }
            if self.may_deploy_pilot(*uid, seat).is_ok() {
                into.push(Choice::DeployPilot(*uid));
            }
        }
        if self.may_take_initiative(seat).is_ok() {
            into.push(Choice::Initiative);
        }
        if self.table.options.counters && !side.done {
            if self.table.blast.is_none() {
                into.push(Choice::Blast);
            }
            if self.table.plan.is_none() {
                into.push(Choice::Plan);
            }
        }
        if self.may_pass(seat).is_ok() {
            into.push(Choice::Pass);
        }
    }

    /// May the unit attack as an action (rule 9)?
    pub(crate) fn may_attack_now(&self, uid: Uid) -> Result<(), WhyNot> {
        let card = self.table.card(uid);
        if card.exhausted() {
            return Err(WhyNot::Exhausted);
        }
        let obj = self.table.obj(uid);
        if self.has_target(obj, AttackTerms::default()) {
            Ok(())
        } else if self.attacked_already(obj) {
            Err(WhyNot::AttackedAlready)
        } else {
            Err(WhyNot::NoTarget)
        }
    }

    /// Units whose attack must be the next action of their controller (rule 9.2c); true if any of them can attack.
    fn forced_attacks(&self, seat: Seat, into: &mut Vec<Choice>) -> bool {
        let before = into.len();
        for lasting in &self.table.lasting {
            let forced = self.must_attack_next(lasting, seat) && self.may_attack_now(lasting.on.uid).is_ok();
            let attack = Choice::Attack(lasting.on.uid);
            if forced && !into[before..].contains(&attack) {
                into.push(attack);
            }
        }
        into.len() > before
    }

    /// Does the effect force a unit of that seat to attack next?
    pub(crate) fn must_attack_next(&self, lasting: &Lasting, seat: Seat) -> bool {
        let forces = |what: Lasts| match what {
            Lasts::Gift { gift, .. } => self.book.gift(gift).give == Give::MustAttackNext,
            _ => false,
        };
        forces(lasting.what) && self.is_unit(lasting.on) && self.table.card(lasting.on.uid).controller == seat
    }

    /// House rule C19: it restricts every attack, including those made by a text.
    pub(crate) fn attacked_already(&self, obj: Obj) -> bool {
        self.table.options.one_attack_per_unit_per_round
            && self.table.notes.iter().any(|note| note.what == Happening::Attacked && note.card == obj)
    }

    /// May the leader be deployed (rule 4.2b)?
    pub(crate) fn may_deploy(&self, uid: Uid, seat: Seat) -> Result<(), WhyNot> {
        let card = self.table.card(uid);
        let def = self.book.def(card.def);
        if card.has(CardState::DEPLOYED) {
            return Err(WhyNot::Deployed);
        }
        if card.has(CardState::EPIC) {
            return Err(WhyNot::EpicUsed);
        }
        if !def.deploys {
            return Err(WhyNot::NeverDeploys);
        }
        let have = self.table.sides[seat].resources.len() as i16;
        if !def.deploys_by_epic {
            return Err(WhyNot::DeploysOtherwise);
        }
        if let Some(condition) = &def.deploys_if {
            let e = Effect::new(ProgramId::NONE, self.table.obj(uid), seat);
            return if self.cond(&e, condition) { Ok(()) } else { Err(WhyNot::DeployCondition) };
        }
        let need = self.deploys_at(uid, seat);
        if have < need {
            return Err(WhyNot::DeployNeeds { need, have });
        }
        Ok(())
    }

    /// May the leader be deployed as an upgrade (rule 25.2)?
    pub(crate) fn may_deploy_pilot(&self, uid: Uid, seat: Seat) -> Result<(), WhyNot> {
        let leader = self.table.obj(uid);
        if self.def(leader).upgrade.is_none() {
            return Err(WhyNot::NoHost);
        }
        self.may_deploy(uid, seat)?;
        let deploys = self.def(leader).upgrade.as_ref().is_some_and(|side| side.deploys);
        if deploys && self.table.units().any(|unit| self.may_attach(leader, self.table.obj(unit), seat)) {
            Ok(())
        } else {
            Err(WhyNot::NoHost)
        }
    }

    /// How many resources deploying the leader needs.
    pub fn deploys_at(&self, uid: Uid, seat: Seat) -> i16 {
        let def = self.book.def(self.table.card(uid).def);
        let e = || Effect::new(ProgramId::NONE, self.table.obj(uid), seat);
        let gifts = def.front.constants.iter().flat_map(|constant| &self.book.constant(*constant).gifts);
        let less: i16 = gifts
            .map(|gift| match &self.book.gift(*gift).give {
                Give::DeploysForLess(amount) => self.qty(&e(), amount),
                _ => 0,
            })
            .sum();
        (def.cost - less).max(0)
    }

    /// May the seat take the initiative (rule 8.4)?
    pub(crate) fn may_take_initiative(&self, seat: Seat) -> Result<(), WhyNot> {
        if self.table.taken {
            return Err(WhyNot::InitiativeTaken);
        }
        if self.table.sides[seat].done {
            return Err(WhyNot::CounterTaken);
        }
        Ok(())
    }

    /// May the seat pass (rule 8.5; multiplayer.md D8)?
    pub(crate) fn may_pass(&self, _seat: Seat) -> Result<(), WhyNot> {
        let open = !self.table.taken || self.table.blast.is_none() || self.table.plan.is_none();
        if self.table.options.counters && open { Err(WhyNot::MayNotPass) } else { Ok(()) }
    }

    /// Is the ability's limit used up (rule 12.10)?
    pub(crate) fn used_up(&self, card: Obj, id: AbilityId) -> bool {
        let ability = self.book.ability(id);
        match ability.limit {
            None => false,
            Some(Limit::OncePerRound | Limit::OncePerPhase) => self.unused_on(card, id).is_none(),
            Some(Limit::PerGame(times)) => self.table.card(card.uid).uses >= times,
        }
    }

    /// The card that remembers the next use of a once-only ability: the upgrade that gives it, so that each copy of the
    /// upgrade allows one use (rule 48.3), otherwise the card itself.
    pub(crate) fn unused_on(&self, card: Obj, id: AbilityId) -> Option<Uid> {
        let bit = 1 << self.book.ability(id).limit_bit;
        let unused = |uid: &Uid| self.table.card(*uid).used & bit == 0;
        let given = self.table.cache.granted.iter().filter(|granted| granted.unit == card.uid && granted.ability == id);
        let mut givers = given.filter_map(|granted| {
            let there = self.table.live(granted.by).filter(|by| by.zone == Zone::Attached && by.host == card.uid);
            there.map(|_| granted.by.uid)
        });
        match givers.next() {
            Some(first) => std::iter::once(first).chain(givers).find(unused),
            None => Some(card.uid).filter(unused),
        }
    }
}
