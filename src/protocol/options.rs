//! The mode and the options of a new game.

use super::request::Refused;
use serde_json::{Map, Value};
use swu_rules::table::options::{GameOptions, OptionFault};

/// The options of a mode, changed by name; every option that cannot be set is a problem.
///
/// # Errors
/// There is no such mode.
pub(super) fn read(mode: &str, named: &Map<String, Value>) -> Result<(GameOptions, Vec<Refused>), Refused> {
    let Some(mut options) = GameOptions::of_mode(mode) else {
        let known = GameOptions::MODES.join(", ");
        return Err(Refused::new("unknown-mode", format!("there is no mode {mode:?}; there are {known}")));
    };
    let mut problems = Vec::new();
    if let Some(value) = named.get("official") {
        match value {
            Value::Bool(true) if mode == "duel" => {
                problems.push(Refused::new("unknown-option", "a duel game has no option official"));
            }
            Value::Bool(true) => options = options.official(),
            Value::Bool(false) => {}
            other => problems.push(Refused::new("bad-option", format!("official is true or false, not {other}"))),
        }
    }
    for (name, value) in named.iter().filter(|(name, _)| *name != "official") {
        let word = match value {
            Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        if let Err(fault) = options.choose(name, &word) {
            let code = match fault {
                OptionFault::Unknown { .. } | OptionFault::NotHere { .. } => "unknown-option",
                OptionFault::Value { .. } => "bad-option",
            };
            problems.push(Refused::new(code, fault.to_string()));
        }
    }
    Ok((options, problems))
}
