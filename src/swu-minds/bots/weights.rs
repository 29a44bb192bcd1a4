//! How much each measured quantity counts: data, with a note on how it was made.

use super::self_harm::Sides;
use data::ron_text;
use seats::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use swu_rules::book::Book;
use swu_rules::evaluation::{Measures, QUANTITIES, Quantity};
use swu_rules::game::Game;

/// A file of weights.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// How they were made, in a sentence.
    pub made: String,
    /// By the names of [`Quantity`]; a quantity not named counts 0.
    pub weights: BTreeMap<String, f32>,
}

/// A name in a file of weights that is not a measured quantity, or a file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unweighable(String);

/// One set of weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights([f32; QUANTITIES]);

/// The sets of weights that a mind thinks with.
#[derive(Clone, PartialEq, Debug)]
pub struct Scales {
    /// For choosing by one step: how much does a move gain?
    pub act: Weights,
    /// For chances: how likely is winning from here?
    pub odds: Weights,
}

static SHIPPED: LazyLock<Scales> = LazyLock::new(|| {
    let read = |text| Weights::read(text).unwrap_or(Weights([0.0; QUANTITIES]));
    Scales {
        act: read(include_str!("../../../assets/bots/act.ron")),
        odds: read(include_str!("../../../assets/bots/odds.ron")),
    }
});

impl Scales {
    /// The weights that are part of the program.
    pub fn shipped() -> &'static Scales {
        &SHIPPED
    }
}

impl Weights {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// It is not RON, or names something that is not measured.
    pub fn read(text: &str) -> Result<Weights, Unweighable> {
        let made: Made = ron_text::read(text).map_err(|fault| Unweighable(fault.to_string()))?;
        let mut weights = [0.0; QUANTITIES];
        for (word, weight) in made.weights {
            let quantity = Quantity::ALL.iter().find(|quantity| quantity.word() == word);
            let quantity = quantity.ok_or_else(|| Unweighable(format!("nothing is measured by {word}")))?;
            weights[*quantity as usize] = weight;
        }
        Ok(Weights(weights))
    }

    /// These numbers, in the order of [`Quantity::ALL`].
    pub const fn of(numbers: [f32; QUANTITIES]) -> Weights {
        Weights(numbers)
    }

    /// The numbers, in the order of [`Quantity::ALL`].
    pub const fn numbers(&self) -> &[f32; QUANTITIES] {
        &self.0
    }

    fn weigh(&self, measures: &Measures) -> f32 {
        self.0.iter().zip(measures).map(|(weight, amount)| weight * f32::from(*amount)).sum()
    }

    /// The value of each seat's own side.
    pub(super) fn sides(&self, book: &Book, game: &mut Game) -> Sides {
        let mut sides = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            sides[seat.index()] = match (game.winner(seat), game.eliminated(seat)) {
                (Some(true), _) => DECIDED,
                (Some(false), _) | (_, true) => -DECIDED,
                _ => self.weigh(&game.measure(book, seat)),
            };
        }
        sides
    }

    /// The value of a position with these sides for a seat: its own side against its opponents'. A decided game
    /// outweighs everything else.
    pub(super) fn worth_of(game: &Game, sides: &Sides, seat: Seat) -> f32 {
        if let Some(won) = game.winner(seat) {
            return if won { DECIDED } else { -DECIDED };
        }
        if game.eliminated(seat) {
            return -DECIDED;
        }
        let own = sides[seat.index()];
        let (mut others, mut sum) = (0, 0.0);
        for other in Seat::all(game.seats()).filter(|other| *other != seat) {
            if !game.eliminated(other) {
                others += 1;
                sum += sides[other.index()];
            }
        }
        let gone = game.seats() - 1 - others;
        own - sum / others.max(1) as f32 + gone as f32 * ELIMINATED
    }

    /// The chance of each seat to win; they add up to 1.
    pub fn chances(&self, book: &Book, game: &mut Game) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        if let Some(over) = game.over() {
            let winners = over.winners.clone();
            let level = winners.is_empty();
            for seat in Seat::all(game.seats()) {
                let wins = level || winners.contains(&seat);
                let among = if level { game.seats() } else { winners.len() };
                chances[seat.index()] = if wins { 1.0 / among as f32 } else { 0.0 };
            }
            return chances;
        }
        let mut best = f32::MIN;
        for seat in Seat::all(game.seats()) {
            if !game.eliminated(seat) {
                chances[seat.index()] = self.weigh(&game.measure(book, seat));
                best = best.max(chances[seat.index()]);
            }
        }
        let mut sum = 0.0;
        for seat in Seat::all(game.seats()) {
            let chance = &mut chances[seat.index()];
            *chance = if game.eliminated(seat) { 0.0 } else { (*chance - best).exp() };
            sum += *chance;
        }
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}

/// The value of a decided game.
pub const DECIDED: f32 = 10_000.0;
/// The value of an opponent's being out of the game.
const ELIMINATED: f32 = 100.0;
