//! The thinker beside the screen: a mind at work on a thread of its own, so that keys go on working meanwhile.

use super::mind::{Budget, Mind, Stop, Thought};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// A mind that thinks of one decision. Dropped, it is told to stop, and nobody waits for it.
pub struct Thinker<S> {
    stop: Arc<AtomicBool>,
    work: Option<JoinHandle<Answer<S>>>,
}

/// What came of it.
pub struct Answer<S> {
    /// The mind, for the next decision.
    pub mind: Box<dyn Mind<S>>,
    /// What it thought from.
    pub sight: S,
    /// What it thinks.
    pub thought: Thought,
}

/// Stops when it is told to, or when the time is over.
struct Told {
    stop: Arc<AtomicBool>,
    until: Option<Instant>,
}

impl Stop for Told {
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
        let told = Told { stop: Arc::clone(&stop), until };
        let work = thread::spawn(move || {
            let mut mind = mind;
            let thought = mind.think(&sight, budget, &told);
            Answer { mind, sight, thought }
        });
        Thinker { stop, work: Some(work) }
    }

    /// It is to answer with the best it has.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Is the answer there?
    pub fn is_done(&self) -> bool {
        self.work.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The answer; waits for it if it is not there yet. Nothing if the mind failed.
    pub fn answer(mut self) -> Option<Answer<S>> {
        self.work.take()?.join().ok()
    }
}

impl<S> Drop for Thinker<S> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
