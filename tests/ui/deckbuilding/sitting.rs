//! What somebody at the table must not meet: keys that do nothing, cards that cannot be seen but chosen, sums that are
//! wrong, the same said twice, questions that are not asked.

use super::super::fake::{Desk, services};
use super::{DATA, TEAMS, desk, position, seated};
use crate::protocol::support::{Client, list};
use boards::games;
use deckbuilding_hosted::{Deckbuilding, Setup, Start};
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use lines::table::TableLines;
use serde_json::json;
use shell::table_session::TableSession;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// It is Bob's turn, and Bob is a bot that takes its time.
const AGAINST_A_BOT: &str = r#"(game: "deckbuilding", active: 1, regions: [(row: ["x_wing", "bossk"])],
    seats: [(side: Empire, base: "lothal", hand: ["stormtrooper"]),
        (side: Rebel, base: "dantooine", units: ["x_wing"], resources: 6)])"#;

/// Ann and Cara have more units than an 80 column screen has rows for.
const CROWDED: &str = r#"(game: "deckbuilding", mode: Teams, active: 0, regions: [(row: ["x_wing"]), (row: ["b_wing"])],
    seats: [(side: Empire, base: "lothal", units: ["tie_fighter", "stormtrooper", "darth_vader", "boba_fett", "at_st",
            "death_trooper", "inquisitor"]),
        (side: Rebel, base: "hoth"), (side: Empire, base: "mustafar", units: ["tie_bomber"]),
        (side: Rebel, base: "bespin")])"#;

/// Ann looks at the top card of the galaxy deck; Cara sees it with her.
const LOOKING: &str = r#"(game: "deckbuilding", mode: Teams, active: 0, force: -1,
    regions: [(row: ["x_wing"], deck: ["dengar"]), (row: ["b_wing"], deck: ["lobot"])],
    seats: [(side: Empire, base: "lothal", units: ["moff_jerjerrod"], hand: ["stormtrooper"]),
        (side: Rebel, base: "hoth"), (side: Empire, base: "mustafar", units: ["tie_bomber"]),
        (side: Rebel, base: "bespin")])"#;

/// Units that may attack and nothing in hand.
const UNUSED: &str = r#"(game: "deckbuilding", active: 0, regions: [()],
    seats: [(side: Empire, base: "lothal", units: ["darth_vader"]), (side: Rebel, base: "dantooine")])"#;

fn against_a_bot() -> Desk {
    let names: Vec<String> = ["Ann", "Bob"].map(str::to_owned).to_vec();
    let sitters = vec![Sitter::person("Ann"), Sitter::bot("Bob").playing(Some("sensible".to_owned()))];
    let table = Table::new(sitters, Agreement::default()).expect("they can sit down");
    let setup = Setup { names, start: Start::Position(AGAINST_A_BOT.to_owned()) };
    let opening = Opening::<Deckbuilding>::new(&DATA, table, setup, 5, 0).expect("it can be laid out");
    let session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Ann - Bob".into());
    let session = session.paced(Duration::from_secs(60));
    let mut desk = Desk::at_home();
    let now = desk.now;
    let seated = deckbuilding_screen::GAME.seated(Box::new(session), Arc::clone(&DATA));
    desk.app.play(games::board(seated), None, now);
    desk
}

#[test]
fn nothing_is_offered_in_the_turn_of_a_bot() {
    let mut desk = against_a_bot();
    let screen = desk.screen();
    assert!(screen.contains("Bob") && screen.contains("thinks."), "{screen}");
    assert!(!screen.contains("[1]") && !screen.contains("[2]"), "{screen}");
    for key in ["1", "2", "3", "E"] {
        desk.press(key);
        assert!(!desk.screen().contains("Sure?"), "{key}: {}", desk.screen());
    }
}

#[test]
fn a_unit_that_is_not_drawn_is_told_by_its_name() {
    let mut desk = desk(CROWDED, Trust::OpenTable);
    for (width, height) in [(80, 24), (100, 30)] {
        desk.resize(width, height);
        let mut seen = String::new();
        for _ in 0..6 {
            seen.push_str(&desk.screen());
            desk.press("PageDown");
        }
        for name in ["TIE Fighter", "Stormtrooper", "Darth Vader", "Boba Fett", "AT-ST", "Death Troop"] {
            assert!(seen.contains(name), "{name} at {width}x{height}:\n{seen}");
        }
    }
}

