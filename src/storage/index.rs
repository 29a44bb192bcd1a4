//! What lists show of saves, remembered: a start reads only the saves that were written since.
//!
//! The index is never believed further than to show a list. It is checked against size and time of every file, and
//! whoever removes it loses nothing.

use super::{atomic, text_file};
use crate::hotseat::quoted::quoted;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The file, in the folder of saves.
pub const FILE: &str = "index";

/// The largest index, in bytes: some hundred thousand games.
const MOST_BYTES: usize = 64 << 20;

/// What a list shows of a saved game or match. Public facts only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's name, for example `unlimited`.
    pub game: String,
    /// Who sits at the table.
    pub names: Vec<String>,
    /// Where it stands: "Round 4, action phase". Empty if it never got that far.
    pub place: String,
    /// Is it over?
    pub over: bool,
    /// How many picks were made; of a match, events.
    pub picks: usize,
    /// Is there more than picks: notes, or somebody who gave up? An index of before does not say so.
    #[serde(default)]
    pub more: bool,
}

/// A file as it was when it was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Remembered {
    bytes: u64,
    /// Since 1970.
    written: Duration,
    shown: Summary,
}

/// What is known of a folder of saves.
#[derive(Debug, Default)]
pub struct Index {
    path: PathBuf,
    then: BTreeMap<String, Remembered>,
    now: BTreeMap<String, Remembered>,
}

impl Index {
    /// The index of a folder of saves; an empty one if there is none that can be read.
    pub fn of(folder: &Path) -> Index {
        let path = folder.join(FILE);
        let read = path.is_file().then(|| text_file::read(&path, MOST_BYTES).ok()).flatten();
        let then = read.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        Index { path, then, now: BTreeMap::new() }
    }

    /// What is shown of a file with this name: remembered, if it is as it was, or else as `read` says.
    ///
    /// # Errors
    /// That of `read`.
    pub fn shown<E>(
        &mut self,
        name: &str,
        found: &Metadata,
        read: impl FnOnce() -> Result<Summary, E>,
    ) -> Result<(Summary, SystemTime), E> {
        let saved = found.modified().unwrap_or(UNIX_EPOCH);
        let (bytes, written) = (found.len(), saved.duration_since(UNIX_EPOCH).unwrap_or_default());
        let known = self.then.get(name).filter(|known| known.bytes == bytes && known.written == written);
        let shown = match known {
            Some(known) => readable(known.shown.clone()),
            None => read()?,
        };
        self.now.insert(name.to_owned(), Remembered { bytes, written, shown: shown.clone() });
        Ok((shown, saved))
    }

    /// Writes down what was learned; files that are gone are forgotten. Where that cannot be written, the next start
    /// reads the saves themselves.
    pub fn keep(self) {
        let none = self.now.is_empty() && self.then.is_empty();
        if none || self.now == self.then {
            return;
        }
        if let Ok(text) = serde_json::to_vec(&self.now) {
            drop(atomic::write(&self.path, &text));
        }
    }
}

/// Somebody else may have written the index.
fn readable(shown: Summary) -> Summary {
    Summary {
        game: quoted(&shown.game),
        names: shown.names.iter().map(|name| quoted(name)).collect(),
        place: quoted(&shown.place),
        ..shown
    }
}
