//! One game in progress: pure, deterministic, a plain value.

pub mod view;
