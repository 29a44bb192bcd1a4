//! Bytes as keys, clicks, pastes and window sizes on the whole program without its terminal: nothing stops it, every
//! frame can be drawn, and every save it leaves opens again.

use boards::games;
use deckbuilding_hosted::Deckbuilding;
use events::matchplay::{MatchKind, Round};
use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::log::Line as LogLine;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use panels::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::input::keymap::Keymap;
use screen::terminal::message::{Effect, Message};
use screen::theme::Look;
use screen::theme::glyphs::{ASCII, UNICODE};
use shell::cards::Cards;
use shell::command::key::Key;
use shell::deck_library::DeckLibrary;
use shell::desk_session::{TableMatch, TableResult};
use shell::event_list::{EventEntry, Made};
use shell::games::{Ordered, Recorded};
use shell::hosted_match::NewMatch;
use shell::local::LocalServices;
use shell::options;
use shell::personal::OwnFile;
use shell::practice::menu::Wanted;
use shell::practice::progress::Progress;
use shell::preferences::{Preference, PreferenceRow};
use shell::refusal::Refusal;
use shell::services::{AtTable, Begun, DeckEntry, LastSetup, Mode, NewGame, OptionRow, Rematch, SavedEntry, Services};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::paths::Paths;
use storage::save::SaveFile;
use storage::saves;
use swu_cards::catalog::Printing;
use swu_cards::library::Library;
use swu_decks::formats::{DeckList, Format, Verdict};
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

static SECOND: LazyLock<Arc<second::CardData>> = LazyLock::new(|| {
    Arc::new(second::CardData::of(&second::Library::embedded().expect("the embedded cards are sound")))
});

/// The second game's own types for what both games have.
mod second {
    pub(super) use deckbuilding::cards::library::Library;
    pub(super) use deckbuilding_hosted::CardData;
}

/// Most keys of one run.
const KEYS: usize = 400;

/// The services, with exported files kept in their folder.
struct Guarded {
    services: LocalServices,
    folder: PathBuf,
}

impl Guarded {
    fn inside(&self, path: &str) -> String {
        let plain: String = path.chars().filter(|letter| letter.is_ascii_alphanumeric()).take(20).collect();
        self.folder.join(format!("named-{plain}")).display().to_string()
    }
}

