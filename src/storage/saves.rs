//! The list of saved games, read without playing them back.

use super::index::{Index, Summary};
use super::log_file;
use super::remarks;
use super::save::{self, ENDING, OpenFault};
use hotseat::journal::Record;
use hotseat::quoted::quoted;
use serde::de::IgnoredAny;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A saved game as a list shows it. Public facts only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The file.
    pub path: PathBuf,
    /// The game's name, for example `unlimited`.
    pub game: String,
    /// Who sits at the table.
    pub names: Vec<String>,
    /// Where the game stood at the last check: "Round 4, action phase". Empty if it never got that far.
    pub place: String,
    /// Is it over?
    pub over: bool,
    /// How many picks were made.
    pub picks: usize,
    /// Did anybody do anything in it: pick, write notes, concede?
    pub touched: bool,
    /// When something was last written, by the clock of the machine.
    pub saved: SystemTime,
}

/// All saves of a folder.
#[derive(Debug, Default)]
pub struct List {
    /// The saves that can be read, newest first.
    pub games: Vec<Saved>,
    /// The saves that cannot be read, each with the reason.
    pub refused: Vec<OpenFault>,
}

impl List {
    /// The games that are not over, newest first.
    pub fn unfinished(&self) -> impl Iterator<Item = &Saved> {
        self.games.iter().filter(|saved| !saved.over)
    }
}

/// Reads a folder of saves. A folder that does not exist holds none. Nothing is changed or locked.
///
/// # Errors
/// The folder cannot be read.
pub fn list(folder: &Path) -> Result<List, OpenFault> {
    list_with(folder, &mut Index::default())
}

/// Like [`list`], but saves that the index knows are not read again.
///
/// # Errors
/// The folder cannot be read.
pub fn list_with(folder: &Path, index: &mut Index) -> Result<List, OpenFault> {
    let system = |error| OpenFault::System { path: folder.to_path_buf(), what: "read", error };
    let entries = match fs::read_dir(folder) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(List::default()),
        other => other.map_err(system)?,
    };
    let mut list = List::default();
    for entry in entries {
        let path = entry.map_err(system)?.path();
        if path.extension().is_none_or(|ending| ending != ENDING) {
            continue;
        }
        match remembered(&path, index) {
            Ok(Some(saved)) => list.games.push(saved),
            Ok(None) => {}
            Err(fault) => list.refused.push(fault),
        }
    }
    list.games.sort_by(|left, right| right.saved.cmp(&left.saved).then_with(|| right.path.cmp(&left.path)));
    list.refused.sort_by_key(ToString::to_string);
    Ok(list)
}

/// One save of a list; `None` for an empty file, left by a program that was killed before it wrote the header.
fn remembered(path: &Path, index: &mut Index) -> Result<Option<Saved>, OpenFault> {
    let found = fs::metadata(path).map_err(OpenFault::system(path, "read"))?;
    if found.is_file() && found.len() == 0 {
        return Ok(None);
    }
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let (shown, saved) = index.shown(&name, &found, || read(path))?;
    Ok(Some(saved_game(path, shown, saved)))
}

/// Reads what a list shows of one save, whatever game it is of.
pub fn summary(path: &Path) -> Result<Saved, OpenFault> {
    let saved = fs::metadata(path).and_then(|found| found.modified()).map_err(OpenFault::system(path, "read"))?;
    Ok(saved_game(path, read(path)?, saved))
}

/// The name of the game whose save this is; `None` if it cannot be read.
pub fn game_of(path: &Path) -> Option<String> {
    summary(path).ok().map(|saved| saved.game)
}

/// Removes a save for good with what was remarked about it, unless it is being played.
pub fn remove(path: &Path) -> Result<(), OpenFault> {
    log_file::remove(path, None)?;
    remarks::remove(path).map_err(OpenFault::system(path, "removed"))
}

fn saved_game(path: &Path, shown: Summary, saved: SystemTime) -> Saved {
    let Summary { game, names, place, over, picks, more } = shown;
    let touched = picks > 0 || more;
    Saved { path: path.to_path_buf(), game, names, place, over, picks, touched, saved }
}

fn read(path: &Path) -> Result<Summary, OpenFault> {
    let (header, records) = save::read::<IgnoredAny, IgnoredAny>(path)?;
    let (game, names) = (quoted(&header.game), header.table.names());
    let mut shown = Summary { game, names, place: String::new(), over: false, picks: 0, more: false };
    for record in records {
        match record {
            Record::Pick { .. } => shown.picks += 1,
            Record::Check { place, over, .. } => (shown.place, shown.over) = (quoted(&place), over),
            Record::Concede { .. } | Record::Notes { .. } => shown.more = true,
            Record::Undo { .. } | Record::Time { .. } | Record::Clock { .. } | Record::Read { .. } => {}
        }
    }
    Ok(shown)
}
