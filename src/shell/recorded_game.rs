//! A saved game to be looked at: its course, where the look begins, and what somebody may remark about it; or the table
//! at which others still play it, in another window of this machine.

use crate::course::Course;
use crate::refusal::{PastFault, Refusal, SavedFault};
use crate::remarks::{Remark, Remarks};
use crate::watch::{LOOK, Reader, Watch};
use std::path::Path;
use std::time::{Duration, Instant};

/// The game.
pub struct RecordedGame<V> {
    course: Box<dyn Course<View = V>>,
    /// How many steps are made when it is first looked at.
    begins_at: usize,
    around: Around<V>,
}

/// What lies around the course.
enum Around<V> {
    /// Remarks of whoever looks.
    Remarks(Remarks),
    /// People who play on.
    Watch(Watch<V>),
}

impl<V> RecordedGame<V> {
    /// The game of a save, from some of its steps on, with the remarks beside it.
    pub(crate) fn saved(course: impl Course<View = V> + 'static, save: &Path, begins_at: usize) -> RecordedGame<V> {
        RecordedGame { course: Box::new(course), begins_at, around: Around::Remarks(Remarks::of(save)) }
    }

    /// Is there a step to begin at?
    ///
    /// # Errors
    /// It has fewer steps.
    pub(crate) fn checked(self) -> Result<RecordedGame<V>, Refusal> {
        let (asked, last) = (self.begins_at, self.course.moments().len().saturating_sub(1));
        if asked > last { Err(SavedFault::NoStep { asked, last }.into()) } else { Ok(self) }
    }

    /// The table whose save this is, in public. What the reader reads must be sealed: while a table is watched nobody's
    /// eyes can be chosen, not even after its end.
    ///
    /// # Errors
    /// The save cannot be read.
    pub(crate) fn watched(path: &Path, read: Reader<V>) -> Result<RecordedGame<V>, Refusal> {
        let (watch, course) = Watch::begin(path, read)?;
        Ok(RecordedGame { course, begins_at: 0, around: Around::Watch(watch) })
    }

    /// Its course, as far as it is known.
    pub fn course(&self) -> &dyn Course<View = V> {
        self.course.as_ref()
    }

    /// How many steps are made when it is first looked at.
    pub fn begins_at(&self) -> usize {
        self.begins_at
    }

    /// What was remarked about its steps, in their order.
    pub fn remarks(&self) -> &[Remark] {
        match &self.around {
            Around::Remarks(remarks) => remarks.all(),
            Around::Watch(_) => &[],
        }
    }

    /// Keeps a remark about the step that led to a moment, or takes away the one there is.
    ///
    /// # Errors
    /// Others still play it, or the remark cannot be written.
    pub fn remark(&mut self, at: usize, remark: Option<Remark>) -> Result<(), Refusal> {
        match &mut self.around {
            Around::Remarks(remarks) => remarks.keep(at, remark),
            Around::Watch(_) => Err(PastFault::NoRemarks.into()),
        }
    }

    /// Looks whether others have played on.
    pub fn has_grown(&mut self, now: Instant) -> bool {
        let Around::Watch(watch) = &mut self.around else { return false };
        let Some(course) = watch.again(now) else { return false };
        self.course = course;
        true
    }

    /// How often it has to be looked at; `None` if nothing more can happen.
    pub fn looks_again(&self) -> Option<Duration> {
        matches!(self.around, Around::Watch(_)).then_some(LOOK)
    }
}
