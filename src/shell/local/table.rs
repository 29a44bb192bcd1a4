//! Games and matches put on the table: new ones, and saved ones as they were.

use super::{LocalServices, deckbuilding, hosting};
use crate::hotseat::table::{Agreement, Sitter, Table};
use crate::shell::games::Seated;
use crate::shell::hosted_match::{HostedMatch, NewMatch};
use crate::shell::marks;
use crate::shell::services::{Begun, Mode};
use crate::unlimited::hosted::{Setup, Start, Unlimited};
use crate::unlimited::rules::scenario::Scenario;
use std::path::Path;
use std::sync::Arc;

impl LocalServices {
    /// Puts a new game on the table: its journal is written before anything is seen.
    ///
    /// # Errors
    /// The setup cannot be played, or the journal cannot be written.
    pub fn open(
        &self,
        sitters: Vec<Sitter>,
        agreement: Agreement,
        setup: Setup,
        seed: Option<u64>,
    ) -> Result<Begun, String> {
        let table = Table::new(sitters, agreement)?;
        let title = title_of(&table, &setup);
        let (session, notice) =
            hosting::begin::<Unlimited>(self.paths.saves(), &self.data, (table, title), setup, seed)?;
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace))), notice))
    }

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// Why it cannot be gone on with; the file stays as it is.
    pub fn go_on(&self, path: &Path) -> Result<Begun, String> {
        if deckbuilding::is_one(path) {
            return self.go_on_deckbuilding(path);
        }
        let about = |table: &Table, setup: &Setup| {
            let marked = match &setup.start {
                Start::Decks { marks, .. } => marks::notice(marks),
                Start::Position(_) => None,
            };
            (title_of(table, setup), marked)
        };
        let (session, notice) = hosting::go_on::<Unlimited>(self.paths.saves(), &self.data, path, about)?;
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace))), notice))
    }

    /// Begins a match of these lists.
    ///
    /// # Errors
    /// It cannot be played, or not be written down.
    pub fn begin_match(&self, wanted: NewMatch) -> Result<HostedMatch, String> {
        HostedMatch::begin(Arc::clone(&self.data), &self.paths.saves(), wanted).map(|contest| contest.paced(self.pace))
    }

    /// Goes on with a match, a folder.
    ///
    /// # Errors
    /// Why it cannot be gone on with; the files stay as they are.
    pub fn go_on_match(&self, folder: &Path) -> Result<HostedMatch, String> {
        HostedMatch::resume(Arc::clone(&self.data), folder).map(|contest| contest.paced(self.pace))
    }
}

/// What a table of two is called by its people, and a larger one, whose people stand in the header, by its game.
fn title_of(table: &Table, setup: &Setup) -> String {
    match &setup.start {
        Start::Decks { options, marks, .. } if table.count() > 2 => {
            let mode = if options.leaders == 2 { "Twin Suns" } else { Mode::Multiplayer.name() };
            marks::titled(mode.to_owned(), marks)
        }
        Start::Decks { marks, .. } => marks::titled(table.names().join(" - "), marks),
        Start::Position(text) => {
            let title = Scenario::from_ron(text).ok().and_then(|scenario| scenario.title);
            title.unwrap_or_else(|| table.names().join(" - "))
        }
    }
}

/// The sentences there are, one behind the other.
pub fn notices(parts: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let said: Vec<String> = parts.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join("  "))
}
