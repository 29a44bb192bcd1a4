//! The written form of histories.

use super::{History, Played, Policy};
use crate::tournament::refusal::{DeskCode, DeskRefusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most players of a history.
const MOST_PLAYERS: usize = 2000;

/// The most rounds.
const MOST_ROUNDS: usize = 60;

/// The most games in a match that one side won, or that were drawn.
const MOST_GAMES: u32 = 99;

/// A history as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WrittenHistory {
    /// 1 or 3.
    #[serde(default = "three")]
    pub best_of: u32,
    /// Everybody.
    pub players: Vec<String>,
    /// First rounds, for those who came late.
    #[serde(default)]
    pub joined: BTreeMap<String, u32>,
    /// Last rounds, for those who dropped.
    #[serde(default)]
    pub dropped: BTreeMap<String, u32>,
    /// The rounds.
    #[serde(default)]
    pub rounds: Vec<Vec<WrittenMatch>>,
    /// How it is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<WrittenPolicy>,
}

const fn three() -> u32 {
    3
}

/// A match as text; the fields present say what kind it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WrittenMatch {
    #[serde(skip_serializing_if = "Option::is_none")]
    p1: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    p2: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    g1: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    g2: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gd: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bye: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<String>,
}

/// A policy as text; missing fields take their usual values.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct WrittenPolicy {
    floor: Option<String>,
    omw: Option<String>,
    pgw_floored: Option<bool>,
    bye_match: Option<bool>,
    bye_games: Option<bool>,
    id_games: Option<u32>,
    award_games: Option<bool>,
}

fn bad(sentence: impl Into<String>) -> DeskRefusal {
    DeskRefusal::new(DeskCode::BadHistory, sentence)
}

impl TryFrom<WrittenPolicy> for Policy {
    type Error = DeskRefusal;

    fn try_from(written: WrittenPolicy) -> Result<Policy, DeskRefusal> {
        let usual = Policy::default();
        let floor = match written.floor {
            Some(text) => text.parse().map_err(|_| bad(format!("the floor {text:?} is not a fraction")))?,
            None => usual.floor,
        };
        let omw_pooled = match written.omw.as_deref() {
            None | Some("average") => false,
            Some("pooled") => true,
            Some(other) => return Err(bad(format!("omw is average or pooled, not {other:?}"))),
        };
        Ok(Policy {
            floor,
            omw_pooled,
            pgw_floored: written.pgw_floored.unwrap_or(usual.pgw_floored),
            bye_match: written.bye_match.unwrap_or(usual.bye_match),
            bye_games: written.bye_games.unwrap_or(usual.bye_games),
            id_games: written.id_games.unwrap_or(usual.id_games).min(MOST_GAMES),
            award_games: written.award_games.unwrap_or(usual.award_games),
        })
    }
}

/// Places of players by name.
struct Places<'a>(BTreeMap<&'a str, usize>);

impl Places<'_> {
    fn of(&self, name: &str) -> Result<usize, DeskRefusal> {
        self.0.get(name).copied().ok_or_else(|| bad(format!("{name:?} is not a player of this history")))
    }
}

impl TryFrom<WrittenHistory> for History {
    type Error = DeskRefusal;

    fn try_from(written: WrittenHistory) -> Result<History, DeskRefusal> {
        if !matches!(written.best_of, 1 | 3) {
            return Err(bad(format!("a match is best of 1 or 3, not {}", written.best_of)));
        }
        if written.players.len() > MOST_PLAYERS || written.rounds.len() > MOST_ROUNDS {
            return Err(bad(format!("there are at most {MOST_PLAYERS} players and {MOST_ROUNDS} rounds")));
        }
        let places = Places(written.players.iter().enumerate().map(|(place, name)| (name.as_str(), place)).collect());
        if places.0.len() != written.players.len() {
            return Err(bad("a name appears twice among the players"));
        }
        let mut joined = vec![1; written.players.len()];
        for (name, round) in &written.joined {
            joined[places.of(name)?] = *round;
        }
        let mut dropped = vec![None; written.players.len()];
        for (name, round) in &written.dropped {
            dropped[places.of(name)?] = Some(*round);
        }
        let rounds = written.rounds.iter().enumerate();
        let rounds = rounds.map(|(number, round)| read_round(&places, number + 1, round));
        let rounds = rounds.collect::<Result<Vec<_>, _>>()?;
        let policy = written.policy.map(Policy::try_from).transpose()?.unwrap_or_default();
        Ok(History { best_of: written.best_of, joined, dropped, rounds, policy, players: written.players })
    }
}

