//! The judge's quiz: a position, an action, and four ends of it, one of which is what the rules do.
//!
//! The engine makes everything. The right answer is the action played to its end; each wrong one is the same action in
//! the same position with one fact changed, so it knows which misconception it comes from. All is worked out from what
//! the seat that acts can see ([`Open`](swu_rules::visible_game::Open)), and only actions count whose end depends on
//! nothing hidden, on no luck and on no choice of anybody else.
//!
//! | file | idea |
//! |---|---|
//! | `misconception` | what people believe, the rule that says otherwise, and why |
//! | `line` | the actions of a position that have one end |
//! | `outcome` | how an action ends, as a value, and in words |
//! | `beliefs` | the facts of a position that somebody may get wrong |
//! | `pose` | a question about a position |
//! | `find` | playing on to a position with a question |

mod beliefs;
mod find;
mod line;
mod misconception;
mod outcome;
mod pose;

pub use find::{Asked, LONGEST, Step, TRIES, find, next};
pub use misconception::{Misconception, Mistake};
pub use pose::{Topic, pose};

/// How many answers a question has.
pub const ANSWERS: usize = 4;
/// The highest difficulty; the lowest is 1.
pub const HARDEST: u8 = 5;

/// A question about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is done: "Your Wampa attacks their Battlefield Marine."
    pub action: String,
    /// The options to pick one after another, from 0, until it is over.
    pub picks: Vec<usize>,
    /// The answers.
    pub answers: Vec<Answer>,
    /// The index of the right one.
    pub right: usize,
    /// The misconception that it is about first of all.
    pub theme: Misconception,
    /// From 1 to [`HARDEST`]: how many facts of the position matter.
    pub difficulty: u8,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// How the action ends.
    pub text: String,
    /// What somebody gets wrong who gives it; `None` for the right one.
    pub mistake: Option<Mistake>,
}

impl Question {
    /// The rules that its wrong answers break.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.answers.iter().filter_map(|answer| Some(answer.mistake.as_ref()?.misconception.rule()))
    }
}
