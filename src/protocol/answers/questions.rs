//! The answers about tournaments that need no event, or several.

use super::Ranked;
use events::tournament::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many rounds an event of that size has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Size {
    /// True: it was done.
    pub ok: bool,
    /// Swiss rounds.
    pub swiss: u32,
    /// How many make the cut; 0 for none.
    pub cut: u32,
}

/// The first pairs of a bracket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bracket {
    /// True: it was done.
    pub ok: bool,
    /// The pairs, by seeds.
    pub pairs: Vec<(usize, usize)>,
}

/// The standings of a history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rank {
    /// True: it was done.
    pub ok: bool,
    /// The ranks, the first one first.
    pub standings: Vec<Ranked>,
}

/// A pairing of the next round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pairings {
    /// True: it was done.
    pub ok: bool,
    /// The pairs; null beside the one who has the bye.
    pub pairs: Vec<(String, Option<String>)>,
    /// How many pairs have met before.
    pub rematches: u32,
    /// How far the points of opponents are apart.
    pub spread: u64,
}

/// What is wrong with a pairing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Checked {
    /// True: it was done.
    pub ok: bool,
    /// A word for each fault.
    pub errors: Vec<String>,
    /// Is there nothing wrong?
    pub optimal: bool,
}

/// Who wins a match whose time is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Resolved {
    /// True: it was done.
    pub ok: bool,
    /// The first, the second, or neither.
    pub result: Side,
}

/// The pods of the next round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seating {
    /// True: it was done.
    pub ok: bool,
    /// Who sits together.
    pub pods: Vec<Vec<String>>,
    /// How many pairs have met before.
    pub repeats: u64,
    /// How far the points in a pod are apart.
    pub spread: u64,
}

/// What people reached in several events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct People {
    /// True: it was done.
    pub ok: bool,
    /// Everybody, or the one asked for.
    pub people: Vec<Reached>,
}

/// What somebody reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reached {
    /// Who.
    pub name: String,
    /// The unlimited id.
    pub uid: Option<String>,
    /// In how many events they played.
    pub events: u32,
    /// Matches won, lost and drawn, in words.
    pub score: String,
    /// Match points.
    pub points: u32,
    /// How often they came first.
    pub firsts: u32,
    /// Penalties, each with the event.
    pub penalties: Vec<String>,
}

/// Penalties in several events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Penalties {
    /// True: it was done.
    pub ok: bool,
    /// Each.
    pub penalties: Vec<Penalised>,
}

/// Somebody's penalty.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Penalised {
    /// Who.
    pub player: String,
    /// The penalty, with its event.
    pub penalty: String,
}

/// A league over several events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct League {
    /// True: it was done.
    pub ok: bool,
    /// Everybody, the first one first.
    pub league: Vec<LeagueTold>,
}

/// Somebody in a league.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LeagueTold {
    /// The rank, from 1.
    pub rank: usize,
    /// Who.
    pub name: String,
    /// The unlimited id.
    pub uid: Option<String>,
    /// What each event gave; null for one they did not play.
    pub weeks: Vec<Option<u32>>,
    /// The sum.
    pub sum: u32,
}
