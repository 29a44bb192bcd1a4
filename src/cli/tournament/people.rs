//! People over several events from a shell: what they reached, their penalties, a league.

use super::super::exit::NotUnderstood;
use clap::Args;
use events::tournament::{Event, LeaguePoints, PersonRecord, league, records};
use shell::desk_session::people::{one, told_record, told_row};
use std::path::PathBuf;
use storage::event_file::EventFile;

/// Files of events, and perhaps one person.
#[derive(Debug, Clone, Args)]
pub(super) struct Several {
    /// The files of the events, the first week first.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// This player alone, by name or unlimited id.
    #[arg(long, value_name = "PLAYER")]
    of: Option<String>,
}

/// Arguments of `league`.
#[derive(Debug, Clone, Args)]
pub(super) struct League {
    /// The files of the events, the first week first.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What the places give: 10,8,6,4, or 10,8,6+1 with a point for everybody who played; match counts match points.
    #[arg(long, default_value = "match")]
    points: LeaguePoints,
}

/// The events of these files.
///
/// # Errors
/// One of them cannot be read.
fn read(files: &[PathBuf]) -> anyhow::Result<Vec<Event>> {
    let event =
        |file: &PathBuf| EventFile::read(file).map(|read| read.event).map_err(|why| NotUnderstood::new(why).into());
    files.iter().map(event).collect()
}

impl Several {
    fn records(&self) -> anyhow::Result<Vec<PersonRecord>> {
        let all = records(&read(&self.files)?);
        match &self.of {
            Some(name) => Ok(vec![one(all, name).map_err(NotUnderstood::new)?]),
            None => Ok(all),
        }
    }

    /// What everybody reached.
    ///
    /// # Errors
    /// An event cannot be read, or nobody is called so.
    pub(super) fn people(&self) -> anyhow::Result<Vec<String>> {
        Ok(self.records()?.iter().flat_map(told_record).collect())
    }

    /// The penalties of everybody who has one.
    ///
    /// # Errors
    /// An event cannot be read, or nobody is called so.
    pub(super) fn penalties(&self) -> anyhow::Result<Vec<String>> {
        let records = self.records()?;
        let each = records
            .iter()
            .flat_map(|record| record.penalties.iter().map(|penalty| format!("{}: {penalty}", record.person.name)));
        let lines: Vec<String> = each.collect();
        Ok(if lines.is_empty() { vec!["There is no penalty.".to_owned()] } else { lines })
    }
}

impl League {
    /// The table of the league.
    ///
    /// # Errors
    /// An event cannot be read.
    pub(super) fn table(&self) -> anyhow::Result<Vec<String>> {
        Ok(league(&read(&self.files)?, &self.points).iter().map(told_row).collect())
    }
}
