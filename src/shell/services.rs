//! What the first screens ask of the rest of the program: decks, unfinished games, new games.

use super::cards::Cards;
use super::deck_library::DeckLibrary;
use super::desk_session::{TableMatch, TableResult};
use super::event_list::{EventEntry, Made};
use super::games::{Recorded, Seated};
use super::hosted_match::HostedMatch;
pub use super::mode::{GameChoice, Mode, Variant};
use super::personal::OwnFile;
use super::practice::menu::Wanted;
use super::practice::progress::Progress;
use super::preferences::{Preference, PreferenceRow};
use crate::refusal::Refusal;
use hotseat::log::Line as LogLine;
use hotseat::table::Agreement;
use hotseat::trust::Trust;
use std::time::Instant;
pub use storage::last_setup::{LastSeat, LastSetup};

/// A deck that can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckEntry {
    /// Its name.
    pub name: String,
    /// Leader and base, in a few words.
    pub about: String,
    /// Everything that keeps it from being dealt.
    pub faults: Vec<String>,
    /// What an event would object to, as codes; empty for a legal deck.
    pub illegal: Vec<String>,
    /// The list, line by line: "3 Death Trooper".
    pub list: Vec<String>,
}

impl DeckEntry {
    /// It with all that is in it, a line each.
    pub fn told(&self) -> Vec<String> {
        let head = format!("{}: {}.", self.name, self.about);
        std::iter::once(head).chain(self.faults.iter().cloned()).chain(self.list.iter().cloned()).collect()
    }
}

/// A saved game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedEntry {
    /// Who plays.
    pub title: String,
    /// The game, where it stands and when it was played: "duel; Round 4, action phase; 3 minutes ago".
    pub about: String,
}

/// A named option of a game, as people set it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow {
    /// Its name in flags and in line mode.
    pub name: String,
    /// Its name for a person.
    pub label: String,
    /// Its default in this mode.
    pub usual: String,
    /// Its value under the official rules.
    pub official: String,
    /// Its values as words.
    pub values: Vec<String>,
    /// The range of numbers that are values too.
    pub numbers: Option<(u8, u8)>,
    /// What it decides.
    pub explanation: String,
}

/// All levels of trust with their words, from the most to the least.
pub const TRUST: [(Trust, &str); 3] = [
    (Trust::OpenTable, "open table: no person's hand is hidden, for teaching"),
    (Trust::PublicFirst, "public first: a curtain only where a hand is needed"),
    (Trust::FullCurtain, "full curtain: one at every change of seat"),
];

/// Who sits where, with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The name.
    pub name: String,
    /// The deck, as an index into [`Services::decks`].
    pub deck: usize,
    /// The bot's level; `None` if a person plays.
    pub bot: Option<String>,
    /// The PIN asked for instead of the name's letters; empty for none.
    pub pin: String,
}

impl Sitting {
    /// Somebody with a deck, from words: "ann", or "bob=steady" if the program plays.
    pub fn said(who: &str, deck: usize) -> Sitting {
        let (name, bot) = who.split_once('=').map_or((who, None), |(name, level)| (name, Some(level.to_owned())));
        Sitting { name: name.to_owned(), deck, bot, pin: String::new() }
    }
}

/// A match that a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchTerms {
    /// Best of three, or a single game.
    pub best_of_three: bool,
    /// The round clock in minutes.
    pub minutes: Option<u32>,
    /// The top cut, where somebody wins every match; otherwise Swiss, where a match may be drawn.
    pub elimination: bool,
    /// Do the players read each other's lists before a match of the top cut?
    pub review: bool,
    /// Does the clock stand still while the keyboard changes hands?
    pub curtain_stops_clock: bool,
    /// As strictly as in an event: the log of this phase only, nothing taken back, a clock that never waits.
    pub strict: bool,
}

/// A game that was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Which game.
    pub mode: Mode,
    /// The seats in table order.
    pub seats: Vec<Sitting>,
    /// The curtains.
    pub trust: Trust,
    /// The seed; `None` for a random one.
    pub seed: Option<u64>,
    /// The match it begins, if it is more than a single game.
    pub terms: Option<MatchTerms>,
    /// Names and values of the options that differ from the mode's defaults.
    pub options: Vec<(String, String)>,
}

/// How a game is begun again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// As it was.
    Same,
    /// Everybody moves one seat on and keeps their own deck.
    Seats,
    /// Everybody stays in their seat and plays the next person's deck.
    Decks,
}

/// A game on the table, with any sentence to be shown.
pub type Begun = (Seated, Option<String>);

/// What is put on the table.
pub enum AtTable {
    /// A match of two.
    Match(Box<HostedMatch>),
    /// A game.
    Game(Box<Begun>),
}

impl AtTable {
    /// The game, if it is not a match.
    pub fn game(self) -> Option<Begun> {
        match self {
            AtTable::Game(begun) => Some(*begun),
            AtTable::Match(_) => None,
        }
    }
}

impl From<Begun> for AtTable {
    fn from(begun: Begun) -> AtTable {
        AtTable::Game(Box::new(begun))
    }
}

/// The rest of the program.
pub trait Services {
    /// All printed cards.
    fn cards(&self) -> &dyn Cards;

    /// All decks: samples and the person's own.
    fn decks(&self) -> &[DeckEntry];

    /// The lists of the decks, to read.
    fn deck_library(&self) -> &dyn DeckLibrary;

