//! One keyboard, many people.

pub mod bench_table;
pub mod toy;

mod closing;
mod consent;
mod handover;
mod memory;
mod names;
mod non_interference;
mod playing;
mod resume;
mod shown;
mod undo_price;
mod unsaved;
