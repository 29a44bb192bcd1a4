//! What can be said behind `cantina tournament`, as requests of the protocol.

use crate::cli::ending::NotUnderstood;
use crate::shell::desk::fresh_seed;
use crate::storage::text_file;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{MOST_BYTES, import, to_swudb};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A file, and nothing else.
#[derive(Debug, Args)]
pub(super) struct File {
    /// The file of the event.
    pub(super) file: PathBuf,
}

/// A file and a player.
#[derive(Debug, Args)]
pub(super) struct Someone {
    /// The file of the event.
    file: PathBuf,
    /// The player.
    player: String,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub(super) enum Operation {
    /// Make an event.
    New(New),
    /// Register a player; after the start, a late one.
    Add(Add),
    /// Say that a player is there.
    CheckIn(CheckIn),
    /// Hand in a player's list, in any known kind of text.
    List(List),
    /// Start with those who are there.
    Start(File),
    /// Play another number of Swiss rounds.
    Rounds {
        /// The file of the event.
        file: PathBuf,
        /// How many.
        swiss: u32,
    },
    /// Pair the next round.
    Pair(File),
    /// Let two players change places in a pairing that has not begun.
    Swap {
        #[command(flatten)]
        who: Someone,
        /// The other player.
        other: String,
        /// Even if that breaks rules of pairing.
        #[arg(long)]
        anyway: bool,
    },
    /// Let the round begin.
    Begin(File),
    /// Enter a result, or correct one.
    Result(ResultArguments),
    /// A player leaves.
    Drop(Someone),
    /// Make the bracket of the best.
    Cut {
        /// The file of the event.
        file: PathBuf,
        /// How many go on, in a casual event.
        players: Option<u32>,
    },
    /// Call time, at the table of these players or at all.
    Time {
        /// The file of the event.
        file: PathBuf,
        /// Who sits at the table.
        players: Vec<String>,
    },
    /// Grant minutes, at the table of these players or at all.
    Extra {
        /// The file of the event.
        file: PathBuf,
        /// How many minutes.
        minutes: u32,
        /// Who sits at the table.
        players: Vec<String>,
    },
    /// Note a penalty: warning, game-loss, match-loss or disqualified.
    Penalty {
        #[command(flatten)]
        who: Someone,
        /// Which one.
        kind: String,
        /// What for.
        #[arg(long)]
        note: Option<String>,
    },
    /// End the event between two rounds.
    End(File),
    /// Take back the last operation.
    Undo(File),
    /// Where the event stands.
    State(File),
    /// The standings.
    Standings(File),
    /// Why the tables are as they are.
    Why(File),
    /// What was done.
    Log(File),
    /// The event as a text.
    Export {
        /// The file of the event.
        file: PathBuf,
        /// text, csv, json or slips.
        #[arg(long = "as", value_name = "FORM", default_value = "text")]
        form: String,
    },
    /// Check that everything drawn and paired follows from the seed.
    Verify(File),
}

/// Arguments of `new`.
#[derive(Debug, Args)]
pub(super) struct New {
    /// The file to make.
    pub(super) file: PathBuf,
    /// The name of the event.
    #[arg(long)]
    name: String,
    /// premier, sealed, draft or twin-suns.
    #[arg(long, default_value = "premier")]
    format: String,
    /// casual or competitive.
    #[arg(long, default_value = "casual")]
    tier: String,
    /// bo3 or single.
    #[arg(long = "match", value_name = "MATCH")]
    match_type: Option<String>,
    /// Where all luck comes from; without it, the system.
    #[arg(long)]
    seed: Option<u64>,
}

/// Arguments of `add`.
#[derive(Debug, Args)]
pub(super) struct Add {
    /// The file of the event.
    file: PathBuf,
    /// The player's name.
    name: String,
    /// The unlimited id.
    #[arg(long)]
    uid: Option<String>,
    /// First name.
    #[arg(long)]
    first: Option<String>,
    /// Last name.
    #[arg(long)]
    last: Option<String>,
}

/// Arguments of `check-in`.
#[derive(Debug, Args)]
pub(super) struct CheckIn {
    #[command(flatten)]
    who: Someone,
    /// The player is not there after all.
    #[arg(long)]
    absent: bool,
}

/// Arguments of `list`.
#[derive(Debug, Args)]
pub(super) struct List {
    #[command(flatten)]
    who: Someone,
    /// The list; - reads the standard input.
    deck: PathBuf,
}

/// Arguments of `result`.
#[derive(Debug, Args)]
pub(super) struct ResultArguments {
    /// The file of the event.
    file: PathBuf,
    /// The players, then the games: Ann Bob 2-1, or 1-1-1 with a drawn one.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// How it ended: played, time, agreed, conceded or no-show.
    #[arg(long)]
    end: Option<String>,
    /// Who conceded or did not come.
    #[arg(long)]
    by: Option<String>,
    /// Who goes on, if the games do not say it.
    #[arg(long)]
    winner: Option<String>,
    /// The round to correct.
    #[arg(long)]
    round: Option<u32>,
    /// Places in a pod, in the order of the players: 1,2,2,4.
    #[arg(long, value_delimiter = ',')]
    places: Option<Vec<u32>>,
    /// Even if somebody at the table has dropped, and it has its result.
    #[arg(long)]
    anyway: bool,
}

impl Operation {
    pub(super) fn file(&self) -> &Path {
        match self {
            Operation::New(New { file, .. })
            | Operation::Add(Add { file, .. })
            | Operation::CheckIn(CheckIn { who: Someone { file, .. }, .. })
            | Operation::List(List { who: Someone { file, .. }, .. })
            | Operation::Rounds { file, .. }
            | Operation::Result(ResultArguments { file, .. })
            | Operation::Swap { who: Someone { file, .. }, .. }
            | Operation::Drop(Someone { file, .. })
            | Operation::Time { file, .. }
            | Operation::Cut { file, .. }
            | Operation::Extra { file, .. }
            | Operation::Penalty { who: Someone { file, .. }, .. }
            | Operation::Export { file, .. } => file,
            Operation::Start(one)
            | Operation::Pair(one)
            | Operation::Begin(one)
            | Operation::End(one)
            | Operation::Undo(one)
            | Operation::State(one)
            | Operation::Standings(one)
            | Operation::Why(one)
            | Operation::Log(one)
            | Operation::Verify(one) => &one.file,
        }
    }

