//! What a person keeps for all their games: themes and keys of their own, and the theme they chose last.

use crate::storage::paths::Paths;
use crate::storage::settings::Settings;
use crate::storage::text_file::{self, ReadError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The largest theme or key file, in bytes.
const MOST_BYTES: usize = 100_000;

/// A file that a person may have written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnFile {
    /// Where it is, or would be.
    pub path: PathBuf,
    /// What it says; nothing if there is none.
    pub text: Option<String>,
}

/// The theme file of this name in the person's own folder.
///
/// # Errors
/// It cannot be read; in a sentence.
pub(crate) fn theme_file(paths: &Paths, name: &str) -> Result<OwnFile, String> {
    let plain = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    let path = paths.theme(if plain { name } else { "NAME" });
    let text = if plain { read(&path)? } else { None };
    Ok(OwnFile { path, text })
}

/// The person's own key file.
///
/// # Errors
/// It cannot be read; in a sentence.
pub(crate) fn key_file(paths: &Paths) -> Result<OwnFile, String> {
    let path = paths.keys();
    let text = read(&path)?;
    Ok(OwnFile { path, text })
}

/// Remembers the theme for the next time.
///
/// # Errors
/// The settings cannot be read or written, in a sentence; they are as they were.
pub(crate) fn remember_theme(paths: &Paths, name: &str) -> Result<(), String> {
    let (settings, _) = Settings::load(&paths.settings()).map_err(|fault| fault.to_string())?;
    Settings { theme: name.to_owned(), ..settings }.save(&paths.settings()).map_err(|fault| fault.to_string())
}

/// The text of a file; nothing if there is none.
fn read(path: &Path) -> Result<Option<String>, String> {
    match text_file::read(path, MOST_BYTES) {
        Err(ReadError::System { error, .. }) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(fault) => Err(fault.to_string()),
        Ok(bytes) => {
            String::from_utf8(bytes).map(Some).map_err(|_| format!("{}: this is not UTF-8 text", path.display()))
        }
    }
}
