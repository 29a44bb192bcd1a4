//! What the screens ask of the rest of the program: cards, decks, unfinished games, new games.

mod browsable;
mod deckbuilding;
mod decks;
mod drafted;
mod hosting;

use super::deckbuilding::options as deckbuilding_options;
use super::hosted_match::{HostedMatch, NewMatch};
use super::last_save;
use super::marks;
use super::options;
use super::personal::{self, OwnFile};
use super::seating::seated;
use crate::hotseat::pin::Pin;
use crate::hotseat::table::{Agreement, Sitter, Table};
use crate::shell::cards::Cards;
use crate::shell::deck_library::DeckLibrary;
use crate::shell::games::Seated;
use crate::shell::match_session::MatchSession;
use crate::shell::services::{Begun, DeckEntry, Mode, NewGame, OptionRow, SavedEntry, Services};
use crate::shell::unlimited::USUAL;
use crate::storage::decks as deck_files;
use crate::storage::index::Index;
use crate::storage::match_file;
use crate::storage::match_journal;
use crate::storage::paths::Paths;
use crate::storage::saves;
use crate::storage::text_file;
use crate::unlimited::admission::{self, Lists};
use crate::unlimited::bots::Level;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{self, DeckList, Format, Section};
use crate::unlimited::hosted::{CardData, Setup, Start, Unlimited};
use crate::unlimited::match_rules::{Conduct, MatchKind, Round};
use crate::unlimited::rules::game::Beginner;
use crate::unlimited::rules::player_deck::PlayerDeck;
use crate::unlimited::rules::scenario::Scenario;
use crate::unlimited::rules::table::options::{GameOptions, TsLists};
use browsable::Browsable;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The program around the table.
pub struct LocalServices {
    data: Arc<CardData>,
    cards: Browsable,
    paths: Paths,
    agreement: Agreement,
    /// How long people have to see what happened before a bot picks.
    pace: Duration,
    lists: Vec<Option<DeckList>>,
    decks: Vec<DeckEntry>,
    /// The file of each own deck; samples have none.
    files: Vec<Option<PathBuf>>,
    saved: Vec<Unfinished>,
    unfinished: Vec<SavedEntry>,
}

/// Something that can be gone on with.
struct Unfinished {
    entry: SavedEntry,
    path: PathBuf,
    saved: SystemTime,
    is_match: bool,
}

impl LocalServices {
    /// Looks around: cards, decks, unfinished games.
    pub fn new(data: Arc<CardData>, paths: Paths, agreement: Agreement) -> LocalServices {
        let cards = Browsable::of(&data);
        let mut services = LocalServices {
            data,
            cards,
            paths,
            agreement,
            pace: Duration::ZERO,
            lists: Vec::new(),
            decks: Vec::new(),
            files: Vec::new(),
            saved: Vec::new(),
            unfinished: Vec::new(),
        };
        services.read_decks();
        services.read_saved();
        services
    }

    /// The same, with bots that leave so much time before each of their picks.
    pub fn paced(self, pace: Duration) -> LocalServices {
        LocalServices { pace, ..self }
    }

    fn read_decks(&mut self) {
        (self.lists, self.decks, self.files) = (Vec::new(), Vec::new(), Vec::new());
        let samples = formats::samples().iter();
        let mut texts: Vec<(Option<PathBuf>, String, Vec<u8>)> =
            samples.map(|sample| (None, sample.name.to_owned(), sample.json.as_bytes().to_vec())).collect();
        let own = deck_files::list(&self.paths.decks(), formats::MOST_BYTES).into_iter();
        texts.extend(own.map(|file| (Some(file.path), file.stem, file.bytes)));
        for (path, name, bytes) in texts {
            self.files.push(path);
            match formats::import(&bytes, Catalogue::embedded()) {
                Ok(list) => {
                    self.decks.push(self.entry(&name, &list));
                    self.lists.push(Some(list));
                }
                Err(unreadable) => {
                    let faults = unreadable.faults.iter().map(ToString::to_string).collect();
                    self.decks.push(DeckEntry {
                        name,
                        about: "unreadable".to_owned(),
                        faults,
                        illegal: Vec::new(),
                        list: Vec::new(),
                    });
                    self.lists.push(None);
                }
            }
        }
    }

