//! A fault in the program: the screen is covered first, and the message then says nothing about any card.

use super::gate;
use shell::last_save;
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::process;
use std::sync::Once;

/// The exit code of a fault in the program.
pub const EXIT_CODE: i32 = 101;

/// Replaces the usual message of a panic, which may quote anything, even a hand.
pub fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| set_hook(Box::new(farewell)));
}

#[expect(clippy::exit, reason = "what must be restored is restored by then")]
fn farewell(info: &PanicHookInfo<'_>) {
    gate::leave();
    let place = info.location().map_or("an unknown place".into(), ToString::to_string);
    let journal = last_save::place();
    // Nobody may be there to read it.
    drop(io::stderr().write_all(message(&place, journal.as_deref()).as_bytes()));
    // On whichever thread it happened, the program ends here: nothing is unwound, and what is on disk is all there is.
    process::exit(EXIT_CODE);
}

/// The message: where in the program it failed, and where the game is saved.
fn message(place: &str, journal: Option<&str>) -> String {
    let fault = format!("Cantina has stopped because of a fault in the program ({place}).");
    match journal {
        Some(path) => {
            format!(
                "\r\n{fault}\r\nThe game is safe up to the last choice: {path}\r\nContinue with: cantina resume\r\n"
            )
        }
        None => format!("\r\n{fault}\r\n"),
    }
}
