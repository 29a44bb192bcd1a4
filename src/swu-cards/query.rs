//! Searching for cards as players write it: `t:unit c<=3 a:cunning "luke"`.
//!
//! Every part must match. A part is a word, a phrase in quotes, or a field with a sign between it and a value; `-`
//! before a part negates it.
//!
//! | field | what it looks at | signs |
//! |---|---|---|
//! | `t` | the card type, the arena, or `unique` | `:` |
//! | `c`, `p`, `h` | cost, power, HP | `:` `=` `!=` `<` `<=` `>` `>=` |
//! | `a` | an aspect, or its two letters | `:` |
//! | `k` | a keyword | `:` |
//! | `tr` | a trait | `:` |
//! | `s` | the set | `:` |
//! | `r` | the rarity, or its letter | `:` |

mod face;
mod part;
mod read;

pub use read::QueryFault;

use part::Part;
use swu_language::card::Card;

/// A query over all cards. The empty one matches every card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    parts: Vec<Part>,
}

impl Query {
    /// Reads a query.
    ///
    /// # Errors
    /// The first part that cannot be understood, with its column.
    pub fn parse(text: &str) -> Result<Query, QueryFault> {
        read::parts(text).map(|parts| Query { parts })
    }

    /// Does the card have all that is asked?
    pub fn fits(&self, card: &Card) -> bool {
        self.parts.iter().all(|part| part.fits(card))
    }

    /// Does every word and phrase occur in the card's name? Such cards come first.
    pub fn names(&self, card: &Card) -> bool {
        self.parts.iter().all(|part| part.names(card))
    }
}
