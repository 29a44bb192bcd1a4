//! A fault in the program: the screen is covered first, and what is said then tells nothing about any card.

use super::events::{self, Happened};
use super::gate;
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::sync::{Mutex, Once, PoisonError};

static JOURNAL: Mutex<Option<String>> = Mutex::new(None);

/// Where the running game is saved, to be told if the program fails.
pub fn remember_journal(place: Option<String>) {
    *JOURNAL.lock().unwrap_or_else(PoisonError::into_inner) = place;
}

/// Replaces the usual message of a panic, which may quote anything, a hand too.
pub fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| set_hook(Box::new(farewell)));
}

fn farewell(info: &PanicHookInfo<'_>) {
    gate::leave();
    let place = info.location().map_or("an unknown place".into(), ToString::to_string);
    let journal = JOURNAL.try_lock().ok().and_then(|journal| journal.clone());
    // Nobody may be there to read it.
    drop(io::stderr().write_all(message(&place, journal.as_deref()).as_bytes()));
    events::send(Happened::Gone);
}

/// What is said: where in the program it failed, and where the game is.
fn message(place: &str, journal: Option<&str>) -> String {
    let fault = format!("Cantina has stopped because of a fault in the program ({place}).");
    match journal {
        Some(path) => {
            format!("\r\n{fault}\r\nThe game is safe up to the last choice: {path}\r\nGo on with: cantina resume\r\n")
        }
        None => format!("\r\n{fault}\r\n"),
    }
}