    fn entry(&self, name: &str, list: &DeckList) -> DeckEntry {
        let row = |section: Section| {
            list.section(section)
                .iter()
                .map(|entry| entry.printing.map_or_else(|| entry.written.clone(), |printing| printing.title.to_owned()))
                .collect::<Vec<_>>()
                .join(" and ")
        };
        let deck = list.section(Section::Deck).iter().map(|entry| {
            let title = entry.printing.map_or(entry.written.as_str(), |printing| printing.title);
            format!("{} {title}", entry.count.cards())
        });
        DeckEntry {
            name: list.name.clone().unwrap_or_else(|| name.to_owned()),
            about: format!("{}; {}", row(Section::Leader), row(Section::Base)),
            faults: self.faults(list),
            illegal: self.illegal(list),
            list: deck.collect(),
        }
    }

    /// What an event would object to.
    fn illegal(&self, list: &DeckList) -> Vec<String> {
        let verdict = DeckLibrary::judge(self, list, Format::of_list(list));
        verdict.errors().into_iter().map(str::to_owned).collect()
    }

    /// What keeps the list from being dealt in any game.
    fn faults(&self, list: &DeckList) -> Vec<String> {
        let leaders = list.size(Section::Leader).clamp(1, 2) as u8;
        let options = GameOptions { leaders, ts_lists: TsLists::Friendly, ..GameOptions::duel() };
        admission::admit(&self.data.book, list, &options, Lists::Any)
            .map_or_else(|turned| turned.reasons, |_| Vec::new())
    }

    fn read_saved(&mut self) {
        let folder = self.paths.saves();
        let mut index = Index::of(&folder);
        let list = saves::list_with(&folder, &mut index).unwrap_or_default();
        let games = list.games.into_iter().filter(|saved| !saved.over).map(|saved| Unfinished {
            entry: SavedEntry {
                title: saved.names.join(", "),
                about: format!("{}; {}", saved.place, ago(saved.saved)),
            },
            path: saved.path,
            saved: saved.saved,
            is_match: false,
        });
        let mut all: Vec<Unfinished> = games.collect();
        let matches = match_file::list(&folder, &mut index, match_journal::summary).unwrap_or_default();
        all.extend(matches.into_iter().filter(|(_, shown, _)| !shown.over).map(|(path, shown, saved)| {
            let about = format!("{}; {}", shown.place, ago(saved));
            let entry = SavedEntry { title: shown.names.join(", "), about };
            Unfinished { entry, path, saved, is_match: true }
        }));
        index.keep();
        all.sort_by_key(|unfinished| std::cmp::Reverse(unfinished.saved));
        self.unfinished = all.iter().map(|unfinished| unfinished.entry.clone()).collect();
        self.saved = all;
    }

    /// What a list brings to the table, with the mark of one that no event would take (formats.md D-15).
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn player(
        &self,
        list: &DeckList,
        options: &GameOptions,
        lists: Lists,
    ) -> Result<(PlayerDeck, Option<String>), Vec<String>> {
        let book = &self.data.book;
        let admitted = admission::admit(book, list, options, lists).map_err(|turned| turned.reasons)?;
        Ok((PlayerDeck::of(book, &admitted.setup), marks::of(&admitted)))
    }

    /// Reads a deck: a file, or the key of a sample.
    ///
    /// # Errors
    /// The file cannot be read or understood.
    pub fn list(&self, named: &str) -> Result<DeckList, Vec<String>> {
        let sample = formats::samples().iter().find(|sample| sample.key == named);
        let bytes = match sample {
            Some(sample) => sample.json.as_bytes().to_vec(),
            None => text_file::read(Path::new(named), formats::MOST_BYTES).map_err(|error| vec![error.to_string()])?,
        };
        formats::import(&bytes, Catalogue::embedded())
            .map_err(|unreadable| unreadable.faults.iter().map(|fault| format!("{named}: {fault}")).collect())
    }

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

