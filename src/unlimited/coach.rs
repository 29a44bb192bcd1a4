//! Advice: how likely each option is to win, worked out from what the seat knows, and how sure that is.

mod played;
mod reasons;
pub mod review;
mod verdict;

pub use played::Played;
pub(crate) use reasons::reasons;
pub use verdict::Verdict;

use crate::order::Order;
use crate::unlimited::bots::Level;
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::measure::QUANTITIES;
use crate::unlimited::rules::sight::Sight;
use played::play_on;

/// The part of the games that every option gets; the best get the others.
const FIRST: u32 = 4;
/// How many options are looked at closely.
const CLOSELY: usize = 3;
/// After so many games it is asked anew which options still matter.
const ANEW: u32 = 24;
/// The standard errors that an option must be behind to be given up: it is asked often, so they are many.
const APART: f64 = 3.5;
/// Games in thought that all picks of those who search may take together.
const WORK: u64 = 1_000_000;
/// About so many picks has a game that is played on.
const PICKS: u64 = 40;

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
    /// How much each of their picks is thought about, where they search.
    pub iterations: u32,
    /// Where the luck of those games begins.
    pub seed: u64,
}

impl Method {
    /// Sensible players, as the table asks for them.
    pub const fn sensible(rollouts: u32, seed: u64) -> Method {
        Method { rollouts, level: Level::Sensible, iterations: 1, seed }
    }

    /// Players of any level. Those who search get as many iterations as they would at the table, or as many as advice on
    /// so many options leaves time for.
    pub fn of(level: Level, rollouts: u32, options: usize, seed: u64) -> Method {
        let first = u64::from(first(rollouts));
        let games = first * options as u64 + (u64::from(rollouts) - first) * options.min(CLOSELY) as u64;
        let most = (WORK / (PICKS * games.max(1))).max(1);
        Method { rollouts, level, iterations: u64::from(level.iterations()).min(most) as u32, seed }
    }
}

/// The games that every option gets.
fn first(rollouts: u32) -> u32 {
    (rollouts / FIRST).max(1).min(rollouts)
}

/// Judges every option of the seat that must choose. Nothing if nothing is to be chosen.
///
/// All options are tried in the same possible games. Those that fall behind are tried less, and none is tried further
/// once the best is clear.
pub fn advise(book: &Book, sight: &Sight, method: Method, stop: &dyn Fn() -> bool) -> Option<Advice> {
    let options = sight.decision()?.options.len();
    Some(judge(book, sight, method, &mut vec![Played::default(); options], &[], stop))
}

/// The same where one option was played on before, and need not be again once there are `enough` games of it. What is
/// played of it now is added.
pub fn advise_knowing(
    book: &Book,
    sight: &Sight,
    method: Method,
    (option, known, enough): (usize, &mut Played, u32),
    stop: &dyn Fn() -> bool,
) -> Option<Advice> {
    let mut sums = vec![Played::default(); sight.decision()?.options.len()];
    *sums.get_mut(option)? = known.clone();
    let known_enough = known.games() >= enough;
    let settled: &[usize] = if known_enough { &[option] } else { &[] };
    let advice = judge(book, sight, method, &mut sums, settled, stop);
    *known = sums.swap_remove(option);
    Some(advice)
}

/// Plays games on after every option that matters and is not settled, and judges them all.
fn judge(
    book: &Book,
    sight: &Sight,
    method: Method,
    sums: &mut [Played],
    settled: &[usize],
    stop: &dyn Fn() -> bool,
) -> Advice {
    let first = first(method.rollouts);
    let mut closely: Vec<usize> = (0..sums.len()).collect();
    for game in 0..method.rollouts {
        if game == first {
            closely.order_by(|one, two| sums[*two].mean().total_cmp(&sums[*one].mean()).then(one.cmp(two)));
            closely.truncate(CLOSELY);
        }
        if game > 0 && game % ANEW == 0 {
            keep_near(&mut closely, sums);
            if closely.len() == 1 {
                break;
            }
        }
        for option in closely.iter().filter(|option| !settled.contains(option)) {
            sums[*option].add(&play_on(book, sight, *option, method, game));
        }
        if stop() {
            break;
        }
    }
    judged(sums, &closely)
}

/// Gives up the options that are surely behind the best.
fn keep_near(closely: &mut Vec<usize>, sums: &[Played]) {
    let Some(best) = best_of(closely, sums) else { return };
    let behind = |option: usize| {
        let (one, other) = (&sums[best], &sums[option]);
        one.mean() - other.mean() > APART * one.error().hypot(other.error())
    };
    closely.retain(|option| *option == best || !behind(*option));
}

fn best_of(options: &[usize], sums: &[Played]) -> Option<usize> {
    let better = |one: &&usize, two: &&usize| sums[**one].mean().total_cmp(&sums[**two].mean()).then(two.cmp(one));
    options.iter().max_by(better).copied()
}

fn judged(sums: &[Played], closely: &[usize]) -> Advice {
    let best = best_of(closely, sums).unwrap_or(0);
    let most = sums[best].mean();
    let options: Vec<Judged> = sums
        .iter()
        .map(|sum| Judged {
            equity: sum.mean(),
            low: (sum.mean() - sum.doubt()).max(0.0),
            high: (sum.mean() + sum.doubt()).min(1.0),
            rollouts: sum.games(),
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

/// Plays two options on in the same possible games, until it is clear which is better: how much better the first is, with
/// bounds.
fn difference(book: &Book, sight: &Sight, [better, worse]: [usize; 2], method: Method) -> (f64, f64, f64) {
    let mut sum = Played::default();
    for game in 0..method.rollouts {
        let [better, worse] = [better, worse].map(|option| play_on(book, sight, option, method, game).value);
        sum.count(better - worse);
        if sum.games() % ANEW == 0 && sum.mean().abs() > APART * sum.error() {
            break;
        }
    }
    (sum.mean(), sum.mean() - sum.doubt(), sum.mean() + sum.doubt())
}
