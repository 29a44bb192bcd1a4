//! How many rounds there are, how many make the cut, and the bracket (formats.md N and C).

use super::refusal::{DeskCode, DeskRefusal, ensure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How serious an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// For fun.
    Casual,
    /// With lists and a top cut.
    Competitive,
}

/// Most players, Swiss rounds, and players of the top cut.
const TABLE: [(u64, u32, u32); 8] =
    [(4, 2, 0), (8, 3, 0), (16, 4, 4), (32, 5, 4), (64, 6, 8), (128, 7, 8), (227, 8, 8), (409, 9, 8)];

/// Beyond the table (formats.md N-4).
const BEYOND: (u32, u32) = (10, 8);

/// Swiss rounds and players of the top cut, for competitive events (formats.md N-1, N-2).
///
/// # Errors
/// There are fewer than three players.
pub fn rounds(players: u64, tier: Tier) -> Result<(u32, u32), DeskRefusal> {
    ensure(players >= 3, DeskCode::TooFew, || format!("an event needs three players, not {players} [N-4]"))?;
    let row = TABLE.iter().find(|(most, ..)| players <= *most);
    let (swiss, cut) = row.map_or(BEYOND, |(_, swiss, cut)| (*swiss, *cut));
    Ok((swiss, if tier == Tier::Competitive { cut } else { 0 }))
}

/// The first pairs of a bracket, by seeds: 1 and 2 can only meet in the final (formats.md C-2, C-3).
///
/// # Errors
/// Not a possible size of a cut (formats.md C-1).
pub fn bracket(players: u64) -> Result<Vec<(usize, usize)>, DeskRefusal> {
    let right = (4..=64).contains(&players) && players.is_power_of_two();
    ensure(right, DeskCode::BadCount, || format!("a cut is to 4, 8, 16, 32 or 64, not to {players} [C-1]"))?;
    let mut seeds = vec![1];
    while seeds.len() * 2 < players as usize {
        // Each place becomes a pair: itself and the one it meets when the bracket is twice as large.
        let sum = seeds.len() * 2 + 1;
        seeds = seeds.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    let sum = players as usize + 1;
    Ok(seeds.into_iter().map(|seed| (seed, sum - seed)).collect())
}
