//! Requests to another game than Star Wars: Unlimited while it is played.

use super::super::minds;
use super::super::names;
use super::super::practice;
use super::super::request::Request;
use super::{Answer, Mark, Session, no_game, seat_among};
use serde_json::{Value, json};
use shell::games::{self, Game};

/// A field of a request.
fn text<'v>(value: &'v Value, field: &str) -> Option<&'v str> {
    value.get(field).and_then(Value::as_str)
}

impl Session<'_> {
    /// The game that a request begins, unless it is Star Wars: Unlimited.
    pub(super) fn asked(&self, value: &Value) -> Option<&'static dyn Game> {
        let scenario = value.get("scenario");
        let named = text(value, "game").or_else(|| scenario.and_then(|scenario| text(scenario, "game")));
        match text(value, "do")? {
            "new" | "scenario" => match (named, scenario.and_then(Value::as_str)) {
                (Some(name), _) => games::named(self.games, name),
                (None, Some(written)) => {
                    let ways = |game: &dyn Game| [format!("{:?}", game.name()), format!("game: {}", game.name())];
                    let said = |game: &dyn Game| ways(game).iter().any(|way| written.contains(way));
                    self.games.iter().copied().find(|game| said(*game))
                }
                (None, None) => None,
            },
            "load" => games::named(self.games, text(value, "save")?.trim_start().split_once(':')?.0),
            _ => None,
        }
    }

    /// Begins it.
    pub(super) fn begin_other(&mut self, game: &dyn Game, value: &Value) -> Answer {
        let begun = game.on_wire(value)?;
        names::check(begun.names())?;
        self.play = None;
        Ok(self.other.insert(begun).step(self.told))
    }

    /// Answers a request while another game is played; Star Wars: Unlimited may begin instead.
    pub(super) fn carry_out_other(&mut self, request: Request) -> Answer {
        let Some(game) = &mut self.other else { return Err(no_game()) };
        match request {
            Request::Choose { option } => {
                game.choose(option)?;
                Ok(game.step(self.told))
            }
            Request::Concede { seat } => {
                game.concede(seat_among(seat, game.names().len())?)?;
                Ok(game.step(self.told))
            }
            Request::State => Ok(json!({"ok": true, "state": game.state()})),
            Request::View { seat } => {
                let seat = seat_among(seat, game.names().len())?;
                Ok(json!({"ok": true, "view": game.view(seat)}))
            }
            Request::Mark => {
                let mark = Mark::Other(game.copied());
                self.mark(mark)
            }
            Request::Save => Ok(json!({"ok": true, "save": game.saved()?})),
            Request::Playout(asked) => self.playout_other(&asked),
            Request::Bot(asked) => minds::bot_of(game.as_ref(), &asked),
            Request::Advise(asked) => minds::advice_of(game.as_ref(), &asked),
            Request::Review(asked) => practice::review_of(game.as_ref(), &asked),
            other => {
                let begins = other.begins();
                let answer = self.carry_out(other)?;
                if begins && self.play.is_some() {
                    self.other = None;
                }
                Ok(answer)
            }
        }
    }
}
