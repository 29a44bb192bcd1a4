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

/// Every named signal that can be caught and would end or stop the program, and those that announce a stop. Those that
/// follow a fault of the program itself cannot be: returning from them meets the fault again.
const CAUGHT: [i32; 19] = [
    SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSYS, SIGTERM, SIGTRAP, SIGTSTP, SIGTTIN,
    SIGTTOU, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
];

/// Others that end the program unless handled: numbers without a name in every system's list.
#[cfg(target_os = "linux")]
const NUMBERED: [RangeInclusive<i32>; 3] = [16..=16, 30..=30, 34..=64];
#[cfg(not(target_os = "linux"))]
const NUMBERED: [RangeInclusive<i32>; 0] = [];

/// What a shell adds to the number of the signal that ended a program.
const ENDED_BY: i32 = 128;

/// Begins listening, once for the life of the program. The thread acts by itself, however busy the game is: all
/// decisions are already in the journal.
pub(super) fn listen() -> io::Result<()> {
    static LISTENING: Mutex<bool> = Mutex::new(false);
    let mut listening = LISTENING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !*listening {
        let signals = Signals::new(CAUGHT)?;
        for number in NUMBERED.into_iter().flatten() {
            // A number this system reserves or does not have is never sent to us.
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
    // A stop of ours ends with a SIGCONT that is reported only afterwards; everything is done by then.
    let mut awaited = false;
    loop {
        // Writing while the program stopped in the background requests stops of its own, reported afterwards.
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
                // A file may not grow: the failed write reports it, and nothing has to end.
                SIGXFSZ => {}
                end => leave(end),
            }
        }
    }
}

/// Ends the program. The parent sees which signal it was, if the system allows.
#[expect(clippy::exit, reason = "what must be restored is restored by then")]
fn leave(signal: i32) {
    gate::leave();
    // The effect of some numbers is unknown; they end the program all the same.
    drop(emulate_default_handler(signal));
    std::process::exit(ENDED_BY.saturating_add(signal));
}

fn stop(signal: i32) {
    let manner = gate::leave_for_now();
    // The program stands still in here until somebody lets it continue.
    drop(emulate_default_handler(signal));
    if let Some(manner) = manner {
        come_back(manner);
    }
}

/// Continuing after a stop that nobody could see coming (SIGSTOP): the terminal may be in another state.
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
