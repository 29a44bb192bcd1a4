//! A file of lines that only grows, for records that can be lost singly without harm: what was practised.
//!
//! A line is written in one piece and synced. If the program ends in the middle of a line, readers skip what it left
//! behind, and the next line begins after it.

use super::private;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The most bytes of such a file that are read, counted from its end.
const MOST_BYTES: u64 = 64 << 20;

/// Every whole line, oldest first; none if there is no such file. An unfinished last line is left out.
///
/// # Errors
/// The system's.
pub fn read(path: &Path) -> io::Result<Vec<String>> {
    // Opening a pipe would block.
    let mut file = match private::ordinary(path).and_then(|()| fs::File::open(path)) {
        Ok(file) => file,
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(fault) => return Err(fault),
    };
    let from = file.metadata()?.len().saturating_sub(MOST_BYTES);
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    Ok(String::from_utf8_lossy(&bytes[..whole]).lines().map(str::to_owned).collect())
}

/// Adds a line, creating the file and its folders if needed. Once this returns, the machine may lose power.
///
/// # Errors
/// The system's own error; readers then see no part of the line.
pub fn append(path: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    if !path.exists() {
        match private::new_file().open(path) {
            Err(fault) if fault.kind() != io::ErrorKind::AlreadyExists => return Err(fault),
            _ => {}
        }
    }
    private::ordinary(path)?;
    let mut file = OpenOptions::new().read(true).append(true).open(path)?;
    let mut text = if ends_whole(&mut file)? { String::new() } else { "\n".to_owned() };
    text.push_str(line);
    text.push('\n');
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

/// A file that many lines are added to, each whole, and none of them synced: what a program that ends takes back at most is
/// the line that it was writing.
#[derive(Debug)]
pub struct Growing(fs::File);

impl Growing {
    /// Opens a file to go on behind its last whole line, or makes it. A line that was not finished is cut off.
    ///
    /// # Errors
    /// The system's.
    pub fn open(path: &Path) -> io::Result<Growing> {
        match private::ordinary(path) {
            Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(fault),
            _ => {}
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        Ok(Growing(file))
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The system's.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        self.0.write_all(format!("{line}\n").as_bytes())
    }
}

/// Does the file end with a whole line?
fn ends_whole(file: &mut fs::File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
