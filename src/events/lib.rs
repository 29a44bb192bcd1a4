//! Everything around games: matches of several games, and tournaments of many players. Knows no game and no card.

pub mod matchplay;
pub mod tournament;
