//! A person's settings: a RON file with only the fields that person cares about.

mod newer;

pub use newer::Newer;

use super::atomic;
use super::text_file::{self, ReadError};
use data::ron_text;
use hotseat::table::Agreement;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// The largest file of settings, in bytes.
const MOST_BYTES: usize = 100_000;

/// What a person has set. A field missing from the file takes its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// What new tables agree on at first.
    pub agreement: Agreement,
    /// Whether the program reads the mouse.
    pub mouse: bool,
    /// Does it draw on the terminal's alternate screen, which leaves nothing behind?
    pub alternate_screen: bool,
    /// The theme, by name; `auto` follows the terminal.
    pub theme: String,
    /// How long a bot waits before its pick, in milliseconds, so that people can see what happened before.
    pub bot_pace: u16,
    /// The set of signs: `unicode`, `ascii` or `narrow`; `auto` chooses by locale and terminal.
    pub glyphs: String,
    /// Is the deciding seat's side drawn at the bottom when two people sit at the table?
    pub turning_seats: bool,
    /// Do the rows touched by the last action say by how much they changed?
    pub motion: bool,
    /// Does the program ask before the pass that ends the action phase?
    pub ask_phase_end: bool,
    /// What the file says besides, as a newer program wrote it.
    #[serde(skip)]
    pub newer: Newer,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            agreement: Agreement::default(),
            mouse: true,
            alternate_screen: true,
            theme: "auto".into(),
            bot_pace: 1000,
            glyphs: "auto".into(),
            turning_seats: false,
            motion: true,
            ask_phase_end: true,
            newer: Newer::default(),
        }
    }
}

/// Why settings were not read or written. The file is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum SettingsFault {
    /// The system refused.
    #[error("{path} cannot be {what}: {error}")]
    System {
        /// The file.
        path: PathBuf,
        /// "read" or "written".
        what: &'static str,
        /// The system's reason.
        error: io::Error,
    },
    /// The file says something that cannot be understood.
    #[error("{path}:{line}:{column}: {why}")]
    Wrong {
        /// The file.
        path: PathBuf,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is wrong there.
        why: String,
    },
}

impl Settings {
    /// Reads the file; all defaults if there is none. Also returns a sentence if the file is empty, as it can be after
    /// a full disk interrupted writing, or if not all of it is known: a newer program may have written it.
    ///
    /// # Errors
    /// It cannot be read, or no version could have written it.
    pub fn load(path: &Path) -> Result<(Settings, Option<String>), SettingsFault> {
        let system = |error| SettingsFault::System { path: path.to_path_buf(), what: "read", error };
        let bytes = match text_file::read(path, MOST_BYTES) {
            Ok(bytes) => bytes,
            Err(ReadError::System { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((Settings::default(), None));
            }
            Err(ReadError::System { error, .. }) => return Err(system(error)),
            Err(fault @ ReadError::Link { .. }) => return Err(system(io::Error::other(fault))),
            Err(ReadError::TooLarge { .. }) => {
                return Err(system(io::Error::other(format!("it is larger than {MOST_BYTES} bytes"))));
            }
        };
        let text = String::from_utf8(bytes).map_err(|fault| system(io::Error::other(fault)))?;
        if text.trim().is_empty() {
            let notice = format!("{} is empty: everything is as by default.", path.display());
            return Ok((Settings::default(), Some(notice)));
        }
        let strictly = ron_text::read(&text);
        let newer = match &strictly {
            Ok(_) if !newer::agrees_on_more(&text) => None,
            _ => newer::read(&text),
        };
        match (newer, strictly) {
            (Some((settings, names)), _) => Ok((settings, Some(not_known(path, &names)))),
            (None, Ok(settings)) => Ok((settings, None)),
            (None, Err(fault)) => Err(SettingsFault::Wrong {
                path: path.to_path_buf(),
                line: fault.line,
                column: fault.column,
                why: fault.why,
            }),
        }
    }

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), SettingsFault> {
        let system = |error| SettingsFault::System { path: path.to_path_buf(), what: "written", error };
        let text = self.text().and_then(|text| Ok(newer::with(text, &Settings::default().text()?, &self.newer)));
        let text = text.map_err(|fault| system(io::Error::other(fault)))?;
        atomic::write(path, format!("{text}\n").as_bytes()).map_err(system)
    }

    fn text(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
    }
}

fn not_known(path: &Path, names: &str) -> String {
    format!(
        "{}: this version does not know {names}. All else is as set there, and these stay in the file.",
        path.display()
    )
}
