//! Locks, folders that cannot be written, files that vanish.

use super::scratch::{header, open, pick, refused, save};
use data::seal::seal;
use hotseat::journal::{Journal, Record};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use storage::frame::Chain;
use storage::match_file::{JOURNAL, MatchFile};
use storage::save::{OpenFault, SaveFile};
use storage::saves::list;

#[test]
fn a_game_is_open_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = save(folder.path(), &[pick(1)]);
    let path = first.path().to_path_buf();
    let sentence = "100-ann-bob.cantina is being played in another window. Leave it there first.";
    assert_eq!(refused(&path), sentence, "a new save is locked");
    drop(first);
    let second = open(&path).expect("it is free");
    assert_eq!(refused(&path), sentence, "an opened save is locked");
    drop(second);
    open(&path).expect("it is free again");
}

#[test]
fn games_of_the_same_people_in_the_same_second_have_their_own_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let files: Vec<SaveFile> = (0..3).map(|_| save(folder.path(), &[])).collect();
    let names: Vec<_> = files.iter().filter_map(|file| file.path().file_name()?.to_str()).collect();
    assert_eq!(names, ["100-ann-bob.cantina", "100-ann-bob-2.cantina", "100-ann-bob-3.cantina"]);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a file");
    fs::write(&file, "").expect("it can be written");
    let fault =
        SaveFile::create(&file.join("saves"), &header(&["Ann", "Bob"], 100)).map(|_| ()).expect_err("no folder");
    assert!(matches!(fault, OpenFault::System { what: "made", .. }));
    assert!(fault.to_string().contains("a file/saves cannot be made: "), "{fault}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named_and_stays_empty() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    fs::create_dir(&saves).expect("it can be made");
    fs::set_permissions(&saves, fs::Permissions::from_mode(0o555)).expect("it is ours");
    if fs::write(saves.join("probe"), "").is_ok() {
        println!("skipped: nothing is read-only for this user");
        return;
    }
    let fault = SaveFile::create(&saves, &header(&["Ann", "Bob"], 100)).map(|_| ()).expect_err("read-only");
    assert!(fault.to_string().contains("saves cannot be written to: "), "{fault}");
    assert_eq!(fs::read_dir(&saves).expect("it can be read").count(), 0);
}

#[test]
fn a_save_that_vanished_or_was_changed_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let why = |file: &mut SaveFile| {
        let fault = file.append(&[pick(2)]).expect_err("it cannot be written").to_string();
        fault.replace(&folder.path().display().to_string(), "")
    };
    let mut file = save(folder.path(), &[pick(1)]);
    let mut other = OpenOptions::new().append(true).open(file.path()).expect("it is there");
    other.write_all(b"graffiti").expect("it can be written");
    let before = fs::read(file.path()).expect("it is there");
    assert_eq!(why(&mut file), "/100-ann-bob.cantina cannot be written: another program has changed the file");
    assert_eq!(fs::read(file.path()).expect("it is there"), before);
    if cfg!(unix) {
        fs::remove_file(file.path()).expect("it is there");
        let mut file = save(folder.path(), &[pick(1)]);
        fs::remove_file(file.path()).expect("it is there");
        assert_eq!(why(&mut file), "/100-ann-bob.cantina cannot be written: the file has been removed");
        let mut file = save(folder.path(), &[pick(1)]);
        fs::rename(file.path(), folder.path().join("elsewhere")).expect("it is there");
        assert_eq!(why(&mut file), "/100-ann-bob.cantina cannot be written: the file has been removed");
        fs::write(file.path(), "").expect("it can be written");
        assert_eq!(why(&mut file), "/100-ann-bob.cantina cannot be written: another file has taken its place");
    }
}

#[test]
fn a_missing_file_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let sentence = refused(&folder.path().join("gone.cantina"));
    assert!(sentence.starts_with("gone.cantina cannot be opened: "), "{sentence}");
}

#[test]
fn records_of_one_batch_are_all_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut file = save(folder.path(), &[]);
    file.append(&[pick(1), pick(2), pick(3)]).expect("it can be written");
    Journal::<u32>::append(&mut file, &[]).expect("nothing can be written");
    let place = Journal::<u32>::place(&file).expect("a file has a place");
    drop(file);
    let records: Vec<Record<u32>> = open(place.as_ref()).expect("a save").records;
    assert_eq!(records, [pick(1), pick(2), pick(3)]);
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_a_save() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let saves = folder.path().join("deep/saves");
    let path = save(&saves, &[pick(1)]).path().to_path_buf();
    assert_eq!((mode(&saves), mode(&path)), (0o700, 0o600));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
    fs::set_permissions(&saves, fs::Permissions::from_mode(0o755)).expect("it is ours");
    drop(open(&path).expect("an older save"));
    assert_eq!(mode(&path), 0o600, "an older save is closed to others when it is gone on with");
    let file = MatchFile::create(&saves, "100-ann-bob", &"header").expect("a new match");
    assert_eq!(mode(&saves), 0o700, "an older folder is closed to others when something new comes into it");
    assert_eq!((mode(file.folder()), mode(&file.folder().join(JOURNAL))), (0o700, 0o600));
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_saves_makes_nobody_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe.cantina");
    if !std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        println!("skipped: there is no mkfifo");
        return;
    }
    assert_eq!(refused(&pipe), "pipe.cantina cannot be opened: it is not an ordinary file");
    let found = list(folder.path()).expect("it can be read");
    assert_eq!((found.games.len(), found.refused.len()), (0, 1));
}

#[test]
fn an_enormous_record_is_not_quoted_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("forged.cantina");
    let magic = "cantina save 2\n";
    let sealed = seal(&"x\u{1b}[2J".repeat(1_000_000)).expect("it can be sealed");
    fs::write(&path, format!("{magic}{}", Chain::new(magic).frame(&sealed))).expect("it can be written");
    let sentence = refused(&path);
    assert!(sentence.starts_with("forged.cantina is damaged at record 0: "), "{sentence}");
    assert!(sentence.len() < 600 && !sentence.contains('\u{1b}'), "{} bytes", sentence.len());
}
