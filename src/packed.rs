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
    let text = lz4_flex::block::decompress_size_prepended(packed).map(String::from_utf8);
    match text {
        Ok(Ok(text)) => text,
        Ok(Err(fault)) => panic!("a file of the program is no text: {fault}"),
        Err(fault) => panic!("a file of the program is faulty: {fault}"),
    }
}
