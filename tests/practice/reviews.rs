//! Reviews: of a game that is over, and before that only of the hand of somebody who plays alone.

use super::services;
use cantina::hotseat::handover::Keystroke;
use cantina::hotseat::trust::Trust;
use cantina::seats::Seat;
use cantina::shell::curtain::Purpose;
use cantina::shell::games::Seated;
use cantina::shell::practice::menu::Wanted;
use cantina::shell::services::{Mode, NewGame, Services, Sitting};
use cantina::storage::paths::Paths;
use cantina::storage::{match_file, saves};
use cantina::unlimited::coach::review::Depth;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Begins a game of these two, and gives it with its save.
fn played(folder: &Path, seats: [Sitting; 2]) -> (Seated, PathBuf) {
    let (mode, trust) = (Mode::Duel, Trust::PublicFirst);
    let game = NewGame { mode, seats: seats.into(), trust, seed: Some(1), terms: None, options: Vec::new() };
    let (seated, _) = services(folder).start(&game).expect("a game");
    let mut games = saves::list(&Paths::within(folder).saves()).expect("the folder is read").games;
    (seated, games.remove(0).path)
}

/// Is the review of a seat refused because more is to come?
fn sealed(folder: &Path, save: &Path, seat: Option<usize>) -> bool {
    let wanted = Wanted::Review(save.to_path_buf(), seat, Depth::Quick);
    services(folder).practise(&wanted).err().is_some_and(|why| why.contains("is not over"))
}

#[test]
fn before_its_end_only_the_hand_of_somebody_alone_is_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_seated, save) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bot=random", 1)]);
    assert!(!sealed(folder.path(), &save, None) && !sealed(folder.path(), &save, Some(1)), "it is their own hand");
    assert!(sealed(folder.path(), &save, Some(2)), "the hand of the program is a secret until the end");
}

#[test]
fn a_pin_keeps_a_hand_from_being_reviewed_before_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let guarded = Sitting { pin: "1234".into(), ..Sitting::said("Ann", 0) };
    let (_seated, save) = played(folder.path(), [guarded, Sitting::said("Bot=random", 1)]);
    assert!(sealed(folder.path(), &save, None) && sealed(folder.path(), &save, Some(1)));
}

#[test]
fn a_game_between_people_is_reviewed_when_it_and_its_match_are_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut seated, save) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bob", 1)]);
    assert!([None, Some(1), Some(2)].into_iter().all(|seat| sealed(folder.path(), &save, seat)));
    let (session, later) = (seated.session_mut(), Instant::now() + Duration::from_secs(5));
    session.ask(Purpose::Concede(Seat(0)), Instant::now()).expect("Ann is asked");
    let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).expect("letters");
    for key in letters.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
        session.spell(key, later).expect("a key");
    }
    assert!(session.outcome().is_some(), "Ann has given up");
    assert!(!sealed(folder.path(), &save, Some(1)) && !sealed(folder.path(), &save, Some(2)), "it is over");
    let part = folder.path().join("match").join(save.file_name().expect("a name"));
    std::fs::create_dir(folder.path().join("match")).expect("a folder");
    std::fs::copy(&save, &part).expect("a copy");
    // Of a match that cannot be read nobody knows whether it is over.
    std::fs::write(part.with_file_name(match_file::JOURNAL), "nothing").expect("a journal");
    assert!(sealed(folder.path(), &part, Some(1)) && sealed(folder.path(), &part, Some(2)));
}
