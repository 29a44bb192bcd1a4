//! What the screens ask of the rest of the program, answered by this machine: cards, decks, saved games, new games.

mod admitted;
mod at_table;
mod browsable;
mod deck_entries;
mod decks;
pub(crate) mod details;
mod drafted;
mod entries;
mod event_game;
mod event_match;
mod exported;
pub(crate) mod hosting;
mod new_game;
pub mod order;
mod own;
mod practice;
mod quiz;
pub(crate) mod recorded;
pub(crate) mod rematch;
mod reported;
mod saved;
mod setup;
mod table;

pub use super::mode::{GameChoice, Mode, Variant};
pub use admitted::{cards_of, lists_of};
pub use at_table::{AtTable, Begun, Rematch};
pub use decks::versions_of;
pub use entries::{DeckEntry, SavedEntry};
pub use new_game::{MatchTerms, NewGame, OptionRow, Sitting, TRUST};
pub use storage::last_setup::{LastSeat, LastSetup};
pub use table::notices;

use super::last_save;
use super::options;
use crate::cards::Cards;
use crate::desk_session::{TableMatch, TableResult};
use crate::event_list::{self, EventEntry, Made};
use crate::games::{self, Game, Games, LaidOut, Ordered, Recorded, Room};
use crate::practice::menu::Wanted;
use crate::practice::progress::{Keeper, Progress};
use crate::refusal::{Refusal, SavedFault};
use browsable::Browsable;
use deck_entries::Decks;
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
use storage::settings::Settings;
use swu_decks::formats::Section;
use swu_hosted::CardData;
use swu_minds::bots::Level;

/// The program around the table.
pub struct Services {
    data: Arc<CardData>,
    cards: Browsable,
    games: Games,
    paths: Paths,
    /// Which program this is, for reports: its version, and what it was built from.
    build: String,
    /// Where files that somebody names must be; `None` for anywhere.
    confined: Option<PathBuf>,
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
    practised: OnceCell<practice::Practised>,
}

impl Services {
    /// Looks around: cards, other games, saved games.
    pub fn new(data: Arc<CardData>, games: Games, paths: Paths, agreement: Agreement) -> Services {
        let cards = Browsable::of(&data);
        let saved = SavedGames::read(&paths, games);
        let (keeper, practised, decks) = (Keeper::into(paths.practice()), OnceCell::new(), OnceCell::new());
        let (pace, confined, organiser) = (Duration::ZERO, None, None);
        let build = format!("cantina {}", env!("CARGO_PKG_VERSION"));
        Services {
            data,
            cards,
            games,
            paths,
            build,
            confined,
            agreement,
            organiser,
            pace,
            decks,
            saved,
            keeper,
            practised,
        }
    }

    /// The same with what the person has set, for a front end that asks nobody; files that somebody names are confined to
    /// the folder.
    ///
    /// # Errors
    /// The settings cannot be read.
    pub fn within(data: Arc<CardData>, games: Games, folder: &Path) -> Result<Services, Refusal> {
        let paths = Paths::within(folder);
        let (settings, _) = Settings::load(&paths.settings())?;
        Ok(Services::new(data, games, paths, settings.agreement).confined(folder.to_path_buf()))
    }

    /// Sets the PIN of the person who runs the event, for matches that begin here.
    pub fn organised(self, organiser: Option<Pin>) -> Services {
        Services { organiser, ..self }
    }

    /// Sets which program this is, as reports name it.
    pub fn built_from(self, build: impl Into<String>) -> Services {
        Services { build: build.into(), ..self }
    }

    /// Sets how long bots wait before each of their picks.
    pub fn paced(self, pace: Duration) -> Services {
        Services { pace, ..self }
    }

    /// Confines the files that somebody names to this folder, for whoever may not reach all others.
    pub fn confined(self, folder: PathBuf) -> Services {
        Services { confined: Some(folder), ..self }
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

    /// Begins with a position of another game; `None` if it is of none of them.
    pub fn lay_out_other(&self, position: &LaidOut<'_>) -> Option<Result<Begun, Refusal>> {
        self.games.iter().find_map(|game| game.lay_out(&self.room(), position))
    }

    /// The newest unfinished game or match.
    pub fn newest(&self) -> Option<PathBuf> {
        self.saved.newest().map(PathBuf::from)
    }
}

/// A seed by chance.
pub fn any_seed() -> u64 {
    rand::random()
}

impl Services {
    /// The agreement unless another is made.
    pub fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// All printed cards.
    pub fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    /// All decks: samples and the person's own.
    pub fn decks(&self) -> &[DeckEntry] {
        &self.all_decks().entries
    }

    /// Unfinished games, newest first.
    pub fn unfinished(&self) -> &[SavedEntry] {
        self.saved.unfinished()
    }

    /// Games that are over, newest first.
    pub fn finished(&self) -> &[SavedEntry] {
        self.saved.finished()
    }

    /// The levels at which the program can play a seat, in words, the usual one first; empty if it cannot.
    pub fn levels(&self) -> Vec<&'static str> {
        // From the weakest upwards; a player that picks at random is nobody's first choice of opponent.
        let minds = Level::ALL.into_iter().filter(|level| *level != Level::Random);
        minds.chain([Level::Random]).map(Level::word).collect()
    }

