//! Files and folders that nobody but their owner may read: a save knows every hand.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder, and those above it, for its owner alone. A folder that exists already is closed to others; on a
/// file system without permissions it stays as it is.
///
/// # Errors
/// The system's.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    own_folder(&mut builder);
    builder.create(folder)?;
    close(folder)
}

/// Creates one new folder for its owner alone.
///
/// # Errors
/// The system's own error, also if something of that name exists already.
pub(super) fn make_new_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    own_folder(&mut builder);
    builder.create(folder)
}

/// Options for creating a file that only its owner may read and write.
pub(super) fn new_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    own_file(&mut options);
    options
}

/// Takes away other people's permissions on a file or folder.
///
/// # Errors
/// The system's own error, unless it only says that permissions are not supported here.
pub(super) fn close(path: &Path) -> io::Result<()> {
    match close_to_others(path) {
        Err(fault) if matches!(fault.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::Unsupported) => Ok(()),
        closed => closed,
    }
}

/// Is it a regular file, and not a pipe or device that could make a reader wait forever?
///
/// # Errors
/// It is not, or the system's own error.
pub(super) fn ordinary(path: &Path) -> io::Result<()> {
    match fs::metadata(path)?.is_file() {
        true => Ok(()),
        false => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not an ordinary file")),
    }
}

#[cfg(unix)]
fn own_folder(builder: &mut DirBuilder) {
    std::os::unix::fs::DirBuilderExt::mode(builder, 0o700);
}

#[cfg(unix)]
fn own_file(options: &mut OpenOptions) {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = fs::metadata(path)?.permissions();
    let mode = permissions.mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    permissions.set_mode(mode & !0o077);
    fs::set_permissions(path, permissions)
}

#[cfg(not(unix))]
fn own_folder(_builder: &mut DirBuilder) {}

#[cfg(not(unix))]
fn own_file(_options: &mut OpenOptions) {}

#[cfg(not(unix))]
fn close_to_others(_path: &Path) -> io::Result<()> {
    Ok(())
}
