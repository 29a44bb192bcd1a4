#![no_main]
//! See `tests/fuzz/notation.rs`.

#[path = "../../tests/fuzz/scenarios.rs"]
mod scenarios;
#[path = "../../tests/fuzz/notation.rs"]
mod target;

use libfuzzer_sys::fuzz_target;

fuzz_target!(init: cantina_fuzz::write_seeds(&target::seeds()), |data: &[u8]| target::run(data));
