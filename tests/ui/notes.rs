//! Private notes (rules O-1 to O-6): for one seat's eyes, kept with the game or the match, deleted at its end.

use super::best_of_three::{at_desk, choose, chooser, folder_of, spell, wanted};
use super::deck_library::local_services;
use super::fake::Desk;
use boards::games;
use events::matchplay::{MatchKind, Round};
use hotseat::handover::Keystroke;
use hotseat::table::{Agreement, Sitter};
use hotseat::trust::Trust;
use screen::terminal::message::Message;
use shell::curtain::Purpose;
use shell::games::Seated;
use shell::services::Mode;
use shell::session::Session;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use swu_decks::admission;
use swu_hosted::{Setup, Start};
use swu_rules::game::Beginner;

const SECRET: &str = "Bob holds Vader";

/// The table of a single game of Ann and Bob.
pub(super) fn session(home: &Path, trust: Trust) -> Seated {
    let services = local_services(home);
    let lists = ["sor-luke", "sor-vader"].map(|key| services.list(key).expect("a sample"));
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let sitters = names.iter().map(Sitter::person).collect();
    let options = shell::options::of_mode(Mode::Duel);
    let players =
        lists.iter().map(|list| services.player(list, &options, admission::Lists::Any).expect("a deck").0).collect();
    let setup = Setup { names, start: Start::Decks { options, players, beginner: Beginner::ByLot, marks: Vec::new() } };
    let agreement = Agreement { trust, ..Agreement::default() };
    services.open(sitters, agreement, setup, Some(3)).expect("a game").0
}

/// Whoever decides opens their hand.
pub(super) fn open_hand(session: &mut dyn Session, now: Instant) {
    session.ask(Purpose::Hand, now).expect("they can be asked");
    let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).expect("letters");
    for letter in letters.chars() {
        session.spell(Keystroke::Letter(letter), now + Duration::from_secs(1)).expect("a letter");
    }
    session.spell(Keystroke::Enter, now + Duration::from_secs(1)).expect("the name");
}

/// The same on the screen.
fn game(home: &Path, trust: Trust) -> Desk {
    let session = session(home, trust);
    let mut desk = Desk::with_services(local_services(home));
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    desk.send(Message::Tick);
    desk
}

fn save_of(home: &Path) -> PathBuf {
    let mut saves = std::fs::read_dir(home.join("saves")).expect("saves").map(|entry| entry.expect("an entry").path());
    saves.find(|path| path.extension().is_some_and(|ending| ending == "cantina")).expect("a save")
}

/// Opens the notes of somebody on the table or between games.
fn open_notes(desk: &mut Desk, name: &str) {
    desk.press("F5");
    choose(desk, name);
    spell(desk, &name.to_lowercase());
    assert!(desk.screen().contains(&format!("Private notes of {name}")), "{}", desk.screen());
}

fn write(desk: &mut Desk, text: &str) {
    text.chars().for_each(|letter| {
        desk.send(Message::Key(shell::command::key::Key::Char(letter)));
    });
}

#[test]
fn o1_notes_of_a_game_are_for_one_seat_and_the_others_see_a_marker() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::PublicFirst);
    // The curtain waits for a hand; the public table has the key.
    desk.press("Esc F5");
    assert!(desk.screen().contains("Private notes: whose?"), "{}", desk.screen());
    assert_eq!(desk.screen().matches("nothing noted").count(), 2, "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("Only Ann should see the screen now: private notes."), "{}", desk.screen());
    // Another name opens nothing.
    spell(&mut desk, "bob");
    assert!(!desk.screen().contains("Private notes of"), "{}", desk.screen());
    desk.press("Esc");
    open_notes(&mut desk, "Ann");
    write(&mut desk, SECRET);
    desk.press("Enter");
    write(&mut desk, "second line?");
    assert!(desk.screen().contains(SECRET) && desk.screen().contains("second line?"), "{}", desk.screen());
    desk.press("Esc");
    assert!(!desk.screen().contains(SECRET), "{}", desk.screen());
    // What everybody may see: that there are notes.
    desk.press("F4 End");
    assert!(desk.screen().contains("Private notes: Ann."), "{}", desk.screen());
    assert!(!desk.screen().contains(SECRET));
    desk.press("Esc L");
    assert!(!desk.screen().contains("note"), "the log says nothing of them: {}", desk.screen());
    desk.press("Esc F5");
    let list = desk.screen();
    assert!(list.contains("Ann  has noted something") && list.contains("Bob  nothing noted"), "{list}");
    choose(&mut desk, "Bob");
    spell(&mut desk, "bob");
    assert!(!desk.screen().contains(SECRET), "{}", desk.screen());
    write(&mut desk, "mine");
    desk.press("Esc");
    open_notes(&mut desk, "Ann");
    assert!(desk.screen().contains("second line?") && !desk.screen().contains("mine"), "{}", desk.screen());
}

#[test]
fn o1_the_save_does_not_show_them_and_brings_them_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    open_notes(&mut desk, "Ann");
    write(&mut desk, SECRET);
    // What was typed is saved while the page is open; then the program is killed.
    desk.now += Duration::from_secs(4);
    desk.send(Message::Tick);
    let path = save_of(home.path());
    drop(desk);
    let bytes = std::fs::read(&path).expect("a save");
    assert!(!String::from_utf8_lossy(&bytes).contains(SECRET), "it is sealed");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r Enter");
    assert!(!desk.screen().contains(SECRET), "{}", desk.screen());
    open_notes(&mut desk, "Ann");
    assert!(desk.screen().contains(SECRET), "{}", desk.screen());
}

