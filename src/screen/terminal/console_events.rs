//! What ends a program in a console of Windows besides its keys: Ctrl-Break, and the end of a session. It covers the screen
//! first. A window that is closed takes along what stood in it.

use super::gate;
use signal_hook::flag;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How Windows numbers Ctrl-Break.
const SIGBREAK: i32 = 21;

/// The exit code of a program that was ended so: that of Ctrl-C elsewhere.
const ENDED: i32 = 130;

/// How often it is looked whether the program has to end.
const LOOK: Duration = Duration::from_millis(50);

/// Begins listening, once for the life of the program. The thread acts by itself, however busy the game is.
///
/// # Errors
/// The system refused.
pub(super) fn listen() -> io::Result<()> {
    static LISTENING: Mutex<bool> = Mutex::new(false);
    let mut listening = LISTENING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !*listening {
        let asked = Arc::new(AtomicBool::new(false));
        flag::register(SIGBREAK, Arc::clone(&asked))?;
        thread::spawn(move || leave_when(&asked));
        *listening = true;
    }
    Ok(())
}

#[expect(clippy::exit, reason = "what must be restored is restored by then")]
fn leave_when(asked: &AtomicBool) {
    while !asked.load(Ordering::SeqCst) {
        thread::sleep(LOOK);
    }
    gate::leave();
    std::process::exit(ENDED);
}
