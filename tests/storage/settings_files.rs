//! Files that may be in the way: pipes, which never end, and files that are far too large.

use std::error::Error;
use std::fs;
use std::path::Path;
use storage::card_files::read_folder;
use storage::decks::DeckFault;
use storage::lines_file;
use storage::save::OpenFault;
use storage::settings::Settings;

#[cfg(unix)]
fn is_pipe(path: &Path) -> bool {
    std::process::Command::new("mkfifo").arg(path).status().is_ok_and(|status| status.success())
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_a_file_makes_nobody_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let (settings, practice) = (folder.path().join("settings.ron"), folder.path().join("practice.jsonl"));
    if !is_pipe(&settings) || !is_pipe(&practice) || !is_pipe(&folder.path().join("cards.ron")) {
        println!("skipped: there is no mkfifo");
        return;
    }
    let why = Settings::load(&settings).map(|_| ()).expect_err("it never ends").to_string();
    assert!(why.ends_with("settings.ron cannot be read: it is not an ordinary file"), "{why}");
    let why = lines_file::read(&practice).expect_err("it never ends").to_string();
    assert_eq!(why, "it is not an ordinary file");
    assert!(lines_file::append(&practice, "{}").is_err());
    assert!(read_folder(folder.path()).expect("pipes are no card files").is_empty());
}

#[test]
fn files_that_are_far_too_large_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (settings, cards) = (folder.path().join("settings.ron"), folder.path().join("cards.ron"));
    fs::write(&settings, "x".repeat(1_000_000)).expect("a file");
    let why = Settings::load(&settings).map(|_| ()).expect_err("it is too large").to_string();
    assert!(why.len() < 300 && why.contains("larger than"), "{why}");
    fs::File::create(&cards).and_then(|file| file.set_len((16 << 20) + 1)).expect("a file");
    fs::remove_file(&settings).expect("it is there");
    let why = read_folder(folder.path()).expect_err("it is too large").to_string();
    assert!(why.contains("cards.ron is larger than 16777216 bytes"), "{why}");
}

/// A fault and the system's reason are two sentences; a chain of causes does not repeat the second one.
#[test]
fn what_the_system_said_is_said_once() {
    let system = || std::io::Error::other("no");
    let deck = DeckFault::System { path: "a.json".into(), what: "written", error: system() };
    let log = OpenFault::System { path: "b.json".into(), what: "written", error: system() };
    for fault in [&deck as &dyn Error, &log] {
        assert!(fault.to_string().ends_with("json cannot be written: no"), "{fault}");
        assert!(fault.source().is_none(), "{fault}");
    }
}
