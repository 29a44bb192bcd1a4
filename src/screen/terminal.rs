//! The terminal: on, off, and never left with a hand on it.
//!
//! Every way out (the end, an error, a panic, a signal, Ctrl-Z) does the same three things in the same order: it covers
//! the whole screen, purges what has scrolled away, and only then leaves. From that moment on no frame can reach the
//! screen, whoever draws it.
//!
//! Input blocks: [`Terminal::wait`] sleeps until something happens or a deadline passes; [`Terminal::more`] returns
//! what else has happened by then, so that one frame is drawn for all of it:
//!
//! ```text
//! loop {
//!     terminal.draw(..)?;
//!     let mut next = terminal.wait(deadline);
//!     while let Some(event) = next {
//!         ..
//!         next = terminal.more();
//!     }
//! }
//! ```

mod backend;
#[cfg(windows)]
mod console_events;
mod core_dumps;
mod events;
mod farewell;
mod gate;
pub mod ground;
pub mod lines;
pub mod message;
pub mod panic;
mod screen;
#[cfg(unix)]
mod signals;
mod too_small;

pub use events::{Happened, Stamped};

use backend::TableBackend;
use crossterm::style::force_color_output;
use ratatui::Frame;
use ratatui::layout::Size;
use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::time::Instant;

/// The smallest window a table fits in.
pub const SMALLEST: Size = Size { width: 80, height: 24 };

/// The largest part of a window that is drawn. Some report sizes that no memory could hold.
pub const LARGEST: Size = Size { width: 800, height: 400 };

/// The program's exit code if there is no terminal.
pub const EXIT_NO_TERMINAL: u8 = 3;

/// How to use the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Draw on the alternate screen, which leaves nothing behind.
    pub alternate_screen: bool,
    /// Listen to the mouse.
    pub mouse: bool,
    /// Something around the program may keep what scrolls off the alternate screen, too: purge there as well.
    pub keeps_history: bool,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { alternate_screen: true, mouse: true, keeps_history: false }
    }
}

/// Why the terminal is not on.
#[derive(Debug, thiserror::Error)]
pub enum TerminalFault {
    /// Input or output is a file or a pipe.
    #[error(
        "Cantina needs a terminal to draw the table on, and this is not one. The line mode (--plain) works without."
    )]
    None,
    /// It is on already.
    #[error("The terminal is in use already.")]
    InUse,
    /// The system refused.
    #[error("The terminal cannot be used: {0}")]
    System(#[from] io::Error),
}

impl TerminalFault {
    /// The program's exit code for this.
    pub fn exit_code(&self) -> u8 {
        match self {
            TerminalFault::None => EXIT_NO_TERMINAL,
            TerminalFault::InUse | TerminalFault::System(_) => 1,
        }
    }
}

/// The result of drawing a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// It is on the screen.
    Shown,
    /// The window is smaller than [`SMALLEST`]: a sentence says so instead. Close the hand.
    TooSmall,
}

/// The terminal while it is on. Dropping it covers, purges and leaves.
pub struct Terminal {
    inner: ratatui::Terminal<TableBackend>,
    pending: VecDeque<Stamped>,
    size: Size,
}

impl Terminal {
    /// Turns the terminal on, with the handlers for panics and signals.
    pub fn enter(manner: Manner) -> Result<Terminal, TerminalFault> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(TerminalFault::None);
        }
        // NO_COLOR is handled by the theme: obeyed here, it would also switch off bold and reverse.
        force_color_output(true);
        core_dumps::forbid()?;
        panic::install();
        #[cfg(unix)]
        signals::listen()?;
        #[cfg(windows)]
        console_events::listen()?;
        gate::enter(manner)?;
        let inner = ratatui::Terminal::new(TableBackend::new()).inspect_err(|_| gate::leave())?;
        events::listen();
        let size = inner.size()?;
        Ok(Terminal { inner, pending: VecDeque::new(), size })
    }

    /// Draws a frame, or says that the window is too small for one.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<Drawn> {
        let size = self.inner.size()?;
        let small = size.width < SMALLEST.width || size.height < SMALLEST.height;
        self.inner.draw(|frame| if small { too_small::draw(frame) } else { render(frame) })?;
        if std::mem::replace(&mut self.size, size) != size {
            self.purge()?;
        }
        Ok(if small { Drawn::TooSmall } else { Drawn::Shown })
    }

    /// Called after a hand was closed and the frame without it drawn: purges what has scrolled away. The alternate
    /// screen does not scroll by itself, so there this does nothing, and the shell's own history stays.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn purge(&mut self) -> io::Result<()> {
        gate::purge()
    }

    /// Sleeps until something happens; `None` if the deadline comes first. After [`Happened::Suspended`], close the
    /// hand before the next frame: that frame will be seen.
    pub fn wait(&mut self, deadline: Option<Instant>) -> Option<Stamped> {
        let event = self.pending.pop_front().or_else(|| events::next(deadline));
        self.deliver(event)
    }

    /// What has already happened, if anything. The same care is needed as after [`wait`](Terminal::wait).
    pub fn more(&mut self) -> Option<Stamped> {
        let event = self.pending.pop_front().or_else(events::waiting);
        self.deliver(event)
    }

    /// Draws every cell of the next frame, in case something else wrote on the screen.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn redraw(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    /// Discards all waiting keys, clicks and pastes, and keeps everything else. Called before a handover.
    pub fn forget_keys(&mut self) {
        let waiting = std::iter::from_fn(events::waiting);
        let kept = self.pending.drain(..).chain(waiting).filter(|event| !event.what.is_typed()).collect();
        self.pending = kept;
    }

    /// Listens to the mouse, or lets the terminal select text with it.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        gate::set_mouse(on)
    }

    /// Writes the window's title. Seat names only: it stays readable when the window is covered.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn set_title(&mut self, title: &str) -> io::Result<()> {
        gate::set_title(title)
    }

    /// Goes to the background, as Ctrl-Z does elsewhere. [`Happened::Suspended`] says when it is back.
    ///
    /// # Errors
    /// The system refused.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> io::Result<()> {
        signals::suspend()
    }

    /// There is no background here: nothing happens.
    ///
    /// # Errors
    /// None.
    #[cfg(not(unix))]
    pub fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn deliver(&mut self, event: Option<Stamped>) -> Option<Stamped> {
        if event.as_ref().is_some_and(|event| event.what == Happened::Suspended) {
            gate::uncover();
            // The next frame is drawn in full. This writes nothing yet, and if it could fail, that frame would report
            // it.
            drop(self.inner.clear());
        }
        event
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        gate::leave();
    }
}
