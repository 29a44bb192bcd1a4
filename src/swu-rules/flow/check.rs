//! The state check (rule 13): after every atomic change, until nothing is left to do.

use crate::change::{leave, moment, rescue};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::elimination;
use crate::flow::verbs::instead;
use crate::query::{predicate, stats};
use crate::reading::Reading;
use crate::table::cache::{Due, Stats};
use crate::table::card::{Obj, Uid};
use crate::table::frame::Frame;
use crate::values;
use seats::{Seat, SeatSet};

/// The result for units without remaining HP.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spent {
    /// There is none.
    Nobody,
    /// A player is asked first whether something else happens instead.
    Asked,
    /// They were defeated.
    Defeated,
}

/// Checks the state. May end the game or push a frame that asks which copy of a unique card to keep; the check
/// then goes on when that is answered.
pub(crate) fn state(rules: &mut Rules<'_>) {
    while rules.table.over.is_none() {
        if is_done(rules.read()) {
            return;
        }
        values::refresh(rules);
        let beaten = beaten(rules.read());
        if !beaten.is_empty() {
            elimination::eliminate(rules, beaten);
            continue;
        }
        if let Some(card) = rescue::freed(rules.read()) {
            rules.table.frames.push(Frame::Rescue { card });
            return;
        }
        if let Some((seat, card)) = duplicate(rules.read()) {
            rules.table.frames.push(Frame::Unique { seat, card });
            return;
        }
        // The sketch was wrong; the next card that comes or goes makes another.
        rules.table.cache.twins = false;
        match defeat_spent(rules) {
            Spent::Nobody => {
                rules.table.cache.checked = true;
                moment::decide_survivals(rules);
                rules.table.hurt.clear();
                rules.table.hurt_in_combat.clear();
                return;
            }
            Spent::Asked => return,
            Spent::Defeated => {}
        }
    }
}

/// Has nothing changed since the state was checked?
#[inline]
pub(crate) fn is_done(reading: Reading<'_>) -> bool {
    reading.table.cache.due != Due::All && reading.table.cache.checked
}

/// Players whose base has no HP left (kind 1).
fn beaten(reading: Reading<'_>) -> SeatSet {
    let mut beaten = SeatSet::EMPTY;
    for (seat, side) in reading.table.sides.each().filter(|(_, side)| !side.eliminated) {
        if let Some(base) = side.base
            && reading.table.card(base).damage as i16 >= stats::base_hp(reading, reading.table.obj(base))
        {
            beaten.insert(seat);
        }
    }
    beaten
}

/// The first player, from the active one, with two copies of a unique card (kind 2; rule 22, multiplayer.md B3).
fn duplicate(reading: Reading<'_>) -> Option<(Seat, Uid)> {
    if !reading.table.cache.twins {
        return None;
    }
    reading.table.living_from(reading.table.active).find_map(|seat| {
        let units = reading.table.sides[seat].units.iter().copied();
        let upgrades = reading.table.upgrades.iter().copied().filter(|uid| reading.table.card(*uid).controller == seat);
        twin(reading, units.chain(upgrades)).map(|uid| (seat, uid))
    })
}

/// The first unique card present twice.
fn twin(reading: Reading<'_>, cards: impl Iterator<Item = Uid> + Clone) -> Option<Uid> {
    let mut rest = cards;
    while let Some(uid) = rest.next() {
        let unique = |uid: Uid| predicate::unique_copy(reading, reading.table.obj(uid));
        if unique(uid).is_some() && rest.clone().any(|other| unique(other) == unique(uid)) {
            return Some(uid);
        }
    }
    None
}

/// Units without remaining HP are defeated together (kind 5), once everybody has been asked who may do something
/// else instead.
fn defeat_spent(rules: &mut Rules<'_>) -> Spent {
    if !rules.table.cache.stats.iter().any(|stats| is_spent(rules.read(), stats)) {
        return Spent::Nobody;
    }
    let mut spent = rules.take_buffer();
    let units = rules.table.cache.stats.iter().filter(|stats| is_spent(rules.read(), stats));
    spent.extend(units.map(|stats| rules.table.obj(stats.uid)));
    let outcome = if instead::offer_instead(rules, &spent) { Spent::Asked } else { Spent::Defeated };
    if outcome == Spent::Defeated {
        leave::defeat_units(rules, &spent, None);
    }
    rules.give_buffer(spent);
    outcome
}

/// Does the unit have no remaining HP, and does that defeat it?
pub(crate) fn is_spent(reading: Reading<'_>, stats: &Stats) -> bool {
    reading.table.card(stats.uid).damage as i16 >= stats.hp && !stats.has(Stats::NOT_DEFEATED)
}

/// The player keeps one copy of a unique card and defeats the others (rule 22.2).
pub(crate) fn keep_one(rules: &mut Rules<'_>, seat: Seat, card: Uid, choice: Option<crate::decision::Choice>) {
    use crate::decision::{Choice, Prompt};
    use swu_view::DecisionKind;
    let copies = copies(rules.read(), seat, card);
    if copies.len() < 2 {
        state(rules);
        return;
    }
    match choice {
        Some(Choice::Card(kept)) => {
            rules.fact(What::KeptUnique, seat, kept, Uid::NONE, 0);
            let others: Vec<Obj> = copies.into_iter().filter(|copy| copy.uid != kept).collect();
            let (units, upgrades): (Vec<Obj>, Vec<Obj>) =
                others.into_iter().partition(|copy| rules.table.is_unit(*copy));
            if !units.is_empty() {
                leave::defeat_units(rules, &units, Some(seat));
            }
            if !upgrades.is_empty() {
                let uids: Vec<Uid> = upgrades.iter().map(|obj| obj.uid).collect();
                leave::remove_upgrades(rules, &uids);
            }
            state(rules);
        }
        _ => {
            rules.table.frames.push(Frame::Unique { seat, card });
            let mut options = rules.list();
            options.extend(copies.iter().map(|copy| Choice::Card(copy.uid)));
            let source = copies[0];
            rules.ask(seat, DecisionKind::Target, source, Prompt::KeepUnique, false, options);
        }
    }
}

fn copies(reading: Reading<'_>, seat: Seat, card: Uid) -> Vec<Obj> {
    let copy = predicate::unique_copy(reading, reading.table.obj(card));
    let units = reading.table.sides[seat].units.iter();
    let upgrades = reading.table.upgrades.iter().filter(|uid| reading.table.card(**uid).controller == seat);
    units
        .chain(upgrades)
        .map(|uid| reading.table.obj(*uid))
        .filter(|obj| copy.is_some() && predicate::unique_copy(reading, *obj) == copy)
        .collect()
}
