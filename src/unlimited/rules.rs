//! One game in progress: pure, deterministic, a plain value.

pub mod book;
mod change;
pub mod decision;
mod engine;
pub mod fact;
mod flow;
pub mod game;
pub mod look;
mod query;
pub mod refusal;
pub mod table;
pub mod view;
