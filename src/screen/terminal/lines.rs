//! The line mode on a terminal: the text of an open hand is erased on every way out of the program, too.

#[cfg(windows)]
use super::console_events;
#[cfg(unix)]
use super::signals;
use super::{core_dumps, farewell, panic};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Erases the screen and what has scrolled away.
pub const ERASE: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

/// Is a hand visible in the lines?
static OPEN: AtomicBool = AtomicBool::new(false);

/// Was a hand erased because the program was stopped?
static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on signals and panics erase an open hand first, and no core dump tells of one.
///
/// # Errors
/// The system does not let us listen to signals.
pub fn guard() -> io::Result<()> {
    core_dumps::forbid()?;
    panic::install();
    #[cfg(unix)]
    signals::listen()?;
    #[cfg(windows)]
    console_events::listen()?;
    Ok(())
}

/// Does the terminal understand the sequences that erase? A console of Windows is asked, and told to if it can.
#[cfg(windows)]
pub fn can_erase() -> bool {
    crossterm::ansi_support::supports_ansi()
}

/// Terminals of other systems do; those that cannot control their screen are known by their names.
#[cfg(not(windows))]
pub fn can_erase() -> bool {
    true
}

/// Records whether a hand is visible in the lines: called before it is written, and after it was erased.
pub fn hand_stands(open: bool) {
    OPEN.store(open, Ordering::SeqCst);
}

/// Was a hand erased since this was last asked, because the program was stopped?
pub fn was_stopped() -> bool {
    STOPPED.swap(false, Ordering::SeqCst)
}

/// How wide the terminal is, if it tells.
pub fn width() -> Option<usize> {
    crossterm::terminal::size().ok().map(|(columns, _)| columns.into()).filter(|columns| *columns > 0)
}

/// Discards what was typed and not yet sent with Enter.
#[cfg(unix)]
pub fn forget_typed() {
    // If nothing can be discarded, there is nothing: the keyboard is gone.
    let _ = rustix::termios::tcflush(io::stdin(), rustix::termios::QueueSelector::IFlush);
}

/// Here it cannot be told apart from earlier input.
#[cfg(not(unix))]
pub fn forget_typed() {}

/// Erases an open hand, if the terminal reads in time.
pub(super) fn erase(until: Instant) {
    if OPEN.swap(false, Ordering::SeqCst) {
        STOPPED.store(true, Ordering::SeqCst);
        farewell::write(ERASE.to_vec(), until);
    }
}

/// Erases an open hand when it goes out of scope: at the end, and on every error.
pub struct Cover;

impl Drop for Cover {
    fn drop(&mut self) {
        erase(farewell::deadline());
    }
}
