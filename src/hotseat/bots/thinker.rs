//! The thinker beside the screen: a mind at work on its own thread, so that the keyboard keeps responding.

use super::mind::{Budget, Mind, Stop, Thought};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// A mind thinking about one decision. Dropping it tells the mind to stop without waiting for it.
pub struct Thinker<S> {
    stop: Arc<AtomicBool>,
    work: Option<JoinHandle<Answer<S>>>,
}

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
struct Deadline {
    stop: Arc<AtomicBool>,
    until: Option<Instant>,
}

impl Stop for Deadline {
    fn is_due(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

impl<S: Send + 'static> Thinker<S> {
    /// Begins to think.
    pub fn begin(mind: Box<dyn Mind<S>>, sight: S, budget: Budget) -> Thinker<S> {
        let stop = Arc::new(AtomicBool::new(false));
        let until = match budget {
            Budget::Iterations(_) => None,
            Budget::Time(time) => Some(Instant::now() + time),
        };
        let told = Deadline { stop: Arc::clone(&stop), until };
        let work = thread::spawn(move || {
            let mut mind = mind;
            let thought = mind.think(&sight, budget, &told);
            Answer { mind, sight, thought }
        });
        Thinker { stop, work: Some(work) }
    }

    /// Tells it to answer with the best it has.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Is the answer there?
    pub fn is_done(&self) -> bool {
        self.work.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The answer; waits for it if it is not there yet. `None` if the mind failed.
    pub fn answer(mut self) -> Option<Answer<S>> {
        self.work.take()?.join().ok()
    }
}

impl<S> Drop for Thinker<S> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
