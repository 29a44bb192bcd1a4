//! Events on the screen and in lines: the desk of a tournament, and the list of drafts, pools and tournaments. All that
//! is known of an event comes from the shell; no card is drawn here.
//!
//! | file | idea |
//! |---|---|
//! | `screen` | the desk: keys, commands, lines that are typed |
//! | `views` | its pictures: tables, standings, players, log, bracket |
//! | `room` | the room board: tables and the clock |
//! | `told` | the desk in lines |
//! | `events` | which drafts, pools and tournaments there are, and new ones |

pub mod events;
mod room;
pub mod screen;
pub mod told;
mod views;

use shell::desk_session::DeskSession;
use shell::services::{AtTable, Services};

/// What is played at a table, put on this keyboard: as it was left, or new.
///
/// # Errors
/// Why it cannot be played here, as a sentence.
fn play(session: &mut DeskSession, place: usize, services: &mut dyn Services) -> Result<AtTable, String> {
    let wanted = session.table_match(place)?;
    if let Some(saved) = session.saved(place) {
        return services.resume_table(saved);
    }
    let (at_table, saved) = services.start_table(&wanted).map_err(|why| why.join("  "))?;
    session.seat_here(place, &saved)?;
    Ok(at_table)
}
