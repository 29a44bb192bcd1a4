//! Folders with drafts, pools and tournaments in them.

use super::private;
use super::unwritten::Unwritten;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest name of a file that is made up.
const LONGEST: usize = 40;

/// The files of these folders with when each was changed last. A folder that is not there holds none.
pub fn files(folders: &[PathBuf]) -> Vec<(SystemTime, PathBuf)> {
    let all = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().filter_map(Result::ok);
    all.filter_map(|file| Some((file.metadata().and_then(|data| data.modified()).ok()?, file.path()))).collect()
}

/// The first free file of this name in a folder, which is made for its owner alone if it is not there: a pod knows every
/// pool.
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
