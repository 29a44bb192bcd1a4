//! Writing a whole file so that there is always either the old one or the new one.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces a file, or makes it, with its folders. Comes back when the machine may lose power.
///
/// # Errors
/// The system's, with the old file as it was.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let draft = beside(path, &format!("{}.new", std::process::id()));
    let written = File::create(&draft).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.and_then(|()| fs::rename(&draft, path)).map_err(|fault| give_up(&draft, fault))?;
    sync_folder(folder)
}

/// A name in the same folder.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{ending}"));
    path.with_file_name(name)
}

/// Removes a draft that did not become a file. The first fault is told, and the second one with it.
pub(super) fn give_up(draft: &Path, fault: io::Error) -> io::Error {
    match fs::remove_file(draft) {
        Err(second) if second.kind() != io::ErrorKind::NotFound && draft.exists() => {
            let left = draft.display();
            io::Error::new(fault.kind(), format!("{fault} (and {left} cannot be removed: {second})"))
        }
        _ => fault,
    }
}

/// Makes new and renamed names in a folder safe.
///
/// # Errors
/// The system's.
#[cfg(unix)]
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Other systems keep names safe by themselves.
#[cfg(not(unix))]
pub(super) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
