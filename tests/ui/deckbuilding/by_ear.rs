//! The galaxy row by ear: a card that comes there is read once, and what it costs and does can be asked for.

use super::super::fake::services;
use super::{DUEL, TEAMS, position, seated};
use boards::games;
use hotseat::trust::Trust;
use lines::table::TableLines;
use std::time::Instant;

/// What is said in answer to each of these sentences.
fn answers(text: &str, sentences: &[&str]) -> Vec<String> {
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut lines = TableLines::new(games::voice(seated(text, Trust::OpenTable)));
    lines.opening(&services, Instant::now());
    sentences.iter().map(|text| lines.line(text, &services, Instant::now()).lines.join("\n")).collect()
}

#[test]
fn a_card_that_comes_to_the_row_is_read_once() {
    let said = answers(&position(DUEL, 0), &["buy tie fighter", "undo", "buy tie fighter", "look"]);
    let new = "New in the galaxy row: Dengar, neutral: cost 4, attack 4. When this defeats a target";
    assert!(said[0].contains(new), "{}", said[0]);
    for later in &said[1..] {
        assert!(!later.contains("New in the galaxy row"), "{later}");
    }
    let said = answers(&position(DUEL, 0), &["brief", "buy tie fighter"]);
    assert!(!said[1].contains("New in the galaxy row"), "{}", said[1]);
}

#[test]
fn with_two_rows_it_is_said_which() {
    let said = answers(&position(TEAMS, 0), &["buy tie fighter"]);
    assert!(said[0].contains("New in galaxy row 1: Dengar, neutral"), "{}", said[0]);
}

#[test]
fn a_row_says_what_its_cards_cost_and_do() {
    let said = answers(&position(DUEL, 0), &["row", "buy", "row 2"]);
    let row = &said[0];
    assert!(row.contains("AT-ST, Empire: cost 4, attack 4. Once a turn: discard a card of the galaxy row"), "{row}");
    assert!(row.contains("Purchase AT-ST (4): leaves 0."), "{row}");
    assert!(row.contains("Luke Skywalker, Rebels: cost 8, attack 6, Force 2."), "{row}");
    assert!(row.contains("8 left: Outer Rim Pilot, neutral: cost 2, resources 2."), "{row}");
    assert!(said[1].contains("Purchase TIE Fighter (1): leaves 3.") && !said[1].contains("Luke"), "{}", said[1]);
    assert!(!said[2].contains("AT-ST"), "there is no second row: {}", said[2]);
    let said = answers(&position(TEAMS, 0), &["row 2"]);
    assert!(said[0].contains("Jyn Erso, Rebels") && !said[0].contains("AT-ST"), "{}", said[0]);
}

#[test]
fn rules_are_looked_up_and_cards_say_what_two_against_two_changes() {
    let said = answers(&position(TEAMS, 0), &["rules hoth", "rules DB-11.4", "rules", "inspect hoth", "rules dragon"]);
    assert!(said[0].contains("first 4 damage") && said[0].contains("See also DB-12.11"), "{}", said[0]);
    assert!(said[1].contains("Each ship guards both bases"), "{}", said[1]);
    assert!(said[2].contains("How the game is played") && said[2].contains("DB-11  Two against two"), "{}", said[2]);
    assert!(said[3].contains("Two against two: With two of them") && said[3].contains("DB-12.11"), "{}", said[3]);
    assert!(said[4].contains("No rule mentions \"dragon\""), "{}", said[4]);
    let alone = answers(&position(DUEL, 0), &["inspect hoth"]);
    assert!(!alone[0].contains("Two against two"), "{}", alone[0]);
}