    /// The request of the protocol.
    pub(super) fn request(&self) -> anyhow::Result<Value> {
        let op = |op: &str| json!({"do": "tournament", "op": op});
        let with = |name: &str, more: Value| {
            let mut request = op(name);
            if let (Some(request), Some(more)) = (request.as_object_mut(), more.as_object()) {
                request.extend(more.clone());
            }
            request
        };
        Ok(match self {
            Operation::New(new) => with(
                "new",
                json!({"event": {
                    "name": new.name, "format": new.format, "tier": new.tier, "match": new.match_type,
                    "seed": new.seed.unwrap_or_else(fresh_seed),
                }}),
            ),
            Operation::Add(one) => {
                with("player", json!({"name": one.name, "uid": one.uid, "first": one.first, "last": one.last}))
            }
            Operation::CheckIn(one) => with("check-in", json!({"player": one.who.player, "present": !one.absent})),
            Operation::List(one) => with("list", json!({"player": one.who.player, "deck": deck(&one.deck)?})),
            Operation::Start(_) => op("start"),
            Operation::Rounds { swiss, .. } => with("rounds", json!({"swiss": swiss})),
            Operation::Pair(_) => op("pair"),
            Operation::Swap { who, other, anyway } => {
                with("swap", json!({"players": [who.player, other], "anyway": anyway}))
            }
            Operation::Begin(_) => op("begin"),
            Operation::Result(result) => with("result", result.request()?),
            Operation::Drop(one) => with("drop", json!({"player": one.player})),
            Operation::Cut { players, .. } => with("cut", json!({"players": players})),
            Operation::Time { players, .. } => with("time", json!({"players": at_table(players)})),
            Operation::Extra { minutes, players, .. } => {
                with("extra", json!({"minutes": minutes, "players": at_table(players)}))
            }
            Operation::Penalty { who, kind, note } => {
                with("penalty", json!({"player": who.player, "kind": kind, "note": note}))
            }
            Operation::End(_) => op("end"),
            Operation::Undo(_) => op("undo"),
            Operation::State(_) | Operation::Verify(_) => op("state"),
            Operation::Standings(_) => op("standings"),
            Operation::Why(_) => op("why"),
            Operation::Log(_) => op("log"),
            Operation::Export { form, .. } => with("export", json!({"as": form})),
        })
    }
}

/// These players, or all tables.
fn at_table(players: &[String]) -> Option<&[String]> {
    (!players.is_empty()).then_some(players)
}

impl ResultArguments {
    fn request(&self) -> anyhow::Result<Value> {
        let mut request =
            json!({"end": self.end, "by": self.by, "winner": self.winner, "round": self.round, "anyway": self.anyway});
        let mut players = self.players.as_slice();
        match &self.places {
            Some(places) => request["places"] = json!(places),
            None => {
                let Some((score, names)) = players.split_last() else { return Ok(request) };
                let games: Result<Vec<u32>, _> = score.split('-').map(str::parse).collect();
                let games = games.map_err(|_| NotUnderstood::new(format!("{score}: say games as 2-1 or 1-1-1")))?;
                request["games"] = json!(games);
                players = names;
            }
        }
        request["players"] = json!(players);
        Ok(request)
    }
}

/// A list in any kind of text, as the protocol takes it.
fn deck(path: &Path) -> anyhow::Result<Value> {
    let bytes = text_file::read(path, MOST_BYTES).map_err(NotUnderstood::new)?;
    let list = import(&bytes, Catalogue::embedded()).map_err(|unreadable| {
        let faults: Vec<String> = unreadable.faults.iter().map(ToString::to_string).collect();
        NotUnderstood::new(faults.join("\n"))
    })?;
    Ok(serde_json::from_str(&to_swudb(&list))?)
}
