//! What can follow `cantina tournament`: operations of the desk, and reports about an event.

use super::words::{EndingWord, FormatWord, MatchWord, PenaltyWord, TierWord};
use crate::exit::NotUnderstood;
use clap::{Args, Subcommand};
use events::tournament::{Event, EventSetup, Op, ResultOp};
use protocol::request::Refused;
use protocol::tournament::{Form, Reading};
use shell::desk::fresh_seed;
use std::path::{Path, PathBuf};
use storage::text_file;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{MOST_BYTES, import, to_swudb};

/// A file, and nothing else.
#[derive(Debug, Clone, Args)]
pub(super) struct File {
    /// The file of the event.
    pub(super) file: PathBuf,
}

/// A file and a player.
#[derive(Debug, Clone, Args)]
pub(super) struct Someone {
    /// The file of the event.
    file: PathBuf,
    /// The player.
    player: String,
}

/// The operations.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Operation {
    /// Make an event.
    New(New),
    /// Register a player; after the start, a late one.
    Add(Add),
    /// Say that a player is present.
    CheckIn(CheckIn),
    /// Hand in a player's list, in any known kind of text.
    List(List),
    /// Start with those who are present.
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
        /// Even if that breaks pairing rules.
        #[arg(long)]
        anyway: bool,
    },
    /// Let the round begin.
    Begin(File),
    /// Enter a result, or correct one.
    Result(ResultArguments),
    /// A player leaves.
    Drop(Someone),
    /// Make the bracket of the best players.
    Cut {
        /// The file of the event.
        file: PathBuf,
        /// How many players advance, in a casual event.
        players: Option<u32>,
    },
    /// Call time, at the table of these players or everywhere.
    Time {
        /// The file of the event.
        file: PathBuf,
        /// Who sits at the table.
        players: Vec<String>,
    },
    /// Grant minutes, at the table of these players or everywhere.
    Extra {
        /// The file of the event.
        file: PathBuf,
        /// How many minutes.
        minutes: u32,
        /// Who sits at the table.
        players: Vec<String>,
    },
    /// Note a penalty.
    Penalty {
        #[command(flatten)]
        who: Someone,
        /// The penalty.
        kind: PenaltyWord,
        /// The reason.
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
        /// What kind of text: json; text, csv (standings) or matches; on paper tables, names, standings, ranks, slips or
        /// master, each also as a page for a browser: names.html.
        #[arg(long = "as", value_name = "FORM", default_value = "text", value_parser = form)]
        form: Form,
    },
    /// Check that everything drawn and paired follows from the seed.
    Verify(File),
}

/// The form with this word.
fn form(word: &str) -> Result<Form, NotUnderstood> {
    word.parse().map_err(|refused: Refused| NotUnderstood::new(refused.message))
}

/// Arguments of `new`.
#[derive(Debug, Clone, Args)]
pub(super) struct New {
    /// The file to make.
    file: PathBuf,
    /// The name of the event.
    #[arg(long)]
    name: String,
    /// What is played.
    #[arg(long, default_value = "premier")]
    format: FormatWord,
    /// How serious it is.
    #[arg(long, default_value = "casual")]
    tier: TierWord,
    /// The kind of match; without it, a single game in Twin Suns, else best of three.
    #[arg(long = "match", value_name = "MATCH")]
    match_type: Option<MatchWord>,
    /// The seed of all luck; without it, the system chooses.
    #[arg(long)]
    seed: Option<u64>,
}

/// Arguments of `add`.
#[derive(Debug, Clone, Args)]
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
#[derive(Debug, Clone, Args)]
pub(super) struct CheckIn {
    #[command(flatten)]
    who: Someone,
    /// The player is not present after all.
    #[arg(long)]
    absent: bool,
}

/// Arguments of `list`.
#[derive(Debug, Clone, Args)]
pub(super) struct List {
    #[command(flatten)]
    who: Someone,
    /// The list; - reads standard input.
    deck: PathBuf,
}

/// Arguments of `result`.
#[derive(Debug, Clone, Args)]
pub(super) struct ResultArguments {
    /// The file of the event.
    file: PathBuf,
    /// The players, then the games: Ann Bob 2-1, or 1-1-1 with a drawn one.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// How it ended.
    #[arg(long)]
    end: Option<EndingWord>,
    /// Who conceded or did not come.
    #[arg(long)]
    by: Option<String>,
    /// Who goes on, if the games do not show it.
    #[arg(long)]
    winner: Option<String>,
    /// The round to correct.
    #[arg(long)]
    round: Option<u32>,
    /// Places in a pod, in the order of the players: 1,2,2,4.
    #[arg(long, value_delimiter = ',')]
    places: Option<Vec<u32>>,
    /// Even if somebody at the table has dropped, and the table has its result.
    #[arg(long)]
    anyway: bool,
}

/// A request about the event that the file holds.
pub(super) enum Wanted {
    /// A new one.
    New(EventSetup),
    /// Something is done.
    Op(Op),
    /// Something is read.
    Read(Reading),
    /// Everything is checked.
    Verify,
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

