//! Work beside the screen: whoever begins it asks now and then whether it is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How often a screen looks whether work is done.
pub(super) const LOOK_EVERY: Duration = Duration::from_millis(40);

/// Work under way. Dropped, it is told to stop, and nobody waits for it.
pub(super) struct Job<T> {
    stop: Arc<AtomicBool>,
    work: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Job<T> {
    /// Begins it; the work is given the question whether to stop.
    pub(super) fn begin(work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static) -> Job<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        Job { stop, work: Some(thread::spawn(move || work(&|| told.load(Ordering::Relaxed)))) }
    }

    /// It is to come to an end with what it has.
    pub(super) fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// What came of it, once it is done; nothing either if the work failed.
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
