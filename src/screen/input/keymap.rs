//! Which key gives which command where: the table's defaults overridden by a person's own keys.

use super::letters::is_reserved;
use data::ron_text::{self, Fault};
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, TABLE};
use std::collections::BTreeMap;

/// The keys of all commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keymap {
    keys: Vec<Vec<Key>>,
}

impl Default for Keymap {
    fn default() -> Keymap {
        Keymap { keys: TABLE.iter().map(|entry| entry.keys.to_vec()).collect() }
    }
}

impl Keymap {
    /// Reads a key file: `{ "inspect": ["Enter"], "log": ["L", "F8"] }`. Commands it does not name keep their keys.
    ///
    /// # Errors
    /// Every fault at once: unknown commands and keys, letters that belong to units, keys given twice in one place.
    pub fn parse(text: &str) -> Result<Keymap, Vec<Fault>> {
        let named: BTreeMap<String, Vec<String>> =
            ron_text::read(text).map_err(|fault| vec![Fault { why: format!("{}.", fault.why), ..fault }])?;
        let mut map = Keymap::default();
        let mut faults = Vec::new();
        for (name, keys) in &named {
            let Some(command) = Command::from_name(name) else {
                faults.push(Fault::of_quoted(text, name, format!("there is no command \"{name}\".")));
                continue;
            };
            let mut own = Vec::new();
            for key in keys {
                match checked(command, key) {
                    Ok(key) => own.push(key),
                    Err(why) => faults.push(Fault::of_quoted(text, name, why.to_string())),
                }
            }
            map.keys[command as usize] = own;
        }
        for (place, key, first, second) in map.doubles() {
            let (first, second) = (first.entry().name, second.entry().name);
            let word = if named.contains_key(second) { second } else { first };
            let why = format!("{key} means both \"{first}\" and \"{second}\" on: {}.", place.name());
            faults.push(Fault::of_quoted(text, word, why));
        }
        if faults.is_empty() { Ok(map) } else { Err(faults) }
    }

    /// The command a key gives in a place.
    pub fn command(&self, place: Focus, key: Key) -> Option<Command> {
        TABLE
            .iter()
            .filter(|entry| entry.places.contains(&place))
            .find(|entry| self.keys[entry.command as usize].contains(&key))
            .map(|entry| entry.command)
    }

    /// The keys of a command, the one for hints first.
    pub fn keys(&self, command: Command) -> &[Key] {
        &self.keys[command as usize]
    }

    /// The key that hints show for a command; empty if it has none.
    pub fn hint(&self, command: Command) -> String {
        self.keys(command).first().map(Key::to_string).unwrap_or_default()
    }

    /// Keys that two commands share in one place. The defaults have none.
    pub fn doubles(&self) -> Vec<(Focus, Key, Command, Command)> {
        let mut doubles = Vec::new();
        for place in Focus::ALL {
            let mut seen: BTreeMap<Key, Command> = BTreeMap::new();
            for entry in TABLE.iter().filter(|entry| entry.places.contains(&place)) {
                for key in self.keys(entry.command) {
                    if let Some(first) = seen.insert(*key, entry.command) {
                        doubles.push((place, *key, first, entry.command));
                    }
                }
            }
        }
        doubles
    }
}

/// A text that cannot be the key of a command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum NoKey {
    /// Not a key.
    #[error("\"{0}\" is not a key. Keys are a, ?, Enter, F3, Ctrl-S …")]
    Unknown(String),
    /// A number.
    #[error("{0} cannot be a command's key: numbers choose in lists.")]
    Number(String),
    /// A letter of units, for a command of the table.
    #[error("{0} cannot be a command's key at the table: it is a letter for units.")]
    OfUnits(String),
}

fn checked(command: Command, text: &str) -> Result<Key, NoKey> {
    let key = Key::from_text(text).ok_or_else(|| NoKey::Unknown(text.to_owned()))?;
    match key {
        Key::Char(letter) if letter.is_ascii_digit() && letter != '0' => Err(NoKey::Number(text.to_owned())),
        Key::Char(letter) if is_reserved(letter) && command.entry().places.contains(&Focus::Board) => {
            Err(NoKey::OfUnits(text.to_owned()))
        }
        key => Ok(key),
    }
}