impl Services for Guarded {
    fn cards(&self) -> &dyn Cards {
        self.services.cards()
    }
    fn decks(&self) -> &[DeckEntry] {
        self.services.decks()
    }
    fn deck_library(&self) -> &dyn DeckLibrary {
        self
    }
    fn deck_library_mut(&mut self) -> &mut dyn DeckLibrary {
        self
    }
    fn unfinished(&self) -> &[SavedEntry] {
        self.services.unfinished()
    }
    fn levels(&self) -> Vec<&'static str> {
        self.services.levels()
    }
    fn start(&mut self, game: &NewGame) -> Result<AtTable, Refusal> {
        self.services.start(game)
    }
    fn modes(&self) -> Vec<Mode> {
        self.services.modes()
    }
    fn options(&self, mode: Mode) -> Vec<OptionRow> {
        self.services.options(mode)
    }
    fn leaders(&self, deck: usize) -> usize {
        self.services.leaders(deck)
    }
    fn faults(&self, game: &NewGame) -> Vec<String> {
        self.services.faults(game)
    }
    fn resume(&mut self, saved: usize) -> Result<AtTable, Refusal> {
        self.services.resume(saved)
    }
    fn finished(&self) -> &[SavedEntry] {
        self.services.finished()
    }
    fn level_in_words(&self, level: &str) -> &'static str {
        self.services.level_in_words(level)
    }
    fn last_setup(&self) -> Option<LastSetup> {
        self.services.last_setup()
    }
    fn start_drafted(&mut self, seats: &[(String, String, bool); 2], sets: &[String]) -> Result<AtTable, Refusal> {
        self.services.start_drafted(seats, sets)
    }
    fn replay(&self, saved: usize) -> Result<Recorded, Refusal> {
        self.services.replay(saved)
    }
    fn watch(&self, path: &str) -> Result<Recorded, Refusal> {
        self.services.watch(path)
    }
    fn rematch(&self, path: &str, how: Rematch) -> Result<Begun, Refusal> {
        self.services.rematch(path, how)
    }
    fn saved_details(&self, saved: usize) -> Vec<String> {
        self.services.saved_details(saved)
    }
    fn delete_saved(&mut self, saved: usize) -> Result<(), Refusal> {
        self.services.delete_saved(saved)
    }
    fn export_shown(&self, names: &[String], files: &[(&'static str, String)]) -> Result<String, Refusal> {
        self.services.export_shown(names, files)
    }

    fn export_log(&self, names: &[String], log: &[LogLine]) -> Result<String, Refusal> {
        self.services.export_log(names, log)
    }
    fn events(&self) -> Vec<EventEntry> {
        self.services.events()
    }
    fn make_event(&mut self, line: &str, now: Instant) -> Result<Made, Refusal> {
        self.services.make_event(line, now)
    }
    fn start_table(&mut self, asked: &TableMatch) -> Result<(AtTable, String), Refusal> {
        self.services.start_table(asked)
    }
    fn resume_table(&mut self, saved: &str) -> Result<AtTable, Refusal> {
        self.services.resume_table(saved)
    }
    fn table_result(&self, saved: &str) -> Option<TableResult> {
        self.services.table_result(saved)
    }
    fn theme_file(&self, name: &str) -> Result<OwnFile, Refusal> {
        self.services.theme_file(name)
    }
    fn preferences(&self) -> Result<Vec<PreferenceRow>, Refusal> {
        self.services.preferences()
    }
    fn prefer(&mut self, asked: Preference, value: &str) -> Result<(), Refusal> {
        self.services.prefer(asked, value)
    }
    fn key_file(&self) -> Result<OwnFile, Refusal> {
        self.services.key_file()
    }
    fn write_own_keys(&mut self, text: &str) -> Result<String, Refusal> {
        self.services.write_own_keys(text)
    }
    fn write_own_theme(&mut self, name: &str, text: &str) -> Result<String, Refusal> {
        self.services.write_own_theme(name, text)
    }
    fn remember_theme(&mut self, name: &str) -> Result<(), Refusal> {
        self.services.remember_theme(name)
    }
    fn progress(&self) -> &Progress {
        self.services.progress()
    }
    fn practise(&mut self, asked: &Wanted) -> Result<Begun, Refusal> {
        self.services.practise(asked)
    }
    fn left(&mut self) {
        self.services.left();
    }
}

impl DeckLibrary for Guarded {
    fn list(&self, deck: usize) -> Option<&DeckList> {
        self.services.deck_library().list(deck)
    }
    fn is_own(&self, deck: usize) -> bool {
        self.services.deck_library().is_own(deck)
    }
    fn judge(&self, list: &DeckList, format: Format) -> Verdict {
        self.services.deck_library().judge(list, format)
    }
    fn is_playable(&self, printing: &Printing) -> bool {
        self.services.deck_library().is_playable(printing)
    }
    fn keep(&mut self, list: &DeckList, over: Option<usize>) -> Result<usize, Refusal> {
        self.services.deck_library_mut().keep(list, over)
    }
    fn remove(&mut self, deck: usize) -> Result<(), Refusal> {
        self.services.deck_library_mut().remove(deck)
    }
    fn read(&self, path: &str) -> Result<Vec<u8>, Refusal> {
        self.services.deck_library().read(&self.inside(path))
    }
    fn export(&self, path: &str, text: &str) -> Result<(), Refusal> {
        self.services.deck_library().export(&self.inside(path), text)
    }
    fn deal(&self, list: &DeckList, seed: u64) -> Vec<&'static Printing> {
        self.services.deck_library().deal(list, seed)
    }
    fn any_seed(&self) -> u64 {
        1
    }
}

/// The program, and a keyboard that is hit at random.
struct Hit {
    app: App,
    now: Instant,
    buffer: Buffer,
    left: bool,
}

impl Hit {
    fn send(&mut self, message: Message) {
        let effects = self.app.update(message, self.now);
        self.left |= effects.contains(&Effect::Quit);
        let area = self.buffer.area;
        self.app.resize(area);
        self.buffer.reset();
        let drawn = self.app.draw(&mut self.buffer, self.now);
        self.app.seen(drawn);
        assert!(!self.app.title().contains(|letter: char| letter.is_control()));
        self.app.deadline(self.now);
    }

    fn keys(&mut self, keys: &str) {
        for letter in keys.chars() {
            let key = match letter {
                '\r' => Key::Enter,
                letter => Key::Char(letter),
            };
            self.send(Message::Key(key));
        }
    }

