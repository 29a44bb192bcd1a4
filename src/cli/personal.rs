//! What a person keeps for all their games: themes and keys of their own, and the theme they chose last.

use crate::storage::paths::Paths;
use crate::storage::settings::Settings;
use crate::storage::text_file::{self, ReadError};
use crate::ui::input::keymap::Keymap;
use crate::ui::theme::styles::Theme;
use std::io::ErrorKind;
use std::path::Path;

/// The largest theme or key file, in bytes.
const MOST_BYTES: usize = 100_000;

/// The theme of this name: `themes/NAME.ron` in the person's own folder, or one that comes with the program.
///
/// # Errors
/// There is none, or its file is faulty, with every fault and its place; in sentences.
pub fn theme(paths: &Paths, name: &str) -> Result<Theme, String> {
    let plain = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    let path = paths.theme(name);
    match if plain { read(&path)? } else { None } {
        Some(text) => Theme::parse(&text).map_err(|faults| {
            let faults: Vec<String> =
                faults.iter().map(|fault| place(&path, fault.line, fault.column, &fault.why)).collect();
            faults.join("\n")
        }),
        None => Theme::shipped(name).ok_or_else(|| {
            let known: Vec<&str> = Theme::names().collect();
            format!("There is no theme {name:?}. There are {}, and your own: {}.", known.join(", "), own(paths))
        }),
    }
}

fn own(paths: &Paths) -> String {
    paths.theme("NAME").display().to_string()
}

/// Remembers the theme for the next time.
///
/// # Errors
/// The settings cannot be read or written, in a sentence; they are as they were.
pub fn remember_theme(paths: &Paths, name: &str) -> Result<(), String> {
    let (settings, _) = Settings::load(&paths.settings()).map_err(|fault| fault.to_string())?;
    Settings { theme: name.to_owned(), ..settings }.save(&paths.settings()).map_err(|fault| fault.to_string())
}

/// The person's own keys out of `keys.ron`, over those of the program.
///
/// # Errors
/// The file is faulty, with every fault and its place; in sentences.
pub fn keymap(paths: &Paths) -> Result<Keymap, String> {
    let path = paths.keys();
    let Some(text) = read(&path)? else { return Ok(Keymap::default()) };
    Keymap::parse(&text).map_err(|faults| {
        let faults: Vec<String> =
            faults.iter().map(|fault| place(&path, fault.line, fault.column, &fault.why)).collect();
        faults.join("\n")
    })
}

fn place(path: &Path, line: usize, column: usize, why: &str) -> String {
    format!("{}:{line}:{column}: {why}", path.display())
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
