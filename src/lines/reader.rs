//! Lines from a keyboard or a pipe, read beside the game, each with the moment it came.

use hotseat::handover::DEAF;
use screen::terminal::lines::forget_typed;
use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Instant;

/// The longest line, in bytes.
const LONGEST: u64 = 10_000;

/// How many lines wait at most; a writer of more has to wait.
const MOST_WAITING: usize = 1_000;

/// What came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A line, or why it could not be read.
    Line {
        /// Without its end.
        text: Result<String, &'static str>,
        /// When it came; with a pipe, always after any pause of a handover.
        at: Instant,
    },
    /// The deadline.
    Nothing,
    /// Nothing more will come.
    End,
}

struct Line {
    text: Result<String, &'static str>,
    at: Instant,
}

/// Whoever listens to the lines.
pub struct LineReader {
    lines: Receiver<Line>,
    by_hand: bool,
}

impl LineReader {
    /// Begins listening. Lines are typed `by_hand`, or written by a program, which knows no curtain.
    pub fn start(input: impl Read + Send + 'static, by_hand: bool) -> LineReader {
        let (sender, lines) = sync_channel(MOST_WAITING);
        thread::spawn(move || {
            let mut input = BufReader::new(input);
            while let Some(text) = next_line(&mut input) {
                if sender.send(Line { text, at: Instant::now() }).is_err() {
                    return;
                }
            }
        });
        LineReader { lines, by_hand }
    }

    /// Waits for the next line, until the deadline if there is one.
    pub(crate) fn next(&self, deadline: Option<Instant>) -> Heard {
        let came = match deadline {
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(deadline) => self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())),
        };
        match came {
            Ok(Line { text, at }) if self.by_hand => Heard::Line { text, at },
            Ok(Line { text, .. }) => Heard::Line { text, at: Instant::now() + DEAF },
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Discards what was typed ahead, before the keyboard changes hands; true if there was a line.
    pub fn forget(&self) -> bool {
        if !self.by_hand {
            return false;
        }
        forget_typed();
        self.lines.try_iter().count() > 0
    }
}

/// The next line; `None` at the end, and when nothing can be read any more.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, &'static str>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).ok()? == 0 {
        return None;
    }
    let whole = bytes.last() == Some(&b'\n');
    if !whole && bytes.len() as u64 == LONGEST {
        input.skip_until(b'\n').ok()?;
        return Some(Err("This line is too long; it is ignored."));
    }
    while bytes.pop_if(|byte| matches!(byte, b'\n' | b'\r')).is_some() {}
    Some(String::from_utf8(bytes).map_err(|_| "This line is not UTF-8 text; it is ignored."))
}
