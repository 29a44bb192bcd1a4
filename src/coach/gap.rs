//! How far one option is behind another, with bounds, and the word that these allow.

use super::Verdict;
use super::played::{Batch, Outlook};

/// How many standard errors on both sides of a mean contain 95 of 100.
const BOUND: f64 = 1.96;
/// Within this share of a game two options are level.
const LEVEL: f64 = 0.02;
/// A loss that may be smaller than this is not known to be one.
const KNOWN: f64 = 0.01;
/// How much wider the bounds must be taken for a result to be final: it is looked at several times.
const OFTEN: f64 = 1.3;

/// What an option gives away compared with another, as shares of a game. Negative where it may be the better one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gap {
    /// The estimate.
    pub loss: f64,
    /// The lower end of the interval that holds 95 of 100.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Gap {
    /// Nothing: the option itself, or one with the same meaning.
    pub const NONE: Gap = Gap { loss: 0.0, low: 0.0, high: 0.0 };

    /// The difference of what was played in the same possible games, batch by batch.
    ///
    /// Games of a batch share a search, so the means of the batches say how sure it is, or the single games if those
    /// differ more. One batch says nothing.
    pub(super) fn between<O: Outlook>(better: &[Batch<O>], worse: &[Batch<O>]) -> Gap {
        let batches: Vec<Moments> =
            better.iter().zip(worse).map(|(better, worse)| Moments::of(better.differences(worse))).collect();
        let means = Moments::of(batches.iter().map(|batch| batch.mean));
        let loss = means.mean;
        if batches.len() < 2 {
            return Gap { loss, low: loss - 1.0, high: loss + 1.0 };
        }
        let half = (student(batches.len() - 1) * means.error()).max(single(&batches));
        Gap { loss, low: loss - half, high: loss + half }
    }

    /// The word that the bounds allow.
    pub fn verdict(&self) -> Verdict {
        match self.low {
            _ if self.high < LEVEL => Verdict::Fine,
            low if low >= 0.10 => Verdict::Blunder,
            low if low >= 0.05 => Verdict::Mistake,
            low if low >= KNOWN => Verdict::Inaccuracy,
            _ => Verdict::Unknown,
        }
    }

    /// Is it shown that both are worth the same, within two points?
    pub fn is_level(&self) -> bool {
        self.high < LEVEL && self.low > -LEVEL
    }

    /// Is it known whether something is given away, and would it still be if one had looked only once?
    pub(super) fn is_settled(&self) -> bool {
        let half = OFTEN * (self.high - self.low) / 2.0;
        self.loss + half < LEVEL || self.loss - half >= KNOWN
    }
}

/// Half the width of the interval by the single games of all batches. Few games that are all alike say little.
pub(super) fn single(batches: &[Moments]) -> f64 {
    let games: f64 = batches.iter().map(|batch| batch.count).sum();
    let error = batches.iter().map(|batch| batch.error().powi(2)).sum::<f64>().sqrt() / batches.len().max(1) as f64;
    student((games as usize).saturating_sub(1)) * error.hypot(0.5 / games.max(1.0))
}

/// The mean of some numbers, and what it takes to say how sure it is.
pub(super) struct Moments {
    pub(super) mean: f64,
    variance: f64,
    count: f64,
}

impl Moments {
    pub(super) fn of(numbers: impl Iterator<Item = f64> + Clone) -> Moments {
        let count = numbers.clone().count().max(1) as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let variance = numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Moments { mean, variance, count }
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        (self.variance / self.count).sqrt()
    }
}

/// How many standard errors on both sides of a mean contain 95 of 100, by Student's distribution: more, the less free
/// numbers there are.
pub(super) fn student(free: usize) -> f64 {
    match free {
        0 => f64::INFINITY,
        1 => 12.71,
        2 => 4.30,
        3 => 3.18,
        free => {
            let free = free as f64;
            BOUND + 2.37 / free + 2.82 / free.powi(2)
        }
    }
}
