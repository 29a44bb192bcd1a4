//! The one place where bytes reach the terminal, and where it is entered and left, by any thread.

use super::{Manner, TerminalFault};
use super::{farewell, lines};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste, EnableFocusChange,
    EnableMouseCapture,
};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{Command, queue};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// Rows to cover if the terminal does not report its size; more than any has.
const MANY_ROWS: u16 = 500;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not ours.
    Left,
    /// Frames are shown.
    On(Manner),
    /// Ours again after a stop, but no frame is shown until the hand has been closed.
    Covered(Manner),
}

static STATE: Mutex<State> = Mutex::new(State::Left);

/// Turns the terminal on.
pub(super) fn enter(manner: Manner) -> Result<(), TerminalFault> {
    let mut state = lock();
    if *state != State::Left {
        return Err(TerminalFault::InUse);
    }
    turn_on(manner).inspect_err(|_| turn_off(manner, farewell::deadline()))?;
    *state = State::On(manner);
    Ok(())
}

/// Covers, purges and leaves, if the terminal is on.
pub(super) fn leave() {
    leave_for_now();
}

/// The same, for a stop. Returns how the terminal was used, if it was on.
pub(super) fn leave_for_now() -> Option<Manner> {
    let until = farewell::deadline();
    lines::erase(until);
    let Some(mut state) = lock_before(until) else {
        // Another thread is stuck writing to a terminal that does not read. It can still be given back to the shell.
        cook();
        return None;
    };
    let (State::On(manner) | State::Covered(manner)) = *state else { return None };
    *state = State::Left;
    turn_off(manner, until);
    Some(manner)
}

/// Comes back after a stop; no frame is shown yet. True if the terminal is ours again.
#[cfg_attr(not(unix), expect(dead_code, reason = "nothing stops a program there"))]
pub(super) fn come_back(manner: Manner) -> bool {
    let mut state = lock();
    let back = turn_on(manner).is_ok();
    *state = if back { State::Covered(manner) } else { State::Left };
    back
}

/// How the terminal is used while frames are shown.
pub(super) fn shown() -> Option<Manner> {
    match *lock() {
        State::On(manner) => Some(manner),
        State::Left | State::Covered(_) => None,
    }
}

/// From now on frames are shown again.
pub(super) fn uncover() {
    let mut state = lock();
    if let State::Covered(manner) = *state {
        *state = State::On(manner);
    }
}

/// Writes a whole frame, or discards it if frames are not shown.
pub(super) fn write(bytes: &[u8]) -> io::Result<()> {
    let state = lock();
    if !matches!(*state, State::On(_)) {
        return Ok(());
    }
    put(bytes)
}

/// Purges what has scrolled away, if the screen scrolls.
pub(super) fn purge() -> io::Result<()> {
    match shown() {
        Some(manner) if !manner.alternate_screen || manner.keeps_history => write(&bytes_of(Clear(ClearType::Purge))?),
        _ => Ok(()),
    }
}

/// Listens to the mouse or not.
pub(super) fn set_mouse(mouse: bool) -> io::Result<()> {
    let mut state = lock();
    let State::On(manner) = *state else { return Ok(()) };
    *state = State::On(Manner { mouse, ..manner });
    put(&if mouse { bytes_of(EnableMouseCapture)? } else { bytes_of(DisableMouseCapture)? })
}

/// Writes the window's title, without anything a terminal could obey.
pub(super) fn set_title(title: &str) -> io::Result<()> {
    let plain: String = title.chars().filter(|letter| !letter.is_control()).collect();
    write(&bytes_of(SetTitle(plain))?)
}

fn turn_on(manner: Manner) -> io::Result<()> {
    // Enabling raw mode again would do nothing, although the shell may have changed the terminal.
    disable_raw_mode()?;
    enable_raw_mode()?;
    let mut bytes = Vec::new();
    // The title is kept on the terminal's own stack (XTWINOPS 22 and 23).
    bytes.extend_from_slice(b"\x1b[22;0t");
    if manner.alternate_screen {
        queue!(bytes, EnterAlternateScreen)?;
    }
    cover(&mut bytes)?;
    queue!(bytes, Hide, EnableFocusChange, EnableBracketedPaste)?;
    if manner.mouse {
        queue!(bytes, EnableMouseCapture)?;
    }
    put(&bytes)
}

/// Cover first, purge second, leave third. A fault in one does not keep the others from being tried.
fn turn_off(manner: Manner, until: Instant) {
    let mut bytes = Vec::new();
    let queued = cover(&mut bytes).and_then(|()| {
        queue!(bytes, Clear(ClearType::Purge), DisableMouseCapture, DisableBracketedPaste, DisableFocusChange, Show)?;
        if manner.alternate_screen {
            queue!(bytes, LeaveAlternateScreen)?;
        }
        bytes.extend_from_slice(b"\x1b[23;0t");
        Ok(())
    });
    // The bytes are gathered in memory, where nothing fails. If something did, the rest would still be sent.
    drop(queued);
    farewell::write(bytes, until);
    cook();
}

/// Restores the keyboard. The terminal may be gone; then nobody types on it any more.
fn cook() {
    drop(disable_raw_mode());
}

/// Erases every row in place. Clearing the screen in one go would push it into the scrollback of some terminals, hand
/// and all.
pub(super) fn cover(bytes: &mut Vec<u8>) -> io::Result<()> {
    let rows = size().map_or(MANY_ROWS, |(_, rows)| rows.max(1));
    queue!(bytes, SetAttribute(Attribute::Reset))?;
    for row in 0..rows {
        queue!(bytes, MoveTo(0, row), Clear(ClearType::CurrentLine))?;
    }
    queue!(bytes, MoveTo(0, 0))
}

fn put(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

fn bytes_of(command: impl Command) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    queue!(bytes, command)?;
    Ok(bytes)
}

fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lock_before(until: Instant) -> Option<MutexGuard<'static, State>> {
    loop {
        match STATE.try_lock() {
            Ok(state) => return Some(state),
            Err(TryLockError::Poisoned(poisoned)) => return Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) if Instant::now() >= until => return None,
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(2)),
        }
    }
}
