//! A mind: what one seat knows goes in, an option comes out.

use std::time::Duration;

/// How long a mind may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations: the answer is the same on every machine.
    Iterations(u32),
    /// Until it is told to stop, at the latest after this time.
    Time(Duration),
}

/// Whether a mind is to answer now with the best it has.
pub trait Stop {
    /// Is it to answer now?
    fn is_due(&self) -> bool;
}

/// Nobody waits.
pub struct Never;

impl Stop for Never {
    fn is_due(&self) -> bool {
        false
    }
}

/// The result of thinking.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thought {
    /// The option picked, as an index into the decision's list.
    pub option: usize,
    /// The judgement of each option, where there is one, in the order of the list.
    pub judged: Vec<Judged>,
    /// What the people should be told about it, as a sentence.
    pub said: Option<String>,
}

impl Thought {
    /// An option that needed no judging.
    pub fn of(option: usize) -> Thought {
        Thought { option, judged: Vec::new(), said: None }
    }
}

/// How an option was judged.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judged {
    /// How likely it leads to winning, from 0 to 1.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// A player that needs no person. `S` is what a seat knows: games that the seat cannot tell apart give equal values.
pub trait Mind<S>: Send {
    /// Chooses among the options of a decision, which has at least one.
    fn think(&mut self, sight: &S, budget: Budget, stop: &dyn Stop) -> Thought;

    /// Does it answer at once, so that no thread is needed?
    fn is_quick(&self) -> bool {
        false
    }
}
