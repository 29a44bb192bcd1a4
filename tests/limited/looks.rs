//! A draft and a pool at every size: names whole, columns with heads, the text of the card under the cursor, numbers in
//! words, leaders and bases as lists with their texts.

use super::screens::{begin, picture, setup};
use crate::protocol::support::Client;
use crate::ui::fake::{Desk, services};
use screen::game::place_lines::PlaceLines;
use screen::game::speaker::Speaker;
use serde_json::json;
use shell::place::Opened;
use shell::pod_session::{PodPace, PodSession};
use std::path::Path;
use std::time::Instant;
use swu_decks::limited::{PickOption, PodKind, Stage};
use swu_screen::pod::told::PodNarrator;

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

/// A draft of one person at the first pick of the first booster, with the titles in it.
fn first_booster(path: &Path) -> (PodSession, Vec<&'static str>) {
    let mut session = begin(path, &[(0, "Ann")], 8);
    let now = Instant::now();
    while session.stage() == Stage::Leaders {
        session.take(0, now).expect("there is a leader");
    }
    session.take(0, now).expect("a booster is opened");
    let choice = session.choice().expect("a booster");
    let titles = choice.options.iter().filter_map(|option| match option {
        PickOption::Keep(card) => Some(card.printing.title),
        PickOption::Open(_) => None,
    });
    let titles: Vec<&str> = titles.collect();
    assert_eq!(titles.len(), 14);
    (session, titles)
}

/// What is on the screen, without line breaks and gaps: plates break names between words.
fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn all_names_of_a_booster_are_whole() {
    for (width, height) in SIZES {
        let home = tempfile::tempdir().expect("a folder");
        let (session, titles) = first_booster(&home.path().join("a.pod"));
        let screen = picture(session, width, height, "");
        for title in titles {
            let shown = title.split(' ').all(|word| screen.contains(word));
            assert!(shown, "{title} at {width}x{height}:\n{screen}");
        }
    }
}

#[test]
fn columns_have_heads_and_rarity_where_cards_are_a_table() {
    for (width, height) in [(80, 24), (100, 30)] {
        let home = tempfile::tempdir().expect("a folder");
        let (session, titles) = first_booster(&home.path().join("a.pod"));
        let choice = session.choice().expect("a booster");
        let screen = picture(session, width, height, "");
        let head = screen.lines().find(|line| line.contains("cost kind")).expect("a head");
        let column = head.find("P/HP  r").map(|at| head[..at + 6].chars().count()).expect("rarity");
        for (title, option) in titles.iter().zip(&choice.options) {
            let PickOption::Keep(card) = option else { continue };
            let row = screen.lines().find(|line| line.contains(&card.printing.to_string()));
            let row = row.unwrap_or_else(|| panic!("{title} is whole at {width}x{height}:\n{screen}"));
            let letter = card.printing.rarity.map(|rarity| rarity.name()[..1].to_owned()).unwrap_or_default();
            assert_eq!(row.chars().nth(column).map(String::from), Some(letter), "{row}");
        }
    }
}

#[test]
fn the_text_of_the_card_under_the_cursor_is_there_at_every_size() {
    for (width, height) in SIZES {
        let home = tempfile::tempdir().expect("a folder");
        let (session, _) = first_booster(&home.path().join("a.pod"));
        let choice = session.choice().expect("a booster");
        let mut desk = Desk::at_home();
        desk.resize(width, height);
        desk.app.open_over(Opened::Pod(Box::new(session)));
        for option in choice.options.iter().take(5) {
            let PickOption::Keep(card) = option else { continue };
            let text = card.printing.keywords().next();
            let screen = words(&desk.screen());
            assert!(text.is_none_or(|keyword| screen.contains(keyword)), "{}: {screen}", card.printing);
            desk.press(if width < 112 { "Down" } else { "Right" });
        }
    }
}

#[test]
fn arrows_reach_every_card_of_a_booster() {
    for (width, height) in SIZES {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("a.pod");
        let (session, _) = first_booster(&path);
        let last = match session.choice().expect("a booster").options[13] {
            PickOption::Keep(card) => card.printing.id,
            PickOption::Open(_) => panic!("cards are kept"),
        };
        let keys = ["Down "; 13].concat() + &["Right "; 13].concat() + "Enter";
        picture(session, width, height, keys.trim());
        let kept = PodSession::go_on(&path, PodPace::Friendly, Instant::now()).expect("saved");
        assert_eq!(kept.sight().expect("alone").picks[0].printing.id, last, "{width}x{height}");
    }
}

