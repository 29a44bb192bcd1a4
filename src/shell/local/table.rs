//! Games and matches put on the table: new ones, and saved ones as they were.

use super::{LocalServices, deckbuilding, hosting};
use crate::games::Seated;
use crate::hosted_match::{HostedMatch, NewMatch};
use crate::marks;
use crate::refusal::Refusal;
use crate::seating::seated;
use crate::services::{Begun, Mode};
use hotseat::table::{Agreement, Sitter, Table};
use std::path::Path;
use std::sync::Arc;
use swu_cards::catalog::Catalogue;
use swu_decks::admission::Lists;
use swu_decks::formats::import;
use swu_hosted::{Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::scenario::Scenario;
use swu_rules::table::options::GameOptions;

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
    ) -> Result<Begun, Refusal> {
        let table = Table::new(sitters, agreement)?;
        let title = title_of(&table, &setup);
        let (session, notice) =
            hosting::begin::<Unlimited>(self.paths.saves(), &self.data, (table, title), setup, seed)?;
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace).reporting(self.paths.faults()))), notice))
    }

    /// Begins a game with lists that were judged elsewhere: decks of a pod, lists of an event. What a format for
    /// constructed decks would object to is no matter here.
    ///
    /// # Errors
    /// Everything that keeps it from being begun.
    pub(super) fn open_lists(&self, seats: Vec<(Sitter, &str)>, options: GameOptions) -> Result<Begun, Refusal> {
        let (mut players, mut sitters, mut faults) = (Vec::new(), Vec::new(), Vec::new());
        for (sitter, list) in seats {
            let list = import(list.as_bytes(), Catalogue::embedded())
                .map_err(|unreadable| Refusal::List(unreadable.faults))?;
            match self.player(&list, &options, Lists::Any) {
                Ok((player, _)) => players.push(player),
                Err(why) => faults.extend(why.lines().iter().map(|reason| format!("{}: {reason}", sitter.name))),
            }
            sitters.push(sitter);
        }
        if !faults.is_empty() {
            return Err(Refusal::Setup(faults));
        }
        let seated = seated(sitters, players, &options, None);
        let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks: Vec::new() };
        let opened = self.open(seated.sitters, self.agreement, Setup { names, start }, None);
        let (game, commitment) = opened?;
        Ok((game, notices([seated.notice, commitment])))
    }

    /// Goes on with a saved game.
    pub fn go_on(&self, path: &Path) -> Result<Begun, Refusal> {
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
        Ok((Seated::Unlimited(Box::new(session.paced(self.pace).reporting(self.paths.faults()))), notice))
    }

    /// Begins a match of these lists.
    ///
    /// # Errors
    /// It cannot be played, or not be written down.
    pub fn begin_match(&self, wanted: NewMatch) -> Result<HostedMatch, Refusal> {
        let wanted = NewMatch { organiser: wanted.organiser.clone().or_else(|| self.organiser.clone()), ..wanted };
        HostedMatch::begin(Arc::clone(&self.data), &self.paths.saves(), wanted)
            .map(|contest| contest.paced(self.pace).reporting(self.paths.faults()))
    }

    /// Goes on with a match, a folder.
    pub fn go_on_match(&self, folder: &Path) -> Result<HostedMatch, Refusal> {
        HostedMatch::resume(Arc::clone(&self.data), folder)
            .map(|contest| contest.paced(self.pace).reporting(self.paths.faults()))
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
