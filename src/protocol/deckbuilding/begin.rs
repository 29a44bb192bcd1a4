//! What a new game or a position asks for.

use super::super::request::Refused;
use super::play::{Origin, Start};
use deckbuilding::cards::word::Side;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding::rules::scenario::Scenario;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

#[derive(Deserialize)]
struct NewGame {
    #[serde(default)]
    mode: Option<Value>,
    #[serde(default)]
    bases: Option<Value>,
    #[serde(default)]
    length: Option<Value>,
    seats: Vec<Player>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    options: Map<String, Value>,
}

#[derive(Deserialize)]
struct Player {
    #[serde(default)]
    name: Option<String>,
    side: Side,
}

/// A word or number of the request, as what it stands for.
fn word<T: DeserializeOwned>(value: &Value, code: &'static str, what: &str, known: &str) -> Result<T, Refused> {
    T::deserialize(value).map_err(|_| Refused::new(code, format!("there is no {what} {value}; there are {known}")))
}

/// A new game.
pub(super) fn new_game(value: &Value) -> Result<Origin, Refused> {
    let asked: NewGame =
        NewGame::deserialize(value).map_err(|error| Refused::new("bad-request", format!("new: {error}")))?;
    let mode = match &asked.mode {
        Some(mode) => word(mode, "unknown-mode", "mode", "duel and teams")?,
        None => Mode::Duel,
    };
    let mut options = Options::of(mode);
    let named = [("bases", &asked.bases), ("length", &asked.length)];
    for (name, value) in named.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?))) {
        choose(&mut options, name, value)?;
    }
    for (name, value) in &asked.options {
        choose(&mut options, name, value)?;
    }
    if let Some(fault) = options.fault() {
        return Err(Refused::new("bad-option", fault));
    }
    let sides: Vec<Side> = asked.seats.iter().map(|player| player.side).collect();
    if let Some(fault) = Game::why_not(&options, &sides) {
        return Err(Refused::new("bad-seats", fault));
    }
    let name = |(index, player): (usize, Player)| player.name.unwrap_or_else(|| format!("Player {}", index + 1));
    let names = asked.seats.into_iter().enumerate().map(name).collect();
    Ok(Origin { names, seed: asked.seed, start: Start::Dealt { options, sides } })
}

/// One option by name.
fn choose(options: &mut Options, name: &str, value: &Value) -> Result<(), Refused> {
    const CODE: &str = "bad-option";
    let yes = "true and false";
    match name.replace('_', "-").as_str() {
        "bases" => options.bases = word(value, CODE, "set of bases", "beginner, full and secret")?,
        "length" => options.length = word(value, CODE, "length", "2 to 5")?,
        "pay-off" => options.pay_off = word(value, CODE, "pay-off", yes)?,
        "open-hands" => options.open_hands = word(value, CODE, "open-hands", yes)?,
        "starting" => options.starting = word(value, CODE, "starting side", "empire and rebel")?,
        _ => {
            let known = "bases, length, pay-off, open-hands, starting";
            return Err(Refused::new("unknown-option", format!("there is no option {name:?}; there are {known}")));
        }
    }
    Ok(())
}

#[derive(Deserialize)]
struct Position {
    scenario: Value,
    #[serde(default)]
    seed: u64,
}

/// A position.
pub(super) fn position(value: &Value) -> Result<Origin, Refused> {
    let asked: Position =
        Position::deserialize(value).map_err(|error| Refused::new("bad-request", format!("scenario: {error}")))?;
    let names = scenario(&asked.scenario)?.names();
    Ok(Origin { names, seed: asked.seed, start: Start::Position { scenario: asked.scenario } })
}

/// Reads a scenario: an object, or the text of a file.
pub(super) fn scenario(value: &Value) -> Result<Scenario, Refused> {
    let read = match value {
        Value::String(text) => Scenario::from_ron(text),
        object => Scenario::deserialize(object).map_err(|error| error.to_string()),
    };
    read.map_err(|why| Refused::new("bad-scenario", why))
}
