//! What lists show of saves, cached: a start reads only the saves written since.
//!
//! The index is trusted only for showing a list. It is checked against the size and time of every file, and removing it
//! loses nothing.

use super::{atomic, text_file};
use hotseat::quoted::quoted;
use std::fs::Metadata;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The file, in the folder of saves.
pub const FILE: &str = "index";

/// The largest index, in bytes: some hundred thousand games.
const MOST_BYTES: usize = 64 << 20;

/// What a list shows of a saved game or match. Public facts only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's name, for example `unlimited`.
    pub game: String,
    /// Who sits at the table.
    pub names: Vec<String>,
    /// Where it stands: "Round 4, action phase". Empty if it never got that far.
    pub place: String,
    /// Is it over?
    pub over: bool,
    /// How many picks were made; for a match, how many events.
    pub picks: usize,
    /// Does it hold more than picks: notes, or a concession?
    pub more: bool,
}

/// What is known of a folder of saves: one line for each, in the order of their names. A line is parsed only when its
/// save is asked for, so a thousand of them cost a start little.
#[derive(Debug, Default)]
pub struct Index {
    path: PathBuf,
    text: String,
    then: Vec<IndexedSave>,
    now: Vec<Line>,
}

/// A line that was read from the index, and the name it begins with.
#[derive(Debug)]
struct IndexedSave {
    name: Range<usize>,
    line: Range<usize>,
}

/// A line of the index that is written next.
#[derive(Debug)]
enum Line {
    /// As it is.
    Kept(Range<usize>),
    New(String),
}

/// Separates the parts of a line; no part contains it.
const BETWEEN: char = '\t';

impl Index {
    /// The index of a folder of saves; an empty one if there is no readable index.
    pub fn of(folder: &Path) -> Index {
        let path = folder.join(FILE);
        let read = path.is_file().then(|| text_file::read(&path, MOST_BYTES).ok()).flatten();
        let text = read.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
        let mut from = 0;
        let then = text.split_inclusive('\n').map(|line| {
            let bare = line.strip_suffix('\n').unwrap_or(line);
            let known = IndexedSave { name: from..from + name_in(bare).len(), line: from..from + bare.len() };
            from += line.len();
            known
        });
        let then = then.collect();
        Index { path, text, then, now: Vec::new() }
    }

    /// What is shown of a file with this name: the remembered summary if the file has not changed, otherwise what
    /// `read` returns.
    ///
    /// # Errors
    /// That of `read`.
    pub fn shown<E>(
        &mut self,
        name: &str,
        found: &Metadata,
        read: impl FnOnce() -> Result<Summary, E>,
    ) -> Result<(Summary, SystemTime), E> {
        let saved = found.modified().unwrap_or(UNIX_EPOCH);
        let stamp = (found.len(), saved.duration_since(UNIX_EPOCH).unwrap_or_default());
        let place = self.then.binary_search_by(|known| self.text[known.name.clone()].cmp(name)).ok();
        let line = place.and_then(|place| self.then.get(place)).map(|known| known.line.clone());
        if let Some((line, shown)) = line.and_then(|line| Some((line.clone(), parse(&self.text[line], stamp)?))) {
            self.now.push(Line::Kept(line));
            return Ok((shown, saved));
        }
        let shown = read()?;
        // A file whose name does not fit on one line is read again each time.
        if !name.contains(char::is_control) {
            self.now.push(Line::New(written(name, stamp, &shown)));
        }
        Ok((shown, saved))
    }

    /// Writes down what was learned, and forgets files that are gone. If writing fails, the next start reads the saves
    /// themselves.
    pub fn keep(self) {
        let kept = self.now.iter().all(|line| matches!(line, Line::Kept(_)));
        if kept && self.now.len() == self.then.len() {
            return;
        }
        let mut lines: Vec<&str> = self
            .now
            .iter()
            .map(|line| match line {
                Line::Kept(line) => &self.text[line.clone()],
                Line::New(line) => line,
            })
            .collect();
        lines.sort_by(|one, other| name_in(one).cmp(name_in(other)));
        drop(atomic::write(&self.path, lines.join("\n").as_bytes()));
    }
}

/// The name of the file a line is about.
fn name_in(line: &str) -> &str {
    line.split(BETWEEN).next().unwrap_or_default()
}

/// The line for a file of this name and size, last changed at this time since 1970.
fn written(name: &str, (bytes, time): (u64, Duration), shown: &Summary) -> String {
    let (over, more) = (u8::from(shown.over), u8::from(shown.more));
    let (seconds, rest) = (time.as_secs(), time.subsec_nanos());
    let mut line = format!("{name}\t{bytes}\t{seconds}\t{rest}\t{over}\t{}\t{more}", shown.picks);
    for text in [&shown.game, &shown.place].into_iter().chain(&shown.names) {
        line.push(BETWEEN);
        line.push_str(&quoted(text));
    }
    line
}

/// What a line says, if it is about a file of this size and time. Another program may have written it.
fn parse(line: &str, stamp: (u64, Duration)) -> Option<Summary> {
    let mut parts = line.split(BETWEEN).skip(1);
    let mut number = || parts.next()?.parse::<u64>().ok();
    let (bytes, seconds, rest) = (number()?, number()?, u32::try_from(number()?).ok()?);
    if (bytes, seconds, rest) != (stamp.0, stamp.1.as_secs(), stamp.1.subsec_nanos()) {
        return None;
    }
    let (over, picks, more) = (number()? == 1, usize::try_from(number()?).ok()?, number()? == 1);
    let (game, place) = (quoted(parts.next()?), quoted(parts.next()?));
    Some(Summary { game, names: parts.map(quoted).collect(), place, over, picks, more })
}
