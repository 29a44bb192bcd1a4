//! The formats a list can be judged for.

use super::list::{DeckList, Section};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What the list is meant for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Format {
    /// One leader, 50 cards, three of a kind, a sideboard of up to ten (formats.md D-1 to D-6).
    Premier,
    /// Two leaders, one of a kind, no sideboard (formats.md D-7 to D-12).
    TwinSuns,
    /// Sealed and draft: 30 cards from those opened (formats.md L-1 to L-6).
    Limited,
    /// Outside events: whatever can be dealt may be played; anything events would object to is marked (formats.md
    /// D-15).
    Friendly,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 4] = [Format::Premier, Format::TwinSuns, Format::Limited, Format::Friendly];

    /// The constructed format a list is meant for, judging by its leaders.
    pub fn of_list(list: &DeckList) -> Format {
        if list.size(Section::Leader) >= 2 { Format::TwinSuns } else { Format::Premier }
    }

    /// The word for it on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Format::Premier => "premier",
            Format::TwinSuns => "twin-suns",
            Format::Limited => "limited",
            Format::Friendly => "friendly",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Format::Premier => "Premier",
            Format::TwinSuns => "Twin Suns",
            Format::Limited => "Limited",
            Format::Friendly => "friendly",
        })
    }
}

/// The word names no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is not a format; there are premier, twin-suns, limited and friendly; a profile, such as eternal, says with which sets"
)]
pub struct FormatError(String);

impl FromStr for Format {
    type Err = FormatError;

    fn from_str(word: &str) -> Result<Format, FormatError> {
        let plain: String = word.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_ascii_lowercase();
        Ok(match plain.as_str() {
            "premier" => Format::Premier,
            "twinsuns" => Format::TwinSuns,
            "limited" | "sealed" | "draft" => Format::Limited,
            "friendly" => Format::Friendly,
            _ => return Err(FormatError(word.chars().take(40).collect())),
        })
    }
}
