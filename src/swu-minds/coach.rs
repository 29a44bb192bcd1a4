//! How the coach follows options of Star Wars: Unlimited: by a search in which everybody's next decisions are found by
//! trying them, or by players.

mod played;
pub mod reasons;
pub mod review;

pub use coach::{CLOSELY, Depth, Gap, Position, Verdict, Work, spread};
pub use played::Followed;
pub use reasons::reasons;

use crate::bots::Level;
use spread::Spread;
use swu_rules::book::Book;
use swu_rules::evaluation::QUANTITIES;
use swu_rules::sight::Sight;

/// With more options than this, every one gets fewer games.
const MANY: usize = 10;
/// The most games in thought that all picks of searching players may take together.
const WORK: u64 = 1_000_000;
/// About how many picks a game that is played on has.
const PICKS: u64 = 40;

/// The mean of every measured [`Quantity`](swu_rules::evaluation::Quantity).
pub type Outlook = [f32; QUANTITIES];

/// What is said about one option; measured are the own side, and the others together.
pub type Judged = coach::Judged<[Outlook; 2]>;

/// Advice for one decision.
pub type Advice = coach::Advice<[Outlook; 2]>;

/// A coach at one decision.
pub type Coach = coach::Coach<Followed>;

/// How an option is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a search, except for opening hands and first resources: those show their worth too late for one, and sensible
    /// players play on.
    Search,
    /// By players of a level, who do not search further than they would at the table.
    Players {
        /// How well they play.
        level: Level,
        /// How many iterations each of their picks gets, if they search.
        iterations: u32,
    },
}

/// How much work advice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Method {
    /// How options are followed.
    pub way: Way,
    /// Games in thought for each option in each batch; if they are a search's, the first half learns.
    pub games: u32,
    /// The most batches.
    pub batches: u32,
    /// The seed of those games' luck.
    pub seed: u64,
}

impl Method {
    /// A search of this depth.
    pub const fn at(depth: Depth, seed: u64) -> Method {
        let (games, batches) = match depth {
            Depth::Quick => (200, 8),
            Depth::Normal => (800, 16),
            Depth::Deep => (800, 64),
        };
        Method { way: Way::Search, games, batches, seed }
    }

    /// Players of any level, with at most this many games for each option. Searching ones get as many iterations as
    /// they would at the table, or as many as advice on this many options leaves time for.
    pub fn of(level: Level, rollouts: u32, options: usize, seed: u64) -> Method {
        let games = (rollouts / 16).clamp(1, 25);
        let all = u64::from(rollouts) * options.min(CLOSELY) as u64;
        let most = (WORK / (PICKS * all.max(1))).max(1);
        let iterations = u64::from(level.iterations()).min(most) as u32;
        Method { way: Way::Players { level, iterations }, games, batches: rollouts.div_ceil(games), seed }
    }

    /// The games of it.
    pub const fn work(self) -> Work {
        Work { games: self.games, batches: self.batches, seed: self.seed }
    }
}

/// Judges every option of the seat that must choose. `None` if there is nothing to choose.
pub fn advise(
    book: &Book,
    sight: &Sight,
    method: Method,
    spread: Spread<'_>,
    stop: &dyn Fn() -> bool,
) -> Option<Advice> {
    coach::advise(book, Followed::by(sight.clone(), method.way), method.work(), spread, stop)
}

/// The chance of the seat that must choose to win from here, in games of its own: not the best of many estimates.
pub fn chance(book: &Book, sight: &Sight, method: Method, spread: Spread<'_>) -> (f64, f64) {
    coach::chance(book, &Followed::by(sight.clone(), method.way), method.work(), spread)
}

/// A coach who has not thought yet. `None` if there is nothing to choose.
pub fn coach(sight: Sight, method: Method) -> Option<Coach> {
    Coach::of(Followed::by(sight, method.way), method.work())
}
