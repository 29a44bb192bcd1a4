#![no_main]
//! See `tests/fuzz/requests.rs`.

#[path = "../../tests/fuzz/requests.rs"]
mod target;

use libfuzzer_sys::fuzz_target;

fuzz_target!(init: cantina_fuzz::write_seeds(&target::seeds()), |data: &[u8]| target::run(data));
