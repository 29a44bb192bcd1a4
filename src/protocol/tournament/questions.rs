//! Questions that need no event: rounds, brackets, rankings, pairings, matches whose time is over.

use super::showing::class;
use crate::request::Refused;
use events::tournament::{
    Called, History, LastGame, PlayedPod, PodHistory, Side, Table, Tier, WrittenHistory, bracket, check, pair, resolve,
    rounds, standings,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

type Answer = Result<Value, Refused>;

/// Answers one of them.
pub(super) fn answer(op: &str, asked: &Value) -> Answer {
    match op {
        "table" => table(asked),
        "bracket" => {
            let pairs = bracket(count(asked)?)?;
            Ok(json!({"ok": true, "pairs": pairs}))
        }
        "rank" => {
            let history = history(asked)?;
            let name = |player: usize| history.players[player].clone();
            let classes: Vec<Value> = standings(&history, seed(asked)?)?.iter().map(|one| class(one, name)).collect();
            Ok(json!({"ok": true, "standings": classes}))
        }
        "pairings" => pairings(asked),
        "check" => {
            let faults = check(&history(asked)?, &pairs(&asked["pairs"])?)?;
            let errors: Vec<&str> = faults.iter().map(|fault| fault.as_str()).collect();
            Ok(json!({"ok": true, "errors": errors, "optimal": errors.is_empty()}))
        }
        "resolve" => resolved(asked),
        _ => pods(asked),
    }
}

fn count(asked: &Value) -> Result<u64, Refused> {
    let players = &asked["players"];
    players.as_u64().ok_or_else(|| Refused::new("bad-count", format!("{players} is not a number of players")))
}

fn table(asked: &Value) -> Answer {
    let tier = match &asked["tier"] {
        Value::Null => Tier::Casual,
        tier => Tier::deserialize(tier).map_err(|why| Refused::new("bad-event", format!("tier: {why}")))?,
    };
    let (swiss, cut) = rounds(count(asked)?, tier)?;
    Ok(json!({"ok": true, "swiss": swiss, "cut": cut}))
}

fn seed(asked: &Value) -> Result<u64, Refused> {
    match &asked["seed"] {
        Value::Null => Ok(0),
        seed => seed.as_u64().ok_or_else(|| Refused::new("bad-request", format!("{seed} is no seed: a whole number"))),
    }
}

fn history(asked: &Value) -> Result<History, Refused> {
    let written = WrittenHistory::deserialize(&asked["history"]);
    let written = written.map_err(|why| Refused::new("bad-history", format!("history: {why}")))?;
    Ok(History::try_from(written)?)
}

/// Pairs of names; the second is null for the bye.
fn pairs(value: &Value) -> Result<Vec<(String, Option<String>)>, Refused> {
    Vec::deserialize(value).map_err(|why| Refused::new("bad-history", format!("pairs: {why}")))
}

fn pairings(asked: &Value) -> Answer {
    let history = history(asked)?;
    let place = |name: &String| history.players.iter().position(|other| other == name);
    let keep = match &asked["keep"] {
        Value::Null => None,
        // A player unknown here has left: the table is not kept.
        keep => Some(
            pairs(keep)?
                .iter()
                .filter_map(|(one, other)| match other {
                    Some(other) => Some((place(one)?, Some(place(other)?))),
                    None => Some((place(one)?, None)),
                })
                .collect::<Vec<Table>>(),
        ),
    };
    let pairing = pair(&history, seed(asked)?, keep.as_deref())?;
    let name = |player: usize| history.players[player].clone();
    let tables: Vec<(String, Option<String>)> =
        pairing.tables.iter().map(|(one, other)| (name(*one), other.map(name))).collect();
    Ok(json!({"ok": true, "pairs": tables, "rematches": pairing.rematches, "spread": pairing.spread}))
}

fn resolved(asked: &Value) -> Answer {
    let illegal = |what: &str, why: &dyn std::fmt::Display| Refused::new("illegal-result", format!("{what}: {why}"));
    let wins = match &asked["wins"] {
        Value::Object(wins) => [wins.get("a"), wins.get("b")].map(|wins| wins.and_then(Value::as_u64)),
        wins => [wins[0].as_u64(), wins[1].as_u64()],
    };
    let [Some(one), Some(other)] = wins.map(|wins| wins.and_then(|wins| u32::try_from(wins).ok())) else {
        return Err(illegal("wins", &"games won by each"));
    };
    let elimination = match asked["stage"].as_str() {
        Some("swiss") => false,
        Some("elim") => true,
        _ => return Err(illegal("stage", &"swiss or elim")),
    };
    let game = match asked["when"].as_str() {
        Some("during") if !asked["game"].is_null() => {
            Some(LastGame::deserialize(&asked["game"]).map_err(|why| illegal("game", &why))?)
        }
        Some("during") => Some(LastGame { winner: None, hp: None, initiative: None }),
        Some("between") => None,
        _ => return Err(illegal("when", &"during or between")),
    };
    let next_holder = Option::<Side>::deserialize(&asked["next_holder"]).map_err(|why| illegal("next_holder", &why))?;
    let best_of = asked["best_of"].as_u64().and_then(|games| u32::try_from(games).ok()).unwrap_or(0);
    let side = resolve(&Called { best_of, elimination, wins: [one, other], game, next_holder })?;
    Ok(json!({"ok": true, "result": side.word()}))
}

/// A history of pods in a request.
#[derive(Deserialize)]
struct WrittenPods {
    players: Vec<String>,
    #[serde(default)]
    joined: BTreeMap<String, u32>,
    #[serde(default)]
    dropped: BTreeMap<String, u32>,
    #[serde(default)]
    rounds: Vec<Vec<WrittenPod>>,
}

/// A pod that was played.
#[derive(Deserialize)]
struct WrittenPod {
    pod: Vec<String>,
    places: Vec<u32>,
}

/// The most players of such a history.
const MOST_PLAYERS: usize = 400;

fn pods(asked: &Value) -> Answer {
    let bad = |why: String| Refused::new("bad-history", why);
    let written = WrittenPods::deserialize(&asked["history"]).map_err(|why| bad(format!("history: {why}")))?;
    let places: BTreeMap<&str, usize> =
        written.players.iter().enumerate().map(|(place, name)| (name.as_str(), place)).collect();
    if places.len() != written.players.len() || written.players.len() > MOST_PLAYERS {
        return Err(bad(format!("there are at most {MOST_PLAYERS} players, each with a name of its own")));
    }
    let place = |name: &String| {
        places.get(name.as_str()).copied().ok_or_else(|| bad(format!("{name:?} is not a player of this history")))
    };
    written.joined.keys().chain(written.dropped.keys()).try_for_each(|name| place(name).map(|_| ()))?;
    let mut rounds = Vec::new();
    for round in &written.rounds {
        let (mut seen, mut played) = (Vec::new(), Vec::new());
        for pod in round {
            let players = pod.pod.iter().map(place).collect::<Result<Vec<_>, _>>()?;
            let twice = players.iter().any(|player| {
                let again = seen.contains(player);
                seen.push(*player);
                again
            });
            let pod = PlayedPod { players, places: pod.places.clone() };
            if twice || !pod.is_sound() {
                return Err(bad("a pod has 2 to 5 players, each once in a round, and places".to_owned()));
            }
            played.push(pod);
        }
        rounds.push(played);
    }
    let next = rounds.len() as u32 + 1;
    let is_in = |name: &String| {
        written.joined.get(name).is_none_or(|first| *first <= next)
            && written.dropped.get(name).is_none_or(|last| *last >= next)
    };
    let active = written.players.iter().enumerate().filter(|(_, name)| is_in(name)).map(|(place, _)| place).collect();
    let history = PodHistory { players: written.players.clone(), active, rounds };
    let seating = history.seat(seed(asked)?)?;
    let named = |pod: &Vec<usize>| pod.iter().map(|player| history.players[*player].clone()).collect::<Vec<_>>();
    let tables: Vec<Vec<String>> = seating.pods.iter().map(named).collect();
    Ok(json!({"ok": true, "pods": tables, "repeats": seating.repeats, "spread": seating.spread}))
}
