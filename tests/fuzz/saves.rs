//! Bytes as a save, and lines as the contents of a correctly sealed save: refused with a sentence and left as they are,
//! or a game that can be continued.

use super::journal;
use hotseat::handover::Keystroke;
use hotseat::host::Host;
use hotseat::journal::{Header, Journal, NotKept, Record};
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use shell::curtain::Purpose;
use shell::session::{GameSession, Session, Visible};
use shell::table_session::TableSession;
use shell::verify::examine;
use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::save::SaveFile;
use storage::saves;
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use tempfile::TempDir;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// How many picks are made after opening.
const PICKS: usize = 6;

/// Opens the bytes as a save, and as the contents of one.
pub(crate) fn run(data: &[u8]) {
    FOLDER.with(|folder| {
        let path = folder.path().join("fuzz.cantina");
        open(&path, data);
        if let Some(forged) = forge(data) {
            open(&path, &forged);
        }
    });
}

/// A save with these contents: the header on the first line, one record on each other line, all correctly sealed.
pub(crate) fn forge(data: &[u8]) -> Option<Vec<u8>> {
    journal::forge("cantina save 1\n", data)
}

fn open(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("it can be written");
    if let Err(fault) = saves::summary(path) {
        assert!(!fault.to_string().is_empty());
    }
    assert!(!examine(&DATA, boards::games::GAMES, path).lines.is_empty());
    assert_eq!(fs::read(path).expect("it is there"), bytes, "looking changes nothing");
    match SaveFile::open::<Setup, Pick>(path) {
        Err(fault) => {
            assert!(!fault.to_string().is_empty());
            assert_eq!(fs::read(path).expect("it is there"), bytes, "a refused save stays as it is");
        }
        Ok(opened) => {
            let resumed = Host::<Unlimited>::resume(&DATA, opened.header, opened.records, Box::new(opened.file));
            match resumed {
                Err(fault) => assert!(!fault.to_string().is_empty()),
                Ok((host, _)) => go_on(host),
            }
        }
    }
}

fn go_on(host: Host<Unlimited>) {
    let mut session = TableSession::new(host, "fuzz".to_owned());
    let mut now = Instant::now();
    for pick in 0..PICKS {
        now += Duration::from_secs(1);
        session.tick(now);
        session.undo_price();
        if let Visible::Curtain(..) = session.visible()
            && session.ask(Purpose::Hand, now).is_ok()
        {
            now += Duration::from_secs(1);
            let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).unwrap_or_default();
            for letter in letters.chars() {
                session.spell(Keystroke::Letter(letter), now).expect("a letter is only heard");
            }
            session.spell(Keystroke::Enter, now).expect("the hand can be opened");
        }
        let count = session.visible().view().decision.as_ref().map_or(0, |decision| decision.options.len());
        if count == 0 {
            return;
        }
        session.pick(pick % count, now).expect("an option on the screen can be picked, and the save takes it");
    }
    // Whatever the price: it is done, asked for or refused with a sentence.
    if let Err(why) = session.take_back(now) {
        assert!(!why.to_string().is_empty());
    }
}

/// A journal that keeps its lines.
struct Lines(Rc<RefCell<Vec<String>>>);

impl Journal<Pick> for Lines {
    fn append(&mut self, records: &[Record<Pick>]) -> Result<(), NotKept> {
        let line = |record: &Record<Pick>| serde_json::to_string(record).expect("a record can be written");
        self.0.borrow_mut().extend(records.iter().map(line));
        Ok(())
    }

    fn place(&self) -> Option<String> {
        None
    }
}

/// The contents of a save after some picks of a game.
fn contents(seats: usize, options: GameOptions, beginner: Beginner, picks: usize) -> Vec<u8> {
    let ids = |from: usize, count: usize| (from..from + count).map(|number| format!("SOR_{number:03}")).collect();
    let player = |seat: usize| PlayerDeck {
        leaders: ids(1 + 2 * seat, usize::from(options.leaders)),
        base: format!("SOR_{:03}", 19 + seat),
        deck: ids(40 + 30 * seat, 26),
    };
    let names: Vec<String> = ["Ann", "Bob", "Cara", "Dan"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let players = (0..seats).map(player).collect();
    let setup = Setup { names: names.clone(), start: Start::Decks { options, players, beginner, marks: Vec::new() } };
    journal(names, setup, picks)
}

fn journal(names: Vec<String>, setup: Setup, picks: usize) -> Vec<u8> {
    let table = Table::new(names.iter().map(Sitter::person).collect(), Agreement::default()).expect("a table");
    let opening = Opening::<Unlimited>::new(&DATA, table, setup, 5, 1_754_550_000).expect("it can be played");
    let lines = Rc::new(RefCell::new(vec![serde_json::to_string::<Header<Setup>>(opening.header()).expect("JSON")]));
    let host = Host::begin(opening, Box::new(Lines(Rc::clone(&lines))));
    let mut session = TableSession::new(host, "seed".to_owned());
    let mut now = Instant::now();
    for pick in 0..picks {
        now += Duration::from_secs(1);
        if let Visible::Curtain(..) = session.visible() {
            session.ask(Purpose::Hand, now).expect("somebody can be asked");
            now += Duration::from_secs(1);
            let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).expect("letters");
            for letter in letters.chars() {
                session.spell(Keystroke::Letter(letter), now).expect("it is heard");
            }
            session.spell(Keystroke::Enter, now).expect("the hand opens");
        }
        let Some(count) = session.visible().view().decision.as_ref().map(|decision| decision.options.len()) else {
            break;
        };
        session.pick(pick % count, now).expect("it is an option");
        if pick == 7 {
            drop(session.take_back(now));
        }
    }
    drop(session);
    let text = lines.borrow().join("\n");
    text.into_bytes()
}

/// Contents of saves, and the bytes of one.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let duel = contents(2, GameOptions::duel(), Beginner::ByLot, 14);
    let position = Setup {
        names: vec!["Ann".into(), "Bob".into()],
        start: Start::Position(
            r#"(seats: [(leader: "SOR_005", base: "SOR_029", resources: 4, hand: ["SOR_046"], ground: ["SOR_046"]), (leader: "SOR_010", base: "SOR_023")])"#
                .into(),
        ),
    };
    let mut seeds = vec![
        forge(&duel).expect("it can be sealed"),
        duel,
        contents(3, GameOptions::multiplayer(), Beginner::ChosenBy(seats::Seat(1)), 8),
        contents(3, GameOptions::twin_suns(), Beginner::ByLot, 10),
        journal(vec!["Ann".into(), "Bob".into()], position, 5),
    ];
    seeds[1]
        .extend(b"\n{\"time\":{\"round\":3}}\n{\"clock\":{\"seat\":1,\"spent_ms\":900}}\n{\"concede\":{\"seat\":0}}");
    seeds
}
