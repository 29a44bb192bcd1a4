//! What can follow `cantina tournament`: operations of the desk, and reports about an event.

use super::people::{League, Several};
use super::result::ResultArguments;
use super::words::{FormatWord, MatchWord, PenaltyWord, TierWord};
use crate::exit::NotUnderstood;
use clap::{Args, Subcommand};
use events::tournament::{EventSetup, Op, Person};
use protocol::request::Refused;
use protocol::tournament::{Form, Reading};
use shell::desk::fresh_seed;
use shell::desk_session::people::{Newcomer, newcomers};
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
    /// Register players; after the start, late ones.
    Add(Add),
    /// Register everybody of a list (csv, or a name in each line), of another event, or of a pod with their decks.
    Import {
        /// The file of the event.
        file: PathBuf,
        /// The list, the other event or the pod.
        list: PathBuf,
    },
    /// What people reached in several events.
    People(Several),
    /// The penalties of people in several events.
    Penalties(Several),
    /// The league of several events.
    League(League),
    /// Let a player sit at the same table in every round.
    Keep {
        #[command(flatten)]
        who: Someone,
        /// The number of the table; without it, any.
        table: Option<u32>,
    },
    /// What the places win at the end.
    Prizes {
        /// The file of the event.
        file: PathBuf,
        /// In words, the first place first; none ends them.
        prizes: Vec<String>,
    },
    /// Say that a player is present, or everybody.
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
    /// Who plays whom and where, by name and by table.
    Pairings(File),
    /// The standings; during a round, with the results that are in.
    Standings(File),
    /// Show tables, clock and announcements to the room, live, also while the desk is open elsewhere.
    Board(File),
    /// Announce something on the room board; without words, end it.
    Announce {
        /// The file of the event.
        file: PathBuf,
        /// What is announced.
        text: Vec<String>,
    },
    /// Why the tables are as they are.
    Why(File),
    /// What was done.
    Log(File),
    /// The event as a text.
    Export {
        /// The file of the event.
        file: PathBuf,
        /// What kind of text: json or text; for spreadsheets csv (standings), matches, players, penalties or log; on paper
        /// tables, names, standings, ranks, slips or master, each also as a page for a browser: names.html.
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
    /// The players' names.
    #[arg(required = true)]
    names: Vec<String>,
    /// The unlimited id of a single player.
    #[arg(long)]
    uid: Option<String>,
    /// Their first name.
    #[arg(long)]
    first: Option<String>,
    /// Their last name.
    #[arg(long)]
    last: Option<String>,
}

/// Arguments of `check-in`.
#[derive(Debug, Clone, Args)]
pub(super) struct CheckIn {
    /// The file of the event.
    file: PathBuf,
    /// The players.
    #[arg(required_unless_present = "all")]
    players: Vec<String>,
    /// Everybody who registered.
    #[arg(long, conflicts_with = "players")]
    all: bool,
    /// They are not present after all.
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

/// A request about the event that the file holds.
pub(super) enum Wanted {
    /// A new one.
    New(EventSetup),
    /// Something is done.
    Op(Op),
    /// These players register.
    Register(Vec<Newcomer>),
    /// These players are here or are not; `None` for everybody who registered.
    Here(Option<Vec<String>>, bool),
    /// Something about several events is told.
    Tell(Vec<String>),
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
            | Operation::CheckIn(CheckIn { file, .. })
            | Operation::Import { file, .. }
            | Operation::Keep { who: Someone { file, .. }, .. }
            | Operation::Prizes { file, .. }
            | Operation::List(List { who: Someone { file, .. }, .. })
            | Operation::Rounds { file, .. }
            | Operation::Result(ResultArguments { file, .. })
            | Operation::Swap { who: Someone { file, .. }, .. }
            | Operation::Drop(Someone { file, .. })
            | Operation::Time { file, .. }
            | Operation::Announce { file, .. }
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
            | Operation::Board(one)
            | Operation::Pairings(one)
            | Operation::Standings(one)
            | Operation::Why(one)
            | Operation::Log(one)
            | Operation::Verify(one) => &one.file,
            Operation::People(_) | Operation::Penalties(_) | Operation::League(_) => Path::new(""),
        }
    }

    /// The request, with names of players as they were typed.
    ///
    /// # Errors
    /// A score or a list cannot be read.
    pub(super) fn wanted(self) -> anyhow::Result<Wanted> {
        Ok(Wanted::Op(match self {
            Operation::New(new) => return Ok(Wanted::New(new.setup())),
            Operation::State(_) | Operation::Board(_) => return Ok(Wanted::Read(Reading::State)),
            Operation::Pairings(_) => return Ok(Wanted::Read(Reading::Pairings)),
            Operation::Standings(_) => return Ok(Wanted::Read(Reading::Standings)),
            Operation::Why(_) => return Ok(Wanted::Read(Reading::Why)),
            Operation::Log(_) => return Ok(Wanted::Read(Reading::Log)),
            Operation::Export { form, .. } => return Ok(Wanted::Read(Reading::Export(form))),
            Operation::Verify(_) => return Ok(Wanted::Verify),
            Operation::Add(add) => return Ok(Wanted::Register(add.newcomers()?)),
            Operation::Import { list, .. } => {
                return Ok(Wanted::Register(newcomers(&list).map_err(NotUnderstood::new)?));
            }
            Operation::CheckIn(one) => return Ok(Wanted::Here((!one.all).then_some(one.players), !one.absent)),
            Operation::People(several) => return Ok(Wanted::Tell(several.people()?)),
            Operation::Penalties(several) => return Ok(Wanted::Tell(several.penalties()?)),
            Operation::League(league) => return Ok(Wanted::Tell(league.table()?)),
            Operation::Keep { who, table } => Op::Keep { player: who.player, table },
            Operation::Prizes { prizes, .. } => {
                Op::Prizes { prizes: prizes.into_iter().filter(|prize| prize != "none").collect() }
            }
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
            Operation::Announce { text, .. } => Op::Announce { text: text.join(" ") },
            Operation::Undo(_) => Op::Undo,
        }))
    }
}

impl Add {
    /// Who registers.
    ///
    /// # Errors
    /// Several players would have one id or one person's name.
    fn newcomers(self) -> Result<Vec<Newcomer>, NotUnderstood> {
        let Add { names, uid, first, last, .. } = self;
        if names.len() > 1 && (uid.is_some() || first.is_some() || last.is_some()) {
            return Err(NotUnderstood::new("Say --uid, --first and --last of one player at a time."));
        }
        let person = |name| Person { name, uid: uid.clone(), first: first.clone(), last: last.clone() };
        Ok(names.into_iter().map(|name| Newcomer { person: person(name), deck: None }).collect())
    }
}

impl New {
    fn setup(self) -> EventSetup {
        let format = self.format.into();
        let match_type = self.match_type.map_or_else(|| EventSetup::usual_match(format), Into::into);
        let seed = self.seed.unwrap_or_else(fresh_seed);
        EventSetup { name: self.name, format, tier: self.tier.into(), match_type, seed, sets: Vec::new() }
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

/// These players, or all tables.
fn at_table(players: Vec<String>) -> Option<Vec<String>> {
    (!players.is_empty()).then_some(players)
}
