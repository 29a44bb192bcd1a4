//! A whole game at the keyboard: saved, left and resumed.

use crate::hotseat::bench_table::{ANN, agreement, decides, lift, lowered, people, setup};
use crate::hotseat::toy::{Pick, Setup, Toy};
use hotseat::host::Host;
use hotseat::opening::Opening;
use hotseat::table::Table;
use hotseat::trust::{Trust, UndoRule};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::save::{OpenFault, SaveFile};
use storage::saves::summary;

fn begin(folder: &Path) -> (Host<Toy>, PathBuf) {
    let table = Table::new(people(3), agreement(Trust::PublicFirst, UndoRule::ByConsent)).expect("a table");
    let opening = Opening::<Toy>::new(&(), table, setup(3), 42, 100).expect("a game");
    let file = SaveFile::create(folder, opening.header()).expect("a new save");
    let path = file.path().to_path_buf();
    (Host::begin(opening, Box::new(file)), path)
}

/// A process that another test is about to start holds our locks for a moment.
fn resume(path: &Path) -> Host<Toy> {
    let patience = Instant::now() + Duration::from_secs(20);
    let opened = loop {
        match SaveFile::open::<Setup, Pick>(path) {
            Err(OpenFault::Locked(_)) if Instant::now() < patience => std::thread::yield_now(),
            opened => break opened.expect("the save opens"),
        }
    };
    Host::resume(&(), opened.header, opened.records, Box::new(opened.file)).expect("it fits").0
}

#[test]
fn left_and_taken_up_after_every_single_pick() {
    let now = Instant::now();
    let folder = tempfile::tempdir().expect("a folder");
    let (host, path) = begin(folder.path());
    assert_eq!(host.saved_in().as_deref(), path.to_str());
    drop(host);
    for (pick, secret) in [
        (Pick::Draw, false),
        (Pick::Play(6), true),
        (Pick::Beat(7), true),
        (Pick::Bury(3), true),
        (Pick::Point(ANN), false),
        (Pick::Pass, false),
    ] {
        let mut host = resume(&path);
        if secret {
            lift(&mut host, now);
        }
        host.choose(decides(&host), &pick, now).expect("it may be picked");
    }
    let mut host = resume(&path);
    let offer = host.offer().expect("the pass");
    host.take_back(&offer).expect("it can be written");
    let before = lowered(&host).public;
    drop(host);
    assert_eq!(lowered(&resume(&path)).public, before);
    let saved = summary(&path).expect("it can be read");
    assert_eq!((saved.picks, saved.over, saved.place.as_str()), (6, false, "Round 2"));
}
