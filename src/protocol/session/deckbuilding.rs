//! The requests that go to the Deckbuilding Game while it is played.

use super::super::deckbuilding;
use super::super::request::{Refused, Request};
use super::{Answer, Mark, Session};
use serde_json::Value;

impl Session<'_> {
    /// Answers a request that begins a game of this kind.
    pub(super) fn begin_deckbuilding(&mut self, value: &Value) -> Answer {
        let answer = self.deckbuilding.begin(value)?;
        self.play = None;
        Ok(answer)
    }

    /// Answers a request while a game of this kind is played; another kind may begin instead.
    pub(super) fn of_deckbuilding(&mut self, request: Request) -> Answer {
        let table = &mut self.deckbuilding;
        match request {
            Request::Choose { option } => table.choose(option),
            Request::Concede { seat } => table.concede(seat),
            Request::State => table.state(),
            Request::View { seat } => table.view(seat),
            Request::Mark => {
                let Some(play) = table.play.clone() else {
                    return Err(Refused::new("no-game", "there is no game yet"));
                };
                self.mark(Mark::Deckbuilding(Box::new(play)))
            }
            Request::Save => table.save(),
            Request::Playout(asked) => table.playout(&asked.policy, asked.max_decisions, asked.seed),
            other => {
                let begins = other.begins();
                let answer = self.carry_out(other)?;
                if begins && self.play.is_some() {
                    self.deckbuilding.play = None;
                }
                Ok(answer)
            }
        }
    }

    /// Goes back to a position of this kind.
    pub(super) fn rewind_deckbuilding(&mut self, play: deckbuilding::Play) -> Answer {
        self.play = None;
        self.deckbuilding.rewind(play)
    }
}
