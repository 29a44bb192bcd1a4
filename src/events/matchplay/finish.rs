//! The end of a game and what it means for the match.

use super::record::{Ending, GameEnding, GameRecord, MatchResult, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::MatchKind;
use super::state::{Match, Stage};
use seats::BySeat;

impl<G: GameRules> Match<G> {
    pub(super) fn end_game(&mut self, result: Outcome, standing: G::Standing) -> Result<(), MatchRefusal> {
        ensure(self.is_playing(), "G-8", "No game is being played that could end.")?;
        self.check_standing(&standing)?;
        match result {
            Outcome::Won(winner) => self.takes_part(winner)?,
            Outcome::Shared(winners) => {
                let seats = self.setup.seats();
                ensure(seats > 2, "M-1", "Two players do not share a win: one wins or the game is drawn.")?;
                ensure(winners.len() > 1, "M-1", "A shared win has at least two winners.")?;
                let present = self.present();
                let there = winners.0 & !present.0 == 0;
                ensure(there, "M-1", "Only players who are still in the match share a win.")?;
            }
            Outcome::Drawn => {}
        }
        self.close_game(result, GameEnding::Played, Some(standing));
        self.after_game(result, Ending::Played)
    }

    /// Writes the running game down; the caller then decides where the match goes.
    pub(super) fn close_game(&mut self, outcome: Outcome, ending: GameEnding, standing: Option<G::Standing>) {
        let number = self.game_number();
        let extra_time = self.time_called;
        let (starts, cuts) = match &mut self.stage {
            Stage::Playing { starts, cuts, .. } => (Some(*starts), std::mem::take(cuts)),
            _ => (None, Vec::new()),
        };
        self.games.push(GameRecord { number, starts, cuts, outcome, ending, extra_time, standing });
    }

    /// After a game that was played: the match is decided, or the next game is prepared. `decided` says how the match
    /// ended if this game decided it.
    pub(super) fn after_game(&mut self, outcome: Outcome, decided: Ending) -> Result<(), MatchRefusal> {
        // rules M-1, M-4
        if self.setup.kind == MatchKind::SingleGame {
            self.finish(outcome, decided);
            return Ok(());
        }
        match outcome.winner().filter(|seat| self.wins(*seat) >= self.setup.kind.wins_needed()) {
            Some(winner) => self.finish(Outcome::Won(winner), decided),
            None if self.time_called => return self.decide_after_game(),
            // rule M-5: a drawn game counts for nobody and another follows
            None => self.open_sideboarding(),
        }
        Ok(())
    }

    /// Ends the match.
    pub(super) fn finish(&mut self, outcome: Outcome, ending: Ending) {
        // rule R-2: an agreed draw has no games, not even awarded ones
        let agreed = ending == Ending::Agreement;
        let won = BySeat::new(self.setup.seats(), |seat| if agreed { 0 } else { self.wins(seat) });
        let drawn = self.games.iter().filter(|game| game.outcome == Outcome::Drawn).count() as u32;
        self.stop_writing();
        self.stage = Stage::Over { result: MatchResult { outcome, won, drawn, ending } };
    }
}
