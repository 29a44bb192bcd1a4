//! Questions that need no event: rounds, brackets, rankings, pairings, matches whose time is over.

use super::request::{Operation, Pair, Question, Round, TimeOver, When, Wins, WrittenPods};
use super::showing::class;
use crate::answers::{Bracket, Checked, Pairings, Rank, Resolved, Seating, Size, answer as written};
use crate::field::Field;
use crate::request::Refused;
use events::tournament::{
    Called, History, LastGame, PlayedPod, PodHistory, Table, Tier, WrittenHistory, bracket, check, pair, resolve,
    rounds, standings,
};
use serde_json::Value;
use std::collections::BTreeMap;

type Answer = Result<Value, Refused>;

/// Answers one of them; `None` if something else is asked.
pub(super) fn answer(asked: &Operation) -> Option<Answer> {
    Some(match asked {
        Operation::Table { players, tier } => table(players, tier),
        Operation::Bracket { players } => first_pairs(players),
        Operation::Rank(asked) => rank(asked),
        Operation::Pairings { history, seed, keep } => pairings(history, seed, keep),
        Operation::Check { history, pairs } => checked(history, pairs),
        Operation::Resolve(asked) => resolved(asked),
        Operation::Pods { history, seed } => pods(history, seed),
        _ => return None,
    })
}

fn count(players: &Field<u64>) -> Result<u64, Refused> {
    let no_number = || Refused::new("bad-count", format!("{players} is not a number of players"));
    players.get().ok_or_else(no_number)
}

fn table(players: &Field<u64>, tier: &Field<Tier>) -> Answer {
    let tier = tier.or("tier", "bad-event", Tier::Casual)?;
    let (swiss, cut) = rounds(count(players)?, tier)?;
    written(&Size { ok: true, swiss, cut })
}

fn first_pairs(players: &Field<u64>) -> Answer {
    written(&Bracket { ok: true, pairs: bracket(count(players)?)? })
}

fn rank(asked: &Question) -> Answer {
    let history = history(&asked.history)?;
    let name = |player: usize| history.players[player].clone();
    let classes = standings(&history, seed(&asked.seed)?)?;
    written(&Rank { ok: true, standings: classes.iter().map(|one| class(one, name)).collect() })
}

fn checked(history: &Field<WrittenHistory>, pairs: &Field<Vec<Pair>>) -> Answer {
    let faults = check(&self::history(history)?, &pairs.read("pairs", "bad-history")?)?;
    let errors: Vec<String> = faults.iter().map(|fault| fault.as_str().to_owned()).collect();
    written(&Checked { ok: true, optimal: errors.is_empty(), errors })
}

fn seed(seed: &Field<u64>) -> Result<u64, Refused> {
    seed.or("seed", "bad-request", 0)
}

fn history(history: &Field<WrittenHistory>) -> Result<History, Refused> {
    Ok(History::try_from(history.read("history", "bad-history")?)?)
}

fn pairings(history: &Field<WrittenHistory>, seed: &Field<u64>, keep: &Field<Option<Vec<Pair>>>) -> Answer {
    let history = self::history(history)?;
    let place = |name: &String| history.players.iter().position(|other| other == name);
    let table = |(one, other): &Pair| match other {
        // A player unknown here has left: the table is not kept.
        Some(other) => Some((place(one)?, Some(place(other)?))),
        None => Some((place(one)?, None)),
    };
    let kept = keep.read("pairs", "bad-history")?;
    let keep: Option<Vec<Table>> = kept.map(|pairs| pairs.iter().filter_map(table).collect());
    let pairing = pair(&history, self::seed(seed)?, keep.as_deref())?;
    let name = |player: usize| history.players[player].clone();
    let pairs = pairing.tables.iter().map(|(one, other)| (name(*one), other.map(name))).collect();
    written(&Pairings { ok: true, pairs, rematches: pairing.rematches, spread: pairing.spread })
}

fn wins(wins: &Field<Wins>) -> Option<[u32; 2]> {
    match wins.get()? {
        Wins::Both(wins) => Some([*wins.first()?, *wins.get(1)?]),
        Wins::Named { a, b } => Some([a, b]),
    }
}

fn resolved(asked: &TimeOver) -> Answer {
    let illegal = |what: &str, why: &str| Refused::new("illegal-result", format!("{what}: {why}"));
    let wins = wins(&asked.wins).ok_or_else(|| illegal("wins", "games won by each"))?;
    let stage = asked.stage.get().ok_or_else(|| illegal("stage", "swiss or elim"))?;
    let game = match asked.when.get().ok_or_else(|| illegal("when", "during or between"))? {
        When::During => {
            let game = asked.game.read("game", "illegal-result")?;
            Some(game.unwrap_or(LastGame { winner: None, hp: None, initiative: None }))
        }
        When::Between => None,
    };
    let next_holder = asked.next_holder.read("next_holder", "illegal-result")?;
    let best_of = asked.best_of.get().unwrap_or(0);
    let result = resolve(&Called { best_of, elimination: stage == Round::Elim, wins, game, next_holder })?;
    written(&Resolved { ok: true, result })
}

/// The most players of such a history.
const MOST_PLAYERS: usize = 400;

fn bad(why: impl Into<String>) -> Refused {
    Refused::new("bad-history", why)
}

fn pods(history: &Field<WrittenPods>, seed: &Field<u64>) -> Answer {
    let history = played(&history.read("history", "bad-history")?)?;
    let seating = history.seat(self::seed(seed)?)?;
    let named = |pod: &Vec<usize>| pod.iter().map(|player| history.players[*player].clone()).collect();
    let pods = seating.pods.iter().map(named).collect();
    written(&Seating { ok: true, pods, repeats: seating.repeats, spread: seating.spread })
}

/// A history of pods by places of players.
fn played(written: &WrittenPods) -> Result<PodHistory, Refused> {
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
                return Err(bad("a pod has 2 to 5 players, each once in a round, and places"));
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
    Ok(PodHistory { players: written.players.clone(), active, rounds })
}
