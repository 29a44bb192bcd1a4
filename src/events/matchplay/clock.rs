//! The clocks of a match. They count the time they are told about and never read a clock themselves.

use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// Time to change decks, from the end of a game: three minutes, in milliseconds (B-4).
pub const SIDEBOARD_MILLIS: u64 = 3 * 60_000;

/// Time to read the opponent's list: three minutes, in milliseconds (V-4).
pub const REVIEW_MILLIS: u64 = 3 * 60_000;

/// Who stopped the clocks (M-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pause {
    /// The person running the event.
    Organiser,
    /// The curtain between two seats, where the setting allows it.
    Curtain,
}

/// The round clock and each seat's share of it, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchClock {
    limit: Option<u64>,
    spent: u64,
    thought: BySeat<u64>,
    paused: Option<Pause>,
}

impl MatchClock {
    pub(super) fn new(minutes: Option<u32>, seats: usize) -> MatchClock {
        let limit = minutes.map(|minutes| u64::from(minutes) * 60_000);
        MatchClock { limit, spent: 0, thought: BySeat::new(seats, |_| 0), paused: None }
    }

    /// Milliseconds of the round, granted time included; `None` without a limit.
    pub fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// Milliseconds the match has taken so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Milliseconds left of the round.
    pub fn left(&self) -> Option<u64> {
        self.limit.map(|limit| limit.saturating_sub(self.spent))
    }

    /// Has the round's time run out, so that time is to be called?
    pub fn is_up(&self) -> bool {
        self.left() == Some(0)
    }

    /// Milliseconds this seat spent thinking; writing notes counts (O-5).
    pub fn thought(&self, seat: Seat) -> u64 {
        self.thought.get(seat).copied().unwrap_or(0)
    }

    /// Who stopped the clocks, while they stand still.
    pub fn paused(&self) -> Option<Pause> {
        self.paused
    }
}

impl<G: GameRules> Match<G> {
    pub(super) fn tick(&mut self, millis: u64, thinking: Option<Seat>) -> Result<(), MatchRefusal> {
        if let Some(seat) = thinking {
            self.seat_exists(seat)?;
        }
        ensure(self.clock.paused.is_none(), "M-15", "The clocks are stopped; no time goes by.")?;
        // rule V-4: the match clock has not started during the review
        if let Stage::Review { spent, .. } = &mut self.stage {
            *spent = spent.saturating_add(millis);
            if *spent >= REVIEW_MILLIS {
                self.open_start();
            }
            return Ok(());
        }
        self.clock.spent = self.clock.spent.saturating_add(millis);
        if let Some(seat) = thinking {
            let thought = &mut self.clock.thought[seat];
            *thought = thought.saturating_add(millis);
        }
        // rule B-4
        if let Stage::Sideboarding { spent, .. } = &mut self.stage {
            *spent = spent.saturating_add(millis);
            if *spent >= SIDEBOARD_MILLIS {
                self.freeze_arrangements();
            }
        }
        Ok(())
    }

    pub(super) fn pause(&mut self, why: Pause) -> Result<(), MatchRefusal> {
        ensure(self.clock.paused.is_none(), "M-15", "The clocks are stopped already.")?;
        let allowed = why == Pause::Organiser || self.setup.curtain_stops_clock;
        ensure(allowed, "M-15", "The curtain does not stop the clock in this match.")?;
        self.clock.paused = Some(why);
        Ok(())
    }

    pub(super) fn resume(&mut self) -> Result<(), MatchRefusal> {
        ensure(self.clock.paused.is_some(), "M-15", "The clocks are running already.")?;
        self.clock.paused = None;
        Ok(())
    }

    pub(super) fn grant(&mut self, millis: u64) -> Result<(), MatchRefusal> {
        ensure(!self.time_called, "M-17", "Time has been called; no extra time can be given any more.")?;
        match &mut self.clock.limit {
            Some(limit) => *limit = limit.saturating_add(millis),
            None => return Err(MatchRefusal::new("M-17", "This match has no clock to add time to.")),
        }
        Ok(())
    }
}
