#![no_main]
//! See `tests/fuzz/saves.rs`.

#[path = "../../tests/fuzz/journal.rs"]
mod journal;
#[path = "../../tests/fuzz/saves.rs"]
mod target;

use libfuzzer_sys::fuzz_target;

fuzz_target!(init: cantina_fuzz::write_seeds(&target::seeds()), |data: &[u8]| target::run(data));
