//! Players that need nobody: they know what their seat knows, and no more.

mod sensible;

use super::rules::book::Book;
use super::rules::view::View;
use seats::chance::Chance;

/// How a bot chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any option, each as likely as any other.
    Random,
    /// What seems best after one look at the table.
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

/// A player with luck of its own.
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

    /// The place of the option it picks out of so many; it asks for what its seat sees only if it looks.
    pub fn pick(&mut self, book: &Book, options: usize, look: impl FnOnce() -> View) -> usize {
        match self.policy {
            Policy::Random => self.chance.below(options),
            Policy::Sensible => sensible::pick(book, &look()).unwrap_or(0),
        }
    }
}
