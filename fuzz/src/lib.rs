//! What all fuzz targets share.

use std::path::Path;

/// With `CANTINA_SEEDS=FOLDER` writes what a target begins with into that folder.
pub fn write_seeds(seeds: &[Vec<u8>]) {
    let Some(folder) = std::env::var_os("CANTINA_SEEDS") else { return };
    for (number, seed) in seeds.iter().enumerate() {
        let path = Path::new(&folder).join(format!("seed-{number}"));
        std::fs::write(path, seed).expect("the folder can be written to");
    }
}
