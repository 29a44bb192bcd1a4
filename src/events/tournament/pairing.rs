//! Swiss pairings: the exact optimum of rematches, then of differences in points, then, in repairs, of changed tables,
//! and one of the remaining pairings by lot (formats.md S-7, R-5).

use super::blossom::{Costs, Matching};
use super::bye;
use super::history::History;
use super::refusal::{DeskCode, DeskRefusal, ensure};
use super::standings::{Tally, order, tallies};
use seats::keyed::{self, Stream};

/// A table: two players, or one who has the bye.
pub type Table = (usize, Option<usize>);

/// Lots are below this; everything above must outweigh all lots together.
const LOT: i128 = 1 << 32;

/// More than all lots of a round.
pub(super) const CHANGED: i128 = LOT << 14;

/// More than all changes of a round.
const SPREAD: i128 = CHANGED << 14;

/// More than all differences of a round.
const REMATCH: i128 = SPREAD << 44;

/// The pairing of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The tables, best first, the bye last.
    pub tables: Vec<Table>,
    /// Pairs that have met before.
    pub rematches: u32,
    /// The sum of squared differences in match points.
    pub spread: u64,
    /// Has it been proved that none is better?
    pub proved: bool,
}

/// What pairing needs to know of a history.
pub(super) struct Field {
    /// Who is paired.
    pub(super) active: Vec<usize>,
    /// Everybody's record.
    pub(super) tallies: Vec<Tally>,
}

impl Field {
    pub(super) fn of(history: &History) -> Field {
        Field { active: history.active(), tallies: tallies(history) }
    }

    /// Have they met?
    pub(super) fn met(&self, one: usize, other: usize) -> bool {
        self.tallies[one].opponents.contains(&other)
    }

    /// The squared difference of their points.
    pub(super) fn difference(&self, one: usize, other: usize) -> u64 {
        let difference = u64::from(self.tallies[one].points.abs_diff(self.tallies[other].points));
        difference * difference
    }

    /// Rematches and differences of tables.
    pub(super) fn judge(&self, tables: &[Table]) -> (u32, u64) {
        let pairs = tables.iter().filter_map(|(one, other)| Some((*one, (*other)?)));
        pairs.fold((0, 0), |(rematches, spread), (one, other)| {
            (rematches + u32::from(self.met(one, other)), spread + self.difference(one, other))
        })
    }
}

/// Pairs the next round. If tables exist already, as few of them change as possible.
///
/// # Errors
/// There are fewer than two players to pair.
pub fn pair(history: &History, seed: u64, keep: Option<&[Table]>) -> Result<Pairing, DeskRefusal> {
    let field = Field::of(history);
    ensure(field.active.len() > 1, DeskCode::TooFew, || {
        format!("a pairing needs two players, there are {} [S-18]", field.active.len())
    })?;
    let bye = match field.active.len() % 2 {
        0 => None,
        _ => Some(bye::choose(history, &field, &order(history, seed)?, seed, keep.unwrap_or_default())),
    };
    let players: Vec<usize> = field.active.iter().copied().filter(|player| Some(*player) != bye).collect();
    let lots = keyed::labelled(seed, &format!("pairing {}", history.next_round()));
    let (pairs, proved) = cheapest(&field, &players, |one, other| {
        let lot = i128::from(lot(&lots, one, other));
        let kept = keep.is_none_or(|keep| keeps(keep, one, other));
        lot + if kept { 0 } else { CHANGED }
    });
    let mut tables: Vec<Table> = pairs.into_iter().map(|(one, other)| (one, Some(other))).collect();
    let key = |table: &Table| {
        let points = |player: usize| field.tallies[player].points;
        let (one, other) = (points(table.0), table.1.map_or(0, points));
        std::cmp::Reverse((one.max(other), one.min(other)))
    };
    tables.iter_mut().for_each(|table| best_first(&field, table));
    tables.sort_by_key(|table| (key(table), table.1.map(|other| lot(&lots, table.0, other))));
    tables.extend(bye.map(|player| (player, None)));
    if let Some(keep) = keep {
        tables = in_their_places(tables, keep);
    }
    let (rematches, spread) = field.judge(&tables);
    Ok(Pairing { tables, rematches, spread, proved })
}

/// The pairs with the fewest rematches, then the least differences, then the least of the other costs.
pub(super) fn cheapest(
    field: &Field,
    players: &[usize],
    mut rest: impl FnMut(usize, usize) -> i128,
) -> (Vec<(usize, usize)>, bool) {
    let costs = Costs::of(players.len(), |one, other| {
        let (one, other) = (players[one], players[other]);
        let rematch = if field.met(one, other) { REMATCH } else { 0 };
        rematch + SPREAD * i128::from(field.difference(one, other)) + rest(one, other)
    });
    match Matching::cheapest(&costs) {
        Some(matching) => {
            let pairs = matching.pairs().map(|(one, other)| (players[one], players[other])).collect();
            (pairs, matching.is_optimal(&costs))
        }
        None => (Vec::new(), false),
    }
}

/// The lot of a pair in a round: the same whoever else takes part.
fn lot(lots: &Stream, one: usize, other: usize) -> u32 {
    let (low, high) = (one.min(other) as u64, one.max(other) as u64);
    let position = high * high.saturating_sub(1) / 2 + low;
    (lots.at(position).word() >> 32) as u32
}

/// Are they at one of these tables?
pub(super) fn keeps(keep: &[Table], one: usize, other: usize) -> bool {
    keep.iter().any(|table| *table == (one, Some(other)) || *table == (other, Some(one)))
}

fn best_first(field: &Field, table: &mut Table) {
    if let Some(other) = table.1
        && field.tallies[other].points > field.tallies[table.0].points
    {
        *table = (other, Some(table.0));
    }
}

/// Kept pairs keep their tables; new ones take the free places in order, and so does the bye.
fn in_their_places(tables: Vec<Table>, keep: &[Table]) -> Vec<Table> {
    let mut places: Vec<Option<Table>> = vec![None; tables.len()];
    let mut rest = Vec::new();
    for table in tables {
        let same =
            |other: &Table| *other == table || (table.1.is_some() && *other == (table.1.unwrap_or(0), Some(table.0)));
        let old = keep.iter().position(same).filter(|place| *place < places.len());
        match old {
            Some(place) => places[place] = Some(keep[place]),
            None => rest.push(table),
        }
    }
    let mut rest = rest.into_iter();
    places.into_iter().filter_map(|place| place.or_else(|| rest.next())).collect()
}
