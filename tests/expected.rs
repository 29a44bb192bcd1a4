//! Expected texts: files that a test compares with, and the one switch that rewrites them.

use std::path::{Path, PathBuf};

/// Compares a text with a file of the project, verbatim. `CANTINA_WRITE=1` writes the file instead; read the difference
/// before you commit it.
#[track_caller]
pub(crate) fn same(file: &str, actual: &str) {
    let path = path(file);
    if writes() {
        std::fs::write(&path, actual).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == actual,
        "{file} is another text; CANTINA_WRITE=1 writes it again.\n{}",
        differences(&expected, actual)
    );
}

/// Whether expected texts are rewritten.
pub(crate) fn writes() -> bool {
    std::env::var_os("CANTINA_WRITE").is_some()
}

/// A file of the project.
pub(crate) fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

/// The lines that differ, at most forty.
fn differences(expected: &str, actual: &str) -> String {
    let (expected, actual): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), actual.lines().collect());
    let line = |text: &[&str], at: usize| text.get(at).map_or("(the end)", |line| *line).to_owned();
    (0..expected.len().max(actual.len()))
        .filter(|at| expected.get(*at) != actual.get(*at))
        .take(20)
        .map(|at| format!("{:>4} was: {}\n      is: {}\n", at + 1, line(&expected, at), line(&actual, at)))
        .collect()
}
