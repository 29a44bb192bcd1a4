//! Playing on: a game, or many from the same point of which only the results are told.

use super::super::minds::{self, Playout};
use super::{Answer, Session, no_game};
use serde_json::{Value, json};

/// The most games of one request.
pub(super) const MOST_GAMES: u64 = 10_000;

/// How many games are asked for; `None` if the game itself is to be played on.
fn games(asked: &Playout) -> Result<Option<u64>, super::Refused> {
    asked.games.as_ref().map(|number| minds::budget(number, 1..=MOST_GAMES, "games")).transpose()
}

/// The seed of one of many games.
fn seed(asked: &Playout, number: u64) -> u64 {
    asked.seed.wrapping_add(number)
}

/// How often each seat won, and each result.
fn told(seats: usize, results: Vec<Value>) -> Value {
    let mut wins = vec![0_u64; seats];
    let (mut drawn, mut unfinished) = (0_u64, 0_u64);
    for result in &results {
        let winners: Option<Vec<u64>> =
            result["winners"].as_array().map(|all| all.iter().filter_map(Value::as_u64).collect());
        match winners {
            None => unfinished += 1,
            Some(winners) if winners.is_empty() => drawn += 1,
            Some(winners) => winners.iter().for_each(|seat| {
                if let Some(wins) = usize::try_from(*seat).ok().and_then(|seat| wins.get_mut(seat)) {
                    *wins += 1;
                }
            }),
        }
    }
    json!({"ok": true, "games": results.len(), "wins": wins, "drawn": drawn, "unfinished": unfinished, "results": results})
}

/// The result of one game.
fn result(over: &Value, decisions: u64) -> Value {
    json!({"winners": over["winners"], "reason": over["reason"], "decisions": decisions})
}

impl Session<'_> {
    pub(super) fn playout(&mut self, asked: &Playout) -> Answer {
        let book = self.book;
        let Some(play) = &mut self.play else { return Err(no_game()) };
        if let Some(games) = games(asked)? {
            let mut results = Vec::new();
            for number in 0..games {
                let mut further = play.clone();
                let (decisions, _) = minds::playout(book, &mut further, asked, seed(asked, number))?;
                results.push(result(&json!(further.game.over()), decisions));
            }
            return Ok(told(play.game.seats(), results));
        }
        // A refusal changes nothing.
        let mut further = play.clone();
        let (decisions, bots) = minds::playout(book, &mut further, asked, asked.seed)?;
        further.settle(book)?;
        *play = further;
        let mut answer = self.step()?;
        answer["decisions"] = json!(decisions);
        answer["bots"] = bots;
        Ok(answer)
    }

    /// The same while another game is played.
    pub(super) fn playout_other(&mut self, asked: &Playout) -> Answer {
        let tells = self.told;
        let Some(game) = &self.other else { return Err(no_game()) };
        if let Some(games) = games(asked)? {
            let mut results = Vec::new();
            for number in 0..games {
                let mut further = game.copied();
                let decisions = further.play_out(asked.playing(seed(asked, number))?, asked.max_decisions)?;
                results.push(result(&further.step(shell::games::Told::None)["over"], decisions));
            }
            return Ok(told(game.names().len(), results));
        }
        let mut further = game.copied();
        let decisions = further.play_out(asked.playing(asked.seed)?, asked.max_decisions)?;
        let mut answer = self.other.insert(further).step(tells);
        answer["decisions"] = json!(decisions);
        Ok(answer)
    }
}