#[test]
fn what_teammates_see_together_is_told_once_and_named_afterwards() {
    let mut desk = desk(LOOKING, Trust::PublicFirst);
    desk.press(":").type_line("use jerjerrod");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    let screen = desk.screen();
    assert_eq!(screen.matches("looked at Dengar").count(), 1, "{screen}");
    desk.press("Enter");
    let screen = desk.screen();
    assert!(screen.contains("Swap Dengar on top with a card of the row?"), "{screen}");
}

#[test]
fn sums_of_several_cards_are_those_of_all_of_them() {
    let text = r#"(game: "deckbuilding", active: 0, regions: [()], seats: [(side: Empire, base: "lothal",
        hand: ["stormtrooper", "stormtrooper", "imperial_shuttle"]), (side: Rebel, base: "dantooine")])"#;
    let mut desk = desk(text, Trust::OpenTable);
    desk.resize(120, 40);
    let screen = desk.screen();
    assert!(screen.contains("Play Stormtrooper (all 2): 4 attack"), "{screen}");
    assert!(screen.contains("Play all 3 cards: 4 attack, +1 resource"), "{screen}");
}

#[test]
fn an_unused_attack_is_asked_about_before_the_turn_ends() {
    let mut here = desk(UNUSED, Trust::OpenTable);
    here.press(":").type_line("end");
    let screen = here.screen();
    assert!(screen.contains("Sure?") && screen.contains("6 attack is unused. End the turn?"), "{screen}");
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut lines = TableLines::new(games::voice(seated(UNUSED, Trust::OpenTable)));
    lines.opening(&services, Instant::now());
    let asked = lines.line("end", &services, Instant::now()).lines.join("\n");
    assert!(asked.contains("6 attack is unused"), "{asked}");
}

#[test]
fn a_hand_without_cards_is_not_offered_to_be_opened() {
    let mut desk = desk(UNUSED, Trust::PublicFirst);
    assert!(!desk.screen().contains("[Tab]"), "{}", desk.screen());
}

/// Both teammates attack, or one of them, and the base has its player.
#[test]
fn an_attack_is_told_of_those_who_make_it() {
    let mut client = Client::new();
    let told = |client: &mut Client, commits: &[&str]| {
        client.must(json!({"do": "scenario", "scenario": position(TEAMS, 0)}));
        let mut last = client.must(json!({"do": "mark"}));
        for label in commits.iter().copied().chain(["Attack Hoth (Player 2)"]) {
            let options = list(&client.view(0)["decision"]["options"]).clone();
            let place = options.iter().position(|option| option["label"] == label);
            last = client.choose(place.unwrap_or_else(|| panic!("{label} is not among {options:?}")));
        }
        let text = list(&last["events"]).iter().find(|event| event["kind"] == "attacked").map(|event| &event["text"]);
        text.and_then(|text| text.as_str()).expect("somebody attacked").to_owned()
    };
    let boba = "Commit Boba Fett to an attack";
    assert_eq!(told(&mut client, &[boba]), "Player 3 attacked Hoth (Player 2) with 5");
    let both = told(&mut client, &[boba, "Commit Death Trooper to an attack"]);
    assert_eq!(both, "Both attacked Hoth (Player 2) with 8");
}

#[test]
fn decks_are_swapped_only_where_there_are_decks() {
    let mut desk = desk(UNUSED, Trust::OpenTable);
    desk.press(":").type_line("concede");
    desk.press("Enter y Enter");
    desk.now += Duration::from_secs(1);
    let mut screen = desk.screen();
    for key in ["a n n Enter", "y", "Enter"] {
        if screen.contains("Rematch") {
            break;
        }
        desk.press(key);
        screen = desk.screen();
    }
    assert!(screen.contains("Rematch") && !screen.contains("Swap decks"), "{screen}");
}
