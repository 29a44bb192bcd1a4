//! A file that only grows: a line that says what it is, then sealed lines in checked frames, the first of which is the
//! header. Games and matches are such files.
//!
//! A record that was appended survives the program and the machine. What another program does to the file in the
//! meantime is noticed before anything more is written.

use super::atomic;
use super::frame::{self, Chain};
use super::private;
use super::report_file;
use super::unwritten::Unwritten;
use data::seal::{seal, unseal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a log is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sort {
    /// How its first line begins; the format's number follows.
    pub magic: &'static str,
    /// The format this program writes. It reads this one and all earlier ones.
    pub version: u32,
    /// What it is a log of, in a word.
    pub about: &'static str,
}

/// Why a log was not opened. The file is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// The system refused.
    #[error("{path} cannot be {what}: {error}")]
    System {
        /// The file or folder.
        path: PathBuf,
        /// "opened", "written" …
        what: &'static str,
        /// The system's reason.
        error: io::Error,
    },
    /// Another process has it open.
    #[error("{0} is being played in another window. Leave it there first.")]
    Locked(PathBuf),
    /// It is something else.
    #[error("{0} is not a Cantina save. It was left as it is.")]
    Foreign(PathBuf),
    /// A later program wrote it.
    #[error(
        "{path} was saved by a newer Cantina (format {found}; this one knows up to {known}). It was left as it is."
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
        /// The latest format this program reads.
        known: u32,
    },
    /// It was changed or damaged after it was written.
    #[error("{path} is damaged at record {record}: {why}. It was left as it is.")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The header is record 0.
        record: usize,
        /// What is wrong.
        why: String,
    },
}

impl OpenFault {
    /// The system refused to do something with a file or folder.
    pub(super) fn system(path: &Path, what: &'static str) -> impl FnOnce(io::Error) -> OpenFault {
        let path = path.to_path_buf();
        move |error| OpenFault::System { path, what, error }
    }
}

/// An open, locked log.
pub(crate) struct LogFile {
    path: PathBuf,
    file: File,
    /// The length of all whole records in bytes; the file is never left longer than that.
    length: u64,
    chain: Chain,
    /// A failed attempt may have left bytes after the last record.
    spoiled: bool,
}

/// What a log says, checked in full.
pub(crate) struct Contents<H, R> {
    /// What the log starts from.
    pub header: H,
    /// What happened.
    pub records: Vec<R>,
    /// Was the last record cut short, and therefore left out?
    pub torn: bool,
    whole: usize,
    chain: Chain,
}

impl LogFile {
    /// Creates a log with its header in a folder, under the first of these names that is free. A program killed in the
    /// meantime leaves the log or an empty file, which does not count as one.
    ///
    /// # Errors
    /// The system refused; nothing was made.
    pub(crate) fn create(
        sort: Sort,
        folder: &Path,
        names: impl IntoIterator<Item = String>,
        header: &impl Serialize,
    ) -> Result<LogFile, OpenFault> {
        let magic = first_line(sort, sort.version);
        let mut chain = Chain::new(&magic);
        let sealed = seal(header).map_err(|why| OpenFault::system(folder, "written")(io::Error::other(why)))?;
        let bytes = format!("{magic}{}", chain.frame(&sealed));
        for name in names {
            let path = folder.join(name);
            let file = match private::new_file().open(&path) {
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => continue,
                opened => opened.map_err(OpenFault::system(folder, "written to"))?,
            };
            fill(&file, bytes.as_bytes())
                .and_then(|()| atomic::sync_folder(folder))
                .map_err(|fault| OpenFault::system(folder, "written to")(atomic::give_up(&path, fault)))?;
            return Ok(LogFile { path, file, length: bytes.len() as u64, chain, spoiled: false });
        }
        let taken = io::Error::new(io::ErrorKind::AlreadyExists, "no name is free");
        Err(OpenFault::system(folder, "written to")(taken))
    }

    /// Opens a log to continue it: locks it, reads it all, and only then cuts off a torn last record.
    pub(crate) fn open<H: DeserializeOwned, R: DeserializeOwned>(
        sort: Sort,
        path: &Path,
    ) -> Result<(LogFile, Contents<H, R>), OpenFault> {
        private::ordinary(path).map_err(OpenFault::system(path, "opened"))?;
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let mut file = opened.map_err(OpenFault::system(path, "opened"))?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(OpenFault::system(path, "read"))?;
        let contents = parse(sort, path, &bytes)?;
        let length = contents.whole as u64;
        if contents.torn {
            let cut = file.set_len(length).and_then(|()| file.sync_all());
            cut.map_err(OpenFault::system(path, "mended"))?;
        }
        private::close(path).map_err(OpenFault::system(path, "closed to others"))?;
        let log = LogFile { path: path.to_path_buf(), file, length, chain: contents.chain, spoiled: false };
        Ok((log, contents))
    }

    /// Writes all records or none, and returns when they are on disk.
    pub(crate) fn append(&mut self, records: &[impl Serialize]) -> Result<(), Unwritten> {
        let mut chain = self.chain;
        let mut text = String::new();
        for record in records {
            let sealed = seal(record).map_err(io::Error::other).map_err(Unwritten::of(&self.path))?;
            text.push_str(&chain.frame(&sealed));
        }
        self.add(&text).map_err(|error| Unwritten::of(&self.path)(error))?;
        self.length += text.len() as u64;
        self.chain = chain;
        Ok(())
    }

    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn add(&mut self, text: &str) -> io::Result<()> {
        self.still_mine()?;
        self.file.seek(SeekFrom::Start(self.length))?;
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if written.is_err() {
            // Half a record must not stay in front of the next one: it is cut off now, or before the next attempt.
            self.spoiled = self.file.set_len(self.length).is_err();
        }
        written
    }