    /// The lists of the decks, to change.
    fn deck_library_mut(&mut self) -> &mut dyn DeckLibrary;

    /// Unfinished games, newest first.
    fn unfinished(&self) -> &[SavedEntry];

    /// Games that are over, newest first.
    fn finished(&self) -> &[SavedEntry];

    /// The levels at which the program can play a seat, in words, the usual one first; empty if it cannot.
    fn levels(&self) -> Vec<&'static str>;

    /// How such a level plays, in a few words.
    fn level_in_words(&self, level: &str) -> &'static str;

    /// The modes in which games can be set up.
    fn modes(&self) -> Vec<Mode>;

    /// The options of a mode; empty if there is nothing to set.
    fn options(&self, mode: Mode) -> Vec<OptionRow>;

    /// How many leaders the list of a deck has.
    fn leaders(&self, deck: usize) -> usize;

    /// Everything that keeps a game from starting.
    fn faults(&self, game: &NewGame) -> Vec<String>;

    /// The setup of the last game, here or in an earlier run.
    fn last_setup(&self) -> Option<LastSetup>;

    /// Starts a game or a match; a game comes with any sentence to be shown.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn start(&mut self, game: &NewGame) -> Result<AtTable, Refusal>;

    /// Starts a game of two with these lists as SWUDB JSON: names, lists, and whether each is a bot.
    ///
    /// # Errors
    /// Everything that keeps it from being started.
    fn start_drafted(&mut self, pairing: &[(String, String, bool); 2], sets: &[String]) -> Result<AtTable, Refusal>;

    /// Puts a saved game or match on the table; a game comes with any sentence to be shown. Unfinished games are
    /// counted first, finished ones after them.
    fn resume(&mut self, saved: usize) -> Result<AtTable, Refusal>;

    /// The games of a saved game or match, counted in the same way, for looking at: in public, and once all of it is
    /// over through anybody's eyes.
    fn replay(&self, saved: usize) -> Result<Recorded, Refusal>;

    /// The games of the save with this path, as in [`replay`](Services::replay).
    fn watch(&self, path: &str) -> Result<Recorded, Refusal>;

    /// Begins the game of this save again, with new luck.
    fn rematch(&self, path: &str, how: Rematch) -> Result<Begun, Refusal>;

    /// All about a saved game or match, one line each.
    fn saved_details(&self, saved: usize) -> Vec<String>;

    /// Removes a saved game or match for good.
    fn delete_saved(&mut self, saved: usize) -> Result<(), Refusal>;

    /// Writes something to show of a game of these people: a file for each end of a name. Returns where.
    ///
    /// # Errors
    /// The system refused.
    fn export_shown(&self, names: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal>;

    /// Writes a log as everybody reads it to a file of its own, and returns where.
    fn export_log(&self, names: &[String], log: &[LogLine]) -> Result<String, Refusal>;

    /// All drafts, pools and tournaments.
    fn events(&self) -> Vec<EventEntry>;

    /// Makes a draft, pools or a tournament from a line of words.
    ///
    /// # Errors
    /// It is not understood, or cannot be made.
    fn make_event(&mut self, line: &str, now: Instant) -> Result<Made, Refusal>;

    /// Starts the match or the game of a tournament table; also returns where it is saved.
    ///
    /// # Errors
    /// Everything that keeps it from being started.
    fn start_table(&mut self, wanted: &TableMatch) -> Result<(AtTable, String), Refusal>;

    /// Continues what is played at a table.
    fn resume_table(&mut self, saved: &str) -> Result<AtTable, Refusal>;

    /// The result of a table's match, once it is over.
    fn table_result(&self, saved: &str) -> Option<TableResult>;

    /// The agreement unless another is made.
    fn agreement(&self) -> Agreement {
        Agreement::default()
    }

    /// The person's own theme file of this name.
    fn theme_file(&self, name: &str) -> Result<OwnFile, Refusal>;

    /// What the person has set for all their games; the theme's values include the person's own themes.
    ///
    /// # Errors
    /// It cannot be read.
    fn preferences(&self) -> Result<Vec<PreferenceRow>, Refusal>;

    /// Sets one of them, and saves it.
    ///
    /// # Errors
    /// The value is not possible, or cannot be saved; nothing has changed.
    fn prefer(&mut self, which: Preference, value: &str) -> Result<(), Refusal>;

    /// The person's own key file.
    ///
    /// # Errors
    /// It cannot be read.
    fn key_file(&self) -> Result<OwnFile, Refusal>;

    /// Writes a key file for a person who has none, and returns where.
    ///
    /// # Errors
    /// There is one already, or it cannot be written.
    fn write_own_keys(&mut self, text: &str) -> Result<String, Refusal>;

    /// Writes a theme under a name that no theme of the person has, and returns where.
    ///
    /// # Errors
    /// There is one already, or it cannot be written.
    fn write_own_theme(&mut self, name: &str, text: &str) -> Result<String, Refusal>;

    /// Remembers the theme for the next time.
    fn remember_theme(&mut self, name: &str) -> Result<(), Refusal>;

    /// What was practised.
    fn progress(&self) -> &Progress;

    /// Puts an exercise on the table; comes with any sentence to be shown.
    fn practise(&mut self, wanted: &Wanted) -> Result<Begun, Refusal>;

    /// A game was left: the lists of saved games must be read again.
    fn left(&mut self);
}