    /// The request, with names of players as they were typed.
    ///
    /// # Errors
    /// A score or a list cannot be read.
    pub(super) fn wanted(self) -> anyhow::Result<Wanted> {
        Ok(Wanted::Op(match self {
            Operation::New(new) => return Ok(Wanted::New(new.setup())),
            Operation::State(_) => return Ok(Wanted::Read(Reading::State)),
            Operation::Standings(_) => return Ok(Wanted::Read(Reading::Standings)),
            Operation::Why(_) => return Ok(Wanted::Read(Reading::Why)),
            Operation::Log(_) => return Ok(Wanted::Read(Reading::Log)),
            Operation::Export { form, .. } => return Ok(Wanted::Read(Reading::Export(form))),
            Operation::Verify(_) => return Ok(Wanted::Verify),
            Operation::Add(Add { name, uid, first, last, .. }) => Op::Player { name, uid, first, last },
            Operation::CheckIn(one) => Op::CheckIn { player: one.who.player, present: !one.absent },
            Operation::List(one) => Op::List { player: one.who.player, deck: deck(&one.deck)? },
            Operation::Start(_) => Op::Start,
            Operation::Rounds { swiss, .. } => Op::Rounds { swiss },
            Operation::Pair(_) => Op::Pair { tables: None },
            Operation::Swap { who, other, anyway } => Op::Swap { players: [who.player, other], anyway },
            Operation::Begin(_) => Op::Begin,
            Operation::Result(result) => Op::Result(result.op()?),
            Operation::Drop(one) => Op::Drop { player: one.player, repaired: None },
            Operation::Cut { players, .. } => Op::Cut { size: players },
            Operation::Time { players, .. } => Op::Time { players: at_table(players) },
            Operation::Extra { minutes, players, .. } => Op::Extra { minutes, players: at_table(players) },
            Operation::Penalty { who, kind, note } => {
                Op::Penalty { player: who.player, kind: kind.into(), note, repaired: None }
            }
            Operation::End(_) => Op::End,
            Operation::Undo(_) => Op::Undo,
        }))
    }
}

/// The same operation, with every player called as they registered: capitals may be left out.
pub(super) fn called(op: Op, event: &Event) -> Op {
    let call = |name: String| event.called(&name).map_or(name, str::to_owned);
    let all = |names: Vec<String>| names.into_iter().map(call).collect::<Vec<_>>();
    match op {
        Op::CheckIn { player, present } => Op::CheckIn { player: call(player), present },
        Op::List { player, deck } => Op::List { player: call(player), deck },
        Op::Swap { players, anyway } => Op::Swap { players: players.map(call), anyway },
        Op::Drop { player, repaired } => Op::Drop { player: call(player), repaired },
        Op::Time { players } => Op::Time { players: players.map(all) },
        Op::Extra { minutes, players } => Op::Extra { minutes, players: players.map(all) },
        Op::Penalty { player, kind, note, repaired } => Op::Penalty { player: call(player), kind, note, repaired },
        Op::Result(result) => Op::Result(ResultOp {
            players: all(result.players),
            by: result.by.map(call),
            winner: result.winner.map(call),
            ..result
        }),
        other => other,
    }
}

/// These players, or all tables.
fn at_table(players: Vec<String>) -> Option<Vec<String>> {
    (!players.is_empty()).then_some(players)
}

impl New {
    fn setup(self) -> EventSetup {
        let format = self.format.into();
        let match_type = self.match_type.map_or_else(|| EventSetup::usual_match(format), Into::into);
        let seed = self.seed.unwrap_or_else(fresh_seed);
        EventSetup { name: self.name, format, tier: self.tier.into(), match_type, seed, sets: Vec::new() }
    }
}

impl ResultArguments {
    fn op(self) -> anyhow::Result<ResultOp> {
        let mut players = self.players;
        let games = match self.places {
            Some(_) => [0; 3],
            None => games(&players.pop().unwrap_or_default())?,
        };
        Ok(ResultOp {
            players,
            games,
            end: self.end.map(Into::into).unwrap_or_default(),
            by: self.by,
            winner: self.winner,
            round: self.round,
            places: self.places,
            anyway: self.anyway,
            repaired: None,
        })
    }
}

/// `2-1`, or `1-1-1` with a drawn game.
fn games(score: &str) -> Result<[u32; 3], NotUnderstood> {
    let games: Option<Vec<u32>> = score.split('-').map(|games| games.parse().ok()).collect();
    match games.as_deref() {
        Some([one, other]) => Ok([*one, *other, 0]),
        Some([one, other, drawn]) => Ok([*one, *other, *drawn]),
        _ => Err(NotUnderstood::new(format!("{score}: say games as 2-1 or 1-1-1"))),
    }
}

/// A list in any kind of text, as the desk keeps it.
fn deck(path: &Path) -> anyhow::Result<String> {
    let bytes = text_file::read(path, MOST_BYTES).map_err(NotUnderstood::new)?;
    let list = import(&bytes, Catalogue::embedded()).map_err(|unreadable| {
        let faults: Vec<String> = unreadable.faults.iter().map(ToString::to_string).collect();
        NotUnderstood::new(faults.join("\n"))
    })?;
    Ok(to_swudb(&list))
}
