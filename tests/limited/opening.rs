//! Sealed boosters are opened one by one, or all with one key; what one person opens concerns nobody else.

use super::screens::{come, setup};
use crate::protocol::support::Client;
use crate::ui::fake::{Desk, services};
use hotseat::handover::DEAF;
use screen::game::place_lines::PlaceLines;
use screen::game::speaker::Speaker;
use screen::terminal::message::Message;
use serde_json::{Value, json};
use shell::command::situation::Focus;
use shell::place::{Opened, Place, Shared};
use shell::pod_session::{PodPace, PodSession};
use std::path::Path;
use std::time::{Duration, Instant};
use swu_decks::limited::{PodKind, Slot};
use swu_screen::pod::told::PodNarrator;

fn sealed(path: &Path, people: &[(usize, &str)]) -> PodSession {
    PodSession::begin(path, setup(PodKind::Sealed, people, 2), PodPace::Friendly, Instant::now()).expect("a pod")
}

fn sit_down(session: PodSession) -> Desk {
    let mut desk = Desk::at_home();
    desk.resize(120, 40);
    desk.app.open_over(Opened::Pod(Box::new(session)));
    desk
}

#[test]
fn boosters_are_opened_one_by_one_and_then_the_pool_is_there() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = sit_down(sealed(&home.path().join("a.pod"), &[(0, "Ann")]));
    assert!(desk.screen().contains("6 boosters"), "{}", desk.screen());
    let mut seen = Vec::new();
    for number in 1..=6 {
        desk.press("Enter");
        let screen = desk.screen();
        assert!(screen.contains(&format!("Booster {number} of 6")), "{screen}");
        seen.push(screen);
    }
    seen.dedup();
    assert_eq!(seen.len(), 6, "every booster is another");
    desk.press("Enter");
    assert!(desk.screen().contains("Pool 84"), "{}", desk.screen());
}

#[test]
fn one_key_opens_all_boosters() {
    let home = tempfile::tempdir().expect("a folder");
    for before in ["", "Enter Enter"] {
        let path = home.path().join(format!("{}.pod", before.len()));
        let mut desk = sit_down(sealed(&path, &[(0, "Ann")]));
        desk.press(before).press("a");
        assert!(desk.screen().contains("Pool 84"), "{}", desk.screen());
    }
}

#[test]
fn every_booster_has_its_leader_its_base_and_fourteen_others() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = sealed(&home.path().join("a.pod"), &[(0, "Ann")]);
    let mut services = services(home.path());
    for _ in 0..6 {
        let next = shell::request::Request::of(shell::command::Command::OpenBooster);
        session.obey(&next, &mut services, Instant::now()).expect("there is another");
    }
    let boosters = session.unwrapped().expect("the last one is looked at");
    for booster in &boosters.open {
        let count = |slot: Slot| booster.iter().filter(|card| card.slot == slot).count();
        assert_eq!((booster.len(), count(Slot::Leader), count(Slot::Base)), (16, 1, 1));
    }
}

#[test]
fn a_deck_that_was_begun_needs_no_opening_again() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let mut desk = sit_down(sealed(&path, &[(0, "Ann")]));
    desk.press("a s");
    drop(desk);
    let session = PodSession::go_on(&path, PodPace::Friendly, Instant::now()).expect("saved");
    assert_eq!(session.focus(), Focus::Pool);
}

#[test]
fn boosters_are_opened_in_words() {
    let home = tempfile::tempdir().expect("a folder");
    let mut told = PlaceLines::new(sealed(&home.path().join("a.pod"), &[(0, "Ann")]), PodNarrator);
    let mut services = services(home.path());
    let mut say = |line: &str| told.line(line, &mut services, Instant::now(), Instant::now()).lines.join("\n");
    assert!(say("look").contains("6 boosters. Say next"), "{}", say("look"));
    let first = say("next");
    assert!(first.contains("Booster 1 of 6") && first.contains("16. "), "{first}");
    assert!(first.contains("leader, deploys with"), "{first}");
    assert!(say("suggest").contains("not understood"), "the pool is not there yet");
    let pool = say("all");
    assert!(pool.contains("Cards by cost: 1: 0") && pool.contains("leader: none yet"), "{pool}");
    assert!(say("next").contains("not understood"));
}

