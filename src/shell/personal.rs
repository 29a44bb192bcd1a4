//! What a person keeps for all their games: their own themes and keys, and the theme they chose last.

use super::preferences::{self, Preference, PreferenceRow};
use crate::refusal::{Refusal, SavedFault};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use storage::atomic;
use storage::paths::Paths;
use storage::settings::Settings;
use storage::text_file::{self, ReadError};
use storage::unwritten::Unwritten;

/// The largest theme or key file, in bytes.
const MOST_BYTES: usize = 100_000;

/// A file that a person may have written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnFile {
    /// Where it is, or would be.
    pub path: PathBuf,
    /// Its text; `None` if there is no such file.
    pub text: Option<String>,
}

/// The theme file of this name in the person's own folder.
///
/// # Errors
/// It cannot be read; in a sentence.
pub fn theme_file(paths: &Paths, name: &str) -> Result<OwnFile, Refusal> {
    let plain = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    let path = paths.theme(if plain { name } else { "NAME" });
    let text = if plain { read(&path)? } else { None };
    Ok(OwnFile { path, text })
}

/// The person's own key file.
///
/// # Errors
/// It cannot be read; in a sentence.
pub fn key_file(paths: &Paths) -> Result<OwnFile, Refusal> {
    let path = paths.keys();
    let text = read(&path)?;
    Ok(OwnFile { path, text })
}

/// Remembers the theme for the next time.
///
/// # Errors
/// The settings cannot be read or written; they are as they were.
pub fn remember_theme(paths: &Paths, name: &str) -> Result<(), Refusal> {
    let (settings, _) = Settings::load(&paths.settings())?;
    Settings { theme: name.to_owned(), ..settings }.save(&paths.settings())?;
    Ok(())
}

/// The settings as rows; the theme's values include the person's own themes.
///
/// # Errors
/// They cannot be read.
pub fn preferences(paths: &Paths) -> Result<Vec<PreferenceRow>, Refusal> {
    let (settings, _) = Settings::load(&paths.settings())?;
    let mut rows = preferences::rows(&settings);
    for row in rows.iter_mut().filter(|row| row.which == Preference::Theme) {
        row.values.extend(own_themes(paths));
    }
    Ok(rows)
}

/// What is to be said about the file of settings: that it is empty, or that not all of it is known.
///
/// # Errors
/// It cannot be read.
pub fn notice(paths: &Paths) -> Result<Option<String>, Refusal> {
    Ok(Settings::load(&paths.settings())?.1)
}

/// Changes one of the settings, saves them, and returns them.
///
/// # Errors
/// The value is not possible, or they cannot be read or written; they are as they were.
pub fn prefer(paths: &Paths, which: Preference, value: &str) -> Result<Settings, Refusal> {
    let (mut settings, _) = Settings::load(&paths.settings())?;
    preferences::set(&mut settings, which, value)?;
    settings.save(&paths.settings())?;
    Ok(settings)
}

/// Writes a file that does not exist yet, and returns where it is.
///
/// # Errors
/// It exists, or cannot be written.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<String, Refusal> {
    let shown = path.display().to_string();
    if path.exists() {
        return Err(SavedFault::Taken(path.to_owned()).into());
    }
    atomic::write(path, text.as_bytes()).map_err(|error| Unwritten { path: path.to_owned(), error })?;
    Ok(shown)
}

/// The names of the person's own themes, in alphabetical order.
fn own_themes(paths: &Paths) -> Vec<String> {
    let example = paths.theme("NAME");
    example.parent().map(|folder| text_file::names(folder, "ron")).unwrap_or_default()
}

/// The text of a file; `None` if there is no such file.
fn read(path: &Path) -> Result<Option<String>, Refusal> {
    match text_file::read(path, MOST_BYTES) {
        Err(ReadError::System { error, .. }) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(fault) => Err(fault.into()),
        Ok(bytes) => {
            let text = String::from_utf8(bytes).map_err(|_| SavedFault::NoText(path.to_owned()))?;
            Ok(Some(text))
        }
    }
}
