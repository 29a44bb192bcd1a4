//! How and why a game ended.

use seats::Seat;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// The winners; nobody in a draw.
    pub winners: Vec<Seat>,
    /// Why it ended.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Rule 24.1.
    BaseDefeated,
    /// Rule 24.3.
    Conceded,
    /// Last player in the game.
    LastStanding,
    /// Most remaining HP when the phase ended (Twin Suns).
    MostHp,
    /// A card said so (rule 24.3).
    CardText,
    /// Rules 24.2 and 28.3.
    Draw,
    /// Time was called and the last action phase is over (formats.md M-7).
    Time,
}
