//! The clock of a round. It is told what time it is, and everybody who asks gets the same answer.

use super::{DeskStage, Event, LogLine, Op};

/// The time left in a round, or at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundTime {
    /// Seconds left; negative once the time is over.
    pub seconds: i64,
    /// Was time called?
    pub called: bool,
}

impl RoundTime {
    /// Is the time over, by the clock or by a call?
    pub const fn is_over(self) -> bool {
        self.called || self.seconds < 0
    }
}

impl Event {
    /// The time left in the round, or at the table with this index, at a moment in seconds since 1970; `None` while no
    /// time runs.
    pub fn time(&self, now: u64, table: Option<usize>) -> Option<RoundTime> {
        if self.stage() != DeskStage::Playing {
            return None;
        }
        let begins = |line: &&LogLine| line.undone.is_none() && line.op == Op::Begin;
        let since = self.log().iter().rfind(begins)?.stamp.at?;
        let tables = self.tables();
        let open = || tables.iter().filter(|table| table.outcome.is_none());
        let (extra, called) = match table {
            Some(place) => tables.get(place).map(|table| (table.extra, table.called))?,
            // The round is over when the table with the most time is.
            None => (open().map(|table| table.extra).max().unwrap_or(0), open().all(|table| table.called)),
        };
        let granted = i64::from(self.minutes() + extra) * 60;
        let gone = i64::try_from(now.saturating_sub(since)).unwrap_or(i64::MAX);
        Some(RoundTime { seconds: granted.saturating_sub(gone), called })
    }

    /// Is this table still playing although its time is over?
    pub fn is_late(&self, now: u64, table: usize) -> bool {
        let open = self.tables().get(table).is_some_and(|table| table.outcome.is_none());
        open && self.time(now, Some(table)).is_some_and(RoundTime::is_over)
    }

    /// What was announced last, if it still stands.
    pub fn announcement(&self) -> Option<&str> {
        let said = self.log().iter().rev().filter(|line| line.undone.is_none()).find_map(|line| match &line.op {
            Op::Announce { text } => Some(text.as_str()),
            _ => None,
        });
        said.filter(|said| !said.is_empty())
    }
}
