//! The clocks of a match at the keyboard, and time called.

use super::HostedMatch;
use super::games::standing;
use crate::match_view::Purpose;
use crate::refusal::Refusal;
use seats::Seat;
use std::cmp::Ordering;
use std::time::{Duration, Instant};
use storage::match_journal::MatchRecord;
use swu_hosted::match_rules::{Awaited, ExtraTime, MatchEvent, Moment, Phase};
use swu_view::{PhaseView, View};

/// Time is written down in steps of this many milliseconds: no more is lost when the program is killed.
const WRITE_EVERY: u64 = 5000;

/// A hand or sideboard stays open without a key for this long, if the people agreed on a time at all.
const SECOND: Duration = Duration::from_secs(1);

/// The point of a game at which time was called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Called {
    pub(super) round: u16,
    pub(super) regroup: bool,
}

impl Called {
    /// The round whose action phase is the last one (rule M-7): the first if called during setup, else the next.
    pub(super) fn last_round(self) -> u16 {
        self.round + 1
    }

    /// How many phases have ended by a later point of the game.
    fn ended(self, table: &View) -> usize {
        let place = |round: u16, regroup: bool| usize::from(round) * 2 + usize::from(regroup);
        let over = table.over.as_ref().is_some_and(|over| over.reason == swu_view::EndReason::Time);
        let regroup = table.phase == PhaseView::Regroup || over;
        // Setup counts as the regroup phase of round 0: the first action phase follows both.
        let then = place(self.round, self.regroup || self.round == 0);
        let now = if table.round == 0 { place(0, true) } else { place(table.round, regroup) };
        now.saturating_sub(then)
    }
}

impl HostedMatch {
    pub(super) fn unwritten_tick(&self) -> Option<MatchEvent> {
        let (millis, thinking) = self.unwritten;
        let runs = self.state.clock().paused().is_none() && self.state.result().is_none();
        (millis > 0 && runs).then_some(MatchEvent::Tick { millis, thinking })
    }

    /// Writes down the time that has passed.
    pub(super) fn write_time(&mut self) -> Result<(), Refusal> {
        match self.unwritten_tick() {
            Some(tick) => self.happen(tick),
            None => Ok(()),
        }
    }

    /// Sets the clock to what is left of the round at the table of an event, in seconds. The clock of a review, of a match
    /// that is over, and of one whose time was called stays as it is.
    pub(crate) fn follow(&mut self, seconds: u32) -> Result<(), Refusal> {
        self.write_time()?;
        let stands = self.state.clock().paused().is_some() || self.state.time_called();
        let reviews = matches!(self.state.awaits(), Awaited::Review { .. });
        let (Some(own), None, false) = (self.state.clock().left(), self.state.result(), stands || reviews) else {
            return Ok(());
        };
        let left = u64::from(seconds) * 1000;
        match own.cmp(&left) {
            Ordering::Equal => Ok(()),
            Ordering::Greater => self.happen(MatchEvent::Tick { millis: own - left, thinking: None }),
            Ordering::Less => self.happen(MatchEvent::TimeGranted { millis: left - own }),
        }
    }

    pub(super) fn next_tick(&self, now: Instant) -> Option<Instant> {
        let counts = self.state.setup().minutes.is_some() || self.state.sideboarding_left().is_some();
        let counts = counts || matches!(self.state.awaits(), Awaited::Review { .. });
        (counts && self.state.result().is_none()).then_some(now + SECOND)
    }

    /// Time passed. Returns the last round of the game on the table when time was called.
    pub(super) fn time_passes(&mut self, now: Instant, table: Option<&View>) -> Result<Option<u16>, Refusal> {
        let deciding = table.and_then(|table| table.decision.as_ref()).map(|decision| decision.seat);
        // rule O-5: writing notes is thinking time of the one who writes
        self.count(self.writer().or(deciding), now)?;
        self.page_idles(now);
        let limit = match self.state.awaits() {
            Awaited::Review { left, .. } => Some(left),
            _ => self.state.sideboarding_left(),
        };
        if self.unwritten.0 >= WRITE_EVERY || limit.is_some_and(|left| left <= self.unwritten.0) || self.is_up() {
            self.write_time()?;
            let reviewing = matches!(self.state.awaits(), Awaited::Review { .. });
            let ended = self.state.sideboarding_left().is_none() && !reviewing;
            // rule B-4: the last legal arrangement stands
            self.page.take_if(|open| ended && open.private_page().purpose != Purpose::Read);
        }
        let last = if self.is_up() && !self.state.time_called() { self.call_time(table)? } else { None };
        if let Some(table) = table {
            self.phases_end(table)?;
        }
        self.settle()?;
        Ok(last)
    }

