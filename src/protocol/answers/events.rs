//! The answers about tournaments.

use super::present;
use events::tournament::{DeskStage, Ending, EventSetup, PenaltyKind, WrittenHistory};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Where an event is. A report has a field more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Desk {
    /// True: it was done.
    pub ok: bool,
    /// How far it is.
    pub stage: DeskStage,
    /// The round; 0 before the first.
    pub round: u32,
    /// How many Swiss rounds there are.
    pub swiss: u32,
    /// How many make the cut; 0 for none.
    pub cut: u32,
    /// Everybody who registered.
    pub players: Vec<DeskPlayer>,
    /// The tables of the round, as their players; null beside the one who has the bye.
    pub pairs: Vec<Vec<Option<String>>>,
    /// The results at these tables; null for open ones.
    pub results: Vec<Option<Scored>>,
    /// What was announced at these tables.
    pub calls: Vec<TableCall>,
    /// How many minutes a round has.
    pub minutes: u32,
    /// The finished rounds.
    pub history: Played,
    /// The rounds of the bracket.
    pub bracket: Vec<Vec<BracketTable>>,
    /// The final ranking; null until the event is over.
    #[serde(rename = "final")]
    pub ranking: Option<Vec<String>>,
    /// How long the log is; in the answer to `log`, the log.
    pub log: Log,
    /// Was a result there already?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<bool>,
    /// The tables that were paired again; null if none were.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub repaired: Option<Option<Vec<Vec<Option<String>>>>>,
    /// How many of an imported list were registered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registered: Option<usize>,
    /// Who of an imported list was registered already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub already: Option<usize>,
    /// Who plays whom and where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<Vec<Paired>>,
    /// The standings after the finished rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<Ranked>>,
    /// The standings with what the current round has given so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Vec<Ranked>>,
    /// The tables without a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<Vec<Missing>>,
    /// Why the tables are as they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Vec<Because>>,
    /// The event as the text asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The event as text, for `load`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub save: Option<String>,
}

/// Somebody at an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeskPlayer {
    /// The name.
    pub name: String,
    /// The unlimited id.
    pub uid: Option<String>,
    /// Is somebody there?
    pub present: bool,
    /// The first round.
    pub joined: Option<u32>,
    /// The last round, for a player who dropped.
    pub dropped: Option<u32>,
    /// Was a list handed in?
    pub list: bool,
}

/// A result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Scored {
    /// Nobody was met.
    Bye(Bye),
    /// Games won by each, and drawn; or the places in a pod.
    Numbers(Vec<u32>),
}

/// The word for a player without an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// Nobody was met.
    Bye,
}

/// What was announced at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableCall {
    /// Was time called?
    pub called: bool,
    /// Minutes granted.
    pub extra: u32,
    /// Games each has lost by penalties.
    pub losses: Vec<u32>,
}

/// The finished rounds: matches, or pods.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Played {
    /// Of pods.
    Pods(PodRounds),
    /// Of matches.
    Matches(WrittenHistory),
}

/// Rounds of pods.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PodRounds {
    /// Everybody.
    pub players: Vec<String>,
    /// The rounds.
    pub rounds: Vec<Vec<PodResult>>,
}

/// A pod that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodResult {
    /// Who.
    pub pod: Vec<String>,
    /// Everybody's place, from 1.
    pub places: Vec<u32>,
}

/// A match of the bracket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BracketTable {
    /// Who; a place can be empty.
    pub players: [Option<String>; 2],
    /// Who goes on; null until it is decided.
    pub winner: Option<String>,
}

/// The log of an event, or its length.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Log {
    /// How many lines it has.
    Count(usize),
    /// Its lines.
    Lines(Vec<Logged>),
}

