//! Clocks that jump: a machine that slept for days, events with an earlier time than the last one, files from the
//! future and from before all clocks.

use super::best_of_three::{folder_of, wanted};
use super::deck_library::local_services;
use super::fake::Desk;
use boards::games;
use events::matchplay::MatchKind;
use hotseat::table::{Agreement, Sitter};
use screen::terminal::message::Message;
use std::fs::File;
use std::path::Path;
use std::time::{Duration, SystemTime};
use swu_hosted::{Setup, Start};

const DAY: Duration = Duration::from_secs(86_400);

const POSITION: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_042", "SOR_046"], resources: 5, deck: ["SOR_047"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, deck: ["SOR_128"]),
])"#;

fn at_table(home: &Path) -> Desk {
    at_position(home, POSITION)
}

/// The program with this position on the table.
pub(super) fn at_position(home: &Path, position: &str) -> Desk {
    let services = local_services(home);
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let sitters = names.iter().map(Sitter::person).collect();
    let setup = Setup { names, start: Start::Position(position.to_owned()) };
    let (session, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("a game");
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    desk
}

/// Ann opens her hand.
pub(super) fn open_hand(desk: &mut Desk) {
    desk.press("Tab");
    desk.now += Duration::from_millis(400);
    desk.press("a n n Enter");
    assert!(desk.screen().contains("open to Ann"), "{}", desk.screen());
}

#[test]
fn days_asleep_close_the_hand() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_table(home.path());
    open_hand(&mut desk);
    desk.now += 400 * DAY;
    desk.send(Message::Tick);
    let screen = desk.screen();
    assert!(!screen.contains("open to Ann"), "{screen}");
    open_hand(&mut desk);
}

/// Enter alone opens a hand again for a while; then anybody may be sitting there, as when the clock closed it.
#[test]
fn that_a_hand_was_open_last_counts_for_a_while_only() {
    for (seconds, enough) in [(5, true), (31, false)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_table(home.path());
        open_hand(&mut desk);
        desk.press("Tab");
        assert!(!desk.screen().contains("open to Ann"), "{}", desk.screen());
        desk.now += Duration::from_secs(seconds);
        desk.send(Message::Tick);
        desk.press("Tab");
        let screen = desk.screen();
        assert_eq!(screen.contains("your hand was open last"), enough, "{seconds}: {screen}");
    }
}

#[test]
fn a_moment_before_the_last_one_changes_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_table(home.path());
    open_hand(&mut desk);
    let begun = desk.now;
    desk.now += Duration::from_secs(10);
    desk.send(Message::Tick);
    for back in [1, 5, 60, 86_400] {
        desk.now = begun.checked_sub(Duration::from_secs(back)).unwrap_or(begun);
        desk.send(Message::Tick);
        desk.press("Down Up");
        assert!(desk.screen().contains("open to Ann"), "{}", desk.screen());
    }
    desk.now = begun + Duration::from_secs(100);
    desk.send(Message::Tick);
    assert!(!desk.screen().contains("open to Ann"), "{}", desk.screen());
}

#[test]
fn a_match_takes_a_day_as_time_called_and_no_time_back() {
    let home = tempfile::tempdir().expect("a folder");
    let services = local_services(home.path());
    let contest = services.begin_match(wanted(&services, MatchKind::BestOfThree, Some(55))).expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    let begun = desk.now;
    for now in [begun + Duration::from_secs(60), begun, begun + 2 * DAY, begun + DAY] {
        desk.now = now;
        desk.send(Message::Tick);
        let screen = desk.screen();
        assert!(screen.contains("Ann - Bob"), "{screen}");
    }
    drop(desk);
    storage::match_journal::summary(&folder_of(home.path())).expect("its journal is sound");
}

#[test]
fn files_of_any_time_are_listed() {
    let home = tempfile::tempdir().expect("a folder");
    // A game without a pick is not listed.
    at_table(home.path()).press("p");
    let saves = home.path().join("saves");
    let entry = std::fs::read_dir(&saves).expect("saves").next().expect("one").expect("an entry");
    let file = File::options().write(true).open(entry.path()).expect("it is ours");
    for time in [SystemTime::UNIX_EPOCH - 400 * DAY, SystemTime::UNIX_EPOCH, SystemTime::now() + 4000 * DAY] {
        file.set_modified(time).expect("it is ours");
        let services = local_services(home.path());
        let [saved] = services.unfinished() else { panic!("one game") };
        assert!(saved.about.contains("ago") || saved.about.contains("just now"), "{}", saved.about);
    }
}
