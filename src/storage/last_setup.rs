//! The new game that was set up last, for the next form: who sat where with which deck.

use super::atomic;
use super::text_file;
use data::ron_text;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The largest file of it, in bytes.
const MOST_BYTES: usize = 20_000;

/// The form as it was, by names: places in lists change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// Which game, by its name.
    pub mode: String,
    /// When curtains are drawn, by its word.
    pub trust: String,
    /// The seats in table order.
    pub seats: Vec<LastSeat>,
}

/// One of its seats. PINs are not kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSeat {
    /// Who.
    pub name: String,
    /// The deck's name.
    pub deck: String,
    /// How well the program played it; empty where a person did.
    pub bot: String,
}

/// Reads it; nothing if there is none that can be read: it is a convenience, and its loss harms nobody.
pub fn load(path: &Path) -> Option<LastSetup> {
    let bytes = text_file::read(path, MOST_BYTES).ok()?;
    ron_text::read(std::str::from_utf8(&bytes).ok()?).ok()
}

/// Keeps it. The game goes on where it cannot be kept.
pub fn save(path: &Path, last: &LastSetup) {
    if let Ok(text) = ron::ser::to_string_pretty(last, ron::ser::PrettyConfig::default()) {
        drop(atomic::write(path, format!("{text}\n").as_bytes()));
    }
}