/// Something that was done at the desk.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Logged {
    /// Its number, from 1.
    pub n: usize,
    /// The word of the operation.
    pub op: String,
    /// In words.
    pub text: String,
    /// The round it belongs to; 0 before the first.
    pub round: u32,
    /// The number of its table, from 1, if it belongs to one.
    pub table: Option<usize>,
    /// What was there before, if it took the place of something.
    pub before: Option<String>,
    /// When, in seconds since 1970, if somebody noted it.
    pub at: Option<u64>,
    /// Who did it; empty if nobody signed.
    pub by: String,
    /// Was it taken back?
    pub undone: bool,
    /// When and by whom.
    pub undone_by: Option<Signed>,
}

/// When something was done and by whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Signed {
    /// In seconds since 1970, if somebody noted it.
    pub at: Option<u64>,
    /// Who did it; empty if nobody signed.
    pub by: String,
}

/// A table with its players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Paired {
    /// Its number, from 1.
    pub table: usize,
    /// Who sits there.
    pub players: Vec<WithPoints>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WithPoints {
    /// Who.
    pub name: Option<String>,
    /// Their points before the round.
    pub points: Option<u32>,
}

/// Players of one rank.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ranked {
    /// Their rank, from 1.
    pub rank: usize,
    /// Who.
    pub players: Vec<String>,
    /// Match points.
    pub points: u32,
    /// The opponents' match-win percentage, as a fraction.
    pub omw: String,
    /// The game-win percentage, as a fraction.
    pub pgw: String,
    /// The opponents' game-win percentage, as a fraction.
    pub ogw: String,
}

/// A table without a result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Missing {
    /// Its number, from 1.
    pub table: usize,
    /// Who sits there.
    pub players: Vec<String>,
}

/// A reason of a pairing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Because {
    /// The table, from 1.
    pub table: usize,
    /// The number of the rule.
    pub rule: String,
    /// The explanation, in a sentence.
    pub text: String,
}

/// An event exported as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WholeEvent {
    /// Where it is, with its standings and its log.
    #[serde(flatten)]
    pub desk: Desk,
    /// What it is.
    pub event: EventSetup,
    /// Every table of every round.
    pub rounds: Vec<RoundTold>,
    /// Every penalty that stands.
    pub penalties: Vec<PenaltyTold>,
    /// The lists, by player, as they were handed in; not there before the event is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lists: Option<BTreeMap<String, Value>>,
}

/// A round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RoundTold {
    /// Its number, from 1.
    pub round: usize,
    /// Does it belong to the bracket?
    pub cut: bool,
    /// Are all results in?
    pub finished: bool,
    /// Its tables.
    pub tables: Vec<TableTold>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableTold {
    /// Its number, from 1.
    pub table: usize,
    /// Who sat there.
    pub players: Vec<Option<String>>,
    /// Its result; null if it is open.
    pub result: Option<ResultTold>,
    /// What was announced.
    #[serde(flatten)]
    pub call: TableCall,
    /// Everybody's points before the round; not there in the bracket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Vec<Option<u32>>>,
    /// Their points after it; null if the table is open.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub after: Option<Option<Vec<Option<u32>>>>,
    /// When and by whom the result was entered; null if nobody entered one.
    pub entered: Option<Signed>,
}

/// The result of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ResultTold {
    /// Of a match.
    Match {
        /// Games won by each, and drawn.
        games: [u32; 3],
        /// How it ended.
        end: Ending,
        /// Who conceded or did not come.
        by: Option<String>,
        /// Who goes on, if the games do not show it.
        winner: Option<String>,
    },
    /// Of a pod.
    Pod {
        /// Everybody's place, from 1.
        places: Vec<u32>,
    },
    /// Nobody was met.
    Alone {
        /// The word for that.
        end: Bye,
    },
}

/// A penalty.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyTold {
    /// Who got it.
    pub player: String,
    /// Which.
    pub kind: PenaltyKind,
    /// The reason.
    pub note: Option<String>,
    /// The round it belongs to.
    pub round: u32,
    /// The table, from 1.
    pub table: Option<usize>,
    /// When and by whom.
    #[serde(flatten)]
    pub signed: Signed,
}
