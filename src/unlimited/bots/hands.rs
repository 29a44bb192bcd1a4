//! Choosing cards of a hand, whether to keep one and what to put down, by trials: what such a choice is worth shows rounds
//! later, beyond what a search sees.

use super::trial::{Players, trial};
use super::weights::Scales;
use super::{Level, OptionValue, Thought};
use crate::chance::Chance;
use crate::order::Order;
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::meaning::Meaning;
use crate::unlimited::rules::sight::Sight;

/// Fewer trials of an option tell less than rules of thumb do.
const FEWEST: usize = 12;

/// An option that is tried for itself and for all that mean the same.
struct Contender {
    option: usize,
    meaning: Option<Meaning>,
    tried: OptionValue,
}

/// Chooses for the seat of this sight in so many trials: the better half of the options is tried as much again, until one
/// is left. Nothing if there are too few trials for that.
pub(super) fn think(
    book: &Book,
    sight: &Sight,
    chance: &Chance,
    trials: usize,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let mut contenders = contenders(sight);
    let stages = contenders.len().next_power_of_two().trailing_zeros().max(1) as usize;
    if trials < stages * contenders.len() * FEWEST {
        return None;
    }
    let players = Players { level: Level::Sensible, iterations: 1, seed: chance.ahead() };
    let (mut left, mut number, mut stopped) = (contenders.len(), 0, false);
    for _ in 0..stages {
        for _ in 0..trials / (stages * left) {
            for contender in &mut contenders[..left] {
                let value = weighed(book, sight, contender.option, players, number);
                let tried = &mut contender.tried;
                tried.visits += 1;
                tried.value += (value - tried.value) / tried.visits as f32;
            }
            number += 1;
            stopped = stop();
            if stopped {
                break;
            }
        }
        contenders[..left].order_by(|one, two| two.tried.value.total_cmp(&one.tried.value));
        left = left.div_ceil(2);
        if stopped {
            break;
        }
    }
    let found = |meaning| contenders.iter().find(|contender| contender.meaning == meaning);
    let value = |option| found(sight.meaning(option)).map_or(OptionValue::default(), |contender| contender.tried);
    let values: Vec<OptionValue> = (0..sight.decision()?.options.len()).map(value).collect();
    let iterations = contenders.iter().map(|contender| contender.tried.visits).sum();
    Some(Thought { option: contenders.first()?.option, iterations, values })
}

/// The options, those that mean the same once.
fn contenders(sight: &Sight) -> Vec<Contender> {
    let mut contenders: Vec<Contender> = Vec::new();
    for option in 0..sight.decision().map_or(0, |decision| decision.options.len()) {
        let meaning = sight.meaning(option);
        if contenders.iter().all(|other| other.meaning != meaning) {
            contenders.push(Contender { option, meaning, tried: OptionValue::default() });
        }
    }
    contenders
}

/// The chance to win where the trial of an option leads.
fn weighed(book: &Book, sight: &Sight, option: usize, players: Players, number: u32) -> f32 {
    let world = trial(book, sight, option, players, number);
    world.map_or(0.0, |mut world| Scales::shipped().odds.chances(book, &mut world)[sight.eyes().index()])
}
