//! `NAME.event`: what an event is, then everything done at its desk, with the time and who did it.

use super::journal_file::{self, Journal, JournalFault};
use super::log_file::{LogFile, Sort};
use super::unwritten::Unwritten;
use events::tournament::{Event, EventSetup, Op, Stamp};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The ending of such files.
pub const ENDING: &str = "event";

const SORT: Sort = Sort { magic: "cantina event ", version: 1, about: "event" };

/// Does the name of this file say that it is an event?
pub fn is_one(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == ENDING)
}

/// What the event starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventHeader {
    /// What the event is.
    pub setup: EventSetup,
    /// When it was made, in seconds since 1970 by the clock of that machine.
    pub made: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

/// One thing that was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventRecord {
    /// When, in seconds since 1970.
    pub at: u64,
    /// By whom.
    pub who: String,
    /// What.
    pub op: Op,
}

/// The journal of an event, open.
pub struct EventFile {
    log: LogFile,
}

/// An event as read from its file.
pub struct OpenedEvent {
    /// The event.
    pub event: Event,
    /// When it was made, in seconds since 1970.
    pub made: u64,
    /// What was done, with the time and who did it.
    pub records: Vec<EventRecord>,
    /// Was the last record cut short, and therefore left out?
    pub torn: bool,
}

impl EventFile {
    /// Makes the journal of a new event.
    pub fn create(path: &Path, header: &EventHeader) -> Result<EventFile, JournalFault> {
        Ok(EventFile { log: journal_file::create(SORT, path, header)? })
    }

    /// Opens an event to continue it.
    pub fn open(path: &Path) -> Result<(EventFile, OpenedEvent), JournalFault> {
        let (log, journal) = journal_file::open(SORT, path)?;
        Ok((EventFile { log }, replayed(path, journal)?))
    }

    /// Reads an event without locking its file.
    pub fn read(path: &Path) -> Result<OpenedEvent, JournalFault> {
        replayed(path, journal_file::read(SORT, path)?)
    }

    /// Writes down what was done; it is on disk when this returns.
    pub fn append(&mut self, record: &EventRecord) -> Result<(), Unwritten> {
        self.log.append(std::slice::from_ref(record))
    }
}

fn replayed(path: &Path, journal: Journal<EventHeader, EventRecord>) -> Result<OpenedEvent, JournalFault> {
    let made = journal.header.made;
    let mut event =
        Event::new(journal.header.setup).map_err(|why| JournalFault::impossible(path, 0, why.to_string()))?;
    for (number, record) in journal.records.iter().enumerate() {
        let done = event.repeat(record.op.clone(), Stamp::new(record.at, &record.who));
        done.map_err(|why| JournalFault::impossible(path, number + 1, format!("it cannot have happened: {why}")))?;
    }
    Ok(OpenedEvent { event, made, records: journal.records, torn: journal.torn })
}
