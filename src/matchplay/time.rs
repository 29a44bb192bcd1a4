//! Time called: what is still played, and who wins a match that is cut short.

use super::event::{Moment, Phase, Standing};
use super::record::{Ending, GameEnding, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::setup::Round;
use super::state::{Match, Stage};
use crate::seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What is being played since time was called (M-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ExtraTime {
    /// The rest of set-up; the first action phase is the last.
    SetUp,
    /// The rest of an action phase; a regroup phase and the last action phase follow.
    ActionPhase,
    /// A regroup phase; the last action phase follows.
    RegroupPhase,
    /// The last action phase; the game stops at its end.
    LastActionPhase,
}

impl ExtraTime {
    /// The phase that is running.
    pub const fn phase(self) -> Phase {
        match self {
            ExtraTime::SetUp => Phase::SetUp,
            ExtraTime::ActionPhase | ExtraTime::LastActionPhase => Phase::Action,
            ExtraTime::RegroupPhase => Phase::Regroup,
        }
    }

    /// What follows; after the last action phase nothing does.
    pub const fn next(self) -> Option<ExtraTime> {
        match self {
            ExtraTime::ActionPhase => Some(ExtraTime::RegroupPhase),
            ExtraTime::SetUp | ExtraTime::RegroupPhase => Some(ExtraTime::LastActionPhase),
            ExtraTime::LastActionPhase => None,
        }
    }

    /// What the table shows (M-16).
    pub const fn notice(self) -> &'static str {
        match self {
            ExtraTime::SetUp => "time called: after set-up the first action phase is the last",
            ExtraTime::ActionPhase => "time called: this phase, a regroup phase, one last action phase",
            ExtraTime::RegroupPhase => "time called: last action phase follows",
            ExtraTime::LastActionPhase => "time called: last action phase is running",
        }
    }
}

impl Match {
    /// What is being played since time was called, while a game is in progress.
    pub fn extra_time(&self) -> Option<ExtraTime> {
        match self.stage {
            Stage::Playing { extra, .. } => extra,
            _ => None,
        }
    }

    pub(super) fn call_time(&mut self, moment: Moment) -> Result<(), MatchRefusal> {
        ensure(!self.time_called, "M-16", "Time has been called already; calling it again changes nothing.")?;
        let review = matches!(self.stage, Stage::Review { .. });
        ensure(!review, "V-4", "The match clock has not started: the lists are being reviewed.")?;
        let begin = match moment {
            Moment::BetweenGames => None,
            Moment::SetUp => Some(ExtraTime::SetUp),
            Moment::ActionPhase => Some(ExtraTime::ActionPhase),
            Moment::RegroupPhase => Some(ExtraTime::RegroupPhase),
        };
        match (&mut self.stage, begin) {
            (Stage::Playing { extra, .. }, Some(_)) => *extra = begin,
            (Stage::Playing { .. }, None) => {
                return Err(MatchRefusal::new(
                    "M-7",
                    "A game is being played; say in which of its phases time is called.",
                ));
            }
            (_, Some(_)) => {
                return Err(MatchRefusal::new("M-8", "No game is being played; time is called between games."));
            }
            (_, None) => {}
        }
        self.time_called = true;
        if begin.is_none() {
            self.decide_between_games();
        }
        Ok(())
    }

    pub(super) fn end_phase(&mut self, phase: Phase, standing: Standing) -> Result<(), MatchRefusal> {
        self.check_standing(&standing)?;
        let Stage::Playing { extra, .. } = &mut self.stage else {
            return Err(MatchRefusal::new("M-7", "No game is being played."));
        };
        let Some(running) = *extra else {
            return Err(MatchRefusal::new("M-7", "Phases are counted only once time has been called."));
        };
        let sentence = format!("The {phase} cannot end now: the {} is running.", running.phase());
        ensure(phase == running.phase(), "M-7", sentence)?;
        match running.next() {
            Some(next) => {
                *extra = Some(next);
                Ok(())
            }
            None => self.stop(standing),
        }
    }

    /// rule M-9: a game still open at the stop is drawn; at a table of three or more most remaining HP wins.
    fn stop(&mut self, standing: Standing) -> Result<(), MatchRefusal> {
        let outcome = if self.setup.seats() == 2 { Outcome::Drawn } else { self.most_hp(&standing) };
        self.close_game(outcome, GameEnding::Stopped, Some(standing));
        self.after_game(outcome, Ending::Time)
    }

    fn most_hp(&self, standing: &Standing) -> Outcome {
        let present = self.present();
        let most = present.iter().map(|seat| standing.hp[seat]).max();
        let winners: SeatSet = present.iter().filter(|seat| Some(standing.hp[*seat]) == most).collect();
        match winners.iter().next() {
            Some(winner) if winners.len() == 1 => Outcome::Won(winner),
            _ => Outcome::Shared(winners),
        }
    }

    /// The seat with more won games than the other, of two.
    fn ahead(&self) -> Option<Seat> {
        let (first, second) = (Seat(0), Seat(1));
        match self.wins(first).cmp(&self.wins(second)) {
            std::cmp::Ordering::Greater => Some(first),
            std::cmp::Ordering::Less => Some(second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// rules M-8 and M-9, when no game is in progress and time has been called.
    pub(super) fn decide_between_games(&mut self) {
        match (self.ahead(), self.setup.round) {
            (Some(leader), _) => self.finish_on_time(Outcome::Won(leader)),
            (None, Round::Swiss) => self.finish_on_time(Outcome::Drawn),
            (None, Round::Elimination) => match self.stage {
                Stage::Ready { starts, .. } => self.finish_on_time(Outcome::Won(starts)),
                Stage::Initiative { .. } | Stage::Lot => {}
                _ => self.open_start(),
            },
        }
    }

    /// rules M-9 to M-12, when the last game ended in extra time without deciding the match by wins.
    pub(super) fn decide_after_game(&mut self) -> Result<(), MatchRefusal> {
        let outcome = match (self.ahead(), self.setup.round) {
            (Some(leader), _) => Outcome::Won(leader),
            (None, Round::Swiss) => Outcome::Drawn,
            (None, Round::Elimination) => Outcome::Won(self.level_winner()?),
        };
        self.finish_on_time(outcome);
        Ok(())
    }

    /// Who wins a level elimination match after its last game.
    fn level_winner(&self) -> Result<Seat, MatchRefusal> {
        let last = self.games.last();
        // rule M-11
        if let Some(winner) = last.and_then(|game| game.outcome.winner()) {
            return Ok(winner);
        }
        let unnamed = || MatchRefusal::new("M-9", "The match is level: name the seat that has the initiative.");
        let standing = last.and_then(|game| game.standing.as_ref()).ok_or_else(unnamed)?;
        match standing.hp[Seat(0)].cmp(&standing.hp[Seat(1)]) {
            std::cmp::Ordering::Greater => Ok(Seat(0)),
            std::cmp::Ordering::Less => Ok(Seat(1)),
            // rules M-9, M-12
            std::cmp::Ordering::Equal => standing.initiative.ok_or_else(unnamed),
        }
    }

    pub(super) fn finish_on_time(&mut self, outcome: Outcome) {
        self.finish(outcome, Ending::Time);
    }

    pub(super) fn check_standing(&self, standing: &Standing) -> Result<(), MatchRefusal> {
        let (seats, given) = (self.setup.seats(), standing.hp.len());
        ensure(given == seats, "M-9", format!("{seats} bases have remaining HP, not {given}."))?;
        standing.initiative.map_or(Ok(()), |seat| self.seat_exists(seat))
    }
}

impl std::fmt::Display for Phase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Phase::SetUp => "set-up",
            Phase::Action => "action phase",
            Phase::Regroup => "regroup phase",
        })
    }
}
