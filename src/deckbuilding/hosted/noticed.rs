//! A fact as somebody saw it, to be read.

use crate::hotseat::log::{Count, Fact as Readable, Weight};
use std::fmt;

/// A fact as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// The sentence.
    pub text: String,
    /// What it is to those who read it.
    pub weight: Weight,
    /// The id of a card that was looked at, for who looked.
    pub looked: Option<String>,
    /// What it adds to the statistics.
    pub count: Option<Count>,
}

impl fmt::Display for Noticed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl Readable for Noticed {
    fn weight(&self) -> Weight {
        self.weight
    }

    fn count(&self) -> Option<Count> {
        self.count
    }
}
