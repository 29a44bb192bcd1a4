#![no_main]
//! See `tests/fuzz/scenarios.rs`. With `CANTINA_SEEDS=FOLDER` it writes what to begin with into that folder.

#[path = "../../tests/fuzz/scenarios.rs"]
mod target;

use libfuzzer_sys::fuzz_target;

fuzz_target!(
    init: for (number, seed) in target::seeds().iter().enumerate() {
        if let Some(folder) = std::env::var_os("CANTINA_SEEDS") {
            let path = std::path::Path::new(&folder).join(format!("seed-{number}"));
            std::fs::write(path, seed).expect("the folder can be written to");
        }
    },
    |data: &[u8]| target::run(data)
);
