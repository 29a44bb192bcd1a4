//! People beyond one event: lists of them as text, what they reached in several events, and a league over weeks.

mod league;
mod list;
mod record;

pub use league::{LeaguePoints, LeagueRow, league};
pub use list::{Person, read_people};
pub use record::{PersonRecord, near, records};
