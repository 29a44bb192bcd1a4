//! What the screens ask of the rest of the program, answered by this machine: cards, decks, saved games, new games.

mod browsable;
mod deck_entries;
mod decks;
pub(crate) mod details;
mod drafted;
mod event_game;
mod event_match;
mod exported;
pub(crate) mod hosting;
pub mod order;
mod practice;
pub(crate) mod recorded;
pub(crate) mod rematch;
mod saved;
mod setup;
mod table;

pub use table::notices;

use super::last_save;
use super::options;
use super::personal::{self, OwnFile};
use crate::cards::Cards;
use crate::deck_library::DeckLibrary;
use crate::desk_session::{TableMatch, TableResult};
use crate::event_list::{self, EventEntry, Made};
use crate::games::{self, Game, Games, Ordered, Recorded, Room};
use crate::practice::menu::Wanted;
use crate::practice::progress::{Keeper, Progress};
use crate::preferences::{Preference, PreferenceRow};
use crate::refusal::{Refusal, SavedFault};
use crate::services::{AtTable, Begun, DeckEntry, LastSetup, Mode, NewGame, OptionRow, Rematch, SavedEntry, Services};
use browsable::Browsable;
use deck_entries::Decks;
use hotseat::log::Line as LogLine;
use hotseat::pin::Pin;
use hotseat::table::Agreement;
use saved::SavedGames;
use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::last_setup;
use storage::paths::Paths;
use storage::saves;
use swu_decks::admission::{self, Lists};
use swu_decks::formats::{DeckList, Section};
use swu_hosted::CardData;
use swu_minds::bots::Level;
use swu_rules::player_deck::PlayerDeck;

/// The program around the table.
pub struct LocalServices {
    data: Arc<CardData>,
    cards: Browsable,
    games: Games,
    paths: Paths,
    agreement: Agreement,
    /// The PIN of the person who runs the event, for matches that begin here.
    organiser: Option<Pin>,
    /// How long people can see what happened before a bot picks.
    pace: Duration,
    /// Read and judged when a list of decks is asked for: the home screen shows none.
    decks: OnceCell<Decks>,
    saved: SavedGames,
    keeper: Keeper,
    /// What was practised; read on request, and forgotten when more may have been written.
    progress: OnceCell<Progress>,
}

impl LocalServices {
    /// Looks around: cards, other games, saved games.
    pub fn new(data: Arc<CardData>, games: Games, paths: Paths, agreement: Agreement) -> LocalServices {
        let cards = Browsable::of(&data);
        let saved = SavedGames::read(&paths, games);
        let (keeper, progress, decks) = (Keeper::into(paths.practice()), OnceCell::new(), OnceCell::new());
        let pace = Duration::ZERO;
        LocalServices { data, cards, games, paths, agreement, organiser: None, pace, decks, saved, keeper, progress }
    }

    /// Sets the PIN of the person who runs the event, for matches that begin here.
    pub fn organised(self, organiser: Option<Pin>) -> LocalServices {
        LocalServices { organiser, ..self }
    }

    /// Sets how long bots wait before each of their picks.
    pub fn paced(self, pace: Duration) -> LocalServices {
        LocalServices { pace, ..self }
    }

    /// The newest game or match that is over.
    pub fn newest_finished(&self) -> Option<PathBuf> {
        self.saved.newest_finished().map(PathBuf::from)
    }

    /// Where games are begun.
    fn room(&self) -> Room<'_> {
        Room { paths: &self.paths, pace: self.pace, agreement: self.agreement }
    }

    /// The game of which this is a save, unless it is one of Star Wars: Unlimited.
    fn other_game(&self, path: &Path) -> Option<&'static dyn Game> {
        games::named(self.games, &saves::game_of(path)?)
    }

    /// The games besides Star Wars: Unlimited.
    pub fn games(&self) -> Games {
        self.games
    }

    /// Begins another game than Star Wars: Unlimited.
    ///
    /// # Errors
    /// There is no such game, it cannot be played so, or not be written down.
    pub fn begin_other(&self, game: &str, ordered: Ordered) -> Result<Begun, Refusal> {
        games::named(self.games, game).ok_or(SavedFault::NoGame)?.begin(&self.room(), ordered)
    }

    /// The newest unfinished game or match.
    pub fn newest(&self) -> Option<PathBuf> {
        self.saved.newest().map(PathBuf::from)
    }
}

/// How the lists of a game are judged: strict play and the top cut accept only what an event would.
pub const fn lists_of(strict: bool) -> Lists {
    if strict { Lists::Strict } else { Lists::Any }
}

/// The cards of a list as the game takes them.
///
/// # Errors
/// The list does not have exactly one base.
pub fn cards_of(data: &CardData, list: &DeckList) -> Result<PlayerDeck, SavedFault> {
    let taken = admission::take(&data.book, list).map(|setup| PlayerDeck::of(&data.book, &setup));
    taken.ok_or(SavedFault::NoBase)
}

/// A seed by chance.
pub fn any_seed() -> u64 {
    rand::random()
}

impl Services for LocalServices {
    fn theme_file(&self, name: &str) -> Result<OwnFile, Refusal> {
        personal::theme_file(&self.paths, name)
    }

    fn agreement(&self) -> Agreement {
        self.agreement
    }

    fn preferences(&self) -> Result<Vec<PreferenceRow>, Refusal> {
        personal::preferences(&self.paths)
    }

    fn prefer(&mut self, which: Preference, value: &str) -> Result<(), Refusal> {
        let settings = personal::prefer(&self.paths, which, value)?;
        (self.agreement, self.pace) = (settings.agreement, Duration::from_millis(settings.bot_pace.into()));
        Ok(())
    }

