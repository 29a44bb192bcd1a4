//! The field: lists that people played in 2026, to measure one's own against, and what is known of real results between
//! them.

use serde::Deserialize;

/// A list of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What it is called.
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

/// What is known of a real event.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Event {
    /// What it was called.
    pub event: String,
    /// Its first day.
    pub day: String,
    /// Two lists of the field, and the share of its matches against the second that lists like the first won, in percent.
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
