//! The field: lists that people played in 2026, to measure your own against, and known real results between them.

use serde::Deserialize;

/// A list of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its short name.
    pub key: &'static str,
    /// The list as SWUDB JSON.
    pub json: &'static str,
}

/// A list: its key is the name of its file too.
macro_rules! listed {
    ($($key:literal)+) => {
        &[$(Listed { key: $key, json: include_str!(concat!("../../decks/field/", $key, ".json")) }),+]
    };
}

/// Every list of the field.
pub const FIELD: &[Listed] = listed!(
    "ackbar" "ahsoka" "aurra" "aurra-force" "beckett" "boba" "boba-blue" "chewbacca" "enfys" "jyn" "kanan" "kanan-vault"
    "krennic" "krennic-blue" "kylo" "lando" "maul" "obi-wan" "obi-wan-2" "piett" "sebulba" "talzin" "thrawn" "wedge"
);

/// A real event.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Event {
    /// Its name.
    pub event: String,
    /// Its first day.
    pub day: String,
    /// Two lists of the field, and the percentage of matches that lists like the first won against lists like the
    /// second.
    pub won: Vec<(String, String, u8)>,
}

/// The events that are known.
///
/// # Errors
/// What is wrong with the file; a test reads it.
pub fn events() -> Result<Vec<Event>, data::ron_text::Fault> {
    data::ron_text::read(include_str!("../../assets/lab/results.ron"))
}

impl Event {
    /// The share of matches of the first list against the second, from 0 to 1.
    pub fn share(&self, one: &str, other: &str) -> Option<f64> {
        self.won.iter().find_map(|(first, second, percent)| {
            let share = f64::from(*percent) / 100.0;
            match (first.as_str(), second.as_str()) {
                names if names == (one, other) => Some(share),
                names if names == (other, one) => Some(1.0 - share),
                _ => None,
            }
        })
    }
}
