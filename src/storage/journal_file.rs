//! Journals that people name themselves: `NAME.pod` and `NAME.event`. One checked record per line, on disk before
//! anybody is told; a last record that was cut short is left out, and a damaged one is named by its line while the file
//! stays as it is.

use super::log_file::{self, LogFile, OpenFault, Sort};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::path::{Path, PathBuf};

/// Lines before the first record: what the file is, and its header.
const BEFORE: usize = 2;

/// Why a journal cannot be used. The file is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum JournalFault {
    /// A journal of this name exists already.
    #[error("{0} exists already and is left as it is.")]
    Taken(PathBuf),
    /// Somebody else has it open.
    #[error("{0} is open elsewhere. It has one writer at a time.")]
    Locked(PathBuf),
    /// A line of it is not what was written.
    #[error("{path} is damaged in line {line}: {why}. It was left as it is.")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl JournalFault {
    /// A record that is intact but describes something that cannot have happened.
    pub fn impossible(path: &Path, record: usize, why: impl Into<String>) -> JournalFault {
        JournalFault::Damaged { path: path.to_path_buf(), line: record + BEFORE, why: why.into() }
    }
}

impl From<OpenFault> for JournalFault {
    fn from(fault: OpenFault) -> JournalFault {
        match fault {
            OpenFault::Locked(path) => JournalFault::Locked(path),
            OpenFault::Damaged { path, record, why } => JournalFault::Damaged { path, line: record + BEFORE, why },
            other => JournalFault::Other(other.to_string()),
        }
    }
}

/// What a journal says.
#[derive(Debug)]
pub struct Journal<H, R> {
    /// What the journal starts from.
    pub header: H,
    /// What happened.
    pub records: Vec<R>,
    /// Was the last record cut short, and therefore left out?
    pub torn: bool,
}

/// Creates a journal with its header.
///
/// # Errors
/// A file of this name exists, or the system refused.
pub(crate) fn create(sort: Sort, path: &Path, header: &impl Serialize) -> Result<LogFile, JournalFault> {
    if path.exists() {
        return Err(JournalFault::Taken(path.to_path_buf()));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
    LogFile::create(sort, folder, name, header).map_err(|fault| match fault {
        OpenFault::System { error, .. } if error.kind() == io::ErrorKind::AlreadyExists => {
            JournalFault::Taken(path.to_path_buf())
        }
        other => other.into(),
    })
}

/// Opens a journal to continue it.
pub(crate) fn open<H: DeserializeOwned, R: DeserializeOwned>(
    sort: Sort,
    path: &Path,
) -> Result<(LogFile, Journal<H, R>), JournalFault> {
    let (log, contents) = LogFile::open(sort, path)?;
    Ok((log, Journal { header: contents.header, records: contents.records, torn: contents.torn }))
}

/// Reads a journal without locking or changing it.
pub(crate) fn read<H: DeserializeOwned, R: DeserializeOwned>(
    sort: Sort,
    path: &Path,
) -> Result<Journal<H, R>, JournalFault> {
    let contents = log_file::read(sort, path)?;
    Ok(Journal { header: contents.header, records: contents.records, torn: contents.torn })
}