fn read_round(places: &Places<'_>, number: usize, round: &[WrittenMatch]) -> Result<Vec<Played>, DeskRefusal> {
    let mut seen = vec![false; places.0.len()];
    let mut played = Vec::with_capacity(round.len());
    for written in round {
        let one = read_match(places, written)?;
        for player in one.players() {
            if std::mem::replace(&mut seen[player], true) {
                return Err(bad(format!("a player appears twice in round {number}")));
            }
        }
        played.push(one);
    }
    Ok(played)
}

fn read_match(places: &Places<'_>, written: &WrittenMatch) -> Result<Played, DeskRefusal> {
    match (&written.bye, &written.loss, &written.p1, &written.p2) {
        (Some(name), None, None, None) => Ok(Played::Bye(places.of(name)?)),
        (None, Some(name), None, None) => Ok(Played::Loss(places.of(name)?)),
        (None, None, Some(one), Some(other)) => read_pair(places, written, [places.of(one)?, places.of(other)?]),
        _ => Err(bad("a match has p1 and p2, or a bye, or a loss")),
    }
}

fn read_pair(places: &Places<'_>, written: &WrittenMatch, players: [usize; 2]) -> Result<Played, DeskRefusal> {
    if players[0] == players[1] {
        return Err(bad("nobody plays themselves"));
    }
    let games = [written.g1, written.g2, written.gd];
    let counted = games.map(|games| games.unwrap_or(0));
    if counted.iter().any(|games| *games > MOST_GAMES) {
        return Err(bad(format!("a match has at most {MOST_GAMES} games of a kind")));
    }
    match &written.conceded {
        Some(name) => {
            let who = places.of(name)?;
            let by = players.iter().position(|player| *player == who);
            let by = by.ok_or_else(|| bad(format!("{name:?} did not play the match that was conceded")))?;
            Ok(Played::Conceded { players, by, games: counted })
        }
        None if written.id == Some(true) => Ok(Played::Agreed { players }),
        None if games[0].is_none() || games[1].is_none() => Err(bad("a match has g1 and g2")),
        None => Ok(Played::Match { players, games: counted }),
    }
}

impl From<&History> for WrittenHistory {
    fn from(history: &History) -> WrittenHistory {
        let name = |player: usize| history.players[player].clone();
        let written = |played: &Played| match played {
            Played::Match { players, games } => WrittenMatch {
                p1: Some(name(players[0])),
                p2: Some(name(players[1])),
                g1: Some(games[0]),
                g2: Some(games[1]),
                gd: Some(games[2]),
                ..WrittenMatch::default()
            },
            Played::Agreed { players } => WrittenMatch {
                p1: Some(name(players[0])),
                p2: Some(name(players[1])),
                id: Some(true),
                ..WrittenMatch::default()
            },
            Played::Conceded { players, by, games } => WrittenMatch {
                p1: Some(name(players[0])),
                p2: Some(name(players[1])),
                conceded: Some(name(players[*by])),
                g1: Some(games[0]),
                g2: Some(games[1]),
                gd: (games[2] > 0).then_some(games[2]),
                ..WrittenMatch::default()
            },
            Played::Bye(player) => WrittenMatch { bye: Some(name(*player)), ..WrittenMatch::default() },
            Played::Loss(player) => WrittenMatch { loss: Some(name(*player)), ..WrittenMatch::default() },
        };
        let late = history.joined.iter().enumerate().filter(|(_, round)| **round > 1);
        let gone = history.dropped.iter().enumerate();
        WrittenHistory {
            best_of: history.best_of,
            players: history.players.clone(),
            joined: late.map(|(player, round)| (name(player), *round)).collect(),
            dropped: gone.filter_map(|(player, last)| Some((name(player), (*last)?))).collect(),
            rounds: history.rounds.iter().map(|round| round.iter().map(written).collect()).collect(),
            policy: None,
        }
    }
}
