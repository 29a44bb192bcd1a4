//! Players that need nobody: they know what their seat knows, and no more.

mod sensible;

use super::rules::book::Book;
use super::rules::view::View;
use seats::chance::Chance;

/// How a bot chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any option, all equally likely.
    Random,
    /// The best-looking option after one look at the table.
    Sensible,
}

impl Policy {
    /// Every policy.
    pub const ALL: [Policy; 2] = [Policy::Random, Policy::Sensible];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Sensible => "sensible",
        }
    }

    /// The policy of this name.
    pub fn of(name: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.name() == name)
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

    /// The index of the option it picks among this many; it only asks for its seat's view if it looks.
    pub fn pick(&mut self, book: &Book, options: usize, look: impl FnOnce() -> View) -> usize {
        match self.policy {
            Policy::Random => self.chance.below(options),
            Policy::Sensible => sensible::pick(book, &look()).unwrap_or(0),
        }
    }
}
