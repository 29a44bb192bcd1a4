//! When the save is lost or changed from outside, the table is asked what to do, and nothing is lost.

use super::best_of_three::spell;
use super::deck_library::local_services;
use super::fake::Desk;
use super::notes::session;
use boards::games;
use hotseat::trust::Trust;
use lines::home::HomeLines;
use screen::terminal::message::Message;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::saves::{self, Saved};

fn game(home: &Path, trust: Trust) -> Desk {
    let session = session(home, trust);
    let mut desk = Desk::with_services(local_services(home));
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    desk.send(Message::Tick);
    desk
}

fn save_of(home: &Path) -> PathBuf {
    let mut saves = fs::read_dir(home.join("saves")).expect("saves").map(|entry| entry.expect("an entry").path());
    saves.find(|path| path.extension().is_some_and(|ending| ending == "cantina")).expect("a save")
}

fn saved(home: &Path) -> Vec<Saved> {
    saves::list(&home.join("saves")).expect("it can be read").games
}

fn pick(desk: &mut Desk) -> String {
    desk.press(":").type_line("1");
    desk.screen()
}

#[test]
fn a_game_whose_file_was_removed_goes_on_in_another_one() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    pick(&mut desk);
    fs::remove_file(save_of(home.path())).expect("it is there");
    let asked = pick(&mut desk);
    assert!(asked.contains("This game cannot be saved") && asked.contains("written: the file has been"), "{asked}");
    assert!(!asked.contains("..."), "the sentence is not cut: {asked}");
    let words: String = asked.split_whitespace().collect();
    assert!(words.contains("removed"), "{asked}");
    assert!(saved(home.path()).is_empty());
    desk.press("1");
    assert!(desk.screen().contains("The game is saved in"), "{}", desk.screen());
    let games = saved(home.path());
    assert_eq!((games.len(), games[0].picks), (1, 1), "the whole game from its beginning");
    pick(&mut desk);
    assert_eq!(saved(home.path())[0].picks, 2);
}

#[test]
fn a_game_whose_file_was_changed_leaves_it_and_goes_on_in_another_one() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    let path = save_of(home.path());
    let changed = [fs::read(&path).expect("it is there"), b"graffiti".to_vec()].concat();
    fs::write(&path, &changed).expect("it can be written");
    assert!(pick(&mut desk).contains("written: another program has"), "{}", desk.screen());
    desk.press("1");
    pick(&mut desk);
    assert_eq!(fs::read(&path).expect("it is there"), changed, "what was changed stays as it is");
    assert!(saved(home.path()).iter().any(|saved| saved.picks == 1 && saved.path != path));
}

#[test]
fn a_game_goes_on_unsaved_only_if_the_table_says_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    fs::remove_file(save_of(home.path())).expect("it is there");
    let before = desk.screen();
    pick(&mut desk);
    desk.press("3");
    assert!(desk.screen().contains("Nothing was done."), "{}", desk.screen());
    assert!(pick(&mut desk).contains("This game cannot be saved"), "every attempt asks again");
    desk.press("2");
    assert!(desk.screen().contains("From now on the game is not saved until it can be."), "{}", desk.screen());
    assert!(pick(&mut desk).contains("Not saved: "), "{}", desk.screen());
    assert_ne!(desk.screen(), before, "it went on");
    assert!(saved(home.path()).is_empty());
}

#[test]
fn the_question_closes_the_hand() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::FullCurtain);
    let screen = desk.screen();
    let name = ["Ann", "Bob"].into_iter().find(|name| screen.contains(&format!("Only {name} should")));
    spell(&mut desk, &name.expect("a curtain").to_lowercase());
    assert!(!desk.screen().contains("should see"), "{}", desk.screen());
    fs::remove_file(save_of(home.path())).expect("it is there");
    assert!(pick(&mut desk).contains("This game cannot be saved"), "{}", desk.screen());
    desk.press("3");
    assert!(desk.screen().contains("should see"), "a curtain lies over the hand: {}", desk.screen());
}

#[test]
fn the_line_mode_asks_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut plain = HomeLines::new(local_services(home.path()));
    let mut now = Instant::now();
    plain.sit_down(session(home.path(), Trust::OpenTable), now);
    let mut line = |text: &str| {
        now += Duration::from_secs(1);
        plain.line(text, now, now).lines.join("\n")
    };
    fs::remove_file(save_of(home.path())).expect("it is there");
    let asked = line("1");
    assert!(asked.contains("written: the file has been") && asked.contains("Say save elsewhere"), "{asked}");
    assert!(line("save elsewhere").contains("The game is saved in"));
    line("1");
    assert_eq!(saved(home.path())[0].picks, 1);
    fs::remove_file(save_of(home.path())).expect("it is there");
    assert!(line("1").contains("go on unsaved"));
    assert!(line("go on unsaved").contains("not saved until it can be"));
    assert!(!line("1").contains("cannot be written"), "it went on");
}
