//! The large files of the program: packed when it is built (`build.rs`), and unpacked where one of them is read.

/// A file of the program as it was packed, by its name without its folder.
macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".lz4"))
    };
}

pub(crate) use file;

/// The text of a packed file.
///
/// # Panics
/// Never for a file of the program: it was packed from text.
pub(crate) fn text(packed: &[u8]) -> String {
    match lz4_flex::block::decompress_size_prepended(packed) {
        Ok(text) => String::from_utf8_lossy(&text).into_owned(),
        Err(fault) => panic!("a file of the program is faulty: {fault}"),
    }
}
