//! `cantina tournament`: a whole event from a shell. What is asked and answered is the protocol's; here it gets names,
//! a file and exit codes.

mod saying;

use super::ending::{NotUnderstood, tell};
use crate::protocol::request::Refused;
use crate::protocol::tournament::Tournaments;
use crate::shell::desk::{create_event, fresh_seed, open_event, write_event};
use crate::storage::event_file::{EventFile, OpenedEvent};
use crate::storage::text_file;
use crate::ui::theme::visible::Visible;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{MOST_BYTES, import, to_swudb};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Run an event: registration, rounds, results, standings, the top cut.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "Exit codes: 0 done; 1 not done, with the rule; 2 the file or what was asked for cannot be read.\n\n\
                  Example:\n  cantina tournament new friday.event --name Friday --format premier\n  \
                  cantina tournament add friday.event Ann\n  cantina tournament check-in friday.event Ann\n  \
                  cantina tournament start friday.event\n  cantina tournament pair friday.event\n  \
                  cantina tournament begin friday.event\n  cantina tournament result friday.event Ann Bob 2-1"
)]
pub(crate) struct Tournament {
    /// The file of the event: where it stands.
    #[arg(required = true)]
    file: Option<PathBuf>,
    /// Print the protocol's answer.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    op: Option<Operation>,
}

/// A file, and nothing else.
#[derive(Debug, Args)]
struct File {
    /// The file of the event.
    file: PathBuf,
}

/// A file and a player.
#[derive(Debug, Args)]
struct Someone {
    /// The file of the event.
    file: PathBuf,
    /// The player.
    player: String,
}

/// What can be done.
#[derive(Debug, Subcommand)]
enum Operation {
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
    /// Let the round begin.
    Begin(File),
    /// Enter a result, or correct one.
    Result(ResultArguments),
    /// A player leaves.
    Drop(Someone),
    /// Make the bracket of the best.
    Cut(File),
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
struct New {
    /// The file to make.
    file: PathBuf,
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
struct Add {
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
struct CheckIn {
    #[command(flatten)]
    who: Someone,
    /// The player is not there after all.
    #[arg(long)]
    absent: bool,
}

/// Arguments of `list`.
#[derive(Debug, Args)]
struct List {
    #[command(flatten)]
    who: Someone,
    /// The list; - reads the standard input.
    deck: PathBuf,
}

/// Arguments of `result`.
#[derive(Debug, Args)]
struct ResultArguments {
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
}

impl Operation {
    fn file(&self) -> &Path {
        match self {
            Operation::New(New { file, .. })
            | Operation::Add(Add { file, .. })
            | Operation::CheckIn(CheckIn { who: Someone { file, .. }, .. })
            | Operation::List(List { who: Someone { file, .. }, .. })
            | Operation::Rounds { file, .. }
            | Operation::Result(ResultArguments { file, .. })
            | Operation::Drop(Someone { file, .. })
            | Operation::Export { file, .. } => file,
            Operation::Start(one)
            | Operation::Pair(one)
            | Operation::Begin(one)
            | Operation::Cut(one)
            | Operation::Undo(one)
            | Operation::State(one)
            | Operation::Standings(one)
            | Operation::Why(one)
            | Operation::Log(one)
            | Operation::Verify(one) => &one.file,
        }
    }

    /// The request of the protocol.
    fn request(&self) -> anyhow::Result<Value> {
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
            Operation::Begin(_) => op("begin"),
            Operation::Result(result) => with("result", result.request()?),
            Operation::Drop(one) => with("drop", json!({"player": one.player})),
            Operation::Cut(_) => op("cut"),
            Operation::Undo(_) => op("undo"),
            Operation::State(_) | Operation::Verify(_) => op("state"),
            Operation::Standings(_) => op("standings"),
            Operation::Why(_) => op("why"),
            Operation::Log(_) => op("log"),
            Operation::Export { form, .. } => with("export", json!({"as": form})),
        })
    }
}

impl ResultArguments {
    fn request(&self) -> anyhow::Result<Value> {
        let mut request = json!({"end": self.end, "by": self.by, "winner": self.winner, "round": self.round});
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

impl Tournament {
    /// Does it.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let state = File { file: self.file.clone().unwrap_or_default() };
        let state = Operation::State(state);
        let operation = self.op.as_ref().unwrap_or(&state);
        let request = operation.request()?;
        let done = match operation {
            Operation::New(new) => make(&new.file, &request)?,
            other => go_on(other, &request)?,
        };
        let mut out = Visible::new(io::stdout().lock(), ascii);
        match done {
            Ok(answer) if self.json => writeln!(out, "{answer}")?,
            Ok(answer) => saying::say(&mut out, &request, &answer)?,
            Err(refused) => return Ok(self.refuse(&refused, &mut out)?),
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn refuse(&self, refused: &Refused, out: &mut impl Write) -> io::Result<ExitCode> {
        if self.json {
            writeln!(out, "{}", refused.answer())?;
        } else {
            tell(&refused.message);
            let faults = refused.faults.iter().filter_map(|fault| {
                Some(format!(
                    "{} {} [{}]",
                    fault["code"].as_str()?,
                    fault["message"].as_str()?,
                    fault["rule"].as_str()?
                ))
            });
            faults.for_each(|fault| tell(&fault));
        }
        out.flush()?;
        Ok(ExitCode::FAILURE)
    }
}

type Told = Result<Value, Refused>;

fn make(path: &Path, request: &Value) -> anyhow::Result<Told> {
    let mut talk = Tournaments::default();
    let told = talk.answer(request);
    if let (Ok(_), Some(event)) = (&told, talk.event()) {
        create_event(path, event.setup())?;
    }
    Ok(told)
}

fn go_on(operation: &Operation, request: &Value) -> anyhow::Result<Told> {
    let (mut file, opened) = open(operation.file())?;
    let before = opened.event.records().len();
    if let Operation::Verify(_) = operation {
        return Ok(verified(&opened));
    }
    let mut talk = Tournaments::about(opened.event);
    let told = talk.answer(request);
    if let (Ok(_), Some(event)) = (&told, talk.event()) {
        write_event(&mut file, event, before, "desk").map_err(anyhow::Error::msg)?;
    }
    Ok(told)
}

fn open(path: &Path) -> anyhow::Result<(EventFile, OpenedEvent)> {
    let (file, opened) = open_event(path).map_err(NotUnderstood::new)?;
    if opened.torn {
        tell(&format!("{}: the last record was not written to its end and has been left out.", path.display()));
    }
    Ok((file, opened))
}

fn verified(opened: &OpenedEvent) -> Told {
    let operations = opened.records.len();
    if opened.event.is_reproducible() {
        Ok(json!({"ok": true, "sound": true, "operations": operations}))
    } else {
        Err(Refused::new("not-sound", "the pairings of this event do not follow from its seed [S-17]"))
    }
}
