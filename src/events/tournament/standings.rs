//! The ranking: match points, opponents' match wins, own game wins, opponents' game wins, and the lot (formats.md T).

use super::fraction::{Fraction, FractionError};
use super::history::{History, Played};
use super::refusal::{DeskCode, DeskRefusal};
use seats::keyed;
use std::collections::BTreeSet;

/// What one player has reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// Match points.
    pub points: u32,
    /// Match points that count for percentages, and the number of matches.
    counted_points: u32,
    matches: u32,
    won: u32,
    /// Three for a game won, one for a game drawn.
    game_points: u32,
    games: u32,
    /// Everybody met.
    pub opponents: BTreeSet<usize>,
    /// Byes.
    pub byes: u32,
}

/// Players who are level in everything but the lot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Their rank, from 1.
    pub rank: usize,
    /// The players, in the order of their lots.
    pub players: Vec<usize>,
    /// Match points.
    pub points: u32,
    /// Opponents' match-win percentage.
    pub omw: Fraction,
    /// Game-win percentage.
    pub pgw: Fraction,
    /// Opponents' game-win percentage.
    pub ogw: Fraction,
}

impl Class {
    /// The tie-breakers, in the order in which they count.
    pub fn breakers(&self) -> [Fraction; 3] {
        [self.omw, self.pgw, self.ogw]
    }
}

impl Tally {
    fn matched(&mut self, points: u32) {
        self.points += points;
        self.counted_points += points;
        self.matches += 1;
        self.won += u32::from(points == 3);
    }

    fn gamed(&mut self, won: u32, lost: u32, drawn: u32) {
        self.game_points += 3 * won + drawn;
        self.games += won + lost + drawn;
    }

    fn match_wins(&self) -> Option<Fraction> {
        Fraction::new(self.counted_points.into(), u128::from(self.matches) * 3)
    }

    fn game_wins(&self) -> Option<Fraction> {
        Fraction::new(self.game_points.into(), u128::from(self.games) * 3)
    }
}

/// The records of all players, in the order of the players.
pub(super) fn tallies(history: &History) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); history.players.len()];
    for played in history.rounds.iter().flatten() {
        count(history, played, &mut tallies);
    }
    tallies
}

fn count(history: &History, played: &Played, tallies: &mut [Tally]) {
    let (policy, needed) = (&history.policy, history.needed());
    match played {
        Played::Match { players, games } => {
            let points = match games[0].cmp(&games[1]) {
                std::cmp::Ordering::Greater => [3, 0],
                std::cmp::Ordering::Less => [0, 3],
                std::cmp::Ordering::Equal => [1, 1],
            };
            pair(tallies, *players, points, *games);
        }
        Played::Agreed { players } => pair(tallies, *players, [1, 1], [0, 0, policy.id_games]),
        Played::Conceded { players, by, games } => {
            let mut games = *games;
            if policy.award_games {
                games[1 - by] = games[1 - by].max(needed);
            }
            let points = if *by == 0 { [0, 3] } else { [3, 0] };
            pair(tallies, *players, points, games);
        }
        Played::Bye(player) => {
            let tally = &mut tallies[*player];
            tally.byes += 1;
            if policy.bye_match {
                tally.matched(3)
            } else {
                tally.points += 3
            }
            if policy.bye_games {
                tally.gamed(needed, 0, 0);
            }
        }
        Played::Loss(player) => {
            tallies[*player].matched(0);
            if policy.award_games {
                tallies[*player].gamed(0, needed, 0);
            }
        }
    }
}

fn pair(tallies: &mut [Tally], players: [usize; 2], points: [u32; 2], games: [u32; 3]) {
    for side in 0..2 {
        let tally = &mut tallies[players[side]];
        tally.matched(points[side]);
        tally.gamed(games[side], games[1 - side], games[2]);
        tally.opponents.insert(players[1 - side]);
    }
}

/// The ranking after the finished rounds.
///
/// # Errors
/// Percentages of this history cannot be written exactly.
pub fn standings(history: &History, seed: u64) -> Result<Vec<Class>, DeskRefusal> {
    ranked(history, seed).map_err(|_| {
        DeskRefusal::new(DeskCode::BadHistory, "the percentages of this history cannot be written exactly")
    })
}

/// Everybody, best first; the lot decides last.
///
/// # Errors
/// As [`standings`].
pub(super) fn order(history: &History, seed: u64) -> Result<Vec<usize>, DeskRefusal> {
    Ok(standings(history, seed)?.into_iter().flat_map(|class| class.players).collect())
}

fn ranked(history: &History, seed: u64) -> Result<Vec<Class>, FractionError> {
    let tallies = tallies(history);
    let policy = &history.policy;
    let floored = |percentage: Option<Fraction>| percentage.unwrap_or(policy.floor).max(policy.floor);
    let mut rows = Vec::with_capacity(tallies.len());
    for (player, tally) in tallies.iter().enumerate() {
        let opponents = || tally.opponents.iter().map(|opponent| &tallies[*opponent]);
        let omw = if policy.omw_pooled {
            let (won, matches) = opponents().fold((0, 0), |sum, other| (sum.0 + other.won, sum.1 + other.matches));
            Fraction::new(won.into(), matches.into())
        } else {
            Fraction::mean(opponents().map(|other| floored(other.match_wins())))?
        };
        let ogw = Fraction::mean(opponents().map(|other| floored(other.game_wins())))?;
        let own = tally.game_wins();
        let pgw = if policy.pgw_floored { floored(own) } else { own.unwrap_or(policy.floor) };
        rows.push((tally.points, floored(omw), pgw, floored(ogw), player));
    }
    let label = format!("lots {}", history.rounds.len());
    let lots: Vec<u64> = (0..rows.len() as u64).map(|place| keyed::labelled_word(seed, &label, place)).collect();
    let key = |row: &(u32, Fraction, Fraction, Fraction, usize)| (row.0, row.1, row.2, row.3);
    rows.sort_by(|one, other| key(other).cmp(&key(one)).then(lots[one.4].cmp(&lots[other.4])));
    let mut classes: Vec<Class> = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let (points, omw, pgw, ogw, player) = *row;
        match classes.last_mut().filter(|last| (last.points, last.omw, last.pgw, last.ogw) == key(row)) {
            Some(class) => class.players.push(player),
            None => classes.push(Class { rank: place + 1, players: vec![player], points, omw, pgw, ogw }),
        }
    }
    Ok(classes)
}