#[test]
fn boosters_are_opened_over_the_wire() {
    let mut client = Client::new();
    client.must(json!({"do": "program", "op": "open"}));
    let mut ask = |command: &str, words: &str| -> Value {
        let words: Vec<&str> = words.split_whitespace().collect();
        client.must(json!({"do": "program", "op": "ask", "request": {"command": command, "words": words}}))
    };
    let at = ask("events", "sealed SOR ann");
    assert_eq!(at["now"]["places"].as_array().and_then(|places| places.last()), Some(&json!("opening")), "{at}");
    assert_eq!(at["now"]["rows"], json!([]), "nothing is opened yet");
    let at = ask("next-booster", "");
    assert_eq!(at["now"]["rows"].as_array().map(Vec::len), Some(16), "{at}");
    let at = ask("all-boosters", "");
    assert_eq!(at["now"]["places"].as_array().and_then(|places| places.last()), Some(&json!("pool")), "{at}");
    let leaders = ask("leader-of-deck", "");
    let rows = leaders["outcome"]["rows"].as_array().expect("a list").clone();
    assert!(rows.len() > 2, "{leaders}");
    assert!(
        rows.iter().all(|row| row["details"].as_array().is_some_and(|text| text.len() > 1)),
        "with texts: {rows:?}"
    );
    let chosen = ask("leader-of-deck", "2");
    assert_eq!(chosen["outcome"]["said"], rows[1]["title"], "{chosen}");
}

/// Whatever Ann opens, and whatever she chooses, Bob's curtain and Bob's boosters are the same to the last byte.
#[test]
fn what_one_person_opens_changes_nothing_for_the_next() {
    let pictures = |keys: &str| {
        let home = tempfile::tempdir().expect("a folder");
        let mut session = sealed(&home.path().join("a.pod"), &[(0, "Ann"), (1, "Bob")]);
        assert!(come(&mut session, "ann"));
        let mut desk = sit_down(session);
        desk.now = Instant::now() + DEAF * 2;
        desk.press(keys);
        let own = desk.screen();
        desk.send(Message::FocusLost);
        let covered = desk.screen();
        drop(desk);
        let mut session =
            PodSession::go_on(&home.path().join("a.pod"), PodPace::Friendly, Instant::now()).expect("saved");
        assert!(come(&mut session, "ann"));
        session.pass_on(Instant::now());
        let curtain = session.curtain().map(|curtain| curtain.table.names()).expect("Bob is asked");
        assert!(come(&mut session, "bob"));
        let mut desk = sit_down(session);
        desk.press("Enter");
        (own, [covered, format!("{curtain:?}"), desk.screen()])
    };
    let (closed, of_closed) = pictures("");
    for keys in ["Enter Enter", "a", "a s", "a l Enter + Down Down +"] {
        let (own, seen) = pictures(keys);
        assert_ne!(own, closed, "Ann sees something else");
        assert_eq!(seen, of_closed, "{keys}");
    }
}

#[test]
fn leaders_to_choose_from_go_with_the_pool_when_it_is_covered() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = sealed(&home.path().join("a.pod"), &[(0, "Ann"), (1, "Bob")]);
    assert!(come(&mut session, "ann"));
    let mut desk = sit_down(session);
    desk.now = Instant::now() + DEAF * 2;
    desk.press("a l");
    assert!(desk.screen().contains("Who leads the deck?"), "{}", desk.screen());
    desk.now += Duration::from_secs(91);
    desk.send(Message::Tick);
    let covered = desk.screen();
    assert!(covered.contains("A N N") && !covered.contains("Who leads"), "{covered}");
}
