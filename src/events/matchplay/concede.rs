//! Losing without being beaten: concession, penalty, absence.

use super::event::Stake;
use super::record::{Ending, GameEnding, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::Seat;

impl<G: GameRules> Match<G> {
    /// rules I-4, I-5
    pub(super) fn concede(&mut self, seat: Seat, stake: Stake) -> Result<(), MatchRefusal> {
        self.takes_part(seat)?;
        let sentence = "No game is being played; only the match can be conceded now.";
        ensure(stake == Stake::Match || self.is_playing(), "I-4", sentence)?;
        self.lose(seat, stake, GameEnding::Conceded, Ending::Concession { by: seat })
    }

    pub(super) fn penalize(&mut self, seat: Seat, stake: Stake) -> Result<(), MatchRefusal> {
        self.takes_part(seat)?;
        self.lose(seat, stake, GameEnding::Penalty, Ending::Penalty { against: seat })
    }

    pub(super) fn no_show(&mut self, seat: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(seat)?;
        let name = self.name(seat);
        let begun = self.is_playing() || self.any_game_played();
        ensure(!begun, "R-1", format!("{name} has played in this match and is not an absentee."))?;
        self.lose(seat, Stake::Match, GameEnding::Awarded, Ending::NoShow { by: seat })
    }

    fn lose(&mut self, seat: Seat, stake: Stake, how: GameEnding, decided: Ending) -> Result<(), MatchRefusal> {
        if self.setup.seats() > 2 {
            self.leave(seat, how, decided);
            return Ok(());
        }
        let winner = self.opponent(seat);
        let awarded = how.without_playing();
        let playing = self.is_playing();
        if playing {
            self.close_game(Outcome::Won(winner), how, None);
        }
        if stake == Stake::Match {
            // rules I-5, T-5: the winner is credited with the games still needed
            while self.wins(winner) < self.setup.kind.wins_needed() {
                self.close_game(Outcome::Won(winner), awarded, None);
            }
        } else if !playing {
            self.close_game(Outcome::Won(winner), awarded, None);
        }
        if playing {
            self.after_game(Outcome::Won(winner), decided)
        } else {
            self.after_award(winner, decided);
            Ok(())
        }
    }

    /// After a game was awarded while none was being played: nothing else moves (G-4, B-6) unless the match is decided.
    fn after_award(&mut self, winner: Seat, decided: Ending) {
        if self.wins(winner) >= self.setup.kind.wins_needed() {
            self.finish(Outcome::Won(winner), decided);
        } else if self.time_called {
            self.decide_between_games();
        }
    }

    /// rule I-8: at a table of three or more the seat leaves and the others play on.
    fn leave(&mut self, seat: Seat, how: GameEnding, decided: Ending) {
        self.gone.insert(seat);
        self.notes[seat].close();
        let mut present = self.present().iter();
        if let (Some(last), None) = (present.next(), present.next()) {
            let ending = if self.is_playing() { how } else { how.without_playing() };
            self.close_game(Outcome::Won(last), ending, None);
            self.finish(Outcome::Won(last), decided);
            return;
        }
        self.settle_offer();
        // rule G-1: a lot that fell on somebody who left is drawn again
        match self.stage {
            Stage::Initiative { chooser } if chooser == seat => self.stage = Stage::Lot,
            Stage::Ready { starts, .. } if starts == seat => self.stage = Stage::Lot,
            _ => {}
        }
    }
}
