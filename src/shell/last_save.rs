//! Where the running game is saved, to be told if the program fails.

use std::sync::{Mutex, PoisonError};

static PLACE: Mutex<Option<String>> = Mutex::new(None);

/// The running game is saved here; `None` when no game is running.
pub fn remember(place: Option<String>) {
    *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place;
}

/// The location, unless another thread is just changing it: a program that fails waits for nobody.
pub fn place() -> Option<String> {
    PLACE.try_lock().ok().and_then(|place| place.clone())
}
