//! Faults of the program itself, written down for a bug report: one line each, and never a hidden card.

use super::lines_file;
use super::unwritten::Unwritten;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// Appends a fault to the earlier ones: when it happened in seconds since 1970, the version, and what it was. Creates
/// the folder if needed.
///
/// # Errors
/// The system's, with the name.
pub fn append(path: &Path, what: &str) -> Result<(), Unwritten> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let line = format!("{now} cantina {}: {what}", env!("CARGO_PKG_VERSION"));
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| lines_file::append(path, &line));
    written.map_err(Unwritten::of(path))
}