    /// Counts the time since the last look at the clock, unless it stands still.
    fn count(&mut self, thinking: Option<Seat>, now: Instant) -> Result<(), Refusal> {
        let since = self.ticked.replace(now).map_or(Duration::ZERO, |before| now.saturating_duration_since(before));
        // rule M-15
        let covered = self.curtained && self.state.setup().curtain_stops_clock;
        if covered || self.state.clock().paused().is_some() || self.state.result().is_some() {
            return Ok(());
        }
        self.think(thinking, u64::try_from(since.as_millis()).unwrap_or(0))
    }

    /// The curtain fell or was lifted: the time before is counted as it was.
    pub(crate) fn curtain(&mut self, down: bool, now: Instant) -> Result<(), Refusal> {
        if self.curtained == down {
            return Ok(());
        }
        self.count(self.unwritten.1, now)?;
        self.curtained = down;
        Ok(())
    }

    /// One seat's thinking is written down before another's begins.
    fn think(&mut self, thinking: Option<Seat>, millis: u64) -> Result<(), Refusal> {
        if self.unwritten.1 != thinking {
            self.write_time()?;
        }
        self.unwritten = (self.unwritten.0 + millis, thinking);
        Ok(())
    }

    fn is_up(&self) -> bool {
        self.state.clock().left().is_some_and(|left| left <= self.unwritten.0) && self.state.result().is_none()
    }

    /// rules M-7, M-8
    pub(super) fn call_time(&mut self, table: Option<&View>) -> Result<Option<u16>, Refusal> {
        let Some(table) = table.filter(|_| self.state.is_playing()) else {
            if self.state.is_playing() {
                return Ok(None);
            }
            self.happen(MatchEvent::TimeCalled { moment: Moment::BetweenGames })?;
            self.page = None;
            return Ok(None);
        };
        if table.over.is_some() {
            return Ok(None);
        }
        let moment = match table.phase {
            PhaseView::Setup => Moment::SetUp,
            PhaseView::Action | PhaseView::Over => Moment::ActionPhase,
            PhaseView::Regroup => Moment::RegroupPhase,
        };
        let called = Called { round: table.round, regroup: table.phase == PhaseView::Regroup };
        let at = MatchRecord::TimeAt { round: called.round, regroup: called.regroup };
        self.happen_with(vec![at], MatchEvent::TimeCalled { moment })?;
        self.called = Some(called);
        Ok(Some(called.last_round()))
    }

    /// Tells the match of every phase that ended since time was called.
    pub(super) fn phases_end(&mut self, table: &View) -> Result<(), Refusal> {
        let Some(called) = self.called else { return Ok(()) };
        let ended = called.ended(table);
        while let Awaited::GameEnd { extra: Some(extra), .. } = self.state.awaits() {
            if ended <= told(called, extra) {
                return Ok(());
            }
            let phase: Phase = extra.phase();
            self.happen(MatchEvent::PhaseEnded { phase, standing: standing(table) })?;
        }
        Ok(())
    }
}

/// How many phases the match has been told to have ended.
fn told(called: Called, extra: ExtraTime) -> usize {
    match (called.round, called.regroup, extra) {
        (_, _, ExtraTime::SetUp | ExtraTime::ActionPhase) => 0,
        (_, true, ExtraTime::RegroupPhase) => 0,
        (_, false, ExtraTime::RegroupPhase) => 1,
        (0, ..) | (_, true, _) => 1,
        (_, false, ExtraTime::LastActionPhase) => 2,
    }
}
