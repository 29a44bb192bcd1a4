//! What a test puts around the program if it needs no files: some decks, and a prepared game.

use crate::ui::fixtures::make;
use hotseat::log::Line as LogLine;
use shell::cards::Cards;
use shell::deck_library::{DeckLibrary, NoDecks};
use shell::desk_session::{TableMatch, TableResult};
use shell::event_list::{EventEntry, Made};
use shell::games::{Recorded, Seated, UnlimitedSession};
use shell::personal::OwnFile;
use shell::practice::menu::Wanted;
use shell::practice::progress::Progress;
use shell::preferences::{self, Preference, PreferenceRow};
use shell::refusal::Refusal;
use shell::services::{AtTable, Begun, DeckEntry, LastSetup, Mode, NewGame, OptionRow, Rematch, SavedEntry, Services};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;
use storage::settings::Settings;

/// The answer to requests that these tests do not use; tests that do take the real services.
fn not_here() -> Refusal {
    Refusal::Setup(vec!["There is nothing of the kind in this test.".to_owned()])
}

/// Decks, one unfinished game, and one game to start.
pub(crate) struct FakeServices {
    cards: make::Printed,
    decks: Vec<DeckEntry>,
    saved: Vec<SavedEntry>,
    decks_kept: NoDecks,
    settings: Settings,
    progress: Progress,
    pub next: Option<Box<UnlimitedSession>>,
    pub started: Rc<RefCell<Vec<NewGame>>>,
}

impl FakeServices {
    /// With a game that will be started or continued.
    pub(crate) fn new(next: Option<Box<UnlimitedSession>>) -> FakeServices {
        let deck = |name: &str, faults: &[&str]| DeckEntry {
            name: name.into(),
            about: "Luke Skywalker, Echo Base".into(),
            faults: faults.iter().map(|fault| (*fault).into()).collect(),
            illegal: Vec::new(),
            list: vec!["3 Death Trooper".into(), "2 Waylay".into()],
        };
        let decks =
            vec![deck("Rebels", &[]), deck("Empire", &[]), deck("Broken", &["It has 49 cards, 50 are needed."])];
        let saved = vec![SavedEntry { title: "Ann, Bob".into(), about: "Round 4, action phase".into() }];
        FakeServices {
            cards: make::printed(),
            decks,
            saved,
            decks_kept: NoDecks,
            settings: Settings::default(),
            progress: Progress::default(),
            next,
            started: Rc::default(),
        }
    }
}

impl Services for FakeServices {
    fn preferences(&self) -> Result<Vec<PreferenceRow>, Refusal> {
        Ok(preferences::rows(&self.settings))
    }

    fn prefer(&mut self, which: Preference, value: &str) -> Result<(), Refusal> {
        preferences::set(&mut self.settings, which, value)
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn decks(&self) -> &[DeckEntry] {
        &self.decks
    }

    fn deck_library(&self) -> &dyn DeckLibrary {
        &self.decks_kept
    }

    fn deck_library_mut(&mut self) -> &mut dyn DeckLibrary {
        &mut self.decks_kept
    }

    fn unfinished(&self) -> &[SavedEntry] {
        &self.saved
    }

    fn finished(&self) -> &[SavedEntry] {
        &[]
    }

    fn levels(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn level_in_words(&self, _: &str) -> &'static str {
        ""
    }

    fn modes(&self) -> Vec<Mode> {
        let others = boards::games::GAMES.iter().flat_map(|game| game.modes());
        Mode::UNLIMITED.into_iter().chain(others).collect()
    }

    fn options(&self, _: Mode) -> Vec<OptionRow> {
        Vec::new()
    }

    fn leaders(&self, _: usize) -> usize {
        1
    }

    fn last_setup(&self) -> Option<LastSetup> {
        None
    }

    fn faults(&self, game: &NewGame) -> Vec<String> {
        let faults = game.seats.iter().enumerate().filter_map(|(index, seat)| {
            let fault = self.decks.get(seat.deck)?.faults.first()?;
            Some(format!("Seat {}: {fault}", index + 1))
        });
        faults.collect()
    }

    fn start(&mut self, game: &NewGame) -> Result<AtTable, Refusal> {
        self.started.borrow_mut().push(game.clone());
        self.next
            .take()
            .map(|session| (Seated::Unlimited(session), None).into())
            .ok_or_else(|| Refusal::Setup(vec!["No game is ready.".into()]))
    }

    fn resume(&mut self, _: usize) -> Result<AtTable, Refusal> {
        let next =
            self.next.take().ok_or_else(|| Refusal::Setup(vec!["The file is damaged: line 3, column 1.".into()]))?;
        Ok((Seated::Unlimited(next), Some("The game goes on.".into())).into())
    }

    fn start_drafted(&mut self, _: &[(String, String, bool); 2], _: &[String]) -> Result<AtTable, Refusal> {
        Err(not_here())
    }

    fn replay(&self, _: usize) -> Result<Recorded, Refusal> {
        Err(not_here())
    }

    fn watch(&self, _: &str) -> Result<Recorded, Refusal> {
        Err(not_here())
    }

    fn rematch(&self, _: &str, _: Rematch) -> Result<Begun, Refusal> {
        Err(not_here())
    }

    fn saved_details(&self, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn delete_saved(&mut self, _: usize) -> Result<(), Refusal> {
        Err(not_here())
    }

    fn export_shown(&self, _: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal> {
        Ok(format!("To show: {}.", files.iter().map(|(end, _)| *end).collect::<Vec<_>>().join(", ")))
    }

    fn export_log(&self, _: &[String], _: &[LogLine]) -> Result<String, Refusal> {
        Err(not_here())
    }

    fn events(&self) -> Vec<EventEntry> {
        Vec::new()
    }

    fn make_event(&mut self, _: &str, _: Instant) -> Result<Made, Refusal> {
        Err(not_here())
    }

    fn start_table(&mut self, _: &TableMatch) -> Result<(AtTable, String), Refusal> {
        Err(not_here())
    }

    fn resume_table(&mut self, _: &str) -> Result<AtTable, Refusal> {
        Err(not_here())
    }

    fn table_result(&self, _: &str) -> Option<TableResult> {
        None
    }

    fn theme_file(&self, _: &str) -> Result<OwnFile, Refusal> {
        Ok(OwnFile::default())
    }

    fn key_file(&self) -> Result<OwnFile, Refusal> {
        Ok(OwnFile::default())
    }

    fn write_own_keys(&mut self, _: &str) -> Result<String, Refusal> {
        Err(not_here())
    }

    fn write_own_theme(&mut self, _: &str, _: &str) -> Result<String, Refusal> {
        Err(not_here())
    }

    fn remember_theme(&mut self, _: &str) -> Result<(), Refusal> {
        Ok(())
    }

    fn progress(&self) -> &Progress {
        &self.progress
    }

    fn practise(&mut self, _: &Wanted) -> Result<Begun, Refusal> {
        Err(not_here())
    }

    fn left(&mut self) {}
}
