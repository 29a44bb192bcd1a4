//! Games and matches put on the table: new ones, and saved ones as they were.

use super::order::{Order, Seat};
use super::{Services, hosting};
use crate::games::Seated;
use crate::hosted_match::{HostedMatch, NewMatch};
use crate::illegal_marks;
use crate::refusal::Refusal;
use crate::services::{AtTable, Begun, Mode};
use hotseat::table::{Agreement, Sitter, Table};
use std::path::Path;
use std::sync::Arc;
use swu_cards::catalog::Catalogue;
use swu_decks::admission::Lists;
use swu_decks::formats::import;
use swu_hosted::{Setup, Start, Unlimited};
use swu_rules::scenario::Scenario;
use swu_rules::table::options::GameOptions;

impl Services {
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
    ) -> Result<Begun, Refusal> {
        let table = Table::new(sitters, agreement)?;
        let title = title_of(&table, &setup);
        let (session, notice) =
            hosting::begin::<Unlimited>(self.paths.saves(), &self.data, (table, title), setup, seed)?;
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace).reporting(self.paths.faults()))), notice))
    }

    /// Plays with lists judged elsewhere: decks of a pod, lists of an event. What a constructed format would object to
    /// does not matter here.
    pub(super) fn order_lists<'a>(
        &self,
        seats: impl Iterator<Item = (Sitter, &'a str)>,
        options: GameOptions,
    ) -> Order {
        let seats = seats.map(|(sitter, list)| Seat {
            called: sitter.name.clone(),
            list: import(list.as_bytes(), Catalogue::embedded()).map_err(|unread| Refusal::List(unread.faults)),
            sitter,
        });
        Order {
            seats: seats.collect(),
            options,
            judged: Lists::Any,
            marked: false,
            agreement: self.agreement,
            seed: None,
            terms: None,
            opened: None,
            faults: Vec::new(),
        }
    }

    /// Continues a saved game.
    pub fn go_on(&self, path: &Path) -> Result<Begun, Refusal> {
        if let Some(game) = self.other_game(path) {
            return game.go_on(&self.room(), path);
        }
        let about = |table: &Table, setup: &Setup| {
            let marked = match &setup.start {
                Start::Decks { marks, .. } => illegal_marks::notice(marks),
                Start::Position(_) => None,
            };
            (title_of(table, setup), marked)
        };
        let (session, notice) = hosting::go_on::<Unlimited>(self.paths.saves(), &self.data, path, about)?;
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace).reporting(self.paths.faults()))), notice))
    }

    /// Puts what is saved there on the table: a match, which is a folder, or a game.
    ///
    /// # Errors
    /// It cannot be continued; the files stay as they are.
    pub fn put_on(&self, path: &Path) -> Result<AtTable, Refusal> {
        if path.is_dir() {
            return Ok(AtTable::Match(Box::new(self.go_on_match(path)?)));
        }
        self.go_on(path).map(AtTable::from)
    }

    /// Begins a match with these lists.
    ///
    /// # Errors
    /// It cannot be played, or cannot be written down.
    pub fn begin_match(&self, wanted: NewMatch) -> Result<HostedMatch, Refusal> {
        let wanted = NewMatch { organiser: wanted.organiser.clone().or_else(|| self.organiser.clone()), ..wanted };
        HostedMatch::begin(Arc::clone(&self.data), &self.paths.saves(), wanted)
            .map(|contest| contest.paced(self.pace).reporting(self.paths.faults()))
    }

    /// Continues a match, which is a folder.
    pub fn go_on_match(&self, folder: &Path) -> Result<HostedMatch, Refusal> {
        HostedMatch::resume(Arc::clone(&self.data), folder)
            .map(|contest| contest.paced(self.pace).reporting(self.paths.faults()))
    }
}

/// A table of two is named after its people, and a larger one, whose people are in the header, after its game.
fn title_of(table: &Table, setup: &Setup) -> String {
    match &setup.start {
        Start::Decks { options, marks, .. } if table.count() > 2 => {
            let mode = if options.leaders == 2 { "Twin Suns" } else { Mode::Multiplayer.name() };
            illegal_marks::titled(mode.to_owned(), marks)
        }
        Start::Decks { marks, .. } => illegal_marks::titled(table.names().join(" - "), marks),
        Start::Position(text) => {
            let title = Scenario::from_ron(text).ok().and_then(|scenario| scenario.title);
            title.unwrap_or_else(|| table.names().join(" - "))
        }
    }
}

/// The given sentences, joined.
pub fn notices(parts: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let said: Vec<String> = parts.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join("  "))
}
