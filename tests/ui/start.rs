//! Starting does not get slower: neither with the number of cards nor with the games in the folder.

use super::super::storage::scratch::{check, pick, save};
use super::fake::Desk;
use hotseat::table::Agreement;
use shell::services::Services;
use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

fn local_services(folder: &Path, library: &Library) -> Services {
    Services::new(
        Arc::new(CardData::of(library.clone())),
        boards::games::GAMES,
        Paths::within(folder),
        Agreement::default(),
    )
}

#[test]
fn the_first_frame_reads_no_card() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::embedded();
    let mut desk = Desk::with_services(local_services(folder.path(), &library));
    assert!(desk.screen().contains("Cantina") || !desk.screen().trim().is_empty());
    assert_eq!(library.read_so_far(), 0, "of {} cards", library.len());
    desk.press("d");
    assert!(library.read_so_far() < library.len() / 4, "the decks read {} cards", library.read_so_far());
}

/// Size and time identify a save: of a thousand old ones none is opened.
#[test]
fn a_thousand_games_in_the_folder_are_not_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = Paths::within(folder.path()).saves();
    fs::create_dir_all(&saves).expect("a folder");
    let library = Library::embedded();
    for (over, name) in [(true, "finished"), (false, "open")] {
        let path = save(&saves, &[pick(1), check("Round 1", over)]).path().to_path_buf();
        for number in 0..500 {
            fs::copy(&path, saves.join(format!("{name}-{number}.cantina"))).expect("it can be copied");
        }
        fs::remove_file(path).expect("it is ours");
    }
    assert_eq!(local_services(folder.path(), &library).unfinished().len(), 500);
    let then = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    let names: Vec<_> = fs::read_dir(&saves).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    for path in names.iter().filter(|path| path.extension().is_some()) {
        File::options().append(true).open(path).and_then(|file| file.set_modified(then)).expect("it is ours");
    }
    assert_eq!(local_services(folder.path(), &library).unfinished().len(), 500, "now the index knows their times");
    for path in names.iter().filter(|path| path.extension().is_some()) {
        let bytes = fs::metadata(path).expect("it is there").len();
        fs::write(path, vec![b'x'; usize::try_from(bytes).expect("a small file")]).expect("it is ours");
        File::options().append(true).open(path).and_then(|file| file.set_modified(then)).expect("it is ours");
    }
    assert_eq!(
        local_services(folder.path(), &library).unfinished().len(),
        500,
        "a save that is read now would be refused"
    );
}

#[test]
fn the_first_game_shows_every_card_of_the_hand_on_the_smallest_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(folder.path(), &Library::embedded()));
    desk.resize(80, 24);
    desk.press("L Enter");
    let screen = desk.screen();
    assert!(
        (1..=6).all(|card| screen.contains(&format!("[{card}]")) || screen.contains(&format!(" {card}  "))),
        "{screen}"
    );
}
