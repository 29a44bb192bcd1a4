//! The line mode on a terminal: what was written of an open hand is erased on every way out of the program, too.

use super::{panic, signals};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Erases the screen and what has scrolled away.
pub const ERASE: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

/// Does a hand stand in the lines?
static OPEN: AtomicBool = AtomicBool::new(false);

/// Was a hand erased because the program was stopped?
static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on signals and panics erase an open hand first.
///
/// # Errors
/// The system does not let us listen to signals.
pub fn guard() -> io::Result<()> {
    panic::install();
    #[cfg(unix)]
    signals::listen()?;
    Ok(())
}

/// Tells whether a hand stands in the lines: before it is written, and after it was erased.
pub fn hand_stands(open: bool) {
    OPEN.store(open, Ordering::SeqCst);
}

/// Was a hand erased since this was last asked, because the program was stopped?
pub fn was_stopped() -> bool {
    STOPPED.swap(false, Ordering::SeqCst)
}

/// Erases an open hand.
pub(super) fn erase() {
    if OPEN.swap(false, Ordering::SeqCst) {
        STOPPED.store(true, Ordering::SeqCst);
        let mut out = io::stdout().lock();
        // The terminal may be gone; then there is nobody left to hide the hand from.
        drop(out.write_all(ERASE).and_then(|()| out.flush()));
    }
}
