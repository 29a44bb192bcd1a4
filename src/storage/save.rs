//! One game's file: a line that says what it is, the header, then one record per line.

use super::atomic;
use super::frame::{self, Chain};
use super::seal::{seal, unseal};
use crate::hotseat::journal::{Header, Journal, NotKept, Record};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The ending of save files.
pub const ENDING: &str = "cantina";

/// The format this program writes. It reads this one and all earlier ones.
pub const VERSION: u32 = 1;

const MAGIC: &str = "cantina save ";

/// Why a save was not opened. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// The system refused.
    #[error("{path} cannot be {what}: {source}")]
    System {
        /// The file or folder.
        path: PathBuf,
        /// "opened", "written" …
        what: &'static str,
        /// The system's reason.
        source: io::Error,
    },
    /// Another process has it open.
    #[error("{0} is being played in another window. Leave it there first.")]
    Locked(PathBuf),
    /// It is something else.
    #[error("{0} is not a Cantina save. It was left as it is.")]
    Foreign(PathBuf),
    /// A later program wrote it.
    #[error(
        "{path} was saved by a newer Cantina (format {found}; this one knows up to {VERSION}). It was left as it is."
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
    },
    /// It was changed or spoiled after it was written.
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

/// A save that is open and locked.
pub struct SaveFile {
    path: PathBuf,
    file: File,
    /// Bytes that are whole records; the file never stays longer than that.
    length: u64,
    chain: Chain,
    /// A failed attempt may have left bytes behind the last record.
    spoiled: bool,
}

/// What a save says.
pub struct Opened<S, P> {
    /// To go on writing.
    pub file: SaveFile,
    /// What the game starts from.
    pub header: Header<S>,
    /// What happened.
    pub records: Vec<Record<P>>,
    /// Was the last record torn, and has been left out?
    pub torn: bool,
}

