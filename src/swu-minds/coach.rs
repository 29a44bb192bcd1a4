//! Advice: how likely each option is to win, computed from what the seat knows, and how sure that is.

mod played;
pub mod reasons;
pub mod review;
mod verdict;

pub use played::Played;
pub use reasons::reasons;
pub use verdict::Verdict;

use crate::bots::Level;
use played::play_on;
use std::ops::ControlFlow;
use swu_rules::book::Book;
use swu_rules::measure::QUANTITIES;
use swu_rules::sight::Sight;

/// The share of the games that every option gets, as a divisor; the best get the rest.
const FIRST: u32 = 4;
/// How many options are looked at closely.
const CLOSELY: usize = 3;
/// After this many games the options that still matter are chosen again.
const CHOSEN_EVERY: u32 = 24;
/// How many standard errors an option must be behind to be dropped: many, because the test is repeated often.
const APART: f64 = 3.5;
/// The most games in thought that all picks of searching players may take together.
const WORK: u64 = 1_000_000;
/// About how many picks a game that is played on has.
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
    /// Half the width of its confidence interval before it is cut off at 0 and 1.
    pub doubt: f64,
    /// Games played on.
    pub rollouts: u32,
    /// How much less it is than the best.
    pub loss: f64,
    /// The mean position when those games are evaluated: the own side, and the others together.
    pub outlook: [Outlook; 2],
}

/// The mean of every measured [`Quantity`](swu_rules::measure::Quantity).
pub type Outlook = [f32; QUANTITIES];

/// Advice for one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// For each option, in order.
    pub options: Vec<Judged>,
    /// The place of the best.
    pub best: usize,
    /// Is the best option's interval above all others?
    pub clear: bool,
}

/// How games are played on for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Method {
    /// Games for each option that is looked at closely.
    pub rollouts: u32,
    /// Who plays them on.
    pub level: Level,
    /// How many iterations each of their picks gets, if they search.
    pub iterations: u32,
    /// The seed of those games' luck.
    pub seed: u64,
}

impl Method {
    /// Sensible players, as the table uses them.
    pub const fn sensible(rollouts: u32, seed: u64) -> Method {
        Method { rollouts, level: Level::Sensible, iterations: 1, seed }
    }

