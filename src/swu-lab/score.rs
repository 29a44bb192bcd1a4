//! Scores with bounds. The two games of a round share their luck and are not independent, so rounds are counted, not
//! games.

use super::record::GameLine;
use std::collections::BTreeMap;

/// Half the width of a 95 % interval, in standard errors.
const WIDTH: f64 = 1.96;

/// A share with its 95 % bounds, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share that was counted.
    pub mean: f64,
    /// The lower bound of the true share.
    pub low: f64,
    /// And below this.
    pub high: f64,
}

impl Share {
    /// Of independent scores from 0 to 1; `None` without any.
    ///
    /// One imagined score of 0 and one of 1 are added for the bounds, so that a few equal scores do not look certain
    /// (Agresti and Coull).
    pub fn of(scores: &[f64]) -> Option<Share> {
        if scores.is_empty() {
            return None;
        }
        let mean = scores.iter().sum::<f64>() / scores.len() as f64;
        let count = scores.len() as f64 + 2.0;
        let centre = (scores.iter().sum::<f64>() + 1.0) / count;
        let squares = scores.iter().chain(&[0.0, 1.0]).map(|score| (score - centre).powi(2)).sum::<f64>();
        let error = WIDTH * (squares / (count - 1.0) / count).sqrt();
        Some(Share { mean, low: (centre - error).clamp(0.0, mean), high: (centre + error).clamp(mean, 1.0) })
    }

    /// Whether it is above one half; `None` if the bounds include one half.
    pub fn told(&self) -> Option<bool> {
        if self.low > 0.5 {
            Some(true)
        } else if self.high < 0.5 {
            Some(false)
        } else {
            None
        }
    }

    /// The same from the other side.
    #[must_use]
    pub fn turned(self) -> Share {
        Share { mean: 1.0 - self.mean, low: 1.0 - self.high, high: 1.0 - self.low }
    }
}

/// A difference of shares with its 95 % bounds, from -1 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The measured mean.
    pub mean: f64,
    /// The lower bound of the true difference.
    pub low: f64,
    /// And below this.
    pub high: f64,
}

impl Difference {
    /// Of paired scores, the second minus the first; `None` without two pairs.
    pub fn of(pairs: &[(f64, f64)]) -> Option<Difference> {
        let count = pairs.len() as f64;
        if count < 2.0 {
            return None;
        }
        let differences = || pairs.iter().map(|(one, other)| other - one);
        let mean = differences().sum::<f64>() / count;
        let squares = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        // One imagined difference of 1 either way keeps a few equal ones from looking certain.
        let error = WIDTH * ((squares + 2.0) / (count + 1.0) / (count + 2.0)).sqrt();
        Some(Difference { mean, low: (mean - error).max(-1.0), high: (mean + error).min(1.0) })
    }
}

/// How one deck did against another.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Score {
    rounds: BTreeMap<u64, Vec<f64>>,
    first: Vec<f64>,
    second: Vec<f64>,
    length: u64,
    /// Games that were drawn.
    pub draws: u64,
    /// Processor time in milliseconds.
    pub cpu_ms: u64,
}

impl Score {
    /// Counts a game for its first or second deck, 0 or 1.
    pub fn add(&mut self, game: &GameLine, deck: usize) {
        let points = game.winner.map_or(0.5, |winner| if winner == deck { 1.0 } else { 0.0 });
        self.rounds.entry(game.game / 2).or_default().push(points);
        if game.first == deck {
            self.first.push(points)
        } else {
            self.second.push(points)
        }
        self.length += u64::from(game.rounds);
        self.draws += u64::from(game.winner.is_none());
        self.cpu_ms += game.cpu_ms;
    }

    /// How many games were counted.
    pub fn games(&self) -> usize {
        self.first.len() + self.second.len()
    }

    /// The share of points; a draw is half a point.
    pub fn share(&self) -> Option<Share> {
        Share::of(&self.by_round().into_values().collect::<Vec<_>>())
    }

    /// The share of points in games in which the deck had the first action, and in the others.
    pub fn by_turn(&self) -> [Option<Share>; 2] {
        [Share::of(&self.first), Share::of(&self.second)]
    }

    /// How many rounds a game has on average.
    pub fn length(&self) -> f64 {
        self.length as f64 / (self.games().max(1) as f64)
    }

    /// The score of each round of luck.
    fn by_round(&self) -> BTreeMap<u64, f64> {
        let mean = |points: &Vec<f64>| points.iter().sum::<f64>() / points.len() as f64;
        self.rounds.iter().map(|(round, points)| (*round, mean(points))).collect()
    }

    /// How much better this did than another on the same luck.
    pub fn better_than(&self, other: &Score) -> Option<Difference> {
        let (own, theirs) = (self.by_round(), other.by_round());
        let pairs = own.iter().filter_map(|(round, score)| Some((*theirs.get(round)?, *score)));
        Difference::of(&pairs.collect::<Vec<_>>())
    }
}
