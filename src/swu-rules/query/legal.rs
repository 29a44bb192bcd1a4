//! What a player may do as an action (rule 8), and why not.

use super::targets::AttackTerms;
use crate::book::{AbilityId, ProgramId};
use crate::decision::Choice;
use crate::query::{condition, plays, predicate, targets, uses};
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, Lasting, Lasts};
use crate::table::memory::{Happening, Note};
use seats::Seat;
use swu_language::ability::{Grant, Limit};

/// Every action of a seat.
pub(crate) fn actions(reading: Reading<'_>, seat: Seat, into: &mut Vec<Choice>) {
    if forced_attacks(reading, seat, into) {
        return;
    }
    let side = &reading.table.sides[seat];
    plays::plays(reading, seat, into);
    for uid in &side.units {
        if may_attack_now(reading, *uid).is_ok() {
            into.push(Choice::Attack(*uid));
        }
    }
    uses::visit_uses(reading, seat, &mut |uid, ability, number| {
        if !uses::is_worn_out(reading, uid, ability) && uses::may_use(reading, uid, ability, seat).is_ok() {
            into.push(Choice::Use(uid, ability, number));
        }
    });
    for uid in &side.leaders {
        if may_deploy(reading, *uid, seat).is_ok() {
            into.push(Choice::Deploy(*uid));
        }
        if may_deploy_pilot(reading, *uid, seat).is_ok() {
            into.push(Choice::DeployPilot(*uid));
        }
    }
    if may_take_initiative(reading, seat).is_ok() {
        into.push(Choice::Initiative);
    }
    if reading.table.options.counters && !side.done {
        if reading.table.blast.is_none() {
            into.push(Choice::Blast);
        }
        if reading.table.plan.is_none() {
            into.push(Choice::Plan);
        }
    }
    if may_pass(reading, seat).is_ok() {
        into.push(Choice::Pass);
    }
}

/// May the unit attack as an action (rule 9)?
pub(crate) fn may_attack_now(reading: Reading<'_>, uid: Uid) -> Result<(), WhyNot> {
    let card = reading.table.card(uid);
    if card.exhausted() {
        return Err(WhyNot::Exhausted);
    }
    let obj = reading.table.obj(uid);
    if targets::has_target(reading, obj, AttackTerms::default()) {
        Ok(())
    } else if attacked_already(reading, obj) {
        Err(WhyNot::AttackedAlready)
    } else {
        Err(WhyNot::NoTarget)
    }
}

/// Units whose attack must be the next action of their controller (rule 9.2c); true if any of them can attack.
fn forced_attacks(reading: Reading<'_>, seat: Seat, into: &mut Vec<Choice>) -> bool {
    let before = into.len();
    for lasting in &reading.table.lasting {
        let forced = must_attack_next(reading, lasting, seat) && may_attack_now(reading, lasting.on.uid).is_ok();
        let attack = Choice::Attack(lasting.on.uid);
        if forced && !into[before..].contains(&attack) {
            into.push(attack);
        }
    }
    into.len() > before
}

/// Does the effect force a unit of that seat to attack next?
pub(crate) fn must_attack_next(reading: Reading<'_>, lasting: &Lasting, seat: Seat) -> bool {
    let forces = |what: Lasts| match what {
        Lasts::Gift { gift, .. } => reading.book.gift(gift).give == Grant::MustAttackNext,
        _ => false,
    };
    forces(lasting.what) && reading.table.is_unit(lasting.on) && reading.table.card(lasting.on.uid).controller == seat
}

/// House rule C19: it restricts every attack, including those made by a text.
pub(crate) fn attacked_already(reading: Reading<'_>, obj: Obj) -> bool {
    reading.table.options.one_attack_per_unit_per_round
        && reading.table.notes.iter().any(|note| note.what == Happening::Attacked && note.card == obj)
}

/// May the leader be deployed (rule 4.2b)?
pub(crate) fn may_deploy(reading: Reading<'_>, uid: Uid, seat: Seat) -> Result<(), WhyNot> {
    let card = reading.table.card(uid);
    let def = reading.book.def(card.def);
    if card.has(CardState::DEPLOYED) {
        return Err(WhyNot::Deployed);
    }
    if card.has(CardState::EPIC) {
        return Err(WhyNot::EpicUsed);
    }
    if !def.deploys {
        return Err(WhyNot::NeverDeploys);
    }
    let have = reading.table.sides[seat].resources.len() as i16;
    if !def.deploys_by_epic {
        return Err(WhyNot::DeploysOtherwise);
    }
    if let Some(condition) = &def.deploys_if {
        let e = Effect::new(ProgramId::NONE, reading.table.obj(uid), seat);
        return if condition::holds(reading, &e, condition) { Ok(()) } else { Err(WhyNot::DeployCondition) };
    }
    let need = deploys_at(reading, uid, seat);
    if have < need {
        return Err(WhyNot::DeployNeeds { need, have });
    }
    Ok(())
}

