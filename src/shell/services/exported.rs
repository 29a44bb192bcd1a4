//! Logs and what shows a game, written to files, to be read or sent elsewhere.

use super::Services;
use crate::refusal::Refusal;
use hotseat::log::Line;
use std::fmt::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use storage::save::stem;
use storage::text_file;

/// Writes these lines to a file named after the people and the time, and returns where it is.
///
/// # Errors
/// The system refused.
fn log(folder: &Path, names: &[String], log: &[Line]) -> Result<String, Refusal> {
    let mut text = format!("{}\n\n", names.join(" - "));
    for line in log {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{:>4}  {:indent$}{}", line.number, "", line.text, indent = line.indent());
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let path = text_file::write_new(folder, &stem(now, names), "txt", text.as_bytes())?;
    Ok(format!("The log is in {}.", path.display()))
}

/// Writes something to show of a game beside the logs, and returns where.
///
/// # Errors
/// The system refused.
fn shown(folder: &Path, names: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let mut written = Vec::new();
    for (kind, text) in files {
        let path = text_file::write_new(folder, &stem(now, names), kind, text.as_bytes())?;
        written.push(path.display().to_string());
    }
    Ok(format!("To show: {}.", written.join(", ")))
}

impl Services {
    /// Writes something to show of a game of these people: a file for each end of a name. Returns where.
    ///
    /// # Errors
    /// The system refused.
    pub fn export_shown(&self, names: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal> {
        shown(&self.paths.logs(), names, files)
    }

    /// Writes a log as everybody reads it to a file of its own, and returns where.
    pub fn export_log(&self, names: &[String], log: &[Line]) -> Result<String, Refusal> {
        self::log(&self.paths.logs(), names, log)
    }
}
