//! What a person keeps for all their games: settings, keys and themes.

use super::Services;
use crate::personal::{self, OwnFile};
use crate::preferences::{Preference, PreferenceRow};
use crate::refusal::Refusal;
use std::time::Duration;

impl Services {
    /// The person's own theme file of this name.
    pub fn theme_file(&self, name: &str) -> Result<OwnFile, Refusal> {
        personal::theme_file(&self.paths, name)
    }

    /// What the person has set for all their games; the theme's values include the person's own themes.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn preferences(&self) -> Result<Vec<PreferenceRow>, Refusal> {
        personal::preferences(&self.paths)
    }

    /// Sets one of them, and saves it.
    ///
    /// # Errors
    /// The value is not possible, or cannot be saved; nothing has changed.
    pub fn prefer(&mut self, which: Preference, value: &str) -> Result<(), Refusal> {
        let settings = personal::prefer(&self.paths, which, value)?;
        (self.agreement, self.pace) = (settings.agreement, Duration::from_millis(settings.bot_pace.into()));
        Ok(())
    }

    /// The person's own key file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn key_file(&self) -> Result<OwnFile, Refusal> {
        personal::key_file(&self.paths)
    }

    /// Writes a key file for a person who has none, and returns where.
    ///
    /// # Errors
    /// There is one already, or it cannot be written.
    pub fn write_own_keys(&mut self, text: &str) -> Result<String, Refusal> {
        personal::write_new(&self.paths.keys(), text)
    }

    /// Writes a theme under a name that no theme of the person has, and returns where.
    ///
    /// # Errors
    /// There is one already, or it cannot be written.
    pub fn write_own_theme(&mut self, name: &str, text: &str) -> Result<String, Refusal> {
        personal::write_new(&self.paths.theme(name), text)
    }

    /// Remembers the theme for the next time.
    pub fn remember_theme(&mut self, name: &str) -> Result<(), Refusal> {
        personal::remember_theme(&self.paths, name)
    }
}
