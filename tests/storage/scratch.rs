//! Helpers: a save of a game of numbers, and this test program started again as another process.

use hotseat::journal::{Header, Journal, Record};
use hotseat::table::{Agreement, Sitter, Table};
use seats::Seat;
use std::path::Path;
use std::process::Command;
use storage::save::{OpenFault, Opened, SaveFile};

/// Tells a test that it is the other process, and where to work.
pub(crate) const PROBE: &str = "CANTINA_TEST_PROBE";

pub(crate) fn header(names: &[&str], started: u64) -> Header<String> {
    let sitters = names.iter().map(|name| Sitter::person(*name)).collect();
    Header {
        game: "numbers".into(),
        table: Table::new(sitters, Agreement::default()).expect("a table"),
        setup: "as always".into(),
        seed: u64::MAX,
        used: Default::default(),
        started,
        program: "0.0.0".into(),
        key: None,
        promise: None,
        of_match: false,
    }
}

pub(crate) fn pick(number: u32) -> Record<u32> {
    Record::Pick { seat: Seat(0), pick: number }
}

pub(crate) fn check(place: &str, over: bool) -> Record<u32> {
    Record::Check { fingerprint: Some(u64::MAX), place: place.into(), over }
}

/// Makes a save with these records and returns it still open.
pub(crate) fn save(folder: &Path, records: &[Record<u32>]) -> SaveFile {
    let mut file = SaveFile::create(folder, &header(&["Ann", "Bob"], 100)).expect("a new save");
    for record in records {
        file.append(std::slice::from_ref(record)).expect("it can be written");
    }
    file
}

pub(crate) fn open(path: &Path) -> Result<Opened<String, u32>, OpenFault> {
    SaveFile::open(path)
}

/// Why it is refused, without the name of the folder.
pub(crate) fn refused(path: &Path) -> String {
    let fault = open(path).map(|_| ()).expect_err("it is refused").to_string();
    let folder = path.parent().expect("a folder").display().to_string();
    fault.replace(&format!("{folder}/"), "")
}

/// This test program again, to run one of its tests in another process.
pub(crate) fn again(test: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program has a name"));
    command.args(["--exact", test, "--nocapture", "--test-threads=1"]);
    command
}
