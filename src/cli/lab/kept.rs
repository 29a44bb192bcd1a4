//! The lines of a run as they are written, and files of them as they are read.

use crate::exit::NotUnderstood;
use anyhow::Context;
use std::path::Path;
use storage::lines_file::Growing;
use storage::text_file;
use swu_lab::entrant::Entrant;
use swu_lab::record::{Conditions, DeckLine, GameLine, Line, Record};
use swu_rules::book::Book;

/// The largest file of games that is read, in bytes: a line has some 400.
const MOST_RECORD: usize = 1 << 30;

/// The lines of a run, on disk if they are to be kept.
pub(super) struct Kept {
    /// What was played so far.
    pub(super) record: Record,
    file: Option<Growing>,
}

impl Kept {
    /// Reads what the file holds already and opens it to go on.
    ///
    /// # Errors
    /// The file cannot be read or written, or it holds games of another run.
    pub(super) fn open(
        path: Option<&Path>,
        book: &Book,
        entrants: &[&Entrant],
        conditions: &Conditions,
    ) -> anyhow::Result<Kept> {
        let mut kept = Kept { record: Record::default(), file: None };
        let decks: Vec<DeckLine> = entrants.iter().map(|entrant| DeckLine::of(book, entrant)).collect();
        let Some(path) = path else {
            kept.record.decks = decks;
            return Ok(kept);
        };
        if path.exists() {
            let text = read(path)?;
            kept.record.add(&text).map_err(|fault| at(path, &fault))?;
            if kept.record.games.first().is_some_and(|game| game.conditions != *conditions) {
                let why = "it contains games of another program, other cards, another level or another seed";
                return Err(at(path, &why).into());
            }
        }
        kept.file = Some(Growing::open(path).with_context(|| cannot_write(path))?);
        for deck in decks {
            let before = kept.record.decks.iter().find(|other| other.name == deck.name);
            match before {
                Some(other) if other.digest != deck.digest => {
                    return Err(at(path, &format!("\"{}\" is another deck there", deck.name)).into());
                }
                Some(_) => {}
                None => {
                    kept.write(&Line::Deck(deck.clone()))?;
                    kept.record.decks.push(deck);
                }
            }
        }
        Ok(kept)
    }

    /// Takes a game, and writes it down first.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn add(&mut self, game: GameLine) -> anyhow::Result<()> {
        let line = Line::Game(game);
        self.write(&line)?;
        if let Line::Game(game) = line {
            self.record.games.push(game);
        }
        Ok(())
    }

    fn write(&mut self, line: &Line) -> anyhow::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.append(&serde_json::to_string(line)?).context("a line cannot be written; the games before it are saved")
    }
}

/// That a file cannot be written.
pub(super) fn cannot_write(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

/// What is wrong with a file.
pub(super) fn at(path: &Path, why: &dyn std::fmt::Display) -> NotUnderstood {
    NotUnderstood::new(format!("{}: {why}.", path.display()))
}

/// The text of a file of games.
///
/// # Errors
/// It cannot be read.
pub(super) fn read(path: &Path) -> Result<String, NotUnderstood> {
    let bytes = text_file::read(path, MOST_RECORD).map_err(NotUnderstood::new)?;
    String::from_utf8(bytes).map_err(|_| at(path, &"it is no text"))
}
