//! The time for a pick (formats.md P-8) and for building (L-7). Time is an input; it runs while somebody looks.

use std::time::{Duration, Instant};

/// After the time, before a card is taken automatically.
const GRACE: Duration = Duration::from_secs(10);

/// For building.
const BUILDING: Duration = Duration::from_secs(30 * 60);

/// Does a clock run?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PodPace {
    /// As in an event.
    Strict,
    /// Everybody takes their time.
    #[default]
    Friendly,
}

/// What is left of a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Seconds that are left.
    pub seconds: u64,
    /// Seconds there were.
    pub of: u64,
    /// Is it the time of grace?
    pub grace: bool,
}

/// What the time is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    Pick(usize, u8, u32),
    Building,
}

/// The clock of a pod.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    pace: PodPace,
    running: Option<(Asked, Instant, Duration)>,
}

impl Clock {
    pub(super) fn new(pace: PodPace) -> Clock {
        Clock { pace, running: None }
    }

    pub(super) fn pace(&self) -> PodPace {
        self.pace
    }

    /// A pick is asked for: whose, in which round, which.
    pub(super) fn asked(&mut self, (seat, round, pick): (usize, u8, u32), seconds: u32, now: Instant) {
        self.start(Asked::Pick(seat, round, pick), Duration::from_secs(seconds.into()), now);
    }

    /// Decks are being built, and have been for this long.
    pub(super) fn building(&mut self, gone: Duration, now: Instant) {
        self.start(Asked::Building, BUILDING.saturating_sub(gone), now);
    }

    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    /// A curtain in between gives nobody more time: a running clock keeps running.
    fn start(&mut self, asked: Asked, time: Duration, now: Instant) {
        let same = self.running.is_some_and(|(running, ..)| running == asked);
        if self.pace == PodPace::Strict && !same {
            self.running = Some((asked, now, time));
        }
    }

    pub(super) fn left(&self, now: Instant) -> Option<TimeLeft> {
        let (asked, since, time) = self.running?;
        let gone = now.saturating_duration_since(since);
        let grace = gone >= time && asked != Asked::Building;
        let (left, of) =
            if grace { (GRACE.saturating_sub(gone - time), GRACE) } else { (time.saturating_sub(gone), time) };
        let of = if asked == Asked::Building { BUILDING } else { of };
        Some(TimeLeft { seconds: left.as_millis().div_ceil(1000) as u64, of: of.as_secs(), grace })
    }

    pub(super) fn is_over(&self, now: Instant) -> bool {
        self.running.is_some_and(|(asked, since, time)| {
            let grace = if asked == Asked::Building { Duration::ZERO } else { GRACE };
            now.saturating_duration_since(since) >= time + grace
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p8_a_pick_has_its_seconds_then_ten_of_grace() {
        let start = Instant::now();
        let mut clock = Clock::new(PodPace::Strict);
        clock.asked((0, 1, 2), 45, start);
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(clock.left(at(5)), Some(TimeLeft { seconds: 40, of: 45, grace: false }));
        assert_eq!(clock.left(at(47)), Some(TimeLeft { seconds: 8, of: 10, grace: true }));
        assert!(!clock.is_over(at(54)));
        assert!(clock.is_over(at(55)));
        // The curtain in between gives no more time.
        clock.asked((0, 1, 2), 45, at(30));
        assert!(clock.is_over(at(55)));
        clock.asked((0, 1, 3), 45, at(54));
        assert!(!clock.is_over(at(55)));
    }

    #[test]
    fn a_friendly_pod_has_no_clock() {
        let mut clock = Clock::new(PodPace::Friendly);
        clock.asked((0, 1, 1), 180, Instant::now());
        assert_eq!(clock.left(Instant::now() + Duration::from_secs(1000)), None);
    }
}
