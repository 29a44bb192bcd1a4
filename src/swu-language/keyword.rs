//! Keywords (rule 18): one word that stands for an ability.

use crate::word::words;
use serde::{Deserialize, Serialize};

words! {
    /// A keyword without its number or cost.
    Keyword {
        /// Rule 18.1.
        Ambush "Ambush",
        /// Rule 18.2.
        Grit "Grit",
        /// Rule 18.3.
        Overwhelm "Overwhelm",
        /// Rule 18.4; has a number.
        Raid "Raid",
        /// Rule 18.5; has a number.
        Restore "Restore",
        /// Rule 18.6.
        Saboteur "Saboteur",
        /// Rule 18.7.
        Sentinel "Sentinel",
        /// Rule 18.8.
        Shielded "Shielded",
        /// Rule 18.9; wraps a text.
        Bounty "Bounty",
        /// Rule 18.10; has a cost.
        Smuggle "Smuggle",
        /// Rule 18.11; wraps a text.
        Coordinate "Coordinate",
        /// Rule 18.12; has a number.
        Exploit "Exploit",
        /// Rule 25.1; has a cost.
        Piloting "Piloting",
        /// Rule 25.5.
        Hidden "Hidden",
        /// Rule 25.7.
        Plot "Plot",
        /// Rule 32.
        Support "Support",
        /// Rule 48.
        Fortify "Fortify",
    }
}

impl Keyword {
    /// The number of the rule about it.
    pub const fn rule(self) -> &'static str {
        match self {
            Keyword::Ambush => "18.1",
            Keyword::Grit => "18.2",
            Keyword::Overwhelm => "18.3",
            Keyword::Raid => "18.4",
            Keyword::Restore => "18.5",
            Keyword::Saboteur => "18.6",
            Keyword::Sentinel => "18.7",
            Keyword::Shielded => "18.8",
            Keyword::Bounty => "18.9",
            Keyword::Smuggle => "18.10",
            Keyword::Coordinate => "18.11",
            Keyword::Exploit => "18.12",
            Keyword::Piloting => "25.1",
            Keyword::Hidden => "25.5",
            Keyword::Plot => "25.7",
            Keyword::Support => "32",
            Keyword::Fortify => "48",
        }
    }

    /// Do several instances add up to one number (rule 17.7)?
    pub const fn is_numbered(self) -> bool {
        self.number_place().is_some()
    }

    /// How many keywords have a number.
    pub const NUMBERED: usize = 3;

    /// Which of the keywords with a number it is.
    pub const fn number_place(self) -> Option<usize> {
        match self {
            Keyword::Raid => Some(0),
            Keyword::Restore => Some(1),
            Keyword::Exploit => Some(2),
            Keyword::Ambush
            | Keyword::Bounty
            | Keyword::Coordinate
            | Keyword::Fortify
            | Keyword::Grit
            | Keyword::Hidden
            | Keyword::Overwhelm
            | Keyword::Piloting
            | Keyword::Plot
            | Keyword::Saboteur
            | Keyword::Sentinel
            | Keyword::Shielded
            | Keyword::Smuggle
            | Keyword::Support => None,
        }
    }
}

/// A keyword as printed: with its number if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PrintedKeyword {
    /// Rule 18.1.
    Ambush,
    /// Rule 18.2.
    Grit,
    /// Rule 18.3.
    Overwhelm,
    /// Rule 18.4.
    Raid(u8),
    /// Rule 18.5.
    Restore(u8),
    /// Rule 18.6.
    Saboteur,
    /// Rule 18.7.
    Sentinel,
    /// Rule 18.8.
    Shielded,
    /// Rule 18.12.
    Exploit(u8),
    /// Rule 25.5.
    Hidden,
    /// Rule 25.7.
    Plot,
    /// Rule 32.
    Support,
    /// Rule 48.
    Fortify,
}

impl PrintedKeyword {
    /// The keyword and its number (1 if it has none).
    pub const fn parts(self) -> (Keyword, u8) {
        match self {
            PrintedKeyword::Ambush => (Keyword::Ambush, 1),
            PrintedKeyword::Grit => (Keyword::Grit, 1),
            PrintedKeyword::Overwhelm => (Keyword::Overwhelm, 1),
            PrintedKeyword::Raid(number) => (Keyword::Raid, number),
            PrintedKeyword::Restore(number) => (Keyword::Restore, number),
            PrintedKeyword::Saboteur => (Keyword::Saboteur, 1),
            PrintedKeyword::Sentinel => (Keyword::Sentinel, 1),
            PrintedKeyword::Shielded => (Keyword::Shielded, 1),
            PrintedKeyword::Exploit(number) => (Keyword::Exploit, number),
            PrintedKeyword::Hidden => (Keyword::Hidden, 1),
            PrintedKeyword::Plot => (Keyword::Plot, 1),
            PrintedKeyword::Support => (Keyword::Support, 1),
            PrintedKeyword::Fortify => (Keyword::Fortify, 1),
        }
    }
}
