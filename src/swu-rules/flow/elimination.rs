//! Losing the game (rule 24) and leaving a table of several (multiplayer.md E).
//!
//! | file | idea |
//! |---|---|
//! | `removal` | what becomes of the cards and counters (E3 to E7) |
//! | `unwinding` | what becomes of half-finished work (E1, E2, E10) |
//! | `ending` | rewards and the end of the game (D9, D10, E11) |

pub(crate) mod ending;
pub(crate) mod removal;
pub(crate) mod unwinding;

use crate::engine::Rules;
use crate::fact::What;
use crate::flow::check;
use crate::table::card::Uid;
use crate::table::options::ElimOrder;
use seats::{Seat, SeatSet};
use swu_view::EndReason;

/// Players lose together because their bases are defeated (rules 24.1 and 24.2).
pub(crate) fn eliminate(rules: &mut Rules<'_>, beaten: SeatSet) {
    lose(rules, beaten, EndReason::BaseDefeated);
}

/// Players lose at the same moment: together, or one by one from the active player (option C15).
pub(crate) fn lose(rules: &mut Rules<'_>, losers: SeatSet, reason: EndReason) {
    match rules.table.options.elim_order {
        ElimOrder::Simultaneous => leave_together(rules, losers, reason),
        ElimOrder::TurnOrder => {
            let order: Vec<Seat> =
                rules.table.living_from(rules.table.active).filter(|seat| losers.has(*seat)).collect();
            for seat in order {
                leave_together(rules, SeatSet::one(seat), reason);
            }
        }
    }
}

/// One batch of E9: marked, removed, rewarded, and only then is the end of the game considered (E11).
fn leave_together(rules: &mut Rules<'_>, losers: SeatSet, reason: EndReason) {
    let losers: SeatSet = losers.iter().filter(|seat| !rules.table.sides[*seat].eliminated).collect();
    if rules.table.over.is_some() || losers.is_empty() {
        return;
    }
    let rewarded =
        if reason == EndReason::BaseDefeated { ending::responsible(rules.read(), losers) } else { Vec::new() };
    for seat in losers.iter() {
        rules.table.sides[seat].eliminated = true;
        rules.table.sides[seat].put_aside = None;
        rules.fact(What::Eliminated, seat, Uid::NONE, Uid::NONE, 0);
    }
    rules.table.cache.forget();
    // The table of a finished duel stays as it is, for people to look at.
    if rules.table.seats() > 2 {
        removal::remove_cards(rules, losers);
        removal::return_counters(rules, losers);
        ending::reward(rules, &rewarded);
    }
    ending::end_if_decided(rules, reason);
}

/// Time was called and the last action phase is over: nobody wins the game (formats.md M-9).
pub(crate) fn end_on_time(rules: &mut Rules<'_>) {
    ending::end(rules, Vec::new(), EndReason::Time);
}

/// A player concedes (rule 24.3): nobody is responsible (multiplayer.md F1). Anyone with an open question is asked
/// again, as the options may have changed.
pub(crate) fn concede(rules: &mut Rules<'_>, seat: Seat) {
    if rules.table.over.is_some() || rules.table.sides[seat].eliminated {
        return;
    }
    rules.fact(What::Conceded, seat, Uid::NONE, Uid::NONE, 0);
    lose(rules, SeatSet::one(seat), EndReason::Conceded);
    if rules.table.over.is_none() {
        rules.table.decision = None;
        rules.table.idle = 0;
        unwinding::window_before_asking(rules);
        check::state(rules);
    }
}
