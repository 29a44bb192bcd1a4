//! Cards that somebody looks at, on their screen and on nobody else's; and cards that are turned up, on everybody's.

use super::clock_jumps::{at_position, open_hand};
use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use boards::games;
use hotseat::table::{Agreement, Sitter};
use lines::table::TableLines;
use screen::terminal::message::Message;
use shell::services::Services;
use shell::session::Shown;
use std::path::Path;
use std::time::{Duration, Instant};
use swu_hosted::{Setup, Start};

/// Ann has a Viper Probe Droid, which looks at the hand of Bob.
const POSITION: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_228", "SOR_046"], resources: 5, deck: ["SOR_047"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077", "SOR_128"], resources: 5, deck: ["SOR_128"]),
])"#;

const BOBS: [&str; 2] = ["Takedown", "Death Star Stormtrooper"];

#[test]
fn a_hand_that_is_looked_at_is_drawn_until_a_key() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_position(home.path(), POSITION);
        desk.resize(width, height);
        open_hand(&mut desk);
        desk.press("1");
        let screen = desk.screen();
        assert!(screen.contains("Only for these eyes"), "{screen}");
        assert!(screen.contains("Ann looks at 2 cards of Bob's hand"), "{screen}");
        assert!(BOBS.iter().all(|title| screen.contains(title)), "{screen}");
        assert!(screen.contains("2 BOB"), "the table stays under it: {screen}");
        desk.press("1 p x");
        assert!(desk.screen().contains("Press Enter once you have seen the cards."), "{}", desk.screen());
        desk.press("Enter");
        assert!(desk.screen().contains("BOB, choose an action"), "{}", desk.screen());
        desk.press("L");
        let screen = desk.screen();
        assert!(screen.contains("Ann looks at 2 cards of Bob's hand"), "{screen}");
        assert!(BOBS.iter().all(|title| !screen.contains(title)), "{screen}");
    }
}

#[test]
fn it_waits_behind_the_curtain_when_the_hand_closes_meanwhile() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), POSITION);
    open_hand(&mut desk);
    desk.press("1");
    desk.send(Message::FocusLost);
    let screen = desk.screen();
    assert!(screen.contains("A N N") && BOBS.iter().all(|title| !screen.contains(title)), "{screen}");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    assert!(BOBS.iter().all(|title| desk.screen().contains(title)), "{}", desk.screen());
}

/// Ann has Recruit, which searches for a unit and reveals it, and Spark of Rebellion, which makes Bob discard a card.
const TURNS_UP: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_123", "SOR_200"], resources: 9,
        deck: ["SOR_095", "SOR_046", "SOR_047", "SOR_049", "SOR_050", "SOR_051"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077", "SOR_128"], resources: 5, deck: ["SOR_128", "SOR_077"]),
])"#;

/// What everybody is shown, once Ann has discarded Bob's first card.
fn spark(desk: &mut Desk) -> String {
    open_hand(desk);
    desk.press("2");
    assert!(desk.screen().contains("Only for these eyes"), "{}", desk.screen());
    desk.press("Enter C");
    desk.screen()
}

#[test]
fn a_discarded_card_is_drawn_for_everybody_before_anybody_goes_on() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_position(home.path(), TURNS_UP);
        desk.resize(width, height);
        let screen = spark(&mut desk);
        assert!(screen.contains("For everybody") && screen.contains("Bob discards"), "{screen}");
        let shown = BOBS.iter().filter(|title| screen.contains(**title)).count();
        assert_eq!(shown, 1, "the card, and nothing of a hand: {screen}");
        assert!(!screen.contains("Recruit"), "Ann's hand is closed: {screen}");
        desk.press("p x");
        assert!(desk.screen().contains("Press Enter once you have seen the cards."), "{}", desk.screen());
        desk.press("Enter");
        assert!(desk.screen().contains("BOB, choose an action"), "{}", desk.screen());
    }
}

#[test]
fn a_click_says_that_the_cards_were_seen() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), TURNS_UP);
    assert!(spark(&mut desk).contains("For everybody"));
    desk.send(Message::Click { x: 5, y: 5 });
    assert!(desk.screen().contains("BOB, choose an action"), "{}", desk.screen());
}

#[test]
fn what_is_found_and_revealed_is_drawn_once() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), TURNS_UP);
    open_hand(&mut desk);
    desk.press("1 Enter Enter");
    let screen = desk.screen();
    assert!(screen.contains("For everybody") && screen.contains("Ann reveals"), "{screen}");
    desk.press("Enter Tab");
    let screen = desk.screen();
    assert!(!screen.contains("For everybody"), "{screen}");
}

