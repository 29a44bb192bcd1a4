//! Positions in the notation, played by tests that do more with them; those that are only played are texts in
//! `tests/plays`.

mod opening;
mod self_test;

use crate::player::table::run;
pub(crate) use opening::{Opening, opening, opening_at};

/// Plays a text; fails with the line, the reason and the position.
#[track_caller]
pub(crate) fn play(text: &str) {
    if let Err(failure) = run(text) {
        panic!("line {}: {}", failure.line, failure.what);
    }
}
