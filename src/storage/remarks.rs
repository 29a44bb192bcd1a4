//! What people remark about a saved game, in a file beside it: the save itself stays as it was played.

use super::unwritten::Unwritten;
use super::{atomic, text_file};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::path::{Path, PathBuf};

/// The largest file of remarks, in bytes.
const MOST_BYTES: usize = 1_000_000;

/// Where the remarks about a game are, and where its review is.
const REMARKS: &str = "remarks.json";
const REVIEW: &str = "review.json";

/// Where the review of a game is kept.
pub fn review_of(save: &Path) -> PathBuf {
    save.with_extension(REVIEW)
}

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
    read_file(&review_of(save))
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
    let path = save.with_extension(REMARKS);
    let text = serde_json::to_string(remarks).map_err(|fault| Unwritten::of(&path)(fault.into()))?;
    atomic::write(&path, format!("{text}\n").as_bytes()).map_err(Unwritten::of(&path))
}
