//! A file that could not be written.

use std::io;
use std::path::{Path, PathBuf};

/// What could not be written. The earlier contents are still there.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be written: {error}", path.display())]
pub struct Unwritten {
    /// The file, or its folder.
    pub path: PathBuf,
    /// The system's reason.
    pub error: io::Error,
}

impl Unwritten {
    /// Wraps an error of the system together with the name of the file.
    pub(crate) fn of(path: &Path) -> impl Fn(io::Error) -> Unwritten {
        move |error| Unwritten { path: path.to_owned(), error }
    }
}
