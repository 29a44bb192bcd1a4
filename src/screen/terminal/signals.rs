//! Signals: each covers the screen before the system does what it does.

use super::events::{self, Happened};
use super::gate;
use signal_hook::consts::{
    SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSYS, SIGTERM, SIGTRAP, SIGTSTP, SIGTTIN,
    SIGTTOU, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};
use std::io;
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::thread;

/// Every signal with a name that can be caught and would end or stop the program, and those that tell of a stop.
/// Those that follow a fault of the program itself cannot be: whoever comes back from them meets the fault again.
const CAUGHT: [i32; 19] = [
    SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSYS, SIGTERM, SIGTRAP, SIGTSTP, SIGTTIN,
    SIGTTOU, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
];

/// More that end the program where it knows no better: numbers without a name in every system's list.
#[cfg(target_os = "linux")]
const NUMBERED: [RangeInclusive<i32>; 3] = [16..=16, 30..=30, 34..=64];
#[cfg(not(target_os = "linux"))]
const NUMBERED: [RangeInclusive<i32>; 0] = [];

/// What a shell adds to the number of the signal that ended a program.
const ENDED_BY: i32 = 128;

/// Begins to listen, once for the life of the program. The thread acts by itself, however busy the game is: all that
/// was decided is in the journal already.
pub(super) fn listen() -> io::Result<()> {
    static LISTENING: Mutex<bool> = Mutex::new(false);
    let mut listening = LISTENING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !*listening {
        let signals = Signals::new(CAUGHT)?;
        for number in NUMBERED.into_iter().flatten() {
            // A number this system keeps for itself or does not have is never sent to us.
            drop(signals.handle().add_signal(number));
        }
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
    loop {
        // What was written while the program stopped in the background asks for stops of its own, told of afterwards.
        let mut over = false;
        for signal in signals.wait().collect::<Vec<i32>>() {
            match signal {
                SIGTTIN | SIGTTOU if over => {}
                SIGTSTP | SIGTTIN | SIGTTOU => {
                    stop(signal);
                    (over, awaited) = (true, true);
                }
                SIGCONT if std::mem::take(&mut awaited) => over = true,
                SIGCONT => go_on(),
                // A file may not grow: the write that failed says so, and nothing has to end.
                SIGXFSZ => {}
                end => leave(end),
            }
        }
    }
}

/// Ends the program. The parent sees which signal it was, where the system lets us say it.
#[expect(clippy::exit, reason = "what must be restored is restored by then")]
fn leave(signal: i32) {
    gate::leave();
    // Of some numbers it is not known what they do; they end the program all the same.
    drop(emulate_default_handler(signal));
    std::process::exit(ENDED_BY.saturating_add(signal));
}

fn stop(signal: i32) {
    let manner = gate::leave_for_now();
    // The program stands still in here until somebody lets it go on.
    drop(emulate_default_handler(signal));
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
