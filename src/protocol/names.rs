//! Names of players over the wire.

use super::request::Refused;

/// The most characters of a player's name: every event says it again.
pub(super) const LONGEST: usize = 100;

/// Refuses names that are too long.
///
/// # Errors
/// The first name that is.
pub(super) fn check(names: &[String]) -> Result<(), Refused> {
    match names.iter().map(|name| name.chars().count()).find(|length| *length > LONGEST) {
        Some(length) => {
            Err(Refused::new("bad-seats", format!("a name has at most {LONGEST} characters, not {length}")))
        }
        None => Ok(()),
    }
}