impl SaveFile {
    /// Makes a save for a new game in a folder, which is made if need be. The file appears with its header or not at
    /// all.
    ///
    /// # Errors
    /// The system refused; nothing was made.
    pub fn create<S: Serialize>(folder: &Path, header: &Header<S>) -> Result<SaveFile, OpenFault> {
        let system = |what: &'static str, path: &Path| {
            let path = path.to_path_buf();
            move |source| OpenFault::System { path, what, source }
        };
        fs::create_dir_all(folder).map_err(system("made", folder))?;
        let magic = first_line(VERSION);
        let mut chain = Chain::new(&magic);
        let sealed = seal(header).map_err(|why| system("written", folder)(io::Error::other(why)))?;
        let bytes = format!("{magic}{}", chain.frame(&sealed));
        let (path, file) = place(folder, &stem(header), bytes.as_bytes()).map_err(system("written to", folder))?;
        Ok(SaveFile { path, file, length: bytes.len() as u64, chain, spoiled: false })
    }

    /// Opens a save to go on with it: locks it, reads it all, and only then cuts off a torn last record.
    ///
    /// # Errors
    /// See [`OpenFault`].
    pub fn open<S: DeserializeOwned, P: DeserializeOwned>(path: &Path) -> Result<Opened<S, P>, OpenFault> {
        let system = |what| move |source| OpenFault::System { path: path.to_path_buf(), what, source };
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(system("opened"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenFault::Locked(path.to_path_buf())),
            Err(TryLockError::Error(source)) => return Err(system("locked")(source)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(system("read"))?;
        let contents = parse(path, &bytes)?;
        let length = contents.whole as u64;
        if contents.torn {
            file.set_len(length).and_then(|()| file.sync_all()).map_err(system("mended"))?;
        }
        let file = SaveFile { path: path.to_path_buf(), file, length, chain: contents.chain, spoiled: false };
        Ok(Opened { file, header: contents.header, records: contents.records, torn: contents.torn })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn add(&mut self, text: &str) -> io::Result<()> {
        self.still_mine()?;
        self.file.seek(SeekFrom::Start(self.length))?;
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if written.is_err() {
            // Half a record must not stay in front of the next one: cut it off now, or before the next attempt.
            self.spoiled = self.file.set_len(self.length).is_err();
        }
        written
    }

    /// Nobody else wrote to the file, and it still has its name.
    fn still_mine(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.spoiled) {
            self.file.set_len(self.length).inspect_err(|_| self.spoiled = true)?;
        }
        let found = self.file.metadata()?;
        if is_unlinked(&found) {
            return Err(io::Error::other("the file has been removed"));
        }
        if found.len() != self.length {
            return Err(io::Error::other("another program has changed the file"));
        }
        Ok(())
    }
}

impl<P: Serialize> Journal<P> for SaveFile {
    fn append(&mut self, records: &[Record<P>]) -> Result<(), NotKept> {
        let fault = |why: String| NotKept(format!("{} cannot be written: {why}", self.path.display()));
        let mut chain = self.chain;
        let mut text = String::new();
        for record in records {
            text.push_str(&chain.frame(&seal(record).map_err(fault)?));
        }
        if let Err(reason) = self.add(&text) {
            return Err(NotKept(format!("{} cannot be written: {reason}", self.path.display())));
        }
        self.length += text.len() as u64;
        self.chain = chain;
        Ok(())
    }

    fn place(&self) -> Option<String> {
        Some(self.path.display().to_string())
    }
}

/// A save's contents, checked in full.
pub(super) struct Contents<S, P> {
    pub(super) header: Header<S>,
    pub(super) records: Vec<Record<P>>,
    whole: usize,
    chain: Chain,
    torn: bool,
}

/// Reads a save without locking or changing it: its header and its records. A torn last record is left out.
///
/// # Errors
/// See [`OpenFault`].
pub fn read<S: DeserializeOwned, P: DeserializeOwned>(path: &Path) -> Result<(Header<S>, Vec<Record<P>>), OpenFault> {
    let system = |source| OpenFault::System { path: path.to_path_buf(), what: "read", source };
    let contents = parse(path, &fs::read(path).map_err(system)?)?;
    Ok((contents.header, contents.records))
}

/// Reads a save out of its bytes.
pub(super) fn parse<S: DeserializeOwned, P: DeserializeOwned>(
    path: &Path,
    bytes: &[u8],
) -> Result<Contents<S, P>, OpenFault> {
    let magic = version_of(path, bytes)?;
    let damaged = |record: usize, why: String| OpenFault::Damaged { path: path.to_path_buf(), record, why };
    let frames = frame::read(&bytes[magic.len()..], Chain::new(&magic))
        .map_err(|damage| damaged(damage.frame - 1, "its checksum is wrong".into()))?;
    let (first, rest) =
        frames.bodies.split_first().ok_or_else(|| damaged(0, "the file ends before the game begins".into()))?;
    let header = unseal(first).map_err(|why| damaged(0, why))?;
    let records = rest.iter().enumerate();
    let records = records.map(|(index, body)| unseal(body).map_err(|why| damaged(index + 1, why)));
    let whole = magic.len() + frames.whole;
    Ok(Contents {
        header,
        records: records.collect::<Result<_, _>>()?,
        whole,
        chain: frames.chain,
        torn: whole < bytes.len(),
    })
}

/// The first line, if it is one of ours and not too new.
fn version_of(path: &Path, bytes: &[u8]) -> Result<String, OpenFault> {
    let foreign = || OpenFault::Foreign(path.to_path_buf());
    let end = bytes.iter().take(MAGIC.len() + 12).position(|byte| *byte == b'\n').ok_or_else(foreign)?;
    let line = std::str::from_utf8(&bytes[..=end]).map_err(|_| foreign())?;
    let number = line.strip_prefix(MAGIC).and_then(|rest| rest.strip_suffix('\n')).ok_or_else(foreign)?;
    let found: u32 = number.parse().map_err(|_| foreign())?;
    if line != first_line(found) || found == 0 {
        return Err(foreign());
    }
    if found > VERSION {
        return Err(OpenFault::Newer { path: path.to_path_buf(), found });
    }
    Ok(line.into())
}

fn first_line(version: u32) -> String {
    format!("{MAGIC}{version}\n")
}

/// Writes a draft, locks it, and gives it a name nobody has; the lock goes with the file.
fn place(folder: &Path, stem: &str, bytes: &[u8]) -> io::Result<(PathBuf, File)> {
    for number in 1u32.. {
        let suffix = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{stem}{suffix}.{ENDING}"));
        let draft = atomic::beside(&path, "new");
        let file = match OpenOptions::new().read(true).write(true).create_new(true).open(&draft) {
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => continue,
            other => other?,
        };
        // Whoever has the draft has the name: another process that had it before has renamed it by now.
        if path.exists() {
            fs::remove_file(&draft)?;
            continue;
        }
        let placed = fill(&file, bytes).and_then(|()| fs::rename(&draft, &path));
        placed.map_err(|fault| atomic::give_up(&draft, fault))?;
        atomic::sync_folder(folder)?;
        return Ok((path, file));
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "no name is free"))
}

fn fill(mut file: &File, bytes: &[u8]) -> io::Result<()> {
    file.try_lock()?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A file name from the names at the table and the time, such as `1754550000-ann-bob`.
fn stem<S>(header: &Header<S>) -> String {
    let word = |name: &String| name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let names: Vec<String> = header.table.names().iter().map(word).filter(|word| !word.is_empty()).collect();
    format!("{}-{}", header.started, names.join("-"))
}

#[cfg(unix)]
fn is_unlinked(found: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    found.nlink() == 0
}

#[cfg(not(unix))]
fn is_unlinked(_found: &fs::Metadata) -> bool {
    false
}
