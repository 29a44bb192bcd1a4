//! Events and pods in files, as front ends ask for them: made with a seed from the system, opened, and written to
//! before anybody is told.

use events::matchplay::fair::{Hex32, Salt};
use events::tournament::{Event, EventSetup};
use seats::keyed::derive;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use storage::event_file::{EventFile, EventHeader, EventRecord, OpenedEvent};
use storage::journal_file::JournalFault;
use storage::pod_file::{PodFile, PodHeader};
use storage::unwritten::Unwritten;
use swu_decks::limited::PodSetup;

/// A seed of the system.
pub fn fresh_seed() -> u64 {
    rand::random()
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// Makes the file of a new event.
pub fn create_event(path: &Path, setup: &EventSetup) -> Result<EventFile, JournalFault> {
    let program = env!("CARGO_PKG_VERSION").to_owned();
    EventFile::create(path, &EventHeader { setup: setup.clone(), made: now(), program })
}

/// Opens an event to continue it.
pub fn open_event(path: &Path) -> Result<(EventFile, OpenedEvent), JournalFault> {
    EventFile::open(path)
}

/// Writes down what was done to an event since it had `before` records, and returns when that was.
pub fn write_event(file: &mut EventFile, event: &Event, before: usize, who: &str) -> Result<u64, Unwritten> {
    let at = now();
    for op in event.records().iter().skip(before) {
        file.append(&EventRecord { at, who: who.to_owned(), op: op.clone() })?;
    }
    Ok(at)
}

/// Makes the file of a new pod, with a promise of its seed.
pub fn create_pod(path: &Path, setup: PodSetup) -> Result<(PodFile, PodHeader), JournalFault> {
    let noise: [u8; 32] = rand::random();
    let header = PodHeader::new(setup, Salt(Hex32(derive(&noise, &[b"salt"]))), now());
    Ok((PodFile::create(path, &header)?, header))
}