    /// How such a level plays, in a few words.
    pub fn level_in_words(&self, level: &str) -> &'static str {
        Level::named(level).map_or("", Level::in_words)
    }

    /// The options of a mode; empty if there is nothing to set.
    pub fn options(&self, mode: Mode) -> Vec<OptionRow> {
        match mode {
            Mode::Other(choice) => {
                games::named(self.games, choice.game).map(|game| game.options(choice.variant)).unwrap_or_default()
            }
            _ => options::rows(mode),
        }
    }

    /// The modes in which games can be set up.
    pub fn modes(&self) -> Vec<Mode> {
        Mode::UNLIMITED.into_iter().chain(self.games.iter().flat_map(|game| game.modes())).collect()
    }

    /// How many leaders the list of a deck has.
    pub fn leaders(&self, deck: usize) -> usize {
        self.all_decks().list(deck).map_or(0, |list| list.size(Section::Leader) as usize)
    }

    /// Everything that keeps a game from starting.
    pub fn faults(&self, game: &NewGame) -> Vec<String> {
        self.setup_faults(game)
    }

    /// The setup of the last game, here or in an earlier run.
    pub fn last_setup(&self) -> Option<LastSetup> {
        last_setup::load(&self.paths.last_setup())
    }

    /// Starts a game or a match; a game comes with any sentence to be shown.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn start(&mut self, game: &NewGame) -> Result<AtTable, Refusal> {
        self.remember_setup(game);
        match game.mode {
            Mode::Other(choice) => {
                let ordered = self.ordered(game, choice.variant)?;
                self.begin_other(choice.game, ordered).map(AtTable::from)
            }
            _ => self.begin_new(game),
        }
    }

    /// Starts a game of two with these lists as SWUDB JSON: names, lists, and whether each is a bot.
    ///
    /// # Errors
    /// Everything that keeps it from being started.
    pub fn start_drafted(
        &mut self,
        pairing: &[(String, String, bool); 2],
        sets: &[String],
    ) -> Result<AtTable, Refusal> {
        drafted::start(self, pairing, sets)
    }

    /// All drafts, pools and tournaments.
    pub fn events(&self) -> Vec<EventEntry> {
        event_list::list(&self.event_folders())
    }

    /// Where events are: in the folder of events, and where the program was started.
    pub(crate) fn event_folders(&self) -> Vec<PathBuf> {
        let here = self.confined.clone().unwrap_or_else(|| PathBuf::from("."));
        vec![self.paths.events(), here]
    }

    /// Makes a draft, pools or a tournament from a line of words.
    ///
    /// # Errors
    /// It is not understood, or cannot be made.
    pub fn make_event(&mut self, line: &str, now: Instant) -> Result<Made, Refusal> {
        event_list::make(&self.paths.events(), line, now)
    }

    /// Starts the match or the game of a tournament table; also returns where it is saved.
    ///
    /// # Errors
    /// Everything that keeps it from being started.
    pub fn start_table(&mut self, wanted: &TableMatch) -> Result<(AtTable, String), Refusal> {
        if wanted.twin_suns {
            return event_game::start(self, wanted);
        }
        event_match::start(self, wanted)
    }

    /// Continues what is played at a table.
    pub fn resume_table(&mut self, saved: &str) -> Result<AtTable, Refusal> {
        self.put_on(Path::new(saved))
    }

    /// The result of a table's match, once it is over.
    pub fn table_result(&self, saved: &str) -> Option<TableResult> {
        let path = Path::new(saved);
        if path.is_dir() { event_match::result(path) } else { event_game::result(self, path) }
    }

    /// Puts a saved game or match on the table; a game comes with any sentence to be shown. Unfinished games are
    /// counted first, finished ones after them.
    pub fn resume(&mut self, saved: usize) -> Result<AtTable, Refusal> {
        self.put_on(&self.saved.file(saved).ok_or(SavedFault::NoGame)?.path)
    }

    /// The games of a saved game or match, counted in the same way, for looking at: in public, and once all of it is
    /// over through anybody's eyes.
    pub fn replay(&self, saved: usize) -> Result<Recorded, Refusal> {
        let saved = self.saved.file(saved).ok_or(SavedFault::NoGame)?;
        self.recorded(&saved.path)
    }

    /// The games of the save with this path, as in [`replay`](Services::replay).
    pub fn watch(&self, path: &str) -> Result<Recorded, Refusal> {
        self.recorded(Path::new(path))
    }

    /// Begins the game of this save again, with new luck.
    pub fn rematch(&self, path: &str, how: Rematch) -> Result<Begun, Refusal> {
        rematch::begin(self, Path::new(path), how)
    }

    /// All about a saved game or match, one line each.
    pub fn saved_details(&self, saved: usize) -> Vec<String> {
        self.saved.file(saved).map(|file| self.details_of(file)).unwrap_or_default()
    }

    /// Removes a saved game or match for good.
    pub fn delete_saved(&mut self, saved: usize) -> Result<(), Refusal> {
        let file = self.saved.file(saved).ok_or(SavedFault::NoGame)?;
        file.delete()?;
        self.saved = SavedGames::read(&self.paths, self.games);
        Ok(())
    }

    /// What was practised.
    pub fn progress(&self) -> &Progress {
        &self.practised().progress
    }

    /// Puts an exercise on the table; comes with any sentence to be shown.
    pub fn practise(&mut self, wanted: &Wanted) -> Result<Begun, Refusal> {
        self.exercise(wanted)
    }

    /// A game was left: the lists of saved games must be read again.
    pub fn left(&mut self) {
        last_save::remember(None);
        self.saved = SavedGames::read(&self.paths, self.games);
        self.practised = OnceCell::new();
    }
}
