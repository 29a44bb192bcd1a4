//! Folders with drafts, pools and tournaments in them.

use super::private;
use super::unwritten::Unwritten;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest name made up for a file, in bytes.
const LONGEST: usize = 40;

/// The files of these folders, each with the time of its last change. A folder that does not exist holds none.
pub fn files(folders: &[PathBuf]) -> Vec<(SystemTime, PathBuf)> {
    let all = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().filter_map(Result::ok);
    all.filter_map(|file| Some((file.metadata().and_then(|data| data.modified()).ok()?, file.path()))).collect()
}

/// What tells one state of a file from the next: its length, and the time of its last change.
pub fn state(path: &Path) -> Option<(u64, Option<SystemTime>)> {
    let file = fs::metadata(path).ok()?;
    Some((file.len(), file.modified().ok()))
}

/// The first free file of this name in a folder. The folder is created for its owner alone if it does not exist: a pod
/// knows every pool.
///
/// # Errors
/// The folder cannot be made.
pub fn free(folder: &Path, name: &str, ending: &str) -> Result<PathBuf, Unwritten> {
    private::make_folder(folder).map_err(Unwritten::of(folder))?;
    let fit = |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    let name: String = name.chars().take(LONGEST).map(fit).collect();
    let first = folder.join(format!("{name}.{ending}"));
    let others = (2..).map(|number: u64| folder.join(format!("{name}-{number}.{ending}")));
    let mut paths = std::iter::once(first).chain(others);
    paths.find(|path| !path.exists()).ok_or_else(|| Unwritten::of(folder)(io::ErrorKind::AlreadyExists.into()))
}
