//! What is played on this machine now: the logs that another program holds.

use super::match_file::{FOLDER_ENDING, JOURNAL};
use super::save::ENDING;
use super::{event_file, event_folder, log_file};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Games, matches and events in these folders that somebody has open elsewhere; those written last come first.
pub fn running(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = event_folder::files(folders);
    files.retain(|(_, path)| log_of(path).is_some_and(|log| log_file::is_held(&log)));
    // A game of the desk is written at its own table, so the newest is what people look at.
    files.sort_by(|one, other| other.cmp(one));
    files.into_iter().map(|(_, path)| path).collect()
}

/// The log of a game, a match or an event.
fn log_of(path: &Path) -> Option<PathBuf> {
    match path.extension().and_then(OsStr::to_str)? {
        FOLDER_ENDING => Some(path.join(JOURNAL)),
        ENDING | event_file::ENDING => Some(path.to_path_buf()),
        _ => None,
    }
}

/// What tells one state of a save from the next: of a match, the states of all its files.
pub fn state(path: &Path) -> impl PartialEq + use<> {
    let mut files = if path.is_dir() { event_folder::files(&[path.to_path_buf()]) } else { Vec::new() };
    files.sort();
    let lengths: Vec<_> = files.iter().map(|(_, path)| event_folder::state(path)).collect();
    (event_folder::state(path), lengths)
}
