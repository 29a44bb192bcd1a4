#![no_main]
//! See `tests/fuzz/practice.rs`.

#[path = "../../tests/fuzz/practice.rs"]
mod target;

use libfuzzer_sys::fuzz_target;

fuzz_target!(init: cantina_fuzz::write_seeds(&target::positions()), |data: &[u8]| target::quiz(data));
