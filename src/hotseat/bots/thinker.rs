//! The thinker beside the screen: a mind at work on its own thread, so that the keyboard keeps responding.

use super::beside::Beside;
use super::mind::{Budget, Mind, Stop, Thought};
use std::time::Instant;

/// A mind thinking about one decision. Dropping it tells the mind to stop without waiting for it.
pub struct Thinker<S>(Beside<Answer<S>>);

/// A finished thought with the mind it came from.
pub struct Answer<S> {
    /// The mind, for the next decision.
    pub mind: Box<dyn Mind<S>>,
    /// What it thought from.
    pub sight: S,
    /// What it thinks.
    pub thought: Thought,
}

/// Stops when told to, or when the time is over.
struct Deadline<'a> {
    is_told: &'a dyn Fn() -> bool,
    until: Option<Instant>,
}

impl Stop for Deadline<'_> {
    fn is_due(&self) -> bool {
        (self.is_told)() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

impl<S: Send + 'static> Thinker<S> {
    /// Begins to think.
    pub fn begin(mut mind: Box<dyn Mind<S>>, sight: S, budget: Budget) -> Thinker<S> {
        let until = match budget {
            Budget::Iterations(_) => None,
            Budget::Time(time) => Some(Instant::now() + time),
        };
        Thinker(Beside::begin(move |is_told| {
            let thought = mind.think(&sight, budget, &Deadline { is_told, until });
            Answer { mind, sight, thought }
        }))
    }

    /// Tells it to answer with the best it has.
    pub fn hurry(&self) {
        self.0.hurry();
    }

    /// Is the answer there?
    pub fn is_done(&self) -> bool {
        self.0.is_done()
    }

    /// The answer; waits for it if it is not there yet. `None` if the mind failed.
    pub fn answer(self) -> Option<Answer<S>> {
        self.0.wait()
    }
}
