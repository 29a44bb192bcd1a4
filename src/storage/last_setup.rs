//! The setup of the last new game, offered in the next form: who sat where with which deck.

use super::atomic;
use super::text_file;
use data::ron_text;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The largest such file, in bytes.
const MOST_BYTES: usize = 20_000;

/// The form as it was filled in, by names: positions in lists change.
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
    /// The level of its bot; empty if a person played.
    pub bot: String,
}

/// Reads it; `None` if there is no readable file: it is a convenience, and its loss does no harm.
pub fn load(path: &Path) -> Option<LastSetup> {
    let bytes = text_file::read(path, MOST_BYTES).ok()?;
    ron_text::read(std::str::from_utf8(&bytes).ok()?).ok()
}

/// Saves it. The game goes on if it cannot be saved.
pub fn save(path: &Path, last: &LastSetup) {
    if let Ok(text) = ron::ser::to_string_pretty(last, ron::ser::PrettyConfig::default()) {
        drop(atomic::write(path, format!("{text}\n").as_bytes()));
    }
}
