//! Events and pods in files, as front ends ask for them: made with a seed from the system, opened, and written to
//! before anybody is told.

use events::matchplay::fair::{Hex32, Salt};
use events::tournament::{Event, EventSetup, Stamp};
use jiff::Timestamp;
use jiff::tz::TimeZone;
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

/// Writes down what was done to an event since it had `before` records, as it was signed.
pub fn write_event(file: &mut EventFile, event: &Event, before: usize, stamp: &Stamp) -> Result<(), Unwritten> {
    for op in event.records().iter().skip(before) {
        let (at, who) = (stamp.at.unwrap_or_default(), stamp.by.clone());
        file.append(&EventRecord { at, who, op: op.clone() })?;
    }
    Ok(())
}

/// A signature of this moment.
pub fn signed(by: &str) -> Stamp {
    Stamp::new(now(), by)
}

/// A moment by the clock on the wall: "2026-11-28 19:31:05".
pub fn moment(at: u64) -> String {
    on_the_wall(at, "%Y-%m-%d %H:%M:%S")
}

/// The hour of a moment by the clock on the wall: "19:31".
pub fn hour(at: u64) -> String {
    on_the_wall(at, "%H:%M")
}

/// A moment for other programs: "2026-11-28T18:31:05Z".
pub fn utc(at: u64) -> String {
    timestamp(at).map(|second| second.to_string()).unwrap_or_default()
}

fn on_the_wall(at: u64, form: &str) -> String {
    let second = timestamp(at).map(|second| second.to_zoned_datetime(TimeZone::system()));
    second.map(|second| second.strftime(form).to_string()).unwrap_or_default()
}

fn timestamp(at: u64) -> Option<Timestamp> {
    Timestamp::from_second(i64::try_from(at).ok()?).ok()
}

/// Makes the file of a new pod, with a promise of its seed.
pub fn create_pod(path: &Path, setup: PodSetup) -> Result<(PodFile, PodHeader), JournalFault> {
    let noise: [u8; 32] = rand::random();
    let header = PodHeader::new(setup, Salt(Hex32(derive(&noise, &[b"salt"]))), now());
    Ok((PodFile::create(path, &header)?, header))
}
