//! Lines as the journal of an event, well sealed: refused with the line, or an event that can be gone on with.

use cantina::seal;
use cantina::storage::event_file::EventFile;
use cantina::storage::frame::Chain;
use cantina::tournament::{Event, EventFormat, EventSetup, MatchType, Op, ResultOp, Tier};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const MAGIC: &str = "cantina event 1\n";

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// Opens the bytes as a journal, and as the contents of one.
pub(crate) fn run(data: &[u8]) {
    FOLDER.with(|home| {
        let path = home.path().join("fuzz.event");
        open(&path, data);
        if let Some(forged) = forge(data) {
            open(&path, &forged);
        }
    });
}

fn forge(data: &[u8]) -> Option<Vec<u8>> {
    let mut chain = Chain::new(MAGIC);
    let mut text = MAGIC.to_owned();
    for line in std::str::from_utf8(data).ok()?.lines().filter(|line| !line.is_empty()) {
        let raw = RawValue::from_string(line.to_owned()).ok()?;
        text.push_str(&chain.frame(&seal::seal(&raw).ok()?));
    }
    Some(text.into_bytes())
}

fn open(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("it can be written");
    let read = EventFile::read(path);
    assert_eq!(fs::read(path).expect("it is there"), bytes, "looking changes nothing");
    match (read, EventFile::open(path)) {
        (Err(_), Err(why)) => {
            assert!(!why.to_string().is_empty());
            assert_eq!(fs::read(path).expect("it is there"), bytes, "a refused file stays as it is");
        }
        (Ok(read), Ok((_file, opened))) => {
            assert_eq!(read.event, opened.event);
            go_on(opened.event);
        }
        (read, opened) => panic!("{} {}", read.is_ok(), opened.is_ok()),
    }
}

/// Whatever was read can be told, and gone on with.
fn go_on(mut event: Event) {
    assert!(event.standings().is_ok());
    let before = event.clone();
    for op in [Op::Start, Op::Pair { tables: None }, Op::Begin, Op::Cut { size: Some(4) }, Op::End, Op::Undo] {
        if event.act(op).is_err() {
            continue;
        }
        while event.log().iter().filter(|line| !line.undone).count()
            > before.log().iter().filter(|line| !line.undone).count()
        {
            event.act(Op::Undo).expect("what was done can be taken back");
        }
    }
}

/// The contents of the journals of some events.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    [(EventFormat::Premier, 5, 1), (EventFormat::Sealed, 8, 3), (EventFormat::TwinSuns, 7, 1)].map(contents).to_vec()
}

fn contents((format, players, rounds): (EventFormat, usize, usize)) -> Vec<u8> {
    let pods = format == EventFormat::TwinSuns;
    let match_type = if pods { MatchType::Single } else { MatchType::Bo3 };
    let setup = EventSetup { name: "Friday".into(), format, tier: Tier::Casual, match_type, seed: 5 };
    let mut event = Event::new(setup.clone()).expect("an event");
    let mut act = |op: Op| event.act(op).map(|_| event.tables().to_vec()).expect("it can be done");
    for player in 0..players {
        let name = format!("P{player}");
        act(Op::Player { name: name.clone(), uid: None, first: None, last: None });
        act(Op::CheckIn { player: name, present: true });
    }
    act(Op::Start);
    for _ in 0..rounds {
        act(Op::Pair { tables: None });
        for table in act(Op::Begin) {
            let names = || table.players.iter().map(|player| format!("P{player}")).collect();
            match table.players.len() {
                1 => {}
                2 => drop(act(Op::Result(ResultOp { players: names(), games: [2, 1, 0], ..ResultOp::default() }))),
                count => {
                    let places = Some((1..=count as u32).collect());
                    act(Op::Result(ResultOp { players: names(), places, ..ResultOp::default() }));
                }
            }
        }
    }
    let header = json!({"setup": setup, "made": 1, "program": "0"});
    let records = event.records().iter().map(|op| json!({"at": 1, "who": "desk", "op": op}));
    let lines: Vec<String> = std::iter::once(header).chain(records).map(|line: Value| line.to_string()).collect();
    lines.join("\n").into_bytes()
}
