//! Time called: what is still played, and who wins a match that is cut short.

use super::record::{Ending, GameEnding, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::Round;
use super::state::{Match, Stage};
use seats::{Seat, SeatSet};

impl<G: GameRules> Match<G> {
    /// What is still played after time was called, while a game is in progress.
    pub fn extra_time(&self) -> Option<G::ExtraTime> {
        match self.stage {
            Stage::Playing { extra, .. } => extra,
            _ => None,
        }
    }

    pub(super) fn call_time(&mut self, moment: G::Moment) -> Result<(), MatchRefusal> {
        ensure(!self.time_called, "M-16", "Time has been called already; calling it again changes nothing.")?;
        let review = matches!(self.stage, Stage::Review { .. });
        ensure(!review, "V-4", "The match clock has not started: the lists are being reviewed.")?;
        let begin = G::begins(moment);
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

    pub(super) fn end_phase(&mut self, phase: G::Phase, standing: G::Standing) -> Result<(), MatchRefusal> {
        self.check_standing(&standing)?;
        let Stage::Playing { extra, .. } = &mut self.stage else {
            return Err(MatchRefusal::new("M-7", "No game is being played."));
        };
        let Some(running) = *extra else {
            return Err(MatchRefusal::new("M-7", "Phases are counted only once time has been called."));
        };
        let sentence = format!("The {phase} cannot end now: the {} is running.", G::phase(running));
        ensure(phase == G::phase(running), "M-7", sentence)?;
        match G::next(running) {
            Some(next) => {
                *extra = Some(next);
                Ok(())
            }
            None => self.stop(standing),
        }
    }

    /// rule M-9: a game still under way at the stop is drawn; at a table of three or more the leader wins.
    fn stop(&mut self, standing: G::Standing) -> Result<(), MatchRefusal> {
        let outcome = if self.setup.seats() == 2 { Outcome::Drawn } else { self.leading(&standing) };
        self.close_game(outcome, GameEnding::Stopped, Some(standing));
        self.after_game(outcome, Ending::Time)
    }

    fn leading(&self, standing: &G::Standing) -> Outcome {
        let winners = G::leaders(standing, self.present());
        match winners.iter().next() {
            Some(winner) if winners.len() == 1 => Outcome::Won(winner),
            _ => Outcome::Shared(winners),
        }
    }

    /// The seat with more games won, of two.
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
        let leaders = G::leaders(standing, SeatSet::everyone(self.setup.seats()));
        match leaders.iter().next().filter(|_| leaders.len() == 1) {
            Some(leader) => Ok(leader),
            // rules M-9, M-12
            None => G::initiative(standing).ok_or_else(unnamed),
        }
    }

    pub(super) fn finish_on_time(&mut self, outcome: Outcome) {
        self.finish(outcome, Ending::Time);
    }

    pub(super) fn check_standing(&self, standing: &G::Standing) -> Result<(), MatchRefusal> {
        G::check(standing, self.setup.seats())?;
        G::initiative(standing).map_or(Ok(()), |seat| self.seat_exists(seat))
    }
}
