//! Players that need nobody: they know what their seat knows, and no more.

mod sensible;

use super::rules::book::Book;
use super::rules::view::View;
use seats::chance::Chance;

/// How a bot chooses: its level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Policy {
    /// Any option, all equally likely.
    Random,
    /// Like sensible, with mistakes: a beginner should win.
    Rookie,
    /// The best-looking option after one look at the table.
    Sensible,
    /// Tries options in possible games.
    Steady,
    /// Tries them in many more.
    Strong,
}

/// One pick in this many of a rookie is any option.
const MISTAKES: usize = 3;

impl Policy {
    /// Every policy, the weakest first.
    pub const ALL: [Policy; 5] = [Policy::Random, Policy::Rookie, Policy::Sensible, Policy::Steady, Policy::Strong];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Rookie => "rookie",
            Policy::Sensible => "sensible",
            Policy::Steady => "steady",
            Policy::Strong => "strong",
        }
    }

    /// The policy of this name.
    pub fn of(name: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.name() == name)
    }

    /// How many games it plays on in thought for a pick.
    pub const fn trials(self) -> u32 {
        match self {
            Policy::Random | Policy::Rookie | Policy::Sensible => 0,
            Policy::Steady => 1,
            Policy::Strong => 240,
        }
    }
}

/// A player with its own luck.
#[derive(Clone)]
pub struct Bot {
    policy: Policy,
    chance: Chance,
}

impl Bot {
    /// A bot of a policy.
    pub fn new(policy: Policy, seed: u64) -> Bot {
        Bot { policy, chance: Chance::new(seed) }
    }

    /// The index of the option it picks among this many without playing on in thought; it only asks for its seat's view
    /// if it looks.
    pub fn pick(&mut self, book: &Book, options: usize, look: impl FnOnce() -> View) -> usize {
        let any = match self.policy {
            Policy::Random => true,
            Policy::Rookie => self.chance.below(MISTAKES) == 0,
            Policy::Sensible | Policy::Steady | Policy::Strong => false,
        };
        if any { self.chance.below(options) } else { sensible::pick(book, &look()).unwrap_or(0) }
    }
}
