//! Control changes (rule 20).

use crate::change::leave;
use crate::engine::Rules;
use crate::fact::What;
use crate::query::predicate;
use crate::reading::Reading;
use crate::table::batch::Leaving;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use seats::{Seat, SeatSet};

/// A player takes control of a card; true if anything changed.
pub(crate) fn take_control(rules: &mut Rules<'_>, seat: Seat, obj: Obj) -> bool {
    let Some(card) = rules.table.live(obj).copied() else { return false };
    if card.controller == seat || rules.table.sides[seat].eliminated || stays(rules.read(), seat, obj) {
        return false;
    }
    if card.has(CardState::DEPLOYED) {
        // Rules 3.2 and 20.2: a leader is defeated instead.
        if card.zone == Zone::Attached {
            leave::remove_upgrades(rules, &[obj.uid]);
        } else {
            leave::leave(rules, &[obj], Leaving::Defeated(Some(seat)));
        }
        return true;
    }
    if predicate::is_leader_unit(rules.read(), obj) {
        leave::leave(rules, &[obj], Leaving::Defeated(Some(seat)));
        return true;
    }
    match card.zone {
        Zone::Ground | Zone::Space => take_unit(rules, seat, obj),
        Zone::Resource => {
            rules.table.sides[card.controller].resources.retain(|uid| *uid != obj.uid);
            rules.table.sides[seat].resources.push(obj.uid);
            rules.table.card_mut(obj.uid).controller = seat;
            rules.rename(obj.uid);
        }
        // A token upgrade stays with whoever controls its unit (rules 2.1, 2.2).
        Zone::Attached if card.token() => return false,
        Zone::Attached => rules.table.card_mut(obj.uid).controller = seat,
        _ => return false,
    }
    match card.zone {
        // It moves face down from one player to another: nobody else learns which card it is.
        Zone::Resource => {
            let both = SeatSet::one(seat).or(SeatSet::one(card.controller));
            rules.fact_for(What::TookControl, seat, obj.uid, Uid::NONE, 1, both);
        }
        _ => rules.fact(What::TookControl, seat, obj.uid, Uid::NONE, 0),
    }
    rules.table.cache.forget();
    true
}

/// Is that player, an opponent of its controller, unable to take control of it (rule 42.14)? Its owner may be one,
/// too.
fn stays(reading: Reading<'_>, seat: Seat, obj: Obj) -> bool {
    let held =
        reading.table.is_unit(obj) && reading.table.stats(obj.uid).is_some_and(|stats| stats.has(Stats::CANT_BE_TAKEN));
    held && seat != reading.table.controller(obj)
}

/// Status, damage, upgrades and lasting effects stay; token upgrades go along (rule 20.1).
fn take_unit(rules: &mut Rules<'_>, seat: Seat, obj: Obj) {
    let from = rules.table.card(obj.uid).controller;
    rules.table.sides[from].units.retain(|uid| *uid != obj.uid);
    rules.table.sides[seat].units.push(obj.uid);
    rules.table.card_mut(obj.uid).controller = seat;
    for place in 0..rules.table.upgrades.len() {
        let upgrade = rules.table.upgrades[place];
        if rules.table.card(upgrade).host == obj.uid && rules.table.card(upgrade).token() {
            let card = rules.table.card_mut(upgrade);
            card.owner = seat;
            card.controller = seat;
        }
    }
    for attack in &mut rules.table.attacks {
        if !attack.live {
            continue;
        }
        if attack.attacker == obj {
            attack.void = true;
        } else {
            attack.hand_over(obj, seat);
        }
    }
}