/// May the leader be deployed as an upgrade (rule 25.2)?
pub(crate) fn may_deploy_pilot(reading: Reading<'_>, uid: Uid, seat: Seat) -> Result<(), WhyNot> {
    let leader = reading.table.obj(uid);
    if reading.def(leader).upgrade.is_none() {
        return Err(WhyNot::NoHost);
    }
    may_deploy(reading, uid, seat)?;
    let deploys = reading.def(leader).upgrade.as_ref().is_some_and(|side| side.deploys);
    if deploys
        && reading.table.units().any(|unit| predicate::may_attach(reading, leader, reading.table.obj(unit), seat))
    {
        Ok(())
    } else {
        Err(WhyNot::NoHost)
    }
}

/// How many resources deploying the leader needs.
pub(crate) fn deploys_at(reading: Reading<'_>, uid: Uid, seat: Seat) -> i16 {
    let def = reading.book.def(reading.table.card(uid).def);
    let e = || Effect::new(ProgramId::NONE, reading.table.obj(uid), seat);
    let gifts = def.front.constants.iter().flat_map(|constant| &reading.book.constant(*constant).gifts);
    let less: i16 = gifts
        .map(|gift| match &reading.book.gift(*gift).give {
            Grant::DeploysForLess(amount) => condition::number(reading, &e(), amount),
            _ => 0,
        })
        .sum();
    (def.cost - less).max(0)
}

/// May the seat take the initiative (rule 8.4)?
pub(crate) fn may_take_initiative(reading: Reading<'_>, seat: Seat) -> Result<(), WhyNot> {
    if reading.table.taken {
        return Err(WhyNot::InitiativeTaken);
    }
    if reading.table.sides[seat].done {
        return Err(WhyNot::CounterTaken);
    }
    Ok(())
}

/// May the seat pass (rule 8.5; multiplayer.md D8)?
pub(crate) fn may_pass(reading: Reading<'_>, _seat: Seat) -> Result<(), WhyNot> {
    let open = !reading.table.taken || reading.table.blast.is_none() || reading.table.plan.is_none();
    if reading.table.options.counters && open { Err(WhyNot::MayNotPass) } else { Ok(()) }
}

/// Is the ability's limit used up (rule 12.10)?
pub(crate) fn used_up(reading: Reading<'_>, card: Obj, id: AbilityId) -> bool {
    let ability = reading.book.ability(id);
    match ability.limit {
        None => false,
        Some(Limit::OncePerRound) if is_for_each_player(reading, card, id) => {
            let (seat, bit) = (reading.table.card(card.uid).controller, i16::from(ability.limit_bit));
            let used = |note: &Note| note.what == Happening::UsedAction && (note.seat, note.amount) == (seat, bit);
            reading.table.notes.iter().any(|note| note.card == card && used(note))
        }
        Some(Limit::OncePerRound | Limit::OncePerPhase) => unused_on(reading, card, id).is_none(),
        Some(Limit::PerGame(times)) => reading.table.card(card.uid).uses >= times,
    }
}

/// Is it an action of a unit that several players may control in turn? Then each of them may use it (rule 37.6).
pub(crate) fn is_for_each_player(reading: Reading<'_>, card: Obj, id: AbilityId) -> bool {
    let state = reading.table.card(card.uid);
    state.zone.is_arena() && !state.has(CardState::LEADER) && reading.side(card.uid).actions.contains(&id)
}

/// The card that remembers the next use of a once-only ability: the upgrade that gives it, so that each copy of the
/// upgrade allows one use (rule 48.3), otherwise the card itself.
pub(crate) fn unused_on(reading: Reading<'_>, card: Obj, id: AbilityId) -> Option<Uid> {
    let bit = 1 << reading.book.ability(id).limit_bit;
    let unused = |uid: &Uid| reading.table.card(*uid).used & bit == 0;
    let given = reading.table.cache.granted.iter().filter(|granted| granted.unit == card.uid && granted.ability == id);
    let mut givers = given.filter_map(|granted| {
        let there = reading.table.live(granted.by).filter(|by| by.zone == Zone::Attached && by.host == card.uid);
        there.map(|_| granted.by.uid)
    });
    match givers.next() {
        Some(first) => std::iter::once(first).chain(givers).find(unused),
        None => Some(card.uid).filter(unused),
    }
}
