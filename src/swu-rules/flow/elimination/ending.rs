//! Rewards for eliminating (multiplayer.md D9) and the end of the game (D10, E9, E11).

use crate::change::{damage, leave};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::stats;
use crate::reading::Reading;
use crate::table::card::Uid;
use crate::table::memory::Happening;
use crate::table::options::End;
use crate::values;
use seats::{Seat, SeatSet};
use swu_language::ability::Until;
use swu_view::EndReason;
use swu_view::Over;

/// Who dealt the last damage to the base of each loser, if it was somebody else (rule 14.7).
pub(super) fn responsible(reading: Reading<'_>, losers: SeatSet) -> Vec<Seat> {
    let last = |loser: Seat| {
        let base = reading.table.sides[loser].base?;
        let damage = |what, uid| what == Happening::BaseDamaged && uid == base;
        let note = reading.table.notes.iter().rev().find(|note| damage(note.what, note.card.uid))?;
        (note.seat != loser).then_some(note.seat)
    };
    losers.iter().filter_map(last).collect()
}

/// Heals their bases, once for each player they eliminated; a player who is out can't heal (D9, F4).
pub(super) fn reward(rules: &mut Rules<'_>, seats: &[Seat]) {
    let amount = i16::from(rules.table.options.elim_heal);
    for seat in seats {
        // What the removed cards forbade is allowed again.
        values::refresh(rules);
        if let Some(base) = rules.table.sides[*seat].base {
            damage::heal(rules, rules.table.obj(base), amount);
        }
    }
}

/// With nobody left it is a draw, with one left that player has won, with more the game goes on: to the last, or to
/// the end of the phase.
pub(super) fn end_if_decided(rules: &mut Rules<'_>, reason: EndReason) {
    let living: Vec<Seat> = rules.table.living().collect();
    match living.len() {
        0 => end(rules, Vec::new(), EndReason::Draw),
        1 => {
            let reason = if rules.table.seats() == 2 { reason } else { EndReason::LastStanding };
            end(rules, living, reason);
        }
        _ => rules.table.ending |= rules.table.options.end == End::PhaseEndMostHp,
    }
}

/// The phase in which somebody was eliminated is over: the most remaining HP wins, and ties share it (D10).
pub(crate) fn end_by_most_hp(rules: &mut Rules<'_>) {
    let hp = |seat: Seat| {
        rules.table.sides[seat].base.map_or(0, |base| stats::remaining(rules.read(), rules.table.obj(base)))
    };
    let best = rules.table.living().map(hp).max().unwrap_or(0);
    let winners: Vec<Seat> = rules.table.living().filter(|seat| hp(*seat) == best).collect();
    end(rules, winners, EndReason::MostHp);
}

/// The game ends.
pub(crate) fn end(rules: &mut Rules<'_>, winners: Vec<Seat>, reason: EndReason) {
    if rules.table.over.is_some() {
        return;
    }
    if winners.is_empty() {
        rules.fact(What::Draw, Seat(0), Uid::NONE, Uid::NONE, 0);
    }
    for winner in &winners {
        rules.fact(What::Won, *winner, Uid::NONE, Uid::NONE, 0);
    }
    rules.table.over = Some(Over { winners, reason });
    rules.table.decision = None;
    rules.table.frames.clear();
    rules.table.runs.clear();
    rules.table.pending.clear();
    rules.table.attacks.clear();
    rules.table.pool.clear();
    rules.table.gone.clear();
    rules.table.bounties.clear();
    rules.table.declined.clear();
    rules.table.saved.clear();
    rules.table.dealing.clear();
    rules.table.extra = None;
    rules.table.cache.forget();
    leave::expire(rules, |until| until == Until::EndOfAttack);
    rules.table.hurt.clear();
    rules.table.hurt_in_combat.clear();
}