    fn key_file(&self) -> Result<OwnFile, Refusal> {
        personal::key_file(&self.paths)
    }

    fn write_own_keys(&mut self, text: &str) -> Result<String, Refusal> {
        personal::write_new(&self.paths.keys(), text)
    }

    fn write_own_theme(&mut self, name: &str, text: &str) -> Result<String, Refusal> {
        personal::write_new(&self.paths.theme(name), text)
    }

    fn remember_theme(&mut self, name: &str) -> Result<(), Refusal> {
        personal::remember_theme(&self.paths, name)
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn decks(&self) -> &[DeckEntry] {
        &self.all_decks().entries
    }

    fn deck_library(&self) -> &dyn DeckLibrary {
        self
    }

    fn deck_library_mut(&mut self) -> &mut dyn DeckLibrary {
        self
    }

    fn unfinished(&self) -> &[SavedEntry] {
        self.saved.unfinished()
    }

    fn finished(&self) -> &[SavedEntry] {
        self.saved.finished()
    }

    fn levels(&self) -> Vec<&'static str> {
        // From the weakest upwards; a player that picks at random is nobody's first choice of opponent.
        let minds = Level::ALL.into_iter().filter(|level| *level != Level::Random);
        minds.chain([Level::Random]).map(Level::word).collect()
    }

    fn level_in_words(&self, level: &str) -> &'static str {
        Level::named(level).map_or("", Level::in_words)
    }

    fn options(&self, mode: Mode) -> Vec<OptionRow> {
        match mode {
            Mode::Other(choice) => {
                games::named(self.games, choice.game).map(|game| game.options(choice.variant)).unwrap_or_default()
            }
            _ => options::rows(mode),
        }
    }

    fn modes(&self) -> Vec<Mode> {
        Mode::UNLIMITED.into_iter().chain(self.games.iter().flat_map(|game| game.modes())).collect()
    }

    fn leaders(&self, deck: usize) -> usize {
        self.all_decks().list(deck).map_or(0, |list| list.size(Section::Leader) as usize)
    }

    fn faults(&self, game: &NewGame) -> Vec<String> {
        self.setup_faults(game)
    }

    fn last_setup(&self) -> Option<LastSetup> {
        last_setup::load(&self.paths.last_setup())
    }

    fn start(&mut self, game: &NewGame) -> Result<AtTable, Refusal> {
        self.remember_setup(game);
        match game.mode {
            Mode::Other(choice) => {
                let ordered = self.ordered(game, choice.variant)?;
                self.begin_other(choice.game, ordered).map(AtTable::from)
            }
            _ => self.begin_new(game),
        }
    }

    fn start_drafted(&mut self, pairing: &[(String, String, bool); 2], sets: &[String]) -> Result<AtTable, Refusal> {
        drafted::start(self, pairing, sets)
    }

    fn events(&self) -> Vec<EventEntry> {
        let here = PathBuf::from(".");
        event_list::list(&[self.paths.events(), here])
    }

    fn make_event(&mut self, line: &str, now: Instant) -> Result<Made, Refusal> {
        event_list::make(&self.paths.events(), line, now)
    }

    fn start_table(&mut self, wanted: &TableMatch) -> Result<(AtTable, String), Refusal> {
        if wanted.twin_suns {
            return event_game::start(self, wanted);
        }
        event_match::start(self, wanted)
    }

    fn resume_table(&mut self, saved: &str) -> Result<AtTable, Refusal> {
        self.put_on(Path::new(saved))
    }

    fn table_result(&self, saved: &str) -> Option<TableResult> {
        let path = Path::new(saved);
        if path.is_dir() { event_match::result(path) } else { event_game::result(self, path) }
    }

    fn resume(&mut self, saved: usize) -> Result<AtTable, Refusal> {
        self.put_on(&self.saved.file(saved).ok_or(SavedFault::NoGame)?.path)
    }

    fn replay(&self, saved: usize) -> Result<Recorded, Refusal> {
        let saved = self.saved.file(saved).ok_or(SavedFault::NoGame)?;
        self.recorded(&saved.path)
    }

    fn watch(&self, path: &str) -> Result<Recorded, Refusal> {
        self.recorded(Path::new(path))
    }

    fn rematch(&self, path: &str, how: Rematch) -> Result<Begun, Refusal> {
        rematch::begin(self, Path::new(path), how)
    }

    fn saved_details(&self, saved: usize) -> Vec<String> {
        self.saved.file(saved).map(|file| self.details_of(file)).unwrap_or_default()
    }

    fn delete_saved(&mut self, saved: usize) -> Result<(), Refusal> {
        let file = self.saved.file(saved).ok_or(SavedFault::NoGame)?;
        file.delete()?;
        self.saved = SavedGames::read(&self.paths, self.games);
        Ok(())
    }

    fn export_shown(&self, names: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal> {
        exported::shown(&self.paths.logs(), names, files)
    }

    fn export_log(&self, names: &[String], log: &[LogLine]) -> Result<String, Refusal> {
        exported::log(&self.paths.logs(), names, log)
    }

    fn progress(&self) -> &Progress {
        // An unreadable file counts as missing.
        self.progress.get_or_init(|| self.keeper.read().unwrap_or_default())
    }

    fn practise(&mut self, wanted: &Wanted) -> Result<Begun, Refusal> {
        self.exercise(wanted)
    }

    fn left(&mut self) {
        last_save::remember(None);
        self.saved = SavedGames::read(&self.paths, self.games);
        self.progress = OnceCell::new();
    }
}
