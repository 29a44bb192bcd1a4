//! Advice: how likely each option is to win, worked out from what the seat knows, and how sure that is.

mod reasons;
pub mod review;
mod verdict;

pub(crate) use reasons::reasons;
pub use verdict::Verdict;

use crate::chance::Chance;
use crate::seats::Seat;
use crate::unlimited::bots::weights::Scales;
use crate::unlimited::bots::{Level, think};
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::decision::Prompt;
use crate::unlimited::rules::fact::Log;
use crate::unlimited::rules::game::Game;
use crate::unlimited::rules::measure::QUANTITIES;
use crate::unlimited::rules::redeal::{Lists, Memory};
use crate::unlimited::rules::sight::Sight;

/// How many rounds a game is played on before it is weighed.
const ROUNDS: u16 = 2;
/// The round whose end is the earliest: opening hands show what they are worth by then.
const EARLIEST: u16 = 4;
/// The most picks of such a game.
const LONGEST: u32 = 600;
/// The part of the games that every option gets; the best get the others.
const FIRST: u32 = 4;
/// How many options are looked at closely.
const CLOSELY: usize = 3;
/// The standard errors on both sides of a mean that hold 95 of 100.
const BOUND: f64 = 1.96;

/// What is said about one option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The chance to win, 0 to 1.
    pub equity: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
    /// Games played on.
    pub rollouts: u32,
    /// How much less it is than the best.
    pub loss: f64,
    /// What the position comes to when those games are weighed, on average: the own side, and the others together.
    pub outlook: [Outlook; 2],
}

/// The mean of what is measured, by [`Quantity`](crate::unlimited::rules::measure::Quantity).
pub type Outlook = [f32; QUANTITIES];

/// Advice for one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// For each option, in order.
    pub options: Vec<Judged>,
    /// The place of the best.
    pub best: usize,
    /// Do the bounds of the best leave all others below?
    pub clear: bool,
}

/// How games are played on for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Method {
    /// Games for each option that is looked at closely.
    pub rollouts: u32,
    /// Who plays them on.
    pub level: Level,
    /// Where the luck of those games begins.
    pub seed: u64,
}

/// What was found for one option so far.
#[derive(Clone, Copy)]
struct Sum {
    total: f64,
    squares: f64,
    games: u32,
    outlook: [Outlook; 2],
}

impl Default for Sum {
    fn default() -> Sum {
        Sum { total: 0.0, squares: 0.0, games: 0, outlook: [[0.0; QUANTITIES]; 2] }
    }
}

/// Where a game was weighed: the chance to win, and what was measured of the own side and of the others.
struct Weighed {
    value: f64,
    measures: [Outlook; 2],
}