    /// One byte: a letter as it is; any other byte is another key or some other event.
    fn hit(&mut self, byte: u8) {
        let wait = |hit: &mut Hit, milliseconds: u64| hit.now += Duration::from_millis(milliseconds);
        wait(self, 40);
        match byte {
            b'\n' | b'\r' => self.send(Message::Key(Key::Enter)),
            b'\t' => self.send(Message::Key(Key::Tab)),
            0x20..=0x7e => self.send(Message::Key(Key::Char(char::from(byte)))),
            0x80..=0x91 => {
                let keys = [
                    Key::Esc,
                    Key::BackTab,
                    Key::Backspace,
                    Key::Delete,
                    Key::Up,
                    Key::Down,
                    Key::Left,
                    Key::Right,
                    Key::PageUp,
                    Key::PageDown,
                    Key::Home,
                    Key::End,
                    Key::F(1),
                    Key::F(2),
                    Key::F(3),
                    Key::F(4),
                    Key::F(5),
                    Key::Ctrl('l'),
                ];
                self.send(Message::Key(keys[usize::from(byte - 0x80)]));
            }
            0x92..=0x97 => {
                wait(self, 400);
                let name = ["ann", "bob", "car", "dan", "eve", "fin"][usize::from(byte - 0x92)];
                self.keys(&format!("{name}\r"));
            }
            0x98..=0x9f => self.keys(&format!(":{}\r", byte - 0x97)),
            0xa0..=0xa7 => {
                let sizes = [(80, 24), (79, 24), (100, 30), (120, 40), (200, 60), (80, 23), (20, 5), (255, 80)];
                let (width, height) = sizes[usize::from(byte - 0xa0)];
                self.buffer = Buffer::empty(Rect::new(0, 0, width, height));
                self.send(Message::Resized { width, height });
            }
            0xa8 => self.send(Message::FocusLost),
            0xa9 => self.send(Message::Suspended),
            0xaa => self.send(Message::Paste("3 Waylay\nLuke\u{301} \u{7}".to_owned())),
            0xab => self.send(Message::Wheel { up: true }),
            0xac => self.send(Message::Wheel { up: false }),
            0xad => {
                wait(self, 25_000);
                self.send(Message::Tick);
            }
            0xae => {
                wait(self, 1000);
                self.send(Message::Tick);
            }
            0xaf => self.send(Message::Key(Key::Char('\u{e9}'))),
            0xb0..=0xef => {
                let area = self.buffer.area;
                let place = u16::from(byte - 0xb0);
                self.send(Message::Click { x: area.width * (place % 8) / 8, y: area.height * (place / 8) / 8 });
            }
            _ => self.send(Message::Tick),
        }
    }
}

fn setup(services: &LocalServices, mode: Mode, seats: usize) -> Setup {
    let names: Vec<String> =
        ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let player = |seat: usize| {
        let list = services.list(if seat.is_multiple_of(2) { "sor-luke" } else { "sor-vader" }).expect("a sample");
        let player = shell::local::cards_of(&DATA, &list).expect("a sample can be played");
        match mode {
            Mode::TwinSuns => PlayerDeck { leaders: vec!["SOR_005".into(), "SOR_009".into()], ..player },
            _ => player,
        }
    };
    let players = (0..seats).map(player).collect();
    Setup {
        names,
        start: Start::Decks { options: options::of_mode(mode), players, beginner: Beginner::ByLot, marks: Vec::new() },
    }
}

