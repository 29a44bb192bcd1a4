//! One game in progress: pure, deterministic, a plain value.

pub mod book;
pub mod decision;
pub mod table;
pub mod view;
