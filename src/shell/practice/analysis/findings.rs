//! What reviews found, in a file beside the save, where an export of the game reads it.

use super::record::Reviewed;
use super::telling;
use crate::practice::practised::Practised;
use seats::Seat;
use serde::{Deserialize, Serialize};
use std::path::Path;
use storage::remarks;
use storage::unwritten::Unwritten;

/// The findings about one game, as JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Findings {
    /// Every decision, in the order of the game.
    pub decisions: Vec<Finding>,
    /// The whole of it for each seat that was reviewed.
    pub seats: Vec<Whole>,
}

/// What was found about one decision; shares are those of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// Which step of the game it is, from 0.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// The option that was picked.
    pub picked: usize,
    /// The best option.
    pub best: usize,
    /// What the pick gave away.
    pub loss: f64,
    /// The lower bound of it.
    pub low: f64,
    /// The upper bound of it.
    pub high: f64,
    /// The chance to win from there.
    pub equity: f64,
    /// That of all others together.
    pub others: f64,
    /// Half the width of the interval of the chance.
    pub doubt: f64,
    /// How much better the draw before it was than others.
    pub draw: f64,
    /// The verdict.
    pub word: String,
    /// The words of the best option, if the pick gave something away.
    pub better: Option<String>,
}

/// What was found about a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Whole {
    /// Which seat.
    pub seat: Seat,
    /// How many decisions it had.
    pub decisions: usize,
    /// What it gave away with each, on average.
    pub lost: f64,
    /// How much better its draws were than others.
    pub luck: f64,
}

impl Findings {
    /// Those of a review.
    pub fn of<G: Practised>(reviewed: &Reviewed<G>) -> Findings {
        let decisions = reviewed.decisions.iter().map(|judged| Finding {
            at: judged.at,
            seat: judged.seat,
            picked: judged.picked,
            best: judged.best,
            loss: judged.loss,
            low: judged.low,
            high: judged.high,
            equity: judged.equity,
            others: 1.0 - judged.equity,
            doubt: judged.doubt,
            draw: judged.draw,
            word: judged.verdict.word().to_owned(),
            better: telling::better(reviewed, judged),
        });
        let seats = reviewed.summary.iter().map(|summary| Whole {
            seat: summary.seat,
            decisions: summary.decisions,
            lost: summary.lost,
            luck: summary.luck,
        });
        Findings { decisions: decisions.collect(), seats: seats.collect() }
    }

    /// Adds what was found before about anything that is not judged here.
    fn with(mut self, before: Findings) -> Findings {
        let judged: Vec<_> = self.decisions.iter().map(|found| (found.at, found.seat)).collect();
        let seats: Vec<Seat> = self.seats.iter().map(|whole| whole.seat).collect();
        self.decisions.extend(before.decisions.into_iter().filter(|found| !judged.contains(&(found.at, found.seat))));
        self.seats.extend(before.seats.into_iter().filter(|whole| !seats.contains(&whole.seat)));
        self.decisions.sort_by_key(|found| found.at);
        self.seats.sort_by_key(|whole| whole.seat);
        self
    }

    /// Keeps them beside a save, together with those about other decisions. A file there that cannot be read is replaced.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn keep(self, save: &Path) -> Result<(), Unwritten> {
        remarks::write_review(save, &self.with(remarks::read_review(save).unwrap_or_default()))
    }
}
