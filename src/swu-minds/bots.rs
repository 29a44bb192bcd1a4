//! Opponents: minds that choose from what their seat knows.
//!
//! A mind gets a [`Sight`], a budget and a seed, and nothing else; equal sights give equal picks on any machine. It has
//! no clock, thread or file: its caller may ask it to stop.

pub(crate) mod follow;
mod hands;
mod one_step;
mod self_harm;
mod tree;
pub(crate) mod trial;
pub mod tuning;
pub mod weights;

use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::sight::Sight;
use tuning::Tuning;

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any option.
    Random,
    /// Like sensible, with mistakes; a beginner should win most games against it.
    Rookie,
    /// Tries every option to the end of the action.
    Sensible,
    /// Searches a little.
    Steady,
    /// Searches for long, and tries out what becomes of a hand.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Rookie, Level::Sensible, Level::Steady, Level::Strong];

    /// Its name in arguments, files and the protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Rookie => "rookie",
            Level::Sensible => "sensible",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }

    /// How it plays, for somebody choosing an opponent.
    pub const fn in_words(self) -> &'static str {
        match self {
            Level::Random => "picks anything",
            Level::Rookie => "a beginner may win",
            Level::Sensible => "looks at each action",
            Level::Steady => "thinks ahead",
            Level::Strong => "thinks ahead for longer",
        }
    }

    /// The level of that name.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// How many games it plays in thought for a pick, unless told otherwise.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Random | Level::Rookie | Level::Sensible => 1,
            Level::Steady => 1_000,
            Level::Strong => 30_000,
        }
    }

    /// How its search is tuned.
    pub const fn tuning(self) -> Tuning {
        match self {
            Level::Random | Level::Rookie | Level::Sensible => Tuning::USUAL,
            Level::Steady => Tuning::PROMPT,
            Level::Strong => Tuning::PATIENT,
        }
    }
}

/// The most iterations that a mind may be given.
pub const MOST_ITERATIONS: u32 = 10_000_000;

/// The result of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The index of the option in the list.
    pub option: usize,
    /// Games played in thought.
    pub iterations: u32,
    /// Positions that were looked at.
    pub positions: u64,
    /// For each option, in order.
    pub values: Vec<OptionValue>,
}

/// What was found out about one option.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct OptionValue {
    /// The estimated chance to win after it, 0 to 1.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// Chooses for the seat of this sight. `None` if there is nothing to choose.
///
/// The same sight, level, iterations and seed always give the same result, unless it is stopped early: then it is the
/// best found so far.
pub fn think(
    book: &Book,
    sight: &Sight,
    level: Level,
    iterations: u32,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    think_tuned(book, sight, (level, &level.tuning()), iterations, seed, stop)
}

/// Like [`think`], with a search that is tuned differently.
pub fn think_tuned(
    book: &Book,
    sight: &Sight,
    (level, tuning): (Level, &Tuning),
    iterations: u32,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let options = sight.decision()?.options.len();
    let mut chance = Chance::new(seed);
    let at_once =
        |option| Thought { option, iterations: 0, positions: 0, values: vec![OptionValue::default(); options] };
    if options == 1 {
        return Some(at_once(0));
    }
    match level {
        Level::Random => Some(at_once(chance.below(options))),
        Level::Rookie => Some(one_step::think(book, sight, &mut chance, one_step::Care::Careless)),
        Level::Sensible => Some(one_step::think(book, sight, &mut chance, one_step::Care::Careful)),
        Level::Steady | Level::Strong => {
            if sight.decision().is_some_and(|decision| by_rule(decision.prompt)) {
                let positions = u64::from(iterations) * u64::from(tuning.trial);
                let tried = hands::think(book, sight, &chance, positions, stop);
                return tried.or_else(|| Some(one_step::think(book, sight, &mut chance, one_step::Care::Careful)));
            }
            Some(tree::think(book, sight, tuning, &mut chance, iterations, stop))
        }
    }
}

/// Searches whatever the choice is, even if the level would decide it by rule.
pub fn search(book: &Book, sight: &Sight, iterations: u32, seed: u64, stop: &dyn Fn() -> bool) -> Thought {
    tree::think(book, sight, &Tuning::USUAL, &mut Chance::new(seed), iterations, stop)
}

/// Is it a choice about who starts, the opening hand or resources? Its value shows later than a search can see.
fn by_rule(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::FirstPlayer | Prompt::Mulligan | Prompt::SetupResource | Prompt::RegroupResource)
}
