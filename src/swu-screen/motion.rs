//! What moves on the table for a moment after an action: what was hurt flashes, what came into play is raised, and a new
//! round lights up the middle line. Every frame is the finished table in other colours: nothing is laid out again, every
//! word is there from the first frame on, and no key waits for it.
//!
//! It shows what the marks on the table say, which everybody saw, and ends with the next action.

use crate::board::scene::{Beat, Scene};
use crate::thing::Thing;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::hits::Hits;
use std::time::{Duration, Instant};

/// How long a frame stays.
const FRAME: Duration = Duration::from_millis(60);
/// How many there are: together they last 240 milliseconds.
const FRAMES: u32 = 4;
/// Frames in which what came into play is raised.
const RAISED: u32 = 2;

/// The motion after the last action.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Motion {
    newest: Option<usize>,
    round: u16,
    /// Has a round begun with it?
    banner: bool,
    /// Something happened, and it begins when time passes.
    due: bool,
    began: Option<Instant>,
    /// The frame that is shown.
    frame: Option<u32>,
}

impl Motion {
    /// The log has this newest line in this round: if it has grown, there is something to show.
    pub(crate) fn follow(&mut self, newest: usize, round: u16) {
        if self.newest != Some(newest) {
            self.due = self.newest.is_some_and(|before| newest > before);
            self.banner = self.due && round > self.round;
            (self.began, self.frame) = (None, None);
        }
        (self.newest, self.round) = (Some(newest), round);
    }

    /// Time passed: what is due begins, unless the table is to be still, and what is over ends.
    pub(crate) fn tick(&mut self, now: Instant, still: bool) {
        if std::mem::take(&mut self.due) && !still {
            self.began = Some(now);
        }
        let passed = self.began.map(|began| now.saturating_duration_since(began));
        let frame = passed.map(|passed| (passed.as_millis() / FRAME.as_millis()) as u32);
        self.frame = frame.filter(|frame| *frame < FRAMES);
        if self.frame.is_none() {
            self.began = None;
        }
    }

    /// When the next frame comes.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        Some(self.began? + FRAME * (self.frame? + 1))
    }

    /// Is the middle line lit up?
    pub(crate) fn lights_line(&self) -> bool {
        self.banner && self.frame.is_some_and(|frame| frame + 1 < FRAMES)
    }

    /// Changes the colours of a table that has been drawn.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &Hits) {
        let Some(frame) = self.frame else { return };
        for (area, spot) in hits.things() {
            let Some(uid) = Thing::at(spot).and_then(|thing| scene.handle(thing)) else { continue };
            match scene.beat(uid) {
                // A flash, a pause, and another flash.
                Some(Beat::Hp(by)) if by < 0 && frame != 1 && frame + 1 < FRAMES => {
                    canvas.restyle(area, Role::BandDying);
                }
                Some(Beat::New) if frame < RAISED => canvas.restyle(area, Role::Raised),
                _ => {}
            }
        }
    }
}