#[test]
fn the_notes_close_like_a_hand() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    for closing in 0..4 {
        open_notes(&mut desk, "Ann");
        write(&mut desk, "x");
        match closing {
            0 => desk.send(Message::FocusLost),
            1 => {
                desk.now += Duration::from_secs(31);
                desk.send(Message::Tick);
            }
            2 => desk.resize(20, 5),
            _ => desk.send(Message::Suspended),
        }
        desk.resize(80, 24);
        assert!(!desk.screen().contains("Private notes of"), "{closing}: {}", desk.screen());
    }
    open_notes(&mut desk, "Ann");
    assert!(desk.screen().contains("xxxx"), "each time they were kept: {}", desk.screen());
    assert!(!desk.screen().contains("xxxxx"));
}

#[test]
fn o3_o6_nothing_is_pasted_into_notes() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::OpenTable);
    open_notes(&mut desk, "Ann");
    desk.send(Message::Paste("the list of Bob".into()));
    assert!(desk.screen().contains("nothing is pasted into them"), "{}", desk.screen());
    assert!(!desk.screen().contains("the list of Bob"), "{}", desk.screen());
}

#[test]
fn the_one_whose_hand_is_open_needs_no_spelling() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = game(home.path(), Trust::PublicFirst);
    // Somebody says who starts; then the first hand is asked for.
    desk.press("A");
    let screen = desk.screen();
    let name = if screen.contains("Only Ann should see") { "ann" } else { "bob" };
    spell(&mut desk, name);
    assert!(desk.screen().contains("open to"), "{}", desk.screen());
    // At this decision letters choose first; the command line always works.
    desk.press(":").type_line("notes");
    assert!(desk.screen().to_lowercase().contains(&format!("private notes of {name}")), "{}", desk.screen());
}

#[test]
fn o2_edge_180_notes_last_from_game_to_game_and_end_with_the_match() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    open_notes(&mut desk, "Ann");
    write(&mut desk, SECRET);
    desk.press("Esc");
    assert!(desk.screen().contains("Ann keeps private notes."), "{}", desk.screen());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    // In the game the same notes open.
    open_notes(&mut desk, "Ann");
    assert!(desk.screen().contains(SECRET), "{}", desk.screen());
    write(&mut desk, ", again");
    drop(desk);
    // The program was killed while they were open: what was saved remains, and nobody is writing any more.
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r Enter");
    assert!(desk.screen().contains("Ann keeps private notes."), "{}", desk.screen());
    choose(&mut desk, "Continue with game 1");
    desk.press(":").type_line("concede");
    choose(&mut desk, "Bob gives up this game");
    spell(&mut desk, "bob");
    desk.press("3");
    open_notes(&mut desk, "Ann");
    assert!(desk.screen().contains(SECRET), "between games: {}", desk.screen());
    desk.press("Esc");
    choose(&mut desk, "Bob gives up the match");
    spell(&mut desk, "bob");
    assert!(desk.screen().contains("Result: Ann won 2-0"), "{}", desk.screen());
    desk.press("F5");
    desk.press("1");
    assert!(desk.screen().contains("its notes are put away for the organiser"), "{}", desk.screen());
    assert!(!desk.screen().contains(SECRET));
    let journal = std::fs::read(folder_of(home.path()).join("journal")).expect("a journal");
    assert!(!String::from_utf8_lossy(&journal).contains(SECRET), "it is sealed");
    // The next match begins with empty notes.
    desk.press("Esc 1");
    let next = local_services(home.path());
    let contest = next.begin_match(wanted(&next, MatchKind::BestOfThree, None)).expect("a match");
    desk.app.open_match(Box::new(contest), None);
    open_notes(&mut desk, "Ann");
    assert!(!desk.screen().contains(SECRET), "{}", desk.screen());
}

#[test]
fn o3_edge_149_no_notes_while_lists_are_read() {
    let home = tempfile::tempdir().expect("a folder");
    let services = local_services(home.path());
    let wanted = wanted(&services, MatchKind::BestOfThree, Some(75));
    let wanted = shell::hosted_match::NewMatch { round: Round::Elimination, review: true, ..wanted };
    let contest = services.begin_match(wanted).expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    desk.press("F5 1");
    assert!(desk.screen().contains("No notes are taken while lists are reviewed."), "{}", desk.screen());
    for (name, other) in [("Ann", "Bob"), ("Bob", "Ann")] {
        choose(&mut desk, &format!("{name} has read enough"));
        spell(&mut desk, &name.to_lowercase());
        let _ = other;
    }
    open_notes(&mut desk, "Ann");
}

#[test]
fn o5_writing_is_thinking_time_of_the_writer() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    desk.send(Message::Tick);
    open_notes(&mut desk, "Bob");
    for _ in 0..6 {
        desk.now += Duration::from_secs(10);
        write(&mut desk, "x");
        desk.send(Message::Tick);
    }
    desk.press("Esc");
    assert!(desk.screen().contains("54:00 left"), "no extra time: {}", desk.screen());
    let text = desk.screen();
    assert!(text.contains("Bob keeps private notes."), "{text}");
}
