//! The list of saved games.

use super::scratch::{check, header, pick, save};
use hotseat::journal::Journal;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};
use storage::index::{FILE, Index};
use storage::save::SaveFile;
use storage::saves::{List, list, list_with};

fn dated(path: &Path, seconds: u64) {
    let file = File::options().append(true).open(path).expect("it is there");
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("it is ours");
}

#[test]
fn unfinished_games_newest_first_with_names_place_and_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = save(folder.path(), &[pick(1), check("Round 1", false), pick(2), check("Round 4, action phase", false)]);
    let over = save(folder.path(), &[pick(1), check("Ann has won", true)]);
    let mut new = SaveFile::create(folder.path(), &header(&["Cas", "Dee", "Eve"], 300)).expect("a new save");
    new.append(&[pick(9)]).expect("it can be written");
    dated(old.path(), 1000);
    dated(over.path(), 2000);
    dated(new.path(), 3000);
    let found = list(folder.path()).expect("it can be read");
    let shown: Vec<_> = found.unfinished().map(|game| (game.names.join(" "), game.place.clone(), game.picks)).collect();
    let wanted = [("Cas Dee Eve".into(), String::new(), 1), ("Ann Bob".into(), "Round 4, action phase".into(), 2)];
    assert_eq!(shown, wanted);
    assert_eq!(found.games.len(), 3);
    assert_eq!(found.games[1].place, "Ann has won");
    assert_eq!(found.games[2].saved, SystemTime::UNIX_EPOCH + Duration::from_secs(1000));
    assert_eq!(found.games[2].game, "numbers");
    assert!(found.refused.is_empty());
}

#[test]
fn a_torn_save_is_listed_and_not_touched_and_a_damaged_one_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = save(folder.path(), &[pick(1), pick(2)]).path().to_path_buf();
    let mut bytes = fs::read(&path).expect("it is there");
    bytes.truncate(bytes.len() - 3);
    fs::write(&path, &bytes).expect("it can be written");
    fs::write(folder.path().join("diary.cantina"), "Dear diary").expect("it can be written");
    fs::write(folder.path().join("notes.txt"), "not a save").expect("it can be written");
    let found = list(folder.path()).expect("it can be read");
    assert_eq!(found.games.iter().map(|game| game.picks).collect::<Vec<_>>(), [1]);
    assert_eq!(fs::read(&path).expect("it is there"), bytes);
    assert_eq!(found.refused.len(), 1);
    assert!(found.refused[0].to_string().ends_with("diary.cantina is not a Cantina save. It was left as it is."));
}

#[test]
fn no_folder_no_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let found = list(&folder.path().join("none")).expect("it is no fault");
    assert!(found.games.is_empty() && found.refused.is_empty());
}

#[test]
fn a_file_without_a_byte_is_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("100-ann-bob.cantina"), "").expect("it can be written");
    let found = list(folder.path()).expect("it can be read");
    assert_eq!((found.games.len(), found.refused.len()), (0, 0), "the program was killed before anything was written");
    let file = save(folder.path(), &[]);
    assert!(file.path().ends_with("100-ann-bob-2.cantina"));
}

fn shown(list: &List) -> Vec<(Vec<String>, String, usize)> {
    list.games.iter().map(|game| (game.names.clone(), game.place.clone(), game.picks)).collect()
}

#[test]
fn a_save_that_the_index_knows_is_not_read_again_until_it_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut file = save(folder.path(), &[pick(1), check("Round 1", false)]);
    let listed = || {
        let mut index = Index::of(folder.path());
        let found = list_with(folder.path(), &mut index).expect("it can be read");
        index.keep();
        found
    };
    let first = listed();
    assert_eq!(shown(&first), shown(&list(folder.path()).expect("it can be read")));
    // The bytes are damaged, size and time are unchanged: nobody reads the file.
    let sound = fs::read(file.path()).expect("it is there");
    let written = fs::metadata(file.path()).and_then(|found| found.modified()).expect("a time");
    fs::write(file.path(), vec![b'x'; sound.len()]).expect("it can be written");
    File::options().append(true).open(file.path()).and_then(|file| file.set_modified(written)).expect("it is ours");
    assert_eq!(shown(&listed()), shown(&first));
    fs::write(file.path(), &sound).expect("it can be written");
    file.append(&[pick(2), check("Round 2", false)]).expect("it can be written");
    assert_eq!(shown(&listed()), [(vec!["Ann".into(), "Bob".into()], "Round 2".into(), 2)]);
    fs::remove_file(file.path()).expect("it is there");
    assert!(listed().games.is_empty(), "what is gone is forgotten");
}

#[test]
fn whatever_is_in_the_index_the_list_can_be_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = save(folder.path(), &[pick(1), check("Round 1", false)]);
    let mut index = Index::of(folder.path());
    list_with(folder.path(), &mut index).expect("it can be read");
    index.keep();
    let path = folder.path().join(FILE);
    let sound = fs::read_to_string(&path).expect("it was written");
    let forged = sound.replace("Round 1", &"\u{1b}[2J".repeat(10_000));
    assert_ne!(forged, sound);
    for text in ["", "my diary", "{}", &sound[..sound.len() / 2], &forged] {
        fs::write(&path, text).expect("it can be written");
        let found = list_with(folder.path(), &mut Index::of(folder.path())).expect("it can be read");
        assert_eq!((found.games.len(), found.games[0].path.as_path()), (1, file.path()));
        let place = &found.games[0].place;
        assert!(place.len() < 600 && !place.contains('\u{1b}'), "{place}");
    }
}
