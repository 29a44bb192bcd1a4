//! Private notes: one panel per seat and game, for the eyes of that seat alone.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest text of a panel, in characters.
pub const LONGEST_NOTES: usize = 4000;

/// What somebody noted. Debug output hides it, so no panic and no log line can show it.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Note(pub String);

impl fmt::Debug for Note {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Note(private)")
    }
}

/// Refuses what is longer than a panel holds.
///
/// # Errors
/// A sentence that says how long it may be.
pub fn check_length(text: &str) -> Result<(), String> {
    match text.chars().count() {
        count if count > LONGEST_NOTES => {
            Err(format!("Notes hold {LONGEST_NOTES} characters; these would be {count}."))
        }
        _ => Ok(()),
    }
}
