//! A person's own decks: one file each, in that person's folder.

use super::{atomic, private, text_file};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its name without the ending.
    pub stem: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Why a deck was not written, moved or removed. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum DeckFault {
    /// The system refused.
    #[error("{path} cannot be {what}: {error}")]
    System {
        /// The file.
        path: PathBuf,
        /// "written", "removed" …
        what: &'static str,
        /// The system's reason.
        error: io::Error,
    },
    /// A file of that name exists and must not be replaced.
    #[error("{0} exists already. It was left as it is.")]
    Exists(PathBuf),
}

/// Every deck of a folder, by name; empty if there is no such folder. Files that cannot be read or are too large are
/// left out.
pub fn list(folder: &Path, most: usize) -> Vec<DeckFile> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    let file = |path: PathBuf| {
        let stem = path.file_stem()?.to_string_lossy().into_owned();
        Some(DeckFile { bytes: text_file::read(&path, most).ok()?, stem, path })
    };
    paths.into_iter().filter(|path| !is_draft(path)).filter_map(file).collect()
}

/// Is it what an interrupted write left behind?
fn is_draft(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "new")
}

/// Writes a new deck under a name that is still free, and returns the file.
///
/// # Errors
/// It cannot be written.
pub fn add(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, DeckFault> {
    let stem = stem(name);
    let mut path = folder.join(format!("{stem}.json"));
    let mut number = 1u32;
    while path.exists() {
        number += 1;
        path = folder.join(format!("{stem}-{number}.json"));
    }
    replace(&path, bytes)?;
    Ok(path)
}

/// Writes a deck over its own file: either the old one or the new one is always there.
///
/// # Errors
/// It cannot be written; the old one stays.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), DeckFault> {
    atomic::write(path, bytes).map_err(|error| DeckFault::System { path: path.to_path_buf(), what: "written", error })
}

/// Writes an export to a file that does not exist yet, readable by its owner alone: a list or a pool is nobody else's
/// business.
///
/// # Errors
/// It exists, or cannot be written.
pub fn export(path: &Path, bytes: &[u8]) -> Result<(), DeckFault> {
    if path.exists() {
        return Err(DeckFault::Exists(path.to_path_buf()));
    }
    replace(path, bytes)?;
    private::close(path).map_err(|error| DeckFault::System {
        path: path.to_path_buf(),
        what: "closed to others",
        error,
    })
}

/// Removes a deck with its earlier versions.
///
/// # Errors
/// It cannot be removed.
pub fn remove(path: &Path) -> Result<(), DeckFault> {
    let system = |error| DeckFault::System { path: path.to_path_buf(), what: "removed", error };
    fs::remove_file(path).map_err(system)?;
    match fs::remove_dir_all(versions_of(path)) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => Err(system(fault)),
        _ => Ok(()),
    }
}

/// An earlier version of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// When it was put aside, in seconds since 1970.
    pub at: u64,
    /// What was in it.
    pub bytes: Vec<u8>,
}

/// Where the earlier versions of a deck are.
fn versions_of(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default();
    path.parent().unwrap_or(Path::new(".")).join("versions").join(stem)
}

/// Keeps a deck as it is before it is changed, unless its newest version is the same.
///
/// # Errors
/// It cannot be read or written.
pub fn keep_version(path: &Path, at: u64, most: usize) -> Result<(), DeckFault> {
    let folder = versions_of(path);
    let file = folder.join(format!("{at}.json"));
    let system = |what, error| DeckFault::System { path: file.clone(), what, error };
    let bytes = text_file::read(path, most).map_err(|fault| system("written", io::Error::other(fault)))?;
    if versions(path, most).last().is_some_and(|newest| newest.bytes == bytes) {
        return Ok(());
    }
    private::make_folder(&folder).and_then(|()| atomic::write(&file, &bytes)).map_err(|error| system("written", error))
}

/// The earlier versions of a deck, oldest first; those that cannot be read are left out.
pub fn versions(path: &Path, most: usize) -> Vec<Version> {
    let Ok(entries) = fs::read_dir(versions_of(path)) else { return Vec::new() };
    let version = |file: PathBuf| {
        let at = file.file_stem()?.to_str()?.parse().ok()?;
        Some(Version { at, bytes: text_file::read(&file, most).ok()? })
    };
    let mut versions: Vec<Version> = entries.flatten().filter_map(|entry| version(entry.path())).collect();
    versions.sort_by_key(|version| version.at);
    versions
}

/// A file name from a deck's name: small letters and digits with hyphens between.
fn stem(name: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' };
    let plain: String = name.chars().map(letter).take(60).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    if words.is_empty() { "deck".into() } else { words.join("-") }
}
