//! Reading a small file that somebody named, or standard input.

use super::private;
use super::unwritten::Unwritten;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// What to do with a link to a deck.
const LINKED: &str =
    "Open it, choose Export and JSON there, copy the text, and paste it where a deck is read, or save it as a file";

/// A file that could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system said no.
    #[error("cannot read {}: {error}", name.display())]
    System {
        /// The file.
        name: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// It is an address on the net.
    #[error("{} is a link, and nothing is read from the net here. {LINKED}", name.display())]
    Link {
        /// The link.
        name: PathBuf,
    },
    /// It is not small.
    #[error("{} is larger than {most} bytes; that is not a list", name.display())]
    TooLarge {
        /// The file.
        name: PathBuf,
        /// The most bytes it may have.
        most: usize,
    },
}

/// Reads a whole file of at most `most` bytes; `-` is standard input. A pipe or a device, which may never end, is
/// refused.
///
/// # Errors
/// The file and what is wrong with it.
pub fn read(name: &Path, most: usize) -> Result<Vec<u8>, ReadError> {
    // No path that a person means has this in it.
    if name.to_string_lossy().contains("://") {
        return Err(ReadError::Link { name: name.to_owned() });
    }
    let system = |error| ReadError::System { name: name.to_owned(), error };
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that is too large from one that just fits.
    let limit = most as u64 + 1;
    let read = if name.as_os_str() == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        private::ordinary(name)
            .and_then(|()| File::open(name))
            .and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(system)?;
    if bytes.len() > most {
        return Err(ReadError::TooLarge { name: name.to_owned(), most });
    }
    Ok(bytes)
}

/// Writes a file of the installed program, readable by everybody, with the folders it lies in; replaces what an earlier
/// version left there.
///
/// # Errors
/// The system's, with the name.
pub fn install(path: &Path, bytes: &[u8]) -> Result<(), Unwritten> {
    let folders = path.parent().map_or(Ok(()), fs::create_dir_all);
    folders.and_then(|()| fs::write(path, bytes)).map_err(Unwritten::of(path))
}

/// Writes a new file for its owner alone, under a free name, and returns it.
///
/// # Errors
/// The system's, with the name.
pub fn write_new(folder: &Path, stem: &str, ending: &str, bytes: &[u8]) -> Result<PathBuf, Unwritten> {
    private::make_folder(folder).map_err(Unwritten::of(folder))?;
    let numbered = (2u32..).map(|number| format!("{stem}-{number}.{ending}"));
    for name in std::iter::once(format!("{stem}.{ending}")).chain(numbered) {
        let path = folder.join(name);
        match private::new_file().open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Unwritten::of(&path)(error)),
            Ok(mut file) => {
                file.write_all(bytes).and_then(|()| file.sync_all()).map_err(Unwritten::of(&path))?;
                return Ok(path);
            }
        }
    }
    Err(Unwritten::of(folder)(io::Error::other("every name is taken")))
}

/// The names of the files in a folder with this ending, without it, in alphabetical order; empty if there is no such
/// folder.
pub fn names(folder: &Path, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let files = entries.filter(|path| path.extension().is_some_and(|own| own == ending));
    let mut names: Vec<String> =
        files.filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}
