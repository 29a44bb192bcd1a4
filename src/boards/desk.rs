//! The desk of a tournament, on the screen and in lines. All that
//! is known of an event comes from the shell; no card is drawn here.
//!
//! | file | idea |
//! |---|---|
//! | `screen` | the desk: keys, commands, lines that are typed |
//! | `views` | its pictures: tables, standings, players, log, bracket |
//! | `room_board`, `room_told` | the room board: tables and the clock; in lines |
//! | `told` | the desk in lines |

pub mod room_board;
pub mod room_told;
pub mod screen;
pub mod told;
mod views;
