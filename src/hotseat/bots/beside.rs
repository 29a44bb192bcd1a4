//! Work beside the screen, on a thread of its own: its owner asks now and then whether it is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Work under way. Dropping it tells it to stop without waiting for it.
pub struct Beside<T> {
    stop: Arc<AtomicBool>,
    work: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Beside<T> {
    /// Begins it; the work is given a function that says whether to stop.
    pub fn begin(work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static) -> Beside<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        Beside { stop, work: Some(thread::spawn(move || work(&|| told.load(Ordering::Relaxed)))) }
    }

    /// Tells it to finish with what it has.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Can the result be taken, if it was not taken yet?
    pub fn is_done(&self) -> bool {
        self.work.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The result, once it is done; also `None` if the work failed.
    pub fn done(&mut self) -> Option<T> {
        self.work.take_if(|work| work.is_finished())?.join().ok()
    }

    /// The result; waits for it. `None` if the work failed.
    pub fn wait(mut self) -> Option<T> {
        self.work.take()?.join().ok()
    }

    /// Was the result taken, or lost?
    pub fn is_over(&self) -> bool {
        self.work.is_none()
    }
}

impl<T> Drop for Beside<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
