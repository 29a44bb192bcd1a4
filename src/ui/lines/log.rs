//! The log in sentences.

use crate::hotseat::log::{Line as LogLine, folded};

/// How many facts `log` tells.
pub(crate) const FEW: usize = 10;

/// The newest facts, with their numbers.
pub(crate) fn newest(log: &[LogLine], count: usize) -> Vec<String> {
    let newest = &log[log.len().saturating_sub(count)..];
    let lines: Vec<String> = newest.iter().map(|line| format!("Fact {}: {}.", line.number, line.text)).collect();
    if lines.is_empty() { vec!["Nothing has happened yet.".into()] } else { lines }
}

/// Facts as they happen.
pub(crate) fn news(log: &[LogLine]) -> Vec<String> {
    folded(log).iter().map(|line| format!("{}.", line.text)).collect()
}
