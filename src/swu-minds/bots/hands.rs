//! Choosing cards of a hand, whether to keep it and what to put down, by trials: the value of such a choice shows
//! rounds later, beyond what a search sees.

use super::trial::{Players, trial};
use super::weights::Scales;
use super::{Level, OptionValue, Thought};
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::option_key::Meaning;
use swu_rules::sight::Sight;

/// Fewer trials of an option tell less than rules of thumb do.
const FEWEST: u64 = 12;

/// An option that is tried on behalf of all options with the same meaning.
struct Contender {
    option: usize,
    meaning: Option<Meaning>,
    tried: OptionValue,
}

/// Chooses for the seat of this sight in trials whose players look at about `positions` positions: the better half of
/// the options is tried for the same time again, until one is left. `None` if that is too few for enough trials.
pub(super) fn think(
    book: &Book,
    sight: &Sight,
    chance: &Chance,
    positions: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    if positions == 0 {
        return None;
    }
    let mut contenders = contenders(sight);
    let stages = u64::from(contenders.len().next_power_of_two().trailing_zeros().max(1));
    let players = Players { level: Level::Sensible, iterations: 1, seed: chance.ahead() };
    let (mut left, mut number, mut stopped) = (contenders.len(), 0, false);
    let mut looked = 0;
    for stage in 1..=stages {
        while looked < positions * stage / stages && !stopped {
            for contender in &mut contenders[..left] {
                let (value, more) = weighed(book, sight, contender.option, players, number);
                let tried = &mut contender.tried;
                tried.visits += 1;
                tried.value += (value - tried.value) / tried.visits as f32;
                looked += more;
            }
            number += 1;
            stopped = stop();
            if number == 1 && looked * FEWEST > positions / stages {
                return None;
            }
        }
        contenders[..left].sort_by(|one, two| two.tried.value.total_cmp(&one.tried.value));
        left = left.div_ceil(2);
        if stopped {
            break;
        }
    }
    let found = |meaning| contenders.iter().find(|contender| contender.meaning == meaning);
    let value = |option| found(sight.meaning(option)).map_or(OptionValue::default(), |contender| contender.tried);
    let values: Vec<OptionValue> = (0..sight.decision()?.options.len()).map(value).collect();
    let iterations = contenders.iter().map(|contender| contender.tried.visits).sum();
    Some(Thought { option: contenders.first()?.option, iterations, positions: looked, values })
}

/// The options, one for each meaning.
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

/// The chance to win after the trial of an option, and how many positions were looked at on the way.
fn weighed(book: &Book, sight: &Sight, option: usize, players: Players, number: u32) -> (f32, u64) {
    let Some(mut played) = trial(book, sight, option, players, number) else { return (0.0, 1) };
    (Scales::shipped().odds.chances(book, &mut played.world)[sight.eyes().index()], played.positions)
}
