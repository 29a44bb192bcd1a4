//! How far a run is, on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A line on the terminal that says how far a run is.
pub(super) struct Progress {
    done: usize,
    all: usize,
    began: Instant,
    told: Option<Instant>,
    shown: bool,
}

impl Progress {
    /// A run of this many games.
    pub(super) fn new(all: usize) -> Progress {
        Progress { done: 0, all, began: Instant::now(), told: None, shown: io::stderr().is_terminal() }
    }

    /// A game was played.
    pub(super) fn one_more(&mut self) {
        const PAUSE: Duration = Duration::from_millis(500);
        self.done += 1;
        if self.shown && self.told.is_none_or(|told| told.elapsed() >= PAUSE) {
            self.told = Some(Instant::now());
            let left = self.began.elapsed().mul_f64((self.all - self.done) as f64 / self.done as f64);
            let filled = 30 * self.done / self.all.max(1);
            let bar = format!("{}{}", "#".repeat(filled), "-".repeat(30 - filled));
            say(&format!("\r[{bar}] {} of {} games, {} left   ", self.done, self.all, in_words(left)));
        }
    }

    /// The run is over.
    pub(super) fn end(&self) {
        if self.told.is_some() {
            say(&format!("\r{}\r", " ".repeat(79)));
        }
    }
}

fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=90 => format!("{seconds} s"),
        91..=5_400 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{} h", seconds.div_ceil(3_600)),
    }
}

/// If the terminal is gone, nobody asks how far it is.
fn say(text: &str) {
    drop(io::stderr().write_all(text.as_bytes()));
}
