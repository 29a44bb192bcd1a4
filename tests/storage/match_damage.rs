//! The journal of a match: a torn last record is left out; any other damage is refused with a place, and nothing
//! changes.

use std::fs;
use std::path::{Path, PathBuf};
use storage::match_file::{JOURNAL, MatchFile, MatchRead, game_in, read};
use storage::save::OpenFault;

const RECORDS: [&str; 4] = ["Ann starts", "game 1", "Bob conceded game 1", "notes"];

/// A match's folder with these records, its journal's bytes, and where each complete record ends (the header's first).
fn sample(saves: &Path) -> (PathBuf, Vec<u8>, Vec<usize>) {
    let mut file = MatchFile::create(saves, "100-ann-bob", &"header").expect("a new match");
    let path = file.folder().join(JOURNAL);
    let length = || fs::read(&path).expect("it is there").len();
    let mut ends = vec![length()];
    for record in RECORDS {
        file.append(&[record]).expect("it can be written");
        ends.push(length());
    }
    let bytes = fs::read(&path).expect("it is there");
    (file.folder().to_path_buf(), bytes, ends)
}

fn open(folder: &Path) -> Result<(MatchFile, MatchRead<String, String>), OpenFault> {
    MatchFile::open(folder)
}

#[test]
fn cut_anywhere_at_most_the_last_record_is_missing() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, bytes, ends) = sample(saves.path());
    let path = folder.join(JOURNAL);
    for cut in 0..=bytes.len() {
        fs::write(&path, &bytes[..cut]).expect("it can be written");
        let whole = ends.iter().filter(|end| **end <= cut).count();
        // A look changes nothing, complete or not.
        let looked = read::<String, String>(&folder).map(|read| read.records);
        assert_eq!(fs::read(&path).expect("it is there"), &bytes[..cut], "cut at {cut}");
        if whole == 0 {
            let fault = open(&folder).map(|_| ()).expect_err("no match without its header").to_string();
            assert!(fault.contains("journal"), "{fault}");
            assert_eq!(fs::read(&path).expect("it is there"), &bytes[..cut], "a refused file stays as it is: {cut}");
            assert!(looked.is_err());
            continue;
        }
        let (file, read) = open(&folder).expect("the beginning of a match is a match");
        assert_eq!(
            (read.header.as_str(), read.records.as_slice()),
            ("header", &RECORDS.map(String::from)[..whole - 1])
        );
        assert_eq!(looked.expect("it can be read"), read.records, "cut at {cut}");
        drop(file);
        assert_eq!(fs::read(&path).expect("it is there"), &bytes[..ends[whole - 1]], "cut at {cut}");
    }
}

#[test]
fn after_a_torn_record_the_match_goes_on() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, bytes, _) = sample(saves.path());
    fs::write(folder.join(JOURNAL), &bytes[..bytes.len() - 3]).expect("it can be written");
    let (mut file, read) = open(&folder).expect("a torn record is no damage");
    assert_eq!(read.records.len(), RECORDS.len() - 1);
    file.append(&["Ann conceded game 2"]).expect("it can be written");
    drop(file);
    let (_, again) = open(&folder).expect("a match");
    assert_eq!(again.records.last().map(String::as_str), Some("Ann conceded game 2"));
    assert_eq!(again.records.len(), RECORDS.len());
}

#[test]
fn any_flipped_bit_is_noticed_and_named() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, bytes, ends) = sample(saves.path());
    let path = folder.join(JOURNAL);
    let last = ends[ends.len() - 2];
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            fs::write(&path, &changed).expect("it can be written");
            match open(&folder) {
                Ok((_, read)) => {
                    assert!(place >= last, "byte {place}, bit {bit} is not in the last record");
                    assert_eq!(read.records, &RECORDS[..RECORDS.len() - 1], "byte {place}, bit {bit}");
                }
                Err(fault) => {
                    let said = fault.to_string();
                    assert!(said.contains("journal") && !said.contains('\n'), "{said}");
                    assert_eq!(fs::read(&path).expect("it is there"), changed, "byte {place}, bit {bit}");
                }
            }
        }
    }
}

#[test]
fn a_forged_journal_names_no_save_outside_its_folder() {
    let folder = Path::new("a.match");
    assert_eq!(game_in(folder, "game-1.save"), Ok(folder.join("game-1.save")));
    for name in ["../other.save", "/tmp/other.save", "..", ".", "", "a/b.save"] {
        let refused = game_in(folder, name).expect_err(name);
        assert!(refused.to_string().contains("is not a save in this folder"), "{refused}");
    }
}

#[test]
fn a_match_is_open_once() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, ..) = sample(saves.path());
    let first = open(&folder).expect("a match");
    assert!(matches!(open(&folder), Err(OpenFault::Locked(_))));
    assert_eq!(read::<String, String>(&folder).expect("a look is possible").records, RECORDS);
    drop(first);
    open(&folder).map(|_| ()).expect("it is free again");
}

#[test]
fn a_folder_without_a_match_says_so() {
    let saves = tempfile::tempdir().expect("a folder");
    let folder = saves.path().join("1-x.match");
    fs::create_dir(&folder).expect("a folder");
    assert!(matches!(open(&folder), Err(OpenFault::System { .. })));
    fs::write(folder.join(JOURNAL), "my diary").expect("it can be written");
    assert!(matches!(open(&folder), Err(OpenFault::Foreign(_))));
}

#[test]
fn a_journal_that_vanished_or_was_changed_says_so() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, bytes, _) = sample(saves.path());
    let path = folder.join(JOURNAL);
    let (mut file, _) = open(&folder).expect("a match");
    fs::write(&path, [&bytes[..], b"graffiti"].concat()).expect("it can be written");
    let why = file.append(&["game 2"]).expect_err("it is another file now");
    assert!(why.to_string().ends_with("journal cannot be written: another program has changed the file"), "{why}");
    assert_eq!(fs::read(&path).expect("it is there").len(), bytes.len() + 8, "it stays as it is");
    if cfg!(unix) {
        fs::remove_file(&path).expect("it is there");
        let why = file.append(&["game 2"]).expect_err("it is gone");
        assert!(why.to_string().ends_with("journal cannot be written: the file has been removed"), "{why}");
        fs::write(&path, &bytes).expect("it can be written");
        let why = file.append(&["game 2"]).expect_err("it is not that file");
        assert!(why.to_string().ends_with("journal cannot be written: another file has taken its place"), "{why}");
    }
}

#[test]
fn a_journal_of_a_later_program_says_so() {
    let saves = tempfile::tempdir().expect("a folder");
    let (folder, bytes, _) = sample(saves.path());
    let later = String::from_utf8(bytes).expect("text").replacen("cantina match 1", "cantina match 7", 1);
    fs::write(folder.join(JOURNAL), &later).expect("it can be written");
    assert!(matches!(open(&folder), Err(OpenFault::Newer { found: 7, known: 1, .. })));
}
