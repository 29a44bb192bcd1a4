//! A game of any kind put on the table: promised, written down, hosted; or continued.

use super::notices;
use crate::commitment::promise;
use crate::last_save;
use crate::refusal::Refusal;
use crate::table_session::{Elsewhere, Playable, TableSession};
use events::matchplay::fair::FairRecord;
use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, NotKept};
use hotseat::opening::Opening;
use hotseat::table::Table;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use storage::save::SaveFile;

/// A game on the table, and a notice about it.
pub(crate) type Hosting<G> = (TableSession<G>, Option<String>);

/// Puts a new game on the table: its journal is written before anything is seen.
///
/// # Errors
/// The setup cannot be played, or the journal cannot be written.
pub(crate) fn begin<G: Playable>(
    folder: PathBuf,
    data: &<G as Hosted>::Data,
    (table, title): (Table, String),
    setup: <G as Hosted>::Setup,
    seed: Option<u64>,
) -> Result<Hosting<G>, Refusal> {
    let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (promise, commitment, luck) = match seed {
        // Everybody knows a seed that somebody named: there is nothing to promise.
        Some(seed) => (None, None, (seed, None)),
        None => {
            let (record, luck) = promise(&table.names(), &setup)?;
            let text = serde_json::to_string(&record)?;
            (Some(text), Some(record.commitment.to_string()), luck)
        }
    };
    let opening = Opening::<G>::keyed(data, table, setup, luck, started)?.promising(promise);
    let file = SaveFile::create(&folder, opening.header())?;
    last_save::remember(Some(file.path().display().to_string()));
    let host = Host::begin(opening, Box::new(file));
    let notice = commitment.as_ref().map(|commitment| {
        format!("Seed commitment {commitment}, by which the shuffling can be checked after the game.")
    });
    let session = TableSession::new(host, title).promising(commitment);
    Ok((session.saving_elsewhere(another_file::<G>(folder)), notice))
}

/// Continues a saved game; its setup gives its title and a notice about it.
pub(crate) fn go_on<G: Playable>(
    folder: PathBuf,
    data: &<G as Hosted>::Data,
    path: &Path,
    about: impl FnOnce(&Table, &<G as Hosted>::Setup) -> (String, Option<String>),
) -> Result<Hosting<G>, Refusal> {
    let opened = SaveFile::open(path)?;
    last_save::remember(Some(path.display().to_string()));
    let header: Header<<G as Hosted>::Setup> = opened.header;
    // Only what was shown before is taken from the promise; the secret stays sealed.
    let promise = header.promise.as_deref().map(serde_json::from_str::<FairRecord>);
    let promise = promise.transpose().map_err(Refusal::in_file(path))?;
    let (title, marked) = about(&header.table, &header.setup);
    let (host, notice) =
        Host::<G>::resume(data, header, opened.records, Box::new(opened.file)).map_err(Refusal::in_file(path))?;
    let commitment = promise.map(|record| record.commitment.to_string());
    let session = TableSession::new(host, title).promising(commitment);
    Ok((session.saving_elsewhere(another_file::<G>(folder)), notices([notice, marked])))
}

/// Saves a game in a file of its own in this folder.
fn another_file<G: Playable>(folder: PathBuf) -> Elsewhere<G> {
    Box::new(move |header| {
        let file = SaveFile::create(&folder, header).map_err(|fault| NotKept(fault.to_string()))?;
        last_save::remember(Some(file.path().display().to_string()));
        Ok(Box::new(file))
    })
}
