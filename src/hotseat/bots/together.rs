//! Work in parts, done by several threads at once.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does these parts, counted from 0, on as many threads as the machine runs at once, and returns when all are done.
pub fn together(parts: usize, part: &(dyn Fn(usize) + Sync)) {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    on(threads, parts, part);
}

/// The same on this many threads.
pub fn on(threads: usize, parts: usize, part: &(dyn Fn(usize) + Sync)) {
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= parts {
                return;
            }
            part(number);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(parts) {
            scope.spawn(work);
        }
        work();
    });
}
