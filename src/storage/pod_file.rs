//! `NAME.pod`: what a pod starts from, including the secret that was committed to, then everything that happened.

use super::journal_file::{self, Journal, JournalFault};
use super::log_file::{LogFile, Sort};
use super::unwritten::Unwritten;
use events::matchplay::fair::{Commitment, FairSetup, Hex32, MasterSeed, Reveal};
use serde::{Deserialize, Serialize};
use std::path::Path;
use swu_decks::limited::{Pod, PodSetup, Record};

const SORT: Sort = Sort { magic: "cantina pod ", version: 1, about: "pod" };

/// What the pod starts from. Like the whole file, it is sealed until the pod is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PodHeader {
    /// What the pod is, its seed included.
    pub setup: PodSetup,
    /// The facts committed to together with the seed.
    pub facts: FairSetup,
    /// The secret.
    pub secret: Reveal,
    /// The hash shown beforehand.
    pub commitment: Commitment,
    /// When it was made, in seconds since 1970 by the clock of the machine it was made on.
    pub made: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

impl PodHeader {
    /// The header of a new pod, with the salt of its commitment.
    pub fn new(setup: PodSetup, salt: events::matchplay::fair::Salt, made: u64) -> PodHeader {
        let mut seed = [0; 32];
        seed[24..].copy_from_slice(&setup.seed.to_be_bytes());
        let secret = Reveal { salt, seed: MasterSeed(Hex32(seed)) };
        let facts = facts(&setup);
        let commitment = Commitment::to(&secret, &facts);
        PodHeader { setup, facts, secret, commitment, made, program: env!("CARGO_PKG_VERSION").to_owned() }
    }

    /// Is the seed the one committed to, together with what was played?
    pub fn is_as_promised(&self) -> bool {
        let seed = &self.secret.seed.0.0;
        let (high, low) = seed.split_at(24);
        facts(&self.setup) == self.facts
            && Commitment::to(&self.secret, &self.facts) == self.commitment
            && high.iter().all(|byte| *byte == 0)
            && low == self.setup.seed.to_be_bytes()
    }
}

/// What is committed to together with the seed.
fn facts(setup: &PodSetup) -> FairSetup {
    let seats: Vec<String> =
        setup.seats.iter().map(|seat| format!("{}{}", seat.name, if seat.bot { " (bot)" } else { "" })).collect();
    let pairs = [
        ("kind", setup.kind.word().to_owned()),
        ("sets", setup.sets.join(" ")),
        ("seats", seats.join("\n")),
        ("ahead", setup.options.ahead.to_string()),
        ("shuffle seats", setup.options.shuffle_seats.to_string()),
    ];
    pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The journal of a pod, open.
pub struct PodFile {
    log: LogFile,
}

/// A pod as read from its file.
pub struct OpenedPod {
    /// What it started from.
    pub header: PodHeader,
    /// The pod.
    pub pod: Pod,
    /// Was the last record cut short, and therefore left out?
    pub torn: bool,
}

impl PodFile {
    /// Makes the journal of a new pod.
    pub fn create(path: &Path, header: &PodHeader) -> Result<PodFile, JournalFault> {
        Ok(PodFile { log: journal_file::create(SORT, path, header)? })
    }

    /// Opens a pod to continue it.
    pub fn open(path: &Path) -> Result<(PodFile, OpenedPod), JournalFault> {
        let (log, journal) = journal_file::open(SORT, path)?;
        Ok((PodFile { log }, replayed(path, journal)?))
    }

    /// Reads a pod without locking its file.
    pub fn read(path: &Path) -> Result<OpenedPod, JournalFault> {
        replayed(path, journal_file::read(SORT, path)?)
    }

    /// Writes down what happened; it is on disk when this returns.
    pub fn append(&mut self, records: &[Record]) -> Result<(), Unwritten> {
        self.log.append(records)
    }
}

fn replayed(path: &Path, journal: Journal<PodHeader, Record>) -> Result<OpenedPod, JournalFault> {
    let mut pod =
        Pod::new(journal.header.setup.clone()).map_err(|why| JournalFault::impossible(path, 0, why.to_string()))?;
    for (number, record) in journal.records.iter().enumerate() {
        let done = pod.apply(record);
        done.map_err(|why| JournalFault::impossible(path, number + 1, format!("it cannot have happened: {why}")))?;
    }
    Ok(OpenedPod { header: journal.header, pod, torn: journal.torn })
}