    /// Players of any level. Searching ones get as many iterations as they would at the table, or as many as advice on
    /// this many options leaves time for.
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

/// Judges every option of the seat that must choose. `None` if there is nothing to choose.
///
/// All options are tried in the same possible games. Those that fall behind are tried less, and none is tried further
/// once the best is clear.
pub fn advise(book: &Book, sight: &Sight, method: Method, stop: &dyn Fn() -> bool) -> Option<Advice> {
    let options = sight.decision()?.options.len();
    Some(judge(book, sight, method, &mut vec![Played::default(); options], None, stop))
}

/// Like [`advise`], if one option was already played on and need not be played again once there are `enough` games of
/// it. Games played now are added.
pub fn advise_knowing(
    book: &Book,
    sight: &Sight,
    method: Method,
    (option, known, enough): (usize, &mut Played, u32),
    stop: &dyn Fn() -> bool,
) -> Option<Advice> {
    let mut sums = vec![Played::default(); sight.decision()?.options.len()];
    *sums.get_mut(option)? = known.clone();
    let settled = (known.games() >= enough).then_some(option);
    let advice = judge(book, sight, method, &mut sums, settled, stop);
    *known = sums.swap_remove(option);
    Some(advice)
}

/// Plays games on after every option that matters, and judges them all.
///
/// Options with the same meaning are played as one. Among the others the ones currently best are played further: an
/// option that started with bad luck, or was only overtaken by luck, returns when those ahead of it fall behind.
fn judge(
    book: &Book,
    sight: &Sight,
    method: Method,
    sums: &mut [Played],
    settled: Option<usize>,
    stop: &dyn Fn() -> bool,
) -> Advice {
    let likes: Vec<usize> = (0..sums.len()).map(|option| first_like(sight, option)).collect();
    let all: Vec<usize> = (0..sums.len()).filter(|option| likes[*option] == *option).collect();
    let mut closely = all.clone();
    let mut until = first(method.rollouts);
    loop {
        let open: Vec<usize> = closely.iter().copied().filter(|option| settled != Some(*option)).collect();
        if played_until(book, sight, method, (&open, until), sums, stop).is_break() {
            break;
        }
        closely = nearest(&all, sums);
        let open = closely.iter().filter(|option| settled != Some(**option));
        let fewest = open.map(|option| sums[*option].games()).min().unwrap_or(method.rollouts);
        if closely.len() == 1 || fewest >= method.rollouts {
            break;
        }
        until = (fewest + CHOSEN_EVERY).min(method.rollouts);
    }
    for (option, like) in likes.into_iter().enumerate() {
        sums[option] = sums[like].clone();
    }
    judged(sums)
}

/// The first option with the same meaning as this one.
fn first_like(sight: &Sight, option: usize) -> usize {
    (0..option).find(|other| sight.meaning(*other) == sight.meaning(option)).unwrap_or(option)
}

/// Plays these options on, in turn, until each has this many games; breaks when told to stop.
fn played_until(
    book: &Book,
    sight: &Sight,
    method: Method,
    (options, until): (&[usize], u32),
    sums: &mut [Played],
    stop: &dyn Fn() -> bool,
) -> ControlFlow<()> {
    while options.iter().any(|option| sums[*option].games() < until) {
        for option in options {
            let sum = &mut sums[*option];
            if sum.games() < until {
                sum.add(&play_on(book, sight, *option, method, sum.games()));
            }
        }
        if stop() {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}

/// The best options at present, without those that are surely behind the first.
fn nearest(all: &[usize], sums: &[Played]) -> Vec<usize> {
    let mut nearest = all.to_vec();
    nearest.sort_by(|one, two| sums[*two].mean().total_cmp(&sums[*one].mean()).then(one.cmp(two)));
    nearest.truncate(CLOSELY);
    let Some(best) = nearest.first().map(|option| &sums[*option]) else { return nearest };
    let behind = |other: &Played| best.mean() - other.mean() > APART * best.error().hypot(other.error());
    nearest.retain(|option| !behind(&sums[*option]));
    nearest
}

fn judged(sums: &[Played]) -> Advice {
    let better = |one: &usize, two: &usize| sums[*one].mean().total_cmp(&sums[*two].mean()).then(two.cmp(one));
    let best = (0..sums.len()).max_by(better).unwrap_or(0);
    let most = sums[best].mean();
    let options: Vec<Judged> = sums
        .iter()
        .map(|sum| Judged {
            equity: sum.mean(),
            low: (sum.mean() - sum.doubt()).max(0.0),
            high: (sum.mean() + sum.doubt()).min(1.0),
            doubt: sum.doubt(),
            rollouts: sum.games(),
            loss: (most - sum.mean()).max(0.0),
            outlook: sum.outlook(),
        })
        .collect();
    let clear = options.iter().enumerate().all(|(place, other)| place == best || other.high < options[best].low);
    Advice { options, best, clear }
}

impl Advice {
    /// Is it impossible to say whether this option or another one is the best?
    pub fn is_close(&self, option: usize) -> bool {
        let best = self.options.get(self.best);
        let tied = |other: usize| {
            let (loss, low) = self.lost(other);
            matches!(Verdict::of(loss, low), Verdict::Fine | Verdict::Close)
        };
        match option == self.best {
            // Options with the same meaning as the best were played together with it.
            true => (0..self.options.len()).any(|other| self.options.get(other) != best && tied(other)),
            false => self.options.get(option) != best && tied(option),
        }
    }

    /// What picking this option gives away, and the lower bound of it.
    pub fn lost(&self, option: usize) -> (f64, f64) {
        let (Some(best), Some(picked)) = (self.options.get(self.best), self.options.get(option)) else {
            return (0.0, 0.0);
        };
        // Intervals that are cut off look surer than they are.
        let doubt = best.doubt.hypot(picked.doubt);
        let loss = if option == self.best { 0.0 } else { (best.equity - picked.equity).max(0.0) };
        (loss, (loss - doubt).max(0.0))
    }
}

/// Plays two options on in the same possible games, until it is clear which is better: how much better the first is,
/// with bounds.
fn difference(book: &Book, sight: &Sight, [better, worse]: [usize; 2], method: Method) -> (f64, f64, f64) {
    let mut sum = Played::default();
    for game in 0..method.rollouts {
        let [better, worse] = [better, worse].map(|option| play_on(book, sight, option, method, game).value);
        sum.count(better - worse);
        if sum.games() % CHOSEN_EVERY == 0 && sum.mean().abs() > APART * sum.error() {
            break;
        }
    }
    (sum.mean(), sum.mean() - sum.doubt(), sum.mean() + sum.doubt())
}
