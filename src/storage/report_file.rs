//! A report of a game: a file that people read from the top, and programs from its sections. A save may be in it, which is
//! then read in its place.

use super::private;
use super::save::OpenFault;
use data::letters;
use data::seal::{self, NotSealed, Unsealable};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io;
use std::path::Path;

/// The ending of such files.
pub const ENDING: &str = "report";

/// The first line.
const FIRST: &str = "cantina report 1";

/// The lines before the course of the game, and before its save.
const COURSE: &str = "%%% course";
const SAVE: &str = "%%% save";

/// The text of a report: what people read, the course of the game, and its save if that is to be in it.
///
/// # Errors
/// The course cannot be written.
pub fn text(read: &str, course: &impl Serialize, save: Option<&[u8]>) -> Result<String, Unsealable> {
    let course = letters::in_lines(&seal::seal_alone(course)?);
    let save = save.map(|save| format!("\n{SAVE}\n{}", letters::of_bytes(save))).unwrap_or_default();
    Ok(format!("{FIRST}\n\n{read}\n{COURSE}\n{course}{save}"))
}

/// Is this file a report?
pub fn is_one(path: &Path) -> bool {
    bytes_of(path).is_ok_and(|bytes| text_of(&bytes).is_some())
}

/// The course of the game in a report.
///
/// # Errors
/// It is not a report, or damaged.
pub fn course<T: DeserializeOwned>(path: &Path) -> Result<T, OpenFault> {
    let bytes = bytes_of(path).map_err(OpenFault::system(path, "read"))?;
    let foreign = || OpenFault::Foreign(path.to_path_buf());
    let lines = section(text_of(&bytes).ok_or_else(foreign)?, COURSE).ok_or_else(foreign)?;
    seal::unseal(&letters::joined(&lines)).map_err(|why| damaged(path, &why))
}

/// The bytes of the save in a report; `None` if there is none, or if this is no report.
///
/// # Errors
/// The save is damaged.
pub(crate) fn save_in(path: &Path, bytes: &[u8]) -> Result<Option<Vec<u8>>, OpenFault> {
    let lines = text_of(bytes).and_then(|text| section(text, SAVE));
    lines.map(|lines| letters::to_bytes(&lines).map_err(|why| damaged(path, &why))).transpose()
}

fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    private::ordinary(path).and_then(|()| fs::read(path))
}

/// A save as it lies on the disk; that of a report, if this is one with a save in it.
///
/// # Errors
/// The system refused, or the report is damaged.
pub fn save_of(path: &Path) -> Result<Vec<u8>, OpenFault> {
    let bytes = bytes_of(path).map_err(OpenFault::system(path, "read"))?;
    Ok(save_in(path, &bytes)?.unwrap_or(bytes))
}

/// The save in a report; `None` if there is none.
///
/// # Errors
/// The system refused, or the report is damaged.
pub fn enclosed(path: &Path) -> Result<Option<Vec<u8>>, OpenFault> {
    save_in(path, &bytes_of(path).map_err(OpenFault::system(path, "read"))?)
}

fn damaged(path: &Path, why: &NotSealed) -> OpenFault {
    OpenFault::Damaged { path: path.to_path_buf(), record: 0, why: why.to_string() }
}

fn text_of(bytes: &[u8]) -> Option<&str> {
    let begins = bytes.get(..FIRST.len()) == Some(FIRST.as_bytes());
    let text = std::str::from_utf8(bytes).ok().filter(|_| begins)?;
    text.lines().next().is_some_and(|line| line.trim_end() == FIRST).then_some(text)
}

/// The lines of a section.
fn section(text: &str, head: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| line.trim_end() != head);
    lines.next()?;
    Some(lines.take_while(|line| !line.starts_with("%%%")).flat_map(|line| [line, "\n"]).collect())
}
