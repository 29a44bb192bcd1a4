//! One game's file: a log whose header is what the game starts from.

use super::log_file::{self, LogFile, Sort};
use super::private;
use hotseat::journal::{Header, Journal, NotKept, Record};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;

pub use super::log_file::OpenFault;

/// The ending of save files.
pub const ENDING: &str = "cantina";

/// The format this program writes. It reads this one and all earlier ones.
pub const VERSION: u32 = 2;

/// Logs of games.
pub(super) const GAMES: Sort = Sort { magic: "cantina save ", version: VERSION, about: "game" };

/// A save that is open and locked.
pub struct SaveFile(LogFile);

/// What a save says.
pub struct Opened<S, P> {
    /// To go on writing.
    pub file: SaveFile,
    /// What the game starts from.
    pub header: Header<S>,
    /// What happened.
    pub records: Vec<Record<P>>,
    /// Was the last record cut short, and therefore left out?
    pub torn: bool,
}

impl SaveFile {
    /// Creates a save for a new game in a folder, which is created if needed.
    ///
    /// # Errors
    /// The system refused; nothing was made.
    pub fn create<S: Serialize>(folder: &Path, header: &Header<S>) -> Result<SaveFile, OpenFault> {
        private::make_folder(folder).map_err(OpenFault::system(folder, "made"))?;
        let stem = stem(header.started, &header.table.names());
        let numbered = (2u32..).map(|number| format!("{stem}-{number}.{ENDING}"));
        let names = std::iter::once(format!("{stem}.{ENDING}")).chain(numbered);
        LogFile::create(GAMES, folder, names, header).map(SaveFile)
    }

    /// Creates the save of a game again under the name it had, if that name is free.
    ///
    /// # Errors
    /// The system refused, or such a file exists; nothing was made.
    pub fn create_again<S: Serialize>(path: &Path, header: &Header<S>) -> Result<SaveFile, OpenFault> {
        let folder = path.parent().unwrap_or(Path::new("."));
        private::make_folder(folder).map_err(OpenFault::system(folder, "made"))?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        LogFile::create(GAMES, folder, name, header).map(SaveFile)
    }

    /// Opens a save to continue it: locks it, reads it all, and only then cuts off a torn last record.
    pub fn open<S: DeserializeOwned, P: DeserializeOwned>(path: &Path) -> Result<Opened<S, P>, OpenFault> {
        let (file, contents) = LogFile::open(GAMES, path)?;
        Ok(Opened { file: SaveFile(file), header: contents.header, records: contents.records, torn: contents.torn })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl<P: Serialize> Journal<P> for SaveFile {
    fn append(&mut self, records: &[Record<P>]) -> Result<(), NotKept> {
        self.0.append(records).map_err(|fault| NotKept(fault.to_string()))
    }

    fn place(&self) -> Option<String> {
        Some(self.path().display().to_string())
    }
}

/// Reads a save without locking or changing it: its header and its records. A torn last record is left out.
pub fn read<S: DeserializeOwned, P: DeserializeOwned>(path: &Path) -> Result<(Header<S>, Vec<Record<P>>), OpenFault> {
    log_file::read(GAMES, path).map(|contents| (contents.header, contents.records))
}

/// A file name from the time and the names at the table, such as `1754550000-ann-bob`.
pub fn stem(started: u64, names: &[String]) -> String {
    let word = |name: &String| name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let names: Vec<String> = names.iter().map(word).filter(|word| !word.is_empty()).collect();
    format!("{started}-{}", names.join("-"))
}
