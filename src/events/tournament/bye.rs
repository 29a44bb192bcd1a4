//! Who has the bye (formats.md S-10, S-11).

use super::history::History;
use super::pairing::{CHANGED, Field, Table, cheapest, keeps};
use super::standings::standings;
use seats::keyed;

/// The player who has the bye. In the first round, by lot; when that round is repaired, preferably the one who has it
/// already, or one whose opponent is gone. Later, the lowest-ranked of those with fewest byes whose bye lets the others
/// be paired without rematch, else the lowest-ranked of them.
pub(super) fn choose(history: &History, field: &Field, order: &[usize], seed: u64, keep: &[Table]) -> usize {
    if history.rounds.is_empty() {
        return first(field, seed, keep);
    }
    let candidates = lowest_first(field, order);
    let free = candidates.iter().find(|player| leaves_pairable(field, **player));
    let lowest = free.or(candidates.first()).copied().unwrap_or_default();
    if keep.is_empty() {
        lowest
    } else {
        least_changed(history, field, lowest, free.is_some(), &candidates, seed, keep)
    }
}

/// How many equal players are tried in a repair.
const TRIED: usize = 16;

/// In a repair: among those level with the lowest, the one whose bye changes the fewest tables. The lot decides last.
fn least_changed(
    history: &History,
    field: &Field,
    lowest: usize,
    free: bool,
    candidates: &[usize],
    seed: u64,
    keep: &[Table],
) -> usize {
    let classes = standings(history, seed).unwrap_or_default();
    let Some(class) = classes.into_iter().find(|class| class.players.contains(&lowest)) else { return lowest };
    let level = |player: &&usize| class.players.contains(player) && (!free || leaves_pairable(field, **player));
    let has_it = |player: &usize| keep.contains(&(*player, None));
    let mut equals: Vec<usize> = candidates.iter().filter(level).copied().collect();
    equals.sort_by_key(|player| !has_it(player));
    let changes = |bye: &usize| {
        let others: Vec<usize> = field.active.iter().copied().filter(|player| player != bye).collect();
        let (pairs, _) = cheapest(field, &others, |one, other| if keeps(keep, one, other) { 0 } else { CHANGED });
        let changed = pairs.iter().filter(|(one, other)| !keeps(keep, *one, *other)).count();
        changed + usize::from(!has_it(bye))
    };
    equals.into_iter().take(TRIED).min_by_key(changes).unwrap_or(lowest)
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
