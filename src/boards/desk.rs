//! Events on the screen and in line mode: the desk of a tournament, and the list of drafts, pools and tournaments.
//! Everything known about an event comes from the shell; no card is drawn here.
//!
//! | file | idea |
//! |---|---|
//! | `screen` | the desk: keys, commands, lines that are typed |
//! | `views` | its pictures: tables, standings, players, log, bracket |
//! | `room_board` | the room board: tables and the clock |
//! | `told` | the desk in lines |
//! | `events` | which drafts, pools and tournaments there are, and new ones |

pub mod events;
mod room_board;
pub mod screen;
pub mod told;
mod views;
