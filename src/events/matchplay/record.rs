//! What is written down about games and matches.

use super::rules::GameRules;
use seats::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who won a game or a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// One seat won.
    Won(Seat),
    /// Several seats of a table of three or more share the win.
    Shared(SeatSet),
    /// Nobody won.
    Drawn,
}

impl Outcome {
    /// The winner, if there is exactly one.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Won(seat) => Some(seat),
            Outcome::Shared(_) | Outcome::Drawn => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameEnding {
    /// By the rules of the game.
    Played,
    /// By a player giving up.
    Conceded,
    /// By a penalty during the game.
    Penalty,
    /// Stopped in extra time (M-9).
    Stopped,
    /// Never started: awarded by a concession of the match or a missing player.
    Awarded,
    /// Never started: awarded by a penalty (B-6).
    AwardedByPenalty,
}

impl GameEnding {
    /// The same for a game that never started.
    pub(super) const fn without_playing(self) -> GameEnding {
        match self {
            GameEnding::Penalty | GameEnding::AwardedByPenalty => GameEnding::AwardedByPenalty,
            _ => GameEnding::Awarded,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// By enough won games.
    Played,
    /// By the procedure for time called (M-9).
    Time,
    /// By agreement (I-1).
    Agreement,
    /// By concession.
    Concession {
        /// Who gave up.
        by: Seat,
    },
    /// By absence.
    NoShow {
        /// Who was missing.
        by: Seat,
    },
    /// By a penalty.
    Penalty {
        /// Who was penalized.
        against: Seat,
    },
}

/// A lot drawn to choose who decides about the initiative (G-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// The number of the game it was drawn for.
    pub game: u32,
    /// Who took part.
    pub among: SeatSet,
    /// On whom it fell.
    pub chosen: Seat,
}

/// A text mixed into the shuffle of a deck (Z-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// Who typed it.
    pub by: Seat,
    /// Whose deck it cuts.
    pub deck: Seat,
    /// What was typed.
    pub text: String,
}

/// One finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct GameRecord<G: GameRules> {
    /// The number within the match, from 1.
    pub number: u32,
    /// Who started with the initiative; nobody in an awarded game.
    pub starts: Option<Seat>,
    /// The cuts before it, in order.
    pub cuts: Vec<Cut>,
    /// Who won.
    pub outcome: Outcome,
    /// How it ended.
    pub ending: GameEnding,
    /// Did it end after time was called?
    pub extra_time: bool,
    /// The standing of the game, if its end gave one.
    pub standing: Option<G::Standing>,
}

impl<G: GameRules> GameRecord<G> {
    /// Did the game start (G-8)? An awarded game did not (B-6).
    pub fn was_played(&self) -> bool {
        !matches!(self.ending, GameEnding::Awarded | GameEnding::AwardedByPenalty)
    }
}

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// Who won.
    pub outcome: Outcome,
    /// Games won by each.
    pub won: BySeat<u32>,
    /// Games nobody won.
    pub drawn: u32,
    /// How it ended.
    pub ending: Ending,
}
