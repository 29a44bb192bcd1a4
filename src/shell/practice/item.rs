//! The question of a drill: the same words ask the same question.

use std::fmt;
use swu_minds::drills::Kind;

/// One question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What is drilled.
    pub kind: Kind,
    /// The own deck: the key of a sample, or the name of one of the person's decks.
    pub deck: String,
    /// The deck on the other side.
    pub against: String,
    /// Does the person start?
    pub first: bool,
    /// The seed of the luck.
    pub seed: u64,
}

impl fmt::Display for Item {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Item { kind, deck, against, seed, .. } = self;
        let turn = if self.first { "first" } else { "second" };
        write!(formatter, "{} | {deck} | {against} | {turn} | {seed}", kind.word())
    }
}

impl Item {
    /// Reads one as it is written.
    pub fn read(text: &str) -> Option<Item> {
        let parts: Vec<&str> = text.split(" | ").collect();
        let [kind, deck, against, turn, seed] = parts.as_slice() else { return None };
        let first = match *turn {
            "first" => true,
            "second" => false,
            _ => return None,
        };
        let (deck, against) = ((*deck).to_owned(), (*against).to_owned());
        Some(Item { kind: Kind::named(kind)?, deck, against, first, seed: seed.parse().ok()? })
    }

    /// A similar one, with different luck.
    pub fn sibling(&self) -> Item {
        let seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1) >> 1;
        // Some numbers, such as 0, lead to themselves.
        let seed = if seed == self.seed { seed ^ 1 } else { seed };
        Item { seed, ..self.clone() }
    }
}