#[test]
fn what_a_leader_is_worth_is_said_in_words() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let (mut session, _) = first_booster(&path);
    session.take(0, Instant::now()).expect("a card");
    let screen = words(&picture(session, 160, 50, ""));
    assert!(screen.contains("base: 1 of 1 fit"), "{screen}");
    assert!(!screen.contains('%'), "no number without a word: {screen}");
}

#[test]
fn the_deck_shows_its_curve_and_its_colours_at_every_size() {
    for (width, height) in SIZES {
        let home = tempfile::tempdir().expect("a folder");
        let setup = setup(PodKind::Sealed, &[(0, "Ann")], 2);
        let session = PodSession::begin(&home.path().join("a.pod"), setup, PodPace::Friendly, Instant::now());
        let screen = picture(session.expect("a pod"), width, height, "a s");
        assert!(screen.contains("Curve and colours") && screen.contains("6+"), "{screen}");
        for aspect in ["Vg", "Cm", "Ag", "Cu", "He", "Vi"] {
            assert!(screen.lines().any(|line| line.contains(&format!("{aspect} "))), "{aspect}: {screen}");
        }
        assert!(words(&screen).contains("This deck is legal"), "{screen}");
    }
}

#[test]
fn leaders_and_bases_are_lists_with_their_texts() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let setup = setup(PodKind::Sealed, &[(0, "Ann")], 2);
    let session = PodSession::begin(&path, setup, PodPace::Friendly, Instant::now()).expect("a pod");
    let mut desk = Desk::at_home();
    desk.resize(120, 40);
    desk.app.open_over(Opened::Pod(Box::new(session)));
    desk.press("a l");
    let screen = desk.screen();
    assert!(screen.contains("Who leads the deck?") && words(&screen).contains("of 84 fit"), "{screen}");
    assert!(screen.contains("Epic Action") || screen.contains("Action ["), "the text of the first: {screen}");
    desk.press("Down Enter b");
    let screen = desk.screen();
    assert!(screen.contains("Which base?") && screen.contains("30 HP"), "{screen}");
    desk.press("Enter");
    let again = PodSession::go_on(&path, PodPace::Friendly, Instant::now());
    assert!(again.is_err(), "one writer");
    drop(desk);
    let again = PodSession::go_on(&path, PodPace::Friendly, Instant::now()).expect("saved");
    let deck = again.deck().expect("a deck");
    let second = deck.choices()[0][1];
    assert_eq!(deck.heads()[0].map(|card| card.id), Some(second.id));
    assert!(deck.heads()[1].is_some());
}

#[test]
fn a_strict_pod_gives_no_help_at_any_door() {
    let home = tempfile::tempdir().expect("a folder");
    let strict = |name: &str| {
        let setup = setup(PodKind::Draft, &[(0, "Ann")], 4);
        PodSession::begin(&home.path().join(name), setup, PodPace::Strict, Instant::now()).expect("a pod")
    };
    let screen = picture(strict("a.pod"), 80, 24, "w");
    assert!(screen.contains("nobody is helped") && !screen.contains("for the card"), "{screen}");
    let mut told = PlaceLines::new(strict("b.pod"), PodNarrator);
    let mut services = services(home.path());
    let said = told.line("score 1", &mut services, Instant::now(), Instant::now()).lines.join(" ");
    assert!(said.contains("nobody is helped"), "{said}");
}

#[test]
fn own_picks_and_a_bots_thoughts_are_told_in_words_and_over_the_wire() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut session, _) = first_booster(&home.path().join("a.pod"));
    session.take(0, Instant::now()).expect("a card");
    let mut told = PlaceLines::new(session, PodNarrator);
    let mut services = services(home.path());
    let mut say = |line: &str| told.line(line, &mut services, Instant::now(), Instant::now()).lines;
    let picks = say("picks");
    assert!(picks.len() == 4 && picks[0].contains("leader, deploys with"), "{picks:?}");
    let thoughts = say("score");
    assert_eq!(thoughts.len(), 13, "{thoughts:?}");
    assert_eq!(say("score 3"), thoughts[2..3]);
    let mut client = Client::new();
    client.must(json!({"do": "program", "op": "open"}));
    let ask = |command: &str, words: &[&str]| json!({"do": "program", "op": "ask", "request": {"command": command, "words": words}});
    client.must(ask("events", &["draft", "SOR", "ann"]));
    assert_eq!(client.must(ask("picks", &[]))["outcome"]["lines"], json!(["Nothing yet."]));
    let thoughts = client.must(ask("score", &[]));
    assert_eq!(thoughts["outcome"]["lines"].as_array().map(Vec::len), Some(3), "{thoughts}");
    assert_eq!(client.refused(&ask("score", &["9"])).0, "out-of-range");
}
