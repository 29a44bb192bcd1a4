//! A match on disk: a folder with the match's own log and the saves of its games.

use super::index::{Index, Summary};
use super::log_file::{self, LogFile, OpenFault, Sort};
use super::private;
use super::unwritten::Unwritten;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

/// The ending of match folders.
pub const FOLDER_ENDING: &str = "match";

/// The journal's name in its folder.
pub const JOURNAL: &str = "journal";

/// Logs of matches.
const MATCHES: Sort = Sort { magic: "cantina match ", version: 1, about: "match" };

/// An open, locked match journal.
pub struct MatchFile(LogFile);

/// What a match's journal says.
pub struct MatchRead<H, R> {
    /// What the match starts from.
    pub header: H,
    /// What happened.
    pub records: Vec<R>,
}

impl MatchFile {
    /// Creates a folder for a new match, named after `stem`, with a journal that holds the header.
    ///
    /// # Errors
    /// The system refused; at most an empty folder was created.
    pub fn create(saves: &Path, stem: &str, header: &impl Serialize) -> Result<MatchFile, OpenFault> {
        private::make_folder(saves).map_err(OpenFault::system(saves, "made"))?;
        let mut folder = saves.join(format!("{stem}.{FOLDER_ENDING}"));
        let mut number = 1u32;
        while let Err(fault) = private::make_new_folder(&folder) {
            if fault.kind() != io::ErrorKind::AlreadyExists {
                return Err(OpenFault::system(&folder, "made")(fault));
            }
            number += 1;
            folder = saves.join(format!("{stem}-{number}.{FOLDER_ENDING}"));
        }
        LogFile::create(MATCHES, &folder, [JOURNAL.to_owned()], header).map(MatchFile)
    }

    /// Opens a match to continue it: locks its journal, reads it all, and only then cuts off a torn last record.
    pub fn open<H: DeserializeOwned, R: DeserializeOwned>(
        folder: &Path,
    ) -> Result<(MatchFile, MatchRead<H, R>), OpenFault> {
        let (file, contents) = LogFile::open(MATCHES, &folder.join(JOURNAL))?;
        Ok((MatchFile(file), MatchRead { header: contents.header, records: contents.records }))
    }

    /// Writes all records or none, and returns when they are on disk.
    pub fn append(&mut self, records: &[impl Serialize]) -> Result<(), Unwritten> {
        self.0.append(records)
    }

    /// The match's folder.
    pub fn folder(&self) -> &Path {
        self.0.path().parent().unwrap_or(Path::new("."))
    }
}

/// Reads a match without locking or changing it.
pub fn read<H: DeserializeOwned, R: DeserializeOwned>(folder: &Path) -> Result<MatchRead<H, R>, OpenFault> {
    let contents = log_file::read(MATCHES, &folder.join(JOURNAL))?;
    Ok(MatchRead { header: contents.header, records: contents.records })
}

/// Removes a match with its games for good, unless it is being played.
pub fn remove(folder: &Path) -> Result<(), OpenFault> {
    log_file::remove(&folder.join(JOURNAL), Some(folder))
}

/// The save of a game named in a match's journal: never a file outside the match's folder.
///
/// # Errors
/// The name is not that of a file in the folder.
pub fn game_in(folder: &Path, name: &str) -> Result<PathBuf, Stranger> {
    let mut parts = Path::new(name).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(_)), None) => Ok(folder.join(name)),
        _ => Err(Stranger { journal: folder.join(JOURNAL), name: name.to_owned() }),
    }
}

/// A journal of a match names a game that is not in its folder.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {name:?} is not a save in this folder", journal.display())]
pub struct Stranger {
    /// The journal.
    pub journal: PathBuf,
    /// What it names.
    pub name: String,
}

/// The matches in the folder of saves that `read` understands, newest first, each with the time of its newest record;
/// empty if there is no such folder. Those that the index knows are not read again.
///
/// # Errors
/// The folder cannot be read.
pub fn list<E>(
    saves: &Path,
    index: &mut Index,
    read: impl Fn(&Path) -> Result<Summary, E>,
) -> Result<Vec<(PathBuf, Summary, SystemTime)>, OpenFault> {
    let entries = match fs::read_dir(saves) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(OpenFault::system(saves, "read"))?,
    };
    let mut matches = Vec::new();
    for entry in entries {
        let name = entry.map_err(OpenFault::system(saves, "read"))?.file_name();
        if Path::new(&name).extension().is_none_or(|ending| ending != FOLDER_ENDING) {
            continue;
        }
        let path = saves.join(&name);
        let Ok(found) = fs::metadata(path.join(JOURNAL)) else { continue };
        if let Ok((shown, saved)) = index.shown(&name.to_string_lossy(), &found, || read(&path)) {
            matches.push((path, shown, saved));
        }
    }
    matches.sort_by(|left, right| right.2.cmp(&left.2).then_with(|| right.0.cmp(&left.0)));
    Ok(matches)
}
