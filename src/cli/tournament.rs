//! `cantina tournament`: a whole event from a shell, with a file and exit codes. With --json the answers are those of
//! the protocol.

mod arguments;
mod people;
mod result;
mod saying;
mod words;

use super::exit::{NotUnderstood, tell};
use arguments::{File, Operation, Wanted};
use clap::Args;
use events::tournament::{DeskCode, Done, Event, EventSetup, Op, Person, is_signature};
use protocol::request::Refused;
use protocol::tournament::{Reading, Tournaments};
use result::called;
use screen::theme::visible::Visible;
use serde_json::{Value, json};
use shell::desk::{create_event, open_event, signed, write_event};
use shell::desk_session::DESK;
use shell::desk_session::people::{Newcomer, registering};
use shell::words::sentence;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use storage::event_file::{EventFile, OpenedEvent};

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
    /// The file of the event: opens its desk. With --json: where it stands.
    #[arg(required = true)]
    file: Option<PathBuf>,
    /// Print the protocol's answer.
    #[arg(long, global = true)]
    json: bool,
    /// Who does it: the log signs with this name.
    #[arg(long, global = true, value_name = "NAME", default_value = DESK)]
    sign: String,
    #[command(subcommand)]
    op: Option<Operation>,
}

impl Tournament {
    /// The file whose desk is to be opened.
    pub(crate) fn desk(&self) -> Option<&Path> {
        self.file.as_deref().filter(|_| self.op.is_none() && !self.json)
    }

    /// The file whose room board is to be shown.
    pub(crate) fn board(&self) -> Option<&Path> {
        match &self.op {
            Some(Operation::Board(one)) if !self.json => Some(&one.file),
            _ => None,
        }
    }

    /// Does it.
    ///
    /// # Errors
    /// The file cannot be read or written, or the request is not understood.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let state = || Operation::State(File { file: self.file.clone().unwrap_or_default() });
        let operation = self.op.clone().unwrap_or_else(state);
        let path = operation.file().to_path_buf();
        let mut out = Visible::new(io::stdout().lock(), ascii);
        let said = match operation.wanted()? {
            Wanted::New(setup) => make(&path, setup)?,
            Wanted::Op(op) => act(&path, |_| Ok(vec![op]), &self.sign)?,
            Wanted::Register(all) => act(&path, |event| newcomers(event, all), &self.sign)?,
            Wanted::Here(players, present) => act(&path, |event| Ok(here(event, players, present)), &self.sign)?,
            Wanted::Tell(lines) => {
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                return Ok(ExitCode::SUCCESS);
            }
            Wanted::Read(reading) => read(&path, reading)?,
            Wanted::Verify => verify(&path)?,
        };
        match said {
            Ok(said) if self.json => writeln!(out, "{}", said.answer)?,
            Ok(said) => write!(out, "{}", said.words)?,
            Err(refused) => return Ok(refuse(&refused, self.json, &mut out)?),
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The answer when it is done: as in the protocol, and in words.
struct Report {
    answer: Value,
    words: String,
}

type Outcome = Result<Report, Refused>;

fn refuse(refused: &Refused, json: bool, out: &mut impl Write) -> io::Result<ExitCode> {
    if json {
        writeln!(out, "{}", refused.answer())?;
    } else {
        tell(&sentence(&refused.message));
        if refused.code == DeskCode::Unconfirmed.as_str() {
            tell("Say --anyway to enter it anyway.");
        }
        for fault in &refused.faults {
            tell(&format!("{} {} [{}]", fault.code, fault.message, fault.rule));
        }
    }
    out.flush()?;
    Ok(ExitCode::FAILURE)
}

fn make(path: &Path, setup: EventSetup) -> anyhow::Result<Outcome> {
    let mut talk = Tournaments::default();
    if let Err(refused) = talk.begin(setup.clone()) {
        return Ok(Err(refused));
    }
    create_event(path, &setup)?;
    Ok(told(&talk, Done::default()))
}

/// Registers everybody; whoever is registered already is refused only if nobody is new.
fn newcomers(event: &Event, all: Vec<Newcomer>) -> Result<Vec<Op>, Refused> {
    let again = all.first().map(|newcomer| newcomer.person.clone());
    let (ops, _) = registering(event, all);
    match again.filter(|_| ops.is_empty()) {
        Some(Person { name, uid, first, last }) => Ok(vec![Op::Player { name, uid, first, last }]),
        None => Ok(ops),
    }
}

/// Says of these players, or of everybody who registered, that they are here or are not.
fn here(event: &Event, players: Option<Vec<String>>, present: bool) -> Vec<Op> {
    let all = || {
        let there = event.players().iter().filter(|player| player.present != present && player.dropped.is_none());
        there.map(|player| player.name.clone()).collect()
    };
    players.unwrap_or_else(all).into_iter().map(|player| Op::CheckIn { player, present }).collect()
}

fn act(path: &Path, ops: impl FnOnce(&Event) -> Result<Vec<Op>, Refused>, by: &str) -> anyhow::Result<Outcome> {
    if let Err(refused) = is_signature(by) {
        return Ok(Err(refused.into()));
    }
    let (mut file, opened) = open_event(path).map_err(NotUnderstood::new)?;
    say_torn(path, &opened);
    let before = opened.event.records().len();
    let stamp = signed(by);
    let ops = match ops(&opened.event) {
        Ok(ops) => ops,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut talk = Tournaments::about(opened.event);
    let mut done = Done::default();
    for op in ops {
        let op = talk.event().map_or_else(|| op.clone(), |event| called(op.clone(), event));
        done = match talk.act_as(op, stamp.clone()) {
            Ok(done) => done,
            Err(refused) => return Ok(Err(refused)),
        };
    }
    if let Some(event) = talk.event() {
        write_event(&mut file, event, before, &stamp).map_err(anyhow::Error::msg)?;
    }
    Ok(told(&talk, done))
}

fn told(talk: &Tournaments, done: Done) -> Outcome {
    let repaired = done.repaired.clone().unwrap_or_default();
    let words = talk.event().map(|event| saying::done(event, &repaired)).unwrap_or_default();
    Ok(Report { answer: talk.done(done)?, words })
}

/// Looking needs no lock: the desk may be open elsewhere.
fn opened(path: &Path) -> anyhow::Result<OpenedEvent> {
    let opened = EventFile::read(path).map_err(NotUnderstood::new)?;
    say_torn(path, &opened);
    Ok(opened)
}

fn read(path: &Path, reading: Reading) -> anyhow::Result<Outcome> {
    let event = opened(path)?.event;
    let words = saying::read(&event, reading);
    let answer = Tournaments::about(event).read(reading);
    Ok(answer.and_then(|answer| Ok(Report { answer, words: words? })))
}

fn say_torn(path: &Path, opened: &OpenedEvent) {
    if opened.torn {
        tell(&format!("{}: the last record was cut short and has been left out.", path.display()));
    }
}

fn verify(path: &Path) -> anyhow::Result<Outcome> {
    let opened = opened(path)?;
    if !opened.event.is_reproducible() {
        return Ok(Err(Refused::new("not-sound", "the pairings of this event do not follow from its seed [S-17]")));
    }
    let operations = opened.records.len();
    let answer = json!({"ok": true, "sound": true, "operations": operations});
    let counted = if operations == 1 { "1 operation".to_owned() } else { format!("{operations} operations") };
    Ok(Ok(Report { answer, words: format!("Sound: {counted}, and all luck follows from the seed.\n") }))
}
