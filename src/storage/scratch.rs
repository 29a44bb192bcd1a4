//! A folder for a program that is to leave nothing behind.

use super::private;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

/// Distinguishes the folders of one process.
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// Names that are tried before somebody else's folders are to blame.
const TRIES: u32 = 100;

/// An empty folder of its own, removed with everything in it when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one where the system keeps such folders.
    ///
    /// # Errors
    /// The system's own error.
    pub fn new() -> io::Result<Scratch> {
        let mut tries = 0;
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let folder = env::temp_dir().join(format!("cantina-{}-{number}", process::id()));
            match private::make_new_folder(&folder) {
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists && tries < TRIES => tries += 1,
                made => return made.map(|()| Scratch(folder)),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is left to the system, which clears such folders.
        drop(fs::remove_dir_all(&self.0));
    }
}