/// The first byte selects what is on the table, all others are keys.
pub(super) fn run(data: &[u8]) {
    let Some((first, keys)) = data.split_first() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let agreement = |trust| Agreement { trust, ..Agreement::default() };
    let services =
        LocalServices::new(Arc::clone(&DATA), boards::games::GAMES, Paths::within(home.path()), Agreement::default());
    let sitters = |setup: &Setup| setup.names.iter().map(Sitter::person).collect::<Vec<_>>();
    let begin = |mode, seats, trust| {
        let setup = setup(&services, mode, seats);
        services.open(sitters(&setup), agreement(trust), setup, Some(3)).expect("it can be played")
    };
    let second = |place: usize, bases: Option<&str>, trust| {
        let game = games::GAMES[0];
        let variant = &game.variants()[place];
        let names = ["Ann", "Bob", "Cara", "Dan"].iter().take(variant.seats.0);
        let sitters = names.map(|name| Sitter::person(*name)).collect();
        let set = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let options = [("length", "2")].into_iter().chain(bases.map(|bases| ("bases", bases)));
        let options = options.map(|(name, value)| set(name, value)).collect();
        let ordered = Ordered { variant, sitters, agreement: agreement(trust), options, seed: Some(3) };
        services.begin_other(game.name(), ordered).expect("it can be played")
    };
    let game = match first % 11 {
        1 => Some(begin(Mode::Duel, 2, Trust::PublicFirst)),
        2 => Some(begin(Mode::Duel, 2, Trust::OpenTable)),
        3 => Some(begin(Mode::Duel, 2, Trust::FullCurtain)),
        4 => Some(begin(Mode::Multiplayer, 3, Trust::OpenTable)),
        5 => Some(begin(Mode::TwinSuns, 4, Trust::OpenTable)),
        6 => Some(begin(Mode::Multiplayer, 6, Trust::PublicFirst)),
        8 => Some(second(0, None, Trust::PublicFirst)),
        9 => Some(second(1, None, Trust::OpenTable)),
        10 => Some(second(0, Some("secret"), Trust::FullCurtain)),
        _ => None,
    };
    let contest = (first % 11 == 7).then(|| {
        let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], agreement(Trust::OpenTable));
        let lists = ["sor-luke", "sor-vader"].map(|key| services.list(key).expect("a sample")).to_vec();
        let (table, kind) = (table.expect("a table"), MatchKind::BestOfThree);
        services
            .begin_match(NewMatch {
                limited: false,
                sets: Vec::new(),
                table,
                lists,
                kind,
                minutes: Some(25),
                round: Round::Swiss,
                review: false,
                curtain_stops_clock: true,
                conduct: events::matchplay::Conduct::Friendly,
                organiser: None,
                seed: Some(5),
            })
            .expect("a match")
    });
    let look = Look::new(if first & 0x80 == 0 { &ASCII } else { &UNICODE });
    let now = Instant::now();
    let guarded = Guarded { services, folder: home.path().to_path_buf() };
    let mut app = App::new(Box::new(guarded), look, Keymap::default());
    if let Some((session, notice)) = game {
        app.play(games::board(session), notice, now);
    }
    if let Some(contest) = contest {
        app.open_match(Box::new(contest), None);
    }
    let mut hit = Hit { app, now, buffer: Buffer::empty(Rect::new(0, 0, 80, 24)), left: false };
    hit.send(Message::Tick);
    for byte in keys.iter().take(KEYS) {
        hit.hit(*byte);
        if hit.left {
            break;
        }
    }
    drop(hit);
    all_open_again(home.path());
}

fn all_open_again(home: &Path) {
    let list = saves::list(&Paths::within(home).saves()).expect("the folder can be read");
    assert!(list.refused.is_empty(), "{:?}", list.refused);
    for game in list.games {
        match game.game == Deckbuilding::GAME {
            true => opens_again::<Deckbuilding>(&SECOND, &game.path),
            false => opens_again::<Unlimited>(&DATA, &game.path),
        }
    }
}

fn opens_again<G: Hosted>(data: &G::Data, path: &Path) {
    let opened = SaveFile::open::<G::Setup, G::Pick>(path).expect("it opens");
    assert!(!opened.torn);
    let again = Host::<G>::resume(data, opened.header, opened.records, Box::new(opened.file));
    assert!(again.is_ok(), "{:?}", again.err());
}

/// Somebody who knows the keys, at every kind of table.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = ["n\t\r", "d/luke\r e", "cx/t:unit\r\r", "r1", "?", ":log\r:help\r", "ni\r"]
        .map(|keys| [b"\0", keys.as_bytes()].concat())
        .to_vec();
    // Drafts, the desk of an event, practice, replays and settings, each opened and used a little.
    for word in ["events", "settings", "practise", "learn", "replay", "games", "decks", "cards", "rules"] {
        let mut keys = format!("\0:{word}\r").into_bytes();
        keys.extend(b"\rn\r\x85\r1\x85\x85\r\x98\x92\x99 \r2\x86x\x80\x80\r\xa3?\x80\xa0\xae\r\xad\x80\x80n\t\r\x98p");
        seeds.push(keys);
    }
    for table in 1..8u8 {
        let mut keys = vec![table];
        keys.extend(b"\x98\x92\x93\x94\x98k\x92\x93\x98y\x98\x92\x98\x99\x93\x98\x99");
        keys.extend(b"a1\x80b2\x80p\x99yL\x80vr\x80\t\x92\x98uu?\x80\x9a\x9b\xa3\x98\xa8\x93\x98\xa4e\x98f1\xad\x98q");
        seeds.push(keys);
    }
    for table in 8..11u8 {
        let mut keys = vec![table];
        keys.extend(b"\x92\x93\x94\x95111\x80\x92\x93111py\x93\x9411u2\x80vr\x80\t\x92\x98\x93\x9a\xa3z]]\xa0L\x80\x99\xa8\xadpy\x93111:rules\r\x80q");
        seeds.push(keys);
    }
    seeds
}
