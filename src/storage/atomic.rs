//! Writing a whole file so that either the old one or the new one is always there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces a file, creating it and its folders if needed. Once this returns, the machine may lose power.
///
/// # Errors
/// The system's own error; the old file is left as it was.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    sweep(path, folder);
    let draft = beside(path, &format!("{}.new", std::process::id()));
    let written = File::create(&draft).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.and_then(|()| fs::rename(&draft, path)).map_err(|fault| give_up(&draft, fault))?;
    sync_folder(folder)
}

/// Removes drafts of this file left behind by processes that were killed while writing. A draft that cannot be removed
/// is harmless: it is in nobody's way.
#[cfg(unix)]
fn sweep(path: &Path, folder: &Path) {
    use rustix::io::Errno;
    use rustix::process::{Pid, test_kill_process};
    let (Some(name), Ok(entries)) = (path.file_name().and_then(|name| name.to_str()), fs::read_dir(folder)) else {
        return;
    };
    for entry in entries.flatten() {
        let found = entry.file_name();
        let rest = found.to_str().and_then(|found| found.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(".new"));
        let writer = rest.and_then(|number| number.parse().ok()).and_then(Pid::from_raw);
        if writer.is_some_and(|writer| test_kill_process(writer) == Err(Errno::SRCH)) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

/// Other systems do not say which processes are alive.
#[cfg(not(unix))]
fn sweep(_path: &Path, _folder: &Path) {}

/// A name in the same folder.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{ending}"));
    path.with_file_name(name)
}

/// Removes a draft that did not become a file. Reports the first fault, together with the second if removing fails too.
pub(super) fn give_up(draft: &Path, fault: io::Error) -> io::Error {
    match fs::remove_file(draft) {
        Err(second) if second.kind() != io::ErrorKind::NotFound && draft.exists() => {
            let left = draft.display();
            io::Error::new(fault.kind(), format!("{fault} (and {left} cannot be removed: {second})"))
        }
        _ => fault,
    }
}

/// Makes sure that new and renamed names in a folder survive a power cut.
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
