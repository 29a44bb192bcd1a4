//! CPU time as the harness's measure: other programs on the machine do not count.

use crate::cpu_time::now;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use std::time::Duration;

/// The CPU time of this process.
pub(crate) struct CpuTime;

impl Measurement for CpuTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        now()
    }

    fn end(&self, start: Duration) -> Duration {
        now().saturating_sub(start)
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        // Nanoseconds, as on the wall.
        WallTime.formatter()
    }
}
