//! Lines as the journal of an event, correctly sealed: refused with the line, or an event that can be continued.

use super::journal;
use events::tournament::{Event, EventFormat, EventSetup, MatchType, Op, ResultOp, Tier};
use serde_json::{Value, json};
use std::path::Path;
use storage::event_file::EventFile;
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
        if let Some(forged) = journal::forge(MAGIC, data) {
            open(&path, &forged);
        }
    });
}

fn open(path: &Path, bytes: &[u8]) {
    let look = |path: &Path| EventFile::read(path).map(|read| read.event).map_err(|why| why.to_string());
    let open = |path: &Path| EventFile::open(path).map(|(_, opened)| opened.event).map_err(|why| why.to_string());
    journal::open(path, bytes, look, open, go_on);
}

/// Whatever was read can be shown and continued.
fn go_on(mut event: Event) {
    assert!(event.standings().is_ok());
    let before = event.clone();
    for op in [Op::Start, Op::Pair { tables: None }, Op::Begin, Op::Cut { size: Some(4) }, Op::End, Op::Undo] {
        if event.act(op).is_err() {
            continue;
        }
        while event.log().iter().filter(|line| line.undone.is_none()).count()
            > before.log().iter().filter(|line| line.undone.is_none()).count()
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
    let setup = EventSetup { name: "Friday".into(), format, tier: Tier::Casual, match_type, seed: 5, sets: Vec::new() };
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