impl Sum {
    fn add(&mut self, weighed: &Weighed) {
        self.count(weighed.value);
        for (sums, more) in self.outlook.iter_mut().zip(&weighed.measures) {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    fn count(&mut self, value: f64) {
        self.total += value;
        self.squares += value * value;
        self.games += 1;
    }

    fn outlook(&self) -> [Outlook; 2] {
        let games = self.games.max(1) as f32;
        self.outlook.map(|sums| sums.map(|sum| sum / games))
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.games.max(1))
    }

    /// Half the width of the bounds.
    fn doubt(&self) -> f64 {
        let games = f64::from(self.games.max(1));
        let variance = (self.squares / games - self.mean().powi(2)).max(0.0);
        BOUND * ((variance + 1.0 / (4.0 * games)) / games).sqrt()
    }
}

/// Judges every option of the seat that must choose. Nothing if nothing is to be chosen.
///
/// All options are tried in the same possible games; those that fall behind are tried less.
pub fn advise(book: &Book, sight: &Sight, method: Method, stop: &dyn Fn() -> bool) -> Option<Advice> {
    let options = sight.decision()?.options.len();
    let mut sums = vec![Sum::default(); options];
    let first = (method.rollouts / FIRST).max(1);
    let mut closely: Vec<usize> = (0..options).collect();
    for game in 0..method.rollouts {
        if game == first {
            closely.sort_by(|one, two| sums[*two].mean().total_cmp(&sums[*one].mean()).then(one.cmp(two)));
            closely.truncate(CLOSELY);
        }
        for option in &closely {
            sums[*option].add(&play_on(book, sight, *option, method, game));
        }
        if stop() {
            break;
        }
    }
    Some(judged(&sums))
}

fn judged(sums: &[Sum]) -> Advice {
    let best = (0..sums.len())
        .max_by(|one, two| {
            let (a, b) = (&sums[*one], &sums[*two]);
            a.games.cmp(&b.games).then(a.mean().total_cmp(&b.mean())).then(two.cmp(one))
        })
        .unwrap_or(0);
    let most = sums[best].mean();
    let options: Vec<Judged> = sums
        .iter()
        .map(|sum| Judged {
            equity: sum.mean(),
            low: (sum.mean() - sum.doubt()).max(0.0),
            high: (sum.mean() + sum.doubt()).min(1.0),
            rollouts: sum.games,
            loss: (most - sum.mean()).max(0.0),
            outlook: sum.outlook(),
        })
        .collect();
    let clear = options.iter().enumerate().all(|(place, other)| place == best || other.high < options[best].low);
    Advice { options, best, clear }
}

impl Advice {
    /// What picking this option gives away, and the lower bound of it.
    pub fn lost(&self, option: usize) -> (f64, f64) {
        let (Some(best), Some(picked)) = (self.options.get(self.best), self.options.get(option)) else {
            return (0.0, 0.0);
        };
        let half = |judged: &Judged| (judged.high - judged.low) / 2.0;
        let doubt = half(best).hypot(half(picked));
        let loss = if option == self.best { 0.0 } else { (best.equity - picked.equity).max(0.0) };
        (loss, (loss - doubt).max(0.0))
    }
}

/// Plays two options on in the same possible games: how much better the first is, with bounds.
fn difference(book: &Book, sight: &Sight, [better, worse]: [usize; 2], method: Method) -> (f64, f64, f64) {
    let mut sum = Sum::default();
    for game in 0..method.rollouts {
        let [better, worse] = [better, worse].map(|option| play_on(book, sight, option, method, game).value);
        sum.count(better - worse);
    }
    (sum.mean(), sum.mean() - sum.doubt(), sum.mean() + sum.doubt())
}

/// Picks the option in one possible game, plays it on honestly and weighs where it leads.
fn play_on(book: &Book, sight: &Sight, option: usize, method: Method, number: u32) -> Weighed {
    let eyes = sight.eyes();
    let mut chance = Chance::new(method.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut world = sight.dealt(&mut chance);
    let mut memories: Vec<Memory> = Seat::all(world.seats()).map(Memory::new).collect();
    let mut log = Log::keeping();
    let last = if world.round() == 0 { EARLIEST } else { world.round() + ROUNDS };
    if world.choose(book, option, &mut log).is_err() {
        return Weighed { value: 0.0, measures: [[0.0; QUANTITIES]; 2] };
    }
    for pick in 0..LONGEST {
        let Some(decision) = world.decision() else { break };
        if world.round() > last && decision.prompt == Prompt::Action {
            break;
        }
        let seat = decision.seat;
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        let picked = match decision.options.len() {
            1 => Some(0),
            _ => pick_for(
                book,
                &world,
                &memories[seat.index()],
                method.level,
                u64::from(number) * 1_000 + u64::from(pick),
            ),
        };
        if picked.is_none_or(|picked| world.choose(book, picked, &mut log).is_err()) {
            break;
        }
    }
    let value = f64::from(Scales::shipped().odds.chances(book, &mut world)[eyes.index()]);
    let mut measures = [[0.0; QUANTITIES]; 2];
    for seat in Seat::all(world.seats()) {
        let side = &mut measures[usize::from(seat != eyes)];
        side.iter_mut().zip(world.measure(book, seat)).for_each(|(sum, more)| *sum += f32::from(more));
    }
    Weighed { value, measures }
}

/// What a player of that level picks in a possible game, knowing no more of it than its seat does.
fn pick_for(book: &Book, world: &Game, memory: &Memory, level: Level, seed: u64) -> Option<usize> {
    let sight = world.sight(book, memory, &Lists::Closed)?;
    think(book, &sight, level, level.iterations(), seed, &|| false).map(|thought| thought.option)
}
