//! The log in sentences.

use crate::refusal::{Refusal, TableFault};
use hotseat::log::{Line as LogLine, folded};

/// How many facts `log` tells.
const FEW: usize = 10;

/// As many of the newest facts as the words after `log` say, a few without words.
///
/// # Errors
/// They are no number.
pub fn asked(log: &[LogLine], words: &[&str]) -> Result<Vec<String>, Refusal> {
    match words {
        [] => Ok(newest(log, FEW)),
        words => match words.join(" ").parse::<usize>() {
            Ok(count) => Ok(newest(log, count)),
            Err(_) => Err(TableFault::NoLines(words.join(" ")).into()),
        },
    }
}

/// The newest facts, with their numbers.
pub fn newest(log: &[LogLine], count: usize) -> Vec<String> {
    let newest = &log[log.len().saturating_sub(count)..];
    let lines: Vec<String> = newest.iter().map(|line| format!("Fact {}: {}.", line.number, line.text)).collect();
    if lines.is_empty() { vec!["Nothing has happened yet.".into()] } else { lines }
}

/// The facts since somebody acted.
pub fn since(recap: &[LogLine]) -> Vec<String> {
    if recap.is_empty() {
        vec!["Nothing has happened since you last acted.".into()]
    } else {
        newest(recap, recap.len())
    }
}

/// Facts as they happen.
pub fn news(log: &[LogLine]) -> Vec<String> {
    folded(log).iter().map(|line| format!("{}.", line.text)).collect()
}
