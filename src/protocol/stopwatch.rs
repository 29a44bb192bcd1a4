//! How long this thread has worked, whatever else the machine does.

use std::time::Duration;

/// Measures processor time since its creation.
pub(super) struct Stopwatch(Duration);

impl Stopwatch {
    pub(super) fn begin() -> Stopwatch {
        Stopwatch(worked())
    }

    /// Processor time since then.
    pub(super) fn took(&self) -> Duration {
        worked().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// If the system does not say, all time counts as work.
#[cfg(not(unix))]
fn worked() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}
