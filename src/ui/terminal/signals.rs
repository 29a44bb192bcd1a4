//! Signals: each covers the screen before the system does what it does.

use super::events::{self, Happened};
use super::gate;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};
use std::io;
use std::sync::Mutex;
use std::thread;

/// Begins to listen, once for the life of the program. The thread acts by itself, however busy the game is: all that
/// was decided is in the journal already.
pub(super) fn listen() -> io::Result<()> {
    static LISTENING: Mutex<bool> = Mutex::new(false);
    let mut listening = LISTENING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !*listening {
        let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGXFSZ])?;
        thread::spawn(move || serve(signals));
        *listening = true;
    }
    Ok(())
}

/// Stops the program as Ctrl-Z would.
pub(super) fn suspend() -> io::Result<()> {
    raise(SIGTSTP)
}

fn serve(mut signals: Signals) {
    // A stop of ours ends with a SIGCONT that is told of only afterwards; everything is done by then.
    let mut awaited = false;
    for signal in signals.forever() {
        match signal {
            SIGTSTP => {
                stop();
                awaited = true;
            }
            SIGCONT if std::mem::take(&mut awaited) => {}
            SIGCONT => go_on(),
            // A file may not grow: the write that failed says so, and nothing has to end.
            SIGXFSZ => {}
            end => {
                gate::leave();
                // The parent sees which signal it was. Only an unknown signal fails here, and these are known.
                drop(emulate_default_handler(end));
            }
        }
    }
}

fn stop() {
    let manner = gate::leave_for_now();
    // The program stands still in here until somebody lets it go on.
    drop(emulate_default_handler(SIGTSTP));
    if let Some(manner) = manner {
        come_back(manner);
    }
}

/// Going on after a stop that nobody could see coming (SIGSTOP): the terminal may be in another state.
fn go_on() {
    if let Some(manner) = gate::shown() {
        gate::leave();
        come_back(manner);
    }
}

fn come_back(manner: super::Manner) {
    let happened = if gate::come_back(manner) { Happened::Suspended } else { Happened::Gone };
    events::send(happened);
}
