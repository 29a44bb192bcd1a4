//! Work beside the screen: its owner asks now and then whether it is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How often a screen checks whether work is done.
pub(super) const LOOK_EVERY: Duration = Duration::from_millis(40);

/// Work under way. Dropping it tells it to stop without waiting for it.
pub(super) struct Job<T> {
    stop: Arc<AtomicBool>,
    work: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Job<T> {
    /// Begins it; the work is given a function that says whether to stop.
    pub(super) fn begin(work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static) -> Job<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        Job { stop, work: Some(thread::spawn(move || work(&|| told.load(Ordering::Relaxed)))) }
    }

    /// Tells it to finish with what it has.
    pub(super) fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The result, once it is done; also `None` if the work failed.
    pub(super) fn done(&mut self) -> Option<T> {
        self.work.take_if(|work| work.is_finished())?.join().ok()
    }

    /// Was the result taken, or lost?
    pub(super) fn is_over(&self) -> bool {
        self.work.is_none()
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
