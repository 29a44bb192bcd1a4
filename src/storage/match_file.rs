//! A match on disk: a folder with the match's own journal and the saves of its games.
//!
//! The journal has the same sealed lines in checked frames as a save. A record that was appended survives the program
//! and the machine; a last line that was not written to its end is left out.

use super::atomic;
use super::frame::{self, Chain};
use super::save::OpenFault;
use super::seal::{seal, unseal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};

/// The ending of match folders.
pub const FOLDER_ENDING: &str = "match";

/// The journal's name in its folder.
pub const JOURNAL: &str = "journal";

const MAGIC: &str = "cantina match 1\n";

/// A match's journal that is open and locked.
pub struct MatchFile {
    path: PathBuf,
    file: File,
    length: u64,
    chain: Chain,
}

/// What a match's journal says.
pub struct MatchRead<H, R> {
    /// What the match starts from.
    pub header: H,
    /// What happened.
    pub records: Vec<R>,
    whole: usize,
    chain: Chain,
}

impl MatchFile {
    /// Makes a folder for a new match, named after `stem`, with a journal that holds the header.
    ///
    /// # Errors
    /// The system refused; at most an empty folder was made.
    pub fn create(saves: &Path, stem: &str, header: &impl Serialize) -> Result<MatchFile, OpenFault> {
        let system = |what: &'static str, path: &Path| {
            let path = path.to_path_buf();
            move |source| OpenFault::System { path, what, source }
        };
        fs::create_dir_all(saves).map_err(system("made", saves))?;
        let mut folder = saves.join(format!("{stem}.{FOLDER_ENDING}"));
        let mut number = 1u32;
        while let Err(fault) = fs::create_dir(&folder) {
            if fault.kind() != io::ErrorKind::AlreadyExists {
                return Err(system("made", &folder)(fault));
            }
            number += 1;
            folder = saves.join(format!("{stem}-{number}.{FOLDER_ENDING}"));
        }
        let path = folder.join(JOURNAL);
        let mut chain = Chain::new(MAGIC);
        let sealed = seal(header).map_err(|why| system("written", &path)(io::Error::other(why)))?;
        let text = format!("{MAGIC}{}", chain.frame(&sealed));
        atomic::write(&path, text.as_bytes()).map_err(system("written", &path))?;
        let file = lock(&path)?;
        Ok(MatchFile { path, file, length: text.len() as u64, chain })
    }

    /// Opens a match to go on with it: locks its journal, reads it all, and only then cuts off a torn last record.
    ///
    /// # Errors
    /// See [`OpenFault`].
    pub fn open<H: DeserializeOwned, R: DeserializeOwned>(
        folder: &Path,
    ) -> Result<(MatchFile, MatchRead<H, R>), OpenFault> {
        let path = folder.join(JOURNAL);
        let mut file = lock(&path)?;
        let system = |what| {
            let path = path.clone();
            move |source| OpenFault::System { path, what, source }
        };
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(system("read"))?;
        let read = parse(&path, &bytes)?;
        if read.whole < bytes.len() {
            file.set_len(read.whole as u64).and_then(|()| file.sync_all()).map_err(system("mended"))?;
        }
        Ok((MatchFile { file, length: read.whole as u64, chain: read.chain, path }, read))
    }

    /// Writes all records or none, and comes back when they are safe.
    ///
    /// # Errors
    /// Why they are not, as a sentence.
    pub fn append(&mut self, records: &[impl Serialize]) -> Result<(), String> {
        let fault = |why: String| format!("{} cannot be written: {why}", self.path.display());
        let mut chain = self.chain;
        let mut text = String::new();
        for record in records {
            text.push_str(&chain.frame(&seal(record).map_err(fault)?));
        }
        let written = self
            .file
            .seek(SeekFrom::Start(self.length))
            .and_then(|_| self.file.write_all(text.as_bytes()))
            .and_then(|()| self.file.sync_data());
        if let Err(reason) = written {
            let cut = self.file.set_len(self.length).err().map(|second| format!(" ({second})")).unwrap_or_default();
            return Err(fault(format!("{reason}{cut}")));
        }
        self.length += text.len() as u64;
        self.chain = chain;
        Ok(())
    }

    /// The match's folder.
    pub fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new("."))
    }
}

/// Reads a match without locking or changing it.
///
/// # Errors
/// See [`OpenFault`].
pub fn read<H: DeserializeOwned, R: DeserializeOwned>(folder: &Path) -> Result<MatchRead<H, R>, OpenFault> {
    let path = folder.join(JOURNAL);
    let bytes = fs::read(&path).map_err(|source| OpenFault::System { path: path.clone(), what: "read", source })?;
    parse(&path, &bytes)
}

/// The save of a game that a match's journal names: never a file outside the match's folder.
///
/// # Errors
/// The name is not that of a file in the folder, as a sentence.
pub fn game_in(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let mut parts = Path::new(name).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(_)), None) => Ok(folder.join(name)),
        _ => Err(format!("{}: {name:?} is not a save in this folder", folder.join(JOURNAL).display())),
    }
}

/// The match folders in the folder of saves, newest first; none if there is no such folder.
///
/// # Errors
/// The folder cannot be read.
pub fn folders(saves: &Path) -> Result<Vec<(PathBuf, std::time::SystemTime)>, OpenFault> {
    let system = |source| OpenFault::System { path: saves.to_path_buf(), what: "read", source };
    let entries = match fs::read_dir(saves) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(system)?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(system)?.path();
        if path.extension().is_some_and(|ending| ending == FOLDER_ENDING)
            && let Ok(written) = fs::metadata(path.join(JOURNAL)).and_then(|journal| journal.modified())
        {
            found.push((path, written));
        }
    }
    found.sort_by(|left, right| right.1.cmp(&left.1).then_with(|| right.0.cmp(&left.0)));
    Ok(found)
}

fn lock(path: &Path) -> Result<File, OpenFault> {
    let system = |what| move |source| OpenFault::System { path: path.to_path_buf(), what, source };
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(system("opened"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenFault::Locked(path.to_path_buf())),
        Err(TryLockError::Error(source)) => Err(system("locked")(source)),
    }
}

fn parse<H: DeserializeOwned, R: DeserializeOwned>(path: &Path, bytes: &[u8]) -> Result<MatchRead<H, R>, OpenFault> {
    let damaged = |record: usize, why: String| OpenFault::Damaged { path: path.to_path_buf(), record, why };
    let rest = bytes.strip_prefix(MAGIC.as_bytes()).ok_or_else(|| OpenFault::Foreign(path.to_path_buf()))?;
    let frames = frame::read(rest, Chain::new(MAGIC))
        .map_err(|damage| damaged(damage.frame - 1, "its checksum is wrong".into()))?;
    let (first, bodies) =
        frames.bodies.split_first().ok_or_else(|| damaged(0, "the file ends before the match begins".into()))?;
    let header = unseal(first).map_err(|why| damaged(0, why))?;
    let records = bodies.iter().enumerate();
    let records = records.map(|(index, body)| unseal(body).map_err(|why| damaged(index + 1, why)));
    Ok(MatchRead {
        header,
        records: records.collect::<Result<_, _>>()?,
        whole: MAGIC.len() + frames.whole,
        chain: frames.chain,
    })
}
