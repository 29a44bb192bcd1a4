//! What people remark about a saved game, in a file beside it: the save itself stays as it was played.

use super::unwritten::Unwritten;
use super::{atomic, text_file};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::{fs, io};

/// The largest file of remarks, in bytes.
const MOST_BYTES: usize = 1_000_000;

/// Where the remarks about a game are, and where its review is.
const REMARKS: &str = "remarks.json";
const REVIEW: &str = "review.json";

/// The remarks about a saved game; none if nobody made any.
///
/// # Errors
/// They cannot be read.
pub fn read<T: DeserializeOwned + Default>(save: &Path) -> io::Result<T> {
    read_file(&save.with_extension(REMARKS))
}

/// What a review of a saved game found; nothing if there is none.
///
/// # Errors
/// It cannot be read.
pub fn read_review<T: DeserializeOwned + Default>(save: &Path) -> io::Result<T> {
    read_file(&save.with_extension(REVIEW))
}

fn read_file<T: DeserializeOwned + Default>(path: &Path) -> io::Result<T> {
    if !path.exists() {
        return Ok(T::default());
    }
    let bytes = text_file::read(path, MOST_BYTES).map_err(io::Error::other)?;
    Ok(serde_json::from_slice(&bytes)?)
}

/// Writes the remarks about a saved game.
///
/// # Errors
/// They cannot be written.
pub fn write(save: &Path, remarks: &impl Serialize) -> Result<(), Unwritten> {
    write_file(&save.with_extension(REMARKS), remarks)
}

/// Writes what a review of a saved game found.
///
/// # Errors
/// It cannot be written.
pub fn write_review(save: &Path, found: &impl Serialize) -> Result<(), Unwritten> {
    write_file(&save.with_extension(REVIEW), found)
}

fn write_file(path: &Path, value: &impl Serialize) -> Result<(), Unwritten> {
    let text = serde_json::to_string(value).map_err(|fault| Unwritten::of(path)(fault.into()))?;
    atomic::write(path, format!("{text}\n").as_bytes()).map_err(Unwritten::of(path))
}

/// Removes what lies beside a save that is removed.
///
/// # Errors
/// The system's own error.
pub(super) fn remove(save: &Path) -> io::Result<()> {
    for beside in [REMARKS, REVIEW] {
        match fs::remove_file(save.with_extension(beside)) {
            Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(fault),
            _ => {}
        }
    }
    Ok(())
}
