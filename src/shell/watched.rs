//! A table at which others play, in another window of this machine: it is read again as its save grows, and only what
//! everybody may see of it is ever shown. While it is watched nobody's eyes can be chosen, not even after its end.

use crate::course::Course;
use crate::refusal::Refusal;
use hotseat::hosted::Outcome;
use hotseat::log::Line;
use hotseat::past::{Counted, Moment};
use hotseat::table::Table;
use seats::{Seat, SeatSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::running::state;

/// How often the save is looked at.
const LOOK: Duration = Duration::from_millis(300);

/// Reads the game that a save has come to.
type Reader<V> = Box<dyn Fn(&Path) -> Result<Box<dyn Course<View = V>>, Refusal>>;

/// The state of a save.
type State = Box<dyn Fn(&Path) -> bool>;

/// The table.
pub(crate) struct Watched<V> {
    path: PathBuf,
    read: Reader<V>,
    course: Box<dyn Course<View = V>>,
    /// Is the save still as it was read?
    is_as_read: State,
    looked: Option<Instant>,
}

/// Remembers the state of a save.
fn remembered(path: &Path) -> State {
    let then = state(path);
    Box::new(move |path| state(path) == then)
}

impl<V: 'static> Watched<V> {
    /// Begins to watch.
    ///
    /// # Errors
    /// The save cannot be read.
    pub(crate) fn begin(path: &Path, read: Reader<V>) -> Result<Watched<V>, Refusal> {
        let (is_as_read, course) = (remembered(path), read(path)?);
        Ok(Watched { path: path.to_path_buf(), read, course, is_as_read, looked: None })
    }
}

impl<V: 'static> Course for Watched<V> {
    type View = V;

    fn table(&self) -> &Table {
        self.course.table()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    fn moments(&self) -> Vec<Moment> {
        self.course.moments()
    }

    fn eyes(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn view(&self, at: usize, _: Option<Seat>) -> Option<V> {
        self.course.view(at, None)
    }

    fn log(&self, at: usize, _: Option<Seat>) -> Vec<Line> {
        self.course.log(at, None)
    }

    fn counted(&self) -> Counted {
        self.course.counted()
    }

    fn leaders(&self) -> Vec<Vec<String>> {
        self.course.leaders()
    }

    fn seed(&self) -> Option<u64> {
        None
    }

    fn laid_out(&self, at: usize) -> Vec<String> {
        self.course.laid_out(at)
    }

    fn has_grown(&mut self, now: Instant) -> bool {
        let due = self.looked.is_none_or(|looked| now >= looked + LOOK);
        if !due {
            return false;
        }
        self.looked = Some(now);
        if (self.is_as_read)(&self.path) {
            return false;
        }
        let is_as_read = remembered(&self.path);
        // A save that is being written is read the next time.
        let Ok(course) = (self.read)(&self.path) else { return false };
        (self.course, self.is_as_read) = (course, is_as_read);
        true
    }

    fn looks_again(&self) -> Option<Duration> {
        Some(LOOK)
    }
}
