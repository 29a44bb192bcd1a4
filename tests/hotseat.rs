//! One keyboard, many people.

pub(crate) mod bench_table;
pub(crate) mod toy;

mod closing;
mod consent;
mod handover;
mod memory;
mod names;
mod non_interference;
mod own_keys;
mod playing;
mod recording;
mod resume;
mod shown;
mod states;
mod undo_price;
mod unsaved;
mod unseen;
