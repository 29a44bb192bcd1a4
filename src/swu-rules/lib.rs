//! One game in progress: pure, deterministic, a plain value.

mod audit;
pub mod book;
mod change;
mod clone_in_place;
pub mod decision;
mod engine;
pub mod fact;
mod fingerprint;
mod flow;
pub mod game;
mod hash;
pub mod ids;
pub mod look;
pub mod meaning;
pub mod measure;
pub mod notation;
pub mod open;
mod playable;
pub mod player_deck;
mod query;
pub mod redeal;
pub mod refusal;
mod rough;
pub mod scenario;
pub mod sight;
pub mod table;
pub mod tally;
