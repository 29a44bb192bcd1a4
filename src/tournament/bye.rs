//! Who has the bye (formats.md S-10, S-11).

use super::history::History;
use super::pairing::{Field, Table, cheapest};
use crate::keyed;

/// The player who has the bye. In the first round one by lot; in a repair of it rather the one who has it already, or
/// one whose opponent is gone. Later the lowest-ranked of those with fewest byes whose bye leaves the others pairable
/// without rematch, else the lowest-ranked of them.
pub(super) fn choose(history: &History, field: &Field, order: &[usize], seed: u64, keep: &[Table]) -> usize {
    if history.rounds.is_empty() {
        return first(field, seed, keep);
    }
    let candidates = lowest_first(field, order);
    let free = candidates.iter().find(|player| leaves_pairable(field, **player));
    free.or(candidates.first()).copied().unwrap_or_default()
}

/// Those with fewest byes, the lowest-ranked first.
pub(super) fn lowest_first(field: &Field, order: &[usize]) -> Vec<usize> {
    let fewest = field.active.iter().map(|player| field.tallies[*player].byes).min().unwrap_or(0);
    let fits = |player: &&usize| field.active.contains(player) && field.tallies[**player].byes == fewest;
    order.iter().rev().filter(fits).copied().collect()
}

/// Can all others be paired without a rematch?
pub(super) fn leaves_pairable(field: &Field, bye: usize) -> bool {
    let others: Vec<usize> = field.active.iter().copied().filter(|player| *player != bye).collect();
    let (pairs, _) = cheapest(field, &others, |_, _| 0);
    pairs.iter().all(|(one, other)| !field.met(*one, *other))
}

fn first(field: &Field, seed: u64, keep: &[Table]) -> usize {
    let is_active = |player: &usize| field.active.contains(player);
    if let Some((player, _)) = keep.iter().find(|(player, other)| other.is_none() && is_active(player)) {
        return *player;
    }
    let seated = |player: &usize| {
        keep.iter().any(|(one, other)| {
            let both = is_active(one) && other.as_ref().is_some_and(is_active);
            both && (one == player || *other == Some(*player))
        })
    };
    let alone: Vec<usize> = field.active.iter().copied().filter(|player| !seated(player)).collect();
    let from = if alone.is_empty() { &field.active } else { &alone };
    let drawn = keyed::labelled(seed, "pairing 1 bye").below(from.len() as u64).unwrap_or(0);
    from.get(drawn as usize).copied().unwrap_or_default()
}
