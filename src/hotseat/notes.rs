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

/// Notes of this many characters, more than a panel holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Notes hold {LONGEST_NOTES} characters; these would be {0}.")]
pub struct TooLong(pub usize);

/// Refuses what is longer than a panel holds.
///
/// # Errors
/// It is longer.
pub fn check_length(text: &str) -> Result<(), TooLong> {
    match text.chars().count() {
        count if count > LONGEST_NOTES => Err(TooLong(count)),
        _ => Ok(()),
    }
}