/// Line 40 of the fixtures' log belongs to Ann's attack; Bob has attacked since.
#[test]
fn what_was_turned_up_is_told_under_the_action_that_did_it() {
    let text = "Ann reveals Bright Hope".to_owned();
    let shown = Shown { everybody: true, table_next: false, line: 40, text, cards: vec!["TST_001".into()] };
    let (fake, _) = Fake::new(vec![Stage::plain(duel::public())], duel::log());
    let screen = Desk::at_table(fake.showing(shown)).screen();
    assert!(screen.contains("Ann: Rebel Pathfinder attacks Snowtrooper Lieutenant:"), "{screen}");
    assert!(!screen.contains("TIE Advanced attacks Ann's base:"), "{screen}");
}

fn at_table(home: &Path, sitters: Vec<Sitter>) -> (Services, shell::games::Seated) {
    let services = local_services(home);
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(TURNS_UP.to_owned()) };
    let (session, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("a game");
    (services, session)
}

#[test]
fn a_bot_waits_until_its_card_was_seen() {
    let home = tempfile::tempdir().expect("a folder");
    let (services, session) = at_table(home.path(), vec![Sitter::person("Ann"), Sitter::bot("Bob")]);
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    desk.press("2 Enter C");
    for _ in 0..5 {
        desk.now += Duration::from_secs(5);
        desk.send(Message::Tick);
        assert!(desk.screen().contains("Turned up"), "{}", desk.screen());
    }
    desk.press("Enter");
    assert!(!desk.screen().contains("Turned up"), "{}", desk.screen());
}

#[test]
fn one_person_alone_sees_the_table_around_what_is_turned_up_and_why_it_is() {
    let home = tempfile::tempdir().expect("a folder");
    let (services, session) = at_table(home.path(), vec![Sitter::person("Ann"), Sitter::bot("Bob")]);
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    desk.press("2 Enter C");
    for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
        desk.resize(width, height);
        let screen = desk.screen();
        for said in ["Ann plays Spark of Rebellion", "Bob discards", "2 BOB"] {
            assert!(screen.contains(said), "{said} {width}x{height}\n{screen}");
        }
    }
    desk.send(Message::Click { x: 1, y: 1 });
    assert!(!desk.screen().contains("Turned up"), "{}", desk.screen());
}

#[test]
fn lines_tell_what_is_written_on_the_cards() {
    let home = tempfile::tempdir().expect("a folder");
    let (services, session) = at_table(home.path(), vec![Sitter::person("Ann"), Sitter::person("Bob")]);
    let mut lines = TableLines::new(games::voice(session));
    let mut now = Instant::now();
    lines.opening(&services, now);
    let mut said = Vec::new();
    for line in ["hand", "ann", "play 2", "", "takedown"] {
        now += Duration::from_secs(1);
        said.push(lines.line(line, &services, now).lines.join("\n"));
    }
    assert!(said[2].contains("Takedown, event, cost 4"), "Ann hears what she looks at: {said:#?}");
    let last = said.last().map(String::as_str).unwrap_or_default();
    assert!(last.contains("Bob discards Takedown.") && last.contains("Takedown, event, cost 4"), "{said:#?}");
    assert!(last.contains("Bob, choose an action"), "nobody has to say that it was heard: {said:#?}");
}

#[test]
fn lines_name_whoever_looks_at_cards_and_say_how_it_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let services = local_services(home.path());
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(POSITION.to_owned()) };
    let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    let (session, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("a game");
    let mut lines = TableLines::new(games::voice(session));
    let mut now = Instant::now();
    lines.opening(&services, now);
    for line in ["hand", "ann", "play 1"] {
        now += Duration::from_secs(1);
        lines.line(line, &services, now);
    }
    assert_eq!(lines.prompt(), "Ann (hand open)> ", "Bob chooses next, but Ann looks at his hand");
    let refused = lines.line("pass", &services, now).lines.join("\n");
    assert_eq!(refused, "Enter goes on.", "nothing is said of what somebody else may choose");
    now += Duration::from_secs(1);
    lines.line("", &services, now);
    assert_eq!(lines.prompt(), "Bob> ");
}

/// Of five cards the last has the longest text: the first three take fewer rows.
#[test]
fn rows_of_faces_are_as_high_as_their_own_texts() {
    let home = tempfile::tempdir().expect("a folder");
    let faces = TURNS_UP
        .replace(r#""SOR_095", "SOR_046", "SOR_047", "SOR_049""#, r#""SOR_095", "SOR_046", "SOR_046", "SOR_095""#);
    let mut desk = at_position(home.path(), &faces);
    desk.resize(100, 30);
    open_hand(&mut desk);
    desk.press("1");
    let screen = desk.screen();
    assert!(screen.contains("Only for these eyes") && !screen.contains("more ═"), "{screen}");
}
