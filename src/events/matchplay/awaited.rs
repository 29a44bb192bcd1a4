//! What a match waits for.

use super::clock::REVIEW_MILLIS;
use super::record::MatchResult;
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A player who may cut a deck (Z-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cutter {
    /// Who cuts.
    pub by: Seat,
    /// Whose deck.
    pub deck: Seat,
}

/// What must happen next. Concession, penalties, notes and clocks are possible besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Awaited<G: GameRules> {
    /// These seats are still reading the opponent's list (V-4).
    Review {
        /// Who is not done.
        seats: SeatSet,
        /// Milliseconds left.
        left: u64,
    },
    /// These seats must answer an offer to draw the match (I-1).
    DrawAnswer {
        /// Who has not answered.
        seats: SeatSet,
    },
    /// A lot must be drawn among these seats (G-1).
    Lot {
        /// The game it is for.
        game: u32,
        /// Who takes part.
        among: SeatSet,
    },
    /// This seat decides who starts with the initiative (G-1 to G-3).
    Initiative {
        /// The game it is for.
        game: u32,
        /// Who decides.
        chooser: Seat,
        /// Time was called: the named player wins the match instead (M-9).
        wins_match: bool,
    },
    /// Shuffling, cuts and opening hands (G-7, G-8).
    Start {
        /// The game.
        game: u32,
        /// Who starts with the initiative.
        starts: Seat,
        /// Who may cut which deck first.
        cuts: Vec<Cutter>,
    },
    /// The end of the game in progress.
    GameEnd {
        /// The game.
        game: u32,
        /// What is still played now that time has been called.
        extra: Option<G::ExtraTime>,
    },
    /// These seats change their decks, each in private and in any order (B-10).
    Sideboarding {
        /// Who is not ready.
        seats: SeatSet,
        /// Milliseconds left.
        left: u64,
    },
    /// Nothing: the match is over.
    Nothing {
        /// Its result.
        result: MatchResult,
    },
}

impl<G: GameRules> Match<G> {
    /// What the match waits for.
    pub fn awaits(&self) -> Awaited<G> {
        let game = self.game_number();
        let without = |done: SeatSet| self.present().iter().filter(|seat| !done.has(*seat)).collect();
        if let Some(agreed) = self.open_offer() {
            return Awaited::DrawAnswer { seats: without(agreed) };
        }
        match &self.stage {
            Stage::Review { done, spent } => {
                Awaited::Review { seats: without(*done), left: REVIEW_MILLIS.saturating_sub(*spent) }
            }
            Stage::Lot => Awaited::Lot { game, among: self.present() },
            Stage::Initiative { chooser } => {
                Awaited::Initiative { game, chooser: *chooser, wins_match: self.time_called }
            }
            Stage::Ready { starts, .. } => Awaited::Start { game, starts: *starts, cuts: self.may_cut() },
            Stage::Playing { extra, .. } => Awaited::GameEnd { game, extra: *extra },
            Stage::Sideboarding { done, .. } => {
                let left = self.sideboarding_left().unwrap_or(0);
                Awaited::Sideboarding { seats: without(*done), left }
            }
            Stage::Over { result } => Awaited::Nothing { result: result.clone() },
        }
    }
}
