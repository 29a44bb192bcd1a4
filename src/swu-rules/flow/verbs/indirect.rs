//! Indirect damage: the player who is dealt it divides it (rule 25.4).

use crate::change::damage;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::verbs::raised;
use crate::flow::{effect, select};
use crate::ids::ProgramId;
use crate::query::{condition, predicate, selector, stats};
use crate::reading::Reading;
use crate::table::batch::{DamageKind, Hit};
use crate::table::card::Obj;
use crate::table::effect::{Effect, Hold, slot};
use seats::Seat;
use swu_language::ability::{Amount, Grant, PlayerRef, Ref};
use swu_view::DecisionKind;

/// One player's part of indirect damage.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Whose base and units it is dealt to.
    pub seat: Seat,
    /// How much it is.
    pub amount: i16,
    /// Who divides it.
    by: Seat,
}

/// Each of the players divides this much among their base and units, a unit taking no more than its remaining HP;
/// then all of it is dealt at once.
pub(crate) fn indirect(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    who: PlayerRef,
    total: &Amount,
    choice: Option<Choice>,
) -> Flow {
    effect::keep_pick(rules, e, choice);
    let parts = indirect_parts(rules.read(), e, who, total);
    loop {
        let points = effect::picks(rules.read(), e).to_vec();
        let Some((part, _)) = current(&parts, e.picked()).filter(|_| e.hold != Hold::Released) else { break };
        let open = indirect_targets(rules.read(), part.seat, &points);
        match open[..] {
            [] => break,
            // The whole rest goes to the only candidate: the base has no limit.
            [only] if !rules.table.options.asks_all => {
                effect::pick(rules, e, only);
            }
            _ => {
                let by = part.by;
                let mut options = rules.list();
                options.extend(open.iter().map(|obj| Choice::Card(obj.uid)));
                rules.ask(by, DecisionKind::Allocate, e.source, select::prompt(rules.read(), e), false, options);
                return Flow::Again;
            }
        }
    }
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    deal_indirect(rules, e);
    effect::sentence_end(rules, e);
    Flow::Next
}

/// Whose part is being divided, and how much of it has been assigned.
pub(crate) fn indirect_part(reading: Reading<'_>, e: &Effect, who: PlayerRef, total: &Amount) -> Option<(Part, i16)> {
    current(&indirect_parts(reading, e, who, total), e.picked())
}

/// How much each player is dealt, in turn order, and who divides it.
fn indirect_parts(reading: Reading<'_>, e: &Effect, who: PlayerRef, total: &Amount) -> Vec<Part> {
    let total = raised::raised(e, condition::number(reading, e, total).max(0));
    let players = selector::players(reading, e, who);
    let mut parts = Vec::new();
    for seat in reading.table.living_from(reading.table.active).filter(|seat| players.has(*seat)) {
        let (mut amount, mut by) = (total, seat);
        if seat != e.controller && total > 0 {
            amount += more_indirect(reading, e.controller);
            if divides_indirect(reading, e) {
                by = e.controller;
            }
        }
        parts.push(Part { seat, amount, by });
    }
    parts
}

fn more_indirect(reading: Reading<'_>, seat: Seat) -> i16 {
    let rules = reading.table.cache.player_rules.iter().filter(|(whose, ..)| *whose == seat);
    let more = rules.map(|(_, _, gift)| match reading.book.gift(*gift).give {
        Grant::MoreIndirect(more) => i16::from(more),
        _ => 0,
    });
    more.sum()
}

/// Does the controller divide what this card deals to opponents?
fn divides_indirect(reading: Reading<'_>, e: &Effect) -> bool {
    let rules = reading.table.cache.player_rules.iter().filter(|(whose, ..)| *whose == e.controller);
    rules.into_iter().any(|(whose, source, gift)| match &reading.book.gift(*gift).give {
        Grant::DividesIndirectBy(list) => {
            predicate::all(reading, &Effect::new(ProgramId::NONE, *source, *whose), e.source, list)
        }
        _ => false,
    })
}

/// What the next point can be assigned to.
fn indirect_targets(reading: Reading<'_>, seat: Seat, points: &[Obj]) -> Vec<Obj> {
    let side = &reading.table.sides[seat];
    let units =
        side.units.iter().map(|uid| reading.table.obj(*uid)).filter(|unit| indirect_room(reading, *unit, points) > 0);
    side.base.map(|base| reading.table.obj(base)).into_iter().chain(units).collect()
}

/// How many more points a unit can take.
pub(crate) fn indirect_room(reading: Reading<'_>, unit: Obj, points: &[Obj]) -> i16 {
    stats::remaining(reading, unit) - points.iter().filter(|point| **point == unit).count() as i16
}

fn deal_indirect(rules: &mut Rules<'_>, e: &mut Effect) {
    let mut hits: Vec<Hit> = Vec::new();
    for point in effect::picks(rules.read(), e) {
        match hits.iter_mut().find(|hit| hit.to == *point) {
            Some(hit) => hit.amount += 1,
            None => {
                hits.push(Hit { kind: DamageKind::Indirect, ..damage::ability_hit(*point, 1, e.source, e.controller) })
            }
        }
    }
    let damaged: Vec<Obj> = hits.iter().map(|hit| hit.to).collect();
    if let Some(place) = slot(Ref::It) {
        effect::fill(rules, e, place, &damaged);
    }
    e.amount_done = damage::deal(rules, &hits);
    e.done_in_full = !hits.is_empty();
}

/// Whose part the next point belongs to, and how many of its points came before.
fn current(parts: &[Part], points: i16) -> Option<(Part, i16)> {
    let mut before = 0;
    parts.iter().find_map(|part| {
        let given = points - before;
        before += part.amount;
        (given < part.amount).then_some((*part, given))
    })
}
