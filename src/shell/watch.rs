//! Looking at a save that another program writes, as often as it grows.

use crate::course::Course;
use crate::refusal::Refusal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::running::state;

/// How often the save is looked at.
pub(crate) const LOOK: Duration = Duration::from_millis(300);

/// A game as it was read.
type Read<V> = Box<dyn Course<View = V>>;

/// Reads the game that a save has come to.
pub(crate) type Reader<V> = Box<dyn Fn(&Path) -> Result<Read<V>, Refusal>>;

/// The state of a save.
type State = Box<dyn Fn(&Path) -> bool>;

/// The save, and what is known of it.
pub(crate) struct Watch<V> {
    path: PathBuf,
    read: Reader<V>,
    /// Is the save still as it was read?
    is_as_read: State,
    looked: Option<Instant>,
}

/// Remembers the state of a save.
fn remembered(path: &Path) -> State {
    let then = state(path);
    Box::new(move |path| state(path) == then)
}

impl<V> Watch<V> {
    /// Begins to watch; with the game as it is now.
    ///
    /// # Errors
    /// The save cannot be read.
    pub(crate) fn begin(path: &Path, read: Reader<V>) -> Result<(Watch<V>, Read<V>), Refusal> {
        let (is_as_read, course) = (remembered(path), read(path)?);
        Ok((Watch { path: path.to_path_buf(), read, is_as_read, looked: None }, course))
    }

    /// The game as it is now, if it is time to look and the save has changed.
    pub(crate) fn again(&mut self, now: Instant) -> Option<Read<V>> {
        let due = self.looked.is_none_or(|looked| now >= looked + LOOK);
        if !due {
            return None;
        }
        self.looked = Some(now);
        if (self.is_as_read)(&self.path) {
            return None;
        }
        let is_as_read = remembered(&self.path);
        // A save that is being written is read the next time.
        let course = (self.read)(&self.path).ok()?;
        self.is_as_read = is_as_read;
        Some(course)
    }
}