    /// Nobody else wrote to the file, and it still has its name.
    fn still_mine(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.spoiled) {
            self.file.set_len(self.length).inspect_err(|_| self.spoiled = true)?;
        }
        let mine = self.file.metadata()?;
        match fs::metadata(&self.path) {
            Ok(named) if is_same(&mine, &named) => {}
            Ok(_) => return Err(io::Error::other("another file has taken its place")),
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => {
                return Err(io::Error::other("the file has been removed"));
            }
            Err(fault) => return Err(fault),
        }
        if mine.len() != self.length {
            return Err(io::Error::other("another program has changed the file"));
        }
        Ok(())
    }
}

/// How often a lock is tried, and how long to wait in between: a program that is just ending, or one that another is
/// starting, may hold it for a moment longer.
const LOCK_TRIES: usize = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// Locks a log for as long as the file is open.
fn lock(file: &File, path: &Path) -> Result<(), OpenFault> {
    for _ in 0..LOCK_TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::Error(source)) => return Err(OpenFault::system(path, "locked")(source)),
        }
    }
    Err(OpenFault::Locked(path.to_path_buf()))
}

/// Removes a log for good, together with the folder `whole` that it belongs to, if given. A log that another program is
/// writing stays.
pub(crate) fn remove(path: &Path, whole: Option<&Path>) -> Result<(), OpenFault> {
    private::ordinary(path).map_err(OpenFault::system(path, "removed"))?;
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(OpenFault::system(path, "removed"))?;
    lock(&file, path)?;
    let removed = match whole {
        Some(folder) => fs::remove_dir_all(folder),
        None => fs::remove_file(path),
    };
    removed.map_err(OpenFault::system(whole.unwrap_or(path), "removed"))
}

/// Reads a log without locking or changing it. A torn last record is left out.
pub(crate) fn read<H: DeserializeOwned, R: DeserializeOwned>(
    sort: Sort,
    path: &Path,
) -> Result<Contents<H, R>, OpenFault> {
    let bytes = private::ordinary(path).and_then(|()| fs::read(path)).map_err(OpenFault::system(path, "read"))?;
    let enclosed = report_file::save_in(path, &bytes)?;
    parse(sort, path, enclosed.as_deref().unwrap_or(&bytes))
}

/// Is another program writing this log now?
pub(crate) fn is_held(path: &Path) -> bool {
    let opened = private::ordinary(path).and_then(|()| File::open(path));
    opened.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Reads a log from its bytes.
fn parse<H: DeserializeOwned, R: DeserializeOwned>(
    sort: Sort,
    path: &Path,
    bytes: &[u8],
) -> Result<Contents<H, R>, OpenFault> {
    let magic = version_of(sort, path, bytes)?;
    let damaged = |record: usize, why: String| OpenFault::Damaged { path: path.to_path_buf(), record, why };
    let frames = frame::read(&bytes[magic.len()..], Chain::new(&magic))
        .map_err(|damage| damaged(damage.frame - 1, "its checksum is wrong".into()))?;
    let too_short = || damaged(0, format!("the file ends before the {} begins", sort.about));
    let (first, rest) = frames.bodies.split_first().ok_or_else(too_short)?;
    let header = unseal(first).map_err(|why| damaged(0, why.to_string()))?;
    let records = rest.iter().enumerate();
    let records = records.map(|(index, body)| unseal(body).map_err(|why| damaged(index + 1, why.to_string())));
    let whole = magic.len() + frames.whole;
    let records = records.collect::<Result<_, _>>()?;
    Ok(Contents { header, records, whole, chain: frames.chain, torn: whole < bytes.len() })
}

/// The first line, if it is one of ours and not too new.
fn version_of(sort: Sort, path: &Path, bytes: &[u8]) -> Result<String, OpenFault> {
    let foreign = || OpenFault::Foreign(path.to_path_buf());
    let end = bytes.iter().take(sort.magic.len() + 12).position(|byte| *byte == b'\n').ok_or_else(foreign)?;
    let line = std::str::from_utf8(&bytes[..=end]).map_err(|_| foreign())?;
    let number = line.strip_prefix(sort.magic).and_then(|rest| rest.strip_suffix('\n')).ok_or_else(foreign)?;
    let found: u32 = number.parse().map_err(|_| foreign())?;
    if line != first_line(sort, found) || found == 0 {
        return Err(foreign());
    }
    if found > sort.version {
        return Err(OpenFault::Newer { path: path.to_path_buf(), found, known: sort.version });
    }
    Ok(line.into())
}

fn first_line(sort: Sort, version: u32) -> String {
    format!("{}{version}\n", sort.magic)
}

fn fill(mut file: &File, bytes: &[u8]) -> io::Result<()> {
    file.try_lock()?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(unix)]
fn is_same(mine: &Metadata, named: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (mine.dev(), mine.ino()) == (named.dev(), named.ino())
}

#[cfg(not(unix))]
fn is_same(_mine: &Metadata, _named: &Metadata) -> bool {
    true
}