    /// The newest unfinished game or match.
    pub fn newest(&self) -> Option<PathBuf> {
        self.saved.first().map(|saved| saved.path.clone())
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

    fn sitters(game: &NewGame) -> Result<Vec<Sitter>, Vec<String>> {
        let mut sitters = Vec::new();
        for sitting in &game.seats {
            let mut sitter = match &sitting.bot {
                Some(level) => Sitter::bot(&sitting.name).playing(Some(level.clone())),
                None => Sitter::person(&sitting.name),
            };
            if !sitting.pin.is_empty() {
                sitter.pin = Some(Pin::new(&sitting.pin, any_seed()).map_err(|why| vec![why])?);
            }
            sitters.push(sitter);
        }
        Ok(sitters)
    }

    /// The options and the players' cards of a game that was set up.
    fn judged(&self, game: &NewGame) -> Result<(GameOptions, Vec<PlayerDeck>, Vec<String>), Vec<String>> {
        let values = game.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let (options, mut faults) = match options::changed(options::of_mode(game.mode), values) {
            Ok(options) => (options, Vec::new()),
            Err(faults) => (options::of_mode(game.mode), faults),
        };
        if let Some(fault) = admission::seats_fault(&options, game.seats.len()) {
            faults.push(format!("This game {fault}."));
        }
        let lists = lists_of(game.terms.is_some_and(|length| length.strict || length.elimination));
        let (mut players, mut marks) = (Vec::new(), Vec::new());
        for (index, sitting) in game.seats.iter().enumerate() {
            let list = self.lists.get(sitting.deck).and_then(Option::as_ref);
            let seat = |what: String| format!("Seat {}: {what}", index + 1);
            match list.map(|list| self.player(list, &options, lists)) {
                Some(Ok((player, said))) => {
                    players.push(player);
                    marks.extend(said.map(seat));
                }
                Some(Err(why)) => faults.extend(why.into_iter().map(seat)),
                None => faults.push(format!("Seat {} has no deck that can be read.", index + 1)),
            }
        }
        if faults.is_empty() { Ok((options, players, marks)) } else { Err(faults) }
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

/// How the lists of a game are judged: in strict play and in the top cut only what an event would take is played.
pub const fn lists_of(strict: bool) -> Lists {
    if strict { Lists::Strict } else { Lists::Any }
}

/// The sentences there are, one behind the other.
pub fn notices(parts: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let said: Vec<String> = parts.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join("  "))
}

/// The cards of a list as the game takes them.
///
/// # Errors
/// The list has not exactly one base; as a sentence.
pub fn cards_of(data: &CardData, list: &DeckList) -> Result<PlayerDeck, String> {
    let taken = admission::take(&data.book, list).map(|setup| PlayerDeck::of(&data.book, &setup));
    taken.ok_or_else(|| "The deck must have one base, and one that can be played.".to_owned())
}

/// A seed by chance.
pub fn any_seed() -> u64 {
    rand::random()
}

fn ago(time: SystemTime) -> String {
    let Ok(past) = SystemTime::now().duration_since(time) else { return "just now".to_owned() };
    let minutes = past.as_secs() / 60;
    match minutes {
        0 => "just now".to_owned(),
        1 => "a minute ago".to_owned(),
        2..60 => format!("{minutes} minutes ago"),
        60..120 => "an hour ago".to_owned(),
        120..2880 => format!("{} hours ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}

impl Services for LocalServices {
    fn theme_file(&self, name: &str) -> Result<OwnFile, String> {
        personal::theme_file(&self.paths, name)
    }

    fn remember_theme(&mut self, name: &str) -> Result<(), String> {
        personal::remember_theme(&self.paths, name)
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn decks(&self) -> &[DeckEntry] {
        &self.decks
    }

    fn deck_library(&self) -> &dyn DeckLibrary {
        self
    }

    fn deck_library_mut(&mut self) -> &mut dyn DeckLibrary {
        self
    }

    fn unfinished(&self) -> &[SavedEntry] {
        &self.unfinished
    }

    fn levels(&self) -> Vec<&'static str> {
        let (weaker, usual): (Vec<Level>, Vec<Level>) = Level::ALL.into_iter().partition(|level| *level < USUAL);
        usual.into_iter().chain(weaker).map(Level::word).collect()
    }

    fn options(&self, mode: Mode) -> Vec<OptionRow> {
        deckbuilding_options::mode_of(mode).map_or_else(|| options::rows(mode), deckbuilding_options::rows)
    }

    fn leaders(&self, deck: usize) -> usize {
        self.lists.get(deck).and_then(Option::as_ref).map_or(0, |list| list.size(Section::Leader) as usize)
    }

    fn faults(&self, game: &NewGame) -> Vec<String> {
        let judged = match deckbuilding_options::mode_of(game.mode) {
            Some(_) => deckbuilding_options::of_new(game).map(|_| ()),
            None => self.judged(game).map(|_| ()),
        };
        let mut faults = judged.err().unwrap_or_default();
        match LocalServices::sitters(game) {
            Ok(sitters) => faults.extend(Table::new(sitters, self.agreement).err()),
            Err(why) => faults.extend(why),
        }
        faults
    }

    fn start(&mut self, game: &NewGame) -> Result<Begun, Vec<String>> {
        if deckbuilding_options::mode_of(game.mode).is_some() {
            return self.start_deckbuilding(game);
        }
        let (options, players, marks) = self.judged(game)?;
        let seated = seated(LocalServices::sitters(game)?, players, &options, game.seed);
        let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let notice = marks::notice(&marks);
        let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks };
        let agreement = Agreement { trust: game.trust, ..self.agreement };
        let opened = self.open(seated.sitters, agreement, Setup { names, start }, game.seed);
        let (session, commitment) = opened.map_err(|why| vec![why])?;
        Ok((session, notices([seated.notice, notice, commitment])))
    }

    fn start_drafted(&mut self, pairing: &[(String, String, bool); 2]) -> Result<Begun, Vec<String>> {
        drafted::start(self, pairing)
    }

    fn resume(&mut self, saved: usize) -> Result<Begun, String> {
        let Some(saved) = self.saved.get(saved) else { return Err("There is no such game.".to_owned()) };
        self.go_on(&saved.path)
    }

    fn start_match(&mut self, game: &NewGame) -> Result<Box<dyn MatchSession>, Vec<String>> {
        self.judged(game)?;
        let length = game.terms.ok_or_else(|| vec!["This is a single game.".to_owned()])?;
        let table = Table::new(LocalServices::sitters(game)?, Agreement { trust: game.trust, ..self.agreement });
        let lists = game.seats.iter().filter_map(|sitting| self.lists.get(sitting.deck).cloned().flatten());
        let wanted = NewMatch {
            table: table.map_err(|why| vec![why])?,
            lists: lists.collect(),
            kind: if length.best_of_three { MatchKind::BestOfThree } else { MatchKind::SingleGame },
            minutes: length.minutes,
            round: if length.elimination { Round::Elimination } else { Round::Swiss },
            review: length.elimination && length.review,
            curtain_stops_clock: length.curtain_stops_clock,
            conduct: if length.strict { Conduct::Strict } else { Conduct::Friendly },
            seed: game.seed,
        };
        let contest = self.begin_match(wanted).map_err(|why| vec![why])?;
        Ok(Box::new(contest))
    }

    fn resume_match(&mut self, saved: usize) -> Option<Result<Box<dyn MatchSession>, String>> {
        let saved = self.saved.get(saved).filter(|saved| saved.is_match)?;
        Some(self.go_on_match(&saved.path).map(|contest| Box::new(contest) as Box<dyn MatchSession>))
    }

    fn left(&mut self) {
        last_save::remember(None);
        self.read_saved();
    }
}
