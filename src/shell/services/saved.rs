//! The games and matches in the folder of saves, as lists show them.

use crate::games::{self, Games};
use crate::refusal::Refusal;
use crate::services::SavedEntry;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use storage::index::Index;
use storage::match_file;
use storage::match_journal;
use storage::paths::Paths;
use storage::saves::{self, Saved};

/// Everything saved: first what can be continued, then what is over; each newest first.
#[derive(Default)]
pub(super) struct SavedGames {
    entries: Vec<SavedEntry>,
    files: Vec<SavedFile>,
    unfinished: usize,
}

/// Where a game or a match is saved.
pub(super) struct SavedFile {
    /// The file of a game, or the folder of a match.
    pub(super) path: PathBuf,
    /// Is it a match?
    pub(super) is_match: bool,
}

impl SavedFile {
    /// Removes it for good.
    pub(super) fn delete(&self) -> Result<(), Refusal> {
        let removed = if self.is_match { match_file::remove(&self.path) } else { saves::remove(&self.path) };
        Ok(removed?)
    }
}

/// A saved game before sorting.
struct Found {
    entry: SavedEntry,
    file: SavedFile,
    saved: SystemTime,
    over: bool,
}

impl SavedGames {
    /// Reads the folder. A game in which nobody did anything is not listed: there is nothing to continue.
    pub(super) fn read(paths: &Paths, list: Games) -> SavedGames {
        let folder = paths.saves();
        let mut index = Index::of(&folder);
        let games = saves::list_with(&folder, &mut index).unwrap_or_default().games.into_iter();
        let games = games.filter(|saved| saved.over || saved.touched);
        let mut all: Vec<Found> = games
            .map(|saved| found(&saved.names, &about(&saved, list), saved.saved, saved.over, saved.path.clone(), false))
            .collect();
        let matches = match_file::list(&folder, &mut index, match_journal::summary).unwrap_or_default().into_iter();
        all.extend(
            matches.map(|(path, shown, saved)| found(&shown.names, &shown.place, saved, shown.over, path, true)),
        );
        index.keep();
        all.sort_by_key(|found| (found.over, std::cmp::Reverse(found.saved)));
        let unfinished = all.iter().filter(|found| !found.over).count();
        let (entries, files) = all.into_iter().map(|found| (found.entry, found.file)).unzip();
        SavedGames { entries, files, unfinished }
    }

    /// Saves that can be continued.
    pub(super) fn unfinished(&self) -> &[SavedEntry] {
        &self.entries[..self.unfinished]
    }

    /// Finished saves.
    pub(super) fn finished(&self) -> &[SavedEntry] {
        &self.entries[self.unfinished..]
    }

    /// The newest save that can be continued.
    pub(super) fn newest(&self) -> Option<&Path> {
        self.files[..self.unfinished].first().map(|file| file.path.as_path())
    }

    /// The newest that is over.
    pub(super) fn newest_finished(&self) -> Option<&Path> {
        self.files[self.unfinished..].first().map(|file| file.path.as_path())
    }

    /// The location of one of them; finished ones follow unfinished ones.
    pub(super) fn file(&self, saved: usize) -> Option<&SavedFile> {
        self.files.get(saved)
    }
}

/// The game and where it stands.
fn about(saved: &Saved, list: Games) -> String {
    let game = match (games::named(list, &saved.game), saved.names.len()) {
        (Some(game), seats) => game.listed(seats),
        (None, 2) => "duel".to_owned(),
        (None, seats) => format!("{seats} seats"),
    };
    if saved.place.is_empty() { game } else { format!("{game}; {}", saved.place) }
}

fn found(names: &[String], place: &str, saved: SystemTime, over: bool, path: PathBuf, is_match: bool) -> Found {
    let entry = SavedEntry { title: names.join(", "), about: format!("{place}; {}", ago(saved)) };
    Found { entry, file: SavedFile { path, is_match }, saved, over }
}

fn ago(time: SystemTime) -> String {
    let Ok(past) = SystemTime::now().duration_since(time) else { return "just now".to_owned() };
    let minutes = past.as_secs() / 60;
    match minutes {
        0 => "just now".to_owned(),
        1 => "a minute ago".to_owned(),
        2..60 => format!("{minutes} minutes ago"),
        60..120 => "an hour ago".to_owned(),
        120..2880 => format!("{} hours ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}
