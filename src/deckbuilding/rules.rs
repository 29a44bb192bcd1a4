//! The rules: one game in progress, pure. Could a judge check it with the rulebook open?
//!
//! A [`Game`](game::Game) is a plain value. It runs until somebody must choose, offers one decision with one list,
//! takes one option and runs on. Unfinished work is a list of frames, never the call stack.

pub mod audit;
pub mod book;
pub mod decision;
pub mod fact;
mod flow;
pub mod game;
pub mod look;
pub mod measured;
mod moves;
pub mod options;
mod prior;
pub mod query;
mod redeal;
pub mod scenario;
pub(crate) mod setup;
mod standing;
pub mod table;
pub mod view;
pub mod witnesses;
