//! `cantina tournament`: a whole event from a shell. What is asked and answered is the protocol's; here it gets names,
//! a file and exit codes.

mod arguments;
mod saying;

use super::ending::{NotUnderstood, tell};
use crate::protocol::request::Refused;
use crate::protocol::tournament::Tournaments;
use crate::shell::desk::{create_event, open_event, write_event};
use crate::shell::words::sentence;
use crate::storage::event_file::{EventFile, OpenedEvent};
use crate::tournament::DeskCode;
use crate::ui::theme::visible::Visible;
use arguments::{File, Operation};
use clap::Args;
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
    /// The file of the event: opens its desk. With --json: where it stands.
    #[arg(required = true)]
    file: Option<PathBuf>,
    /// Print the protocol's answer.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    op: Option<Operation>,
}

impl Tournament {
    /// The file whose desk is to be opened.
    pub(crate) fn desk(&self) -> Option<&Path> {
        self.file.as_deref().filter(|_| self.op.is_none() && !self.json)
    }

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
            tell(&sentence(&refused.message));
            if refused.code == DeskCode::Unconfirmed.as_str() {
                tell("Say --anyway to enter it all the same.");
            }
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
