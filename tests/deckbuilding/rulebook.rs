//! The rules in plain words: every number leads somewhere, and all rows of the two-against-two sheet are found by the name
//! of the card.

use super::position::BOOK;
use crate::ui::deck_library::local_services;
use deckbuilding::rulebook::{in_teams, shipped};
use lines::home::HomeLines;
use std::collections::BTreeSet;
use std::time::Instant;

/// How many cards the sheet speaks of.
const ROWS: usize = 40;

#[test]
fn numbers_stand_once_and_lead_somewhere() {
    let (own, other) = (shipped().expect("it can be read"), swu_cards::rulebook::shipped().expect("it can be read"));
    let both = other.with(&own);
    let mut numbers = BTreeSet::new();
    for entry in both.entries().iter().chain(both.cards().iter().filter(|card| own.cards().contains(card))) {
        assert!(numbers.insert(entry.number.to_lowercase()), "{} stands twice", entry.number);
    }
    for entry in own.entries().iter().chain(own.cards()) {
        assert!(entry.text.ends_with('.') && !entry.title.ends_with('.'), "{}: {}", entry.number, entry.text);
        for number in &entry.see {
            assert!(own.entries().iter().any(|known| known.number == *number), "{} names {number}", entry.number);
        }
    }
    assert!(own.contents().count() > 8 && own.contents().all(|entry| entry.number.starts_with("DB-")));
}

#[test]
fn every_row_of_the_sheet_has_its_card_and_its_rule() {
    let own = shipped().expect("it can be read");
    assert_eq!(own.cards().len(), ROWS);
    for card in own.cards() {
        let printed = &BOOK.card(BOOK.find(&card.number).unwrap_or_else(|| panic!("{} is no card", card.number))).card;
        assert_eq!(card.title, format!("{}, two against two", printed.name));
        assert!(card.see.iter().any(|number| number.starts_with("DB-12.")), "{} names no point", card.number);
        assert_eq!(own.search(&printed.name).first().map(|entry| &entry.number), Some(&card.number), "by its name");
    }
    let points = own.chapter("DB-12").map(|entry| entry.number.clone());
    // The last point is an example and about no card of its own.
    let quiet: Vec<String> = points.filter(|number| own.citing(number).next().is_none()).collect();
    assert_eq!(quiet, ["DB-12.13"]);
    let told = in_teams("hoth").expect("the sheet speaks of it");
    assert!(told.contains("first 4 damage") && told.ends_with("(rule DB-12.11)"), "{told}");
    assert_eq!(in_teams("darth_vader"), None);
}

#[test]
fn the_first_questions_look_up_both_games() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut lines, now) = (HomeLines::new(local_services(home.path())), Instant::now());
    let mut said = |words: &str| lines.line(words, now, now).lines.join("\n");
    let told = said("rules hoth");
    assert!(told.contains("Hoth, two against two") && told.contains("See also DB-12.11"), "{told}");
    let told = said("rules DB-11.4");
    assert!(told.contains("Each ship guards both bases"), "{told}");
    assert!(said("rules sentinel").contains("Sentinel"), "the first game is still there");
    let chapters = said("rules");
    assert!(chapters.contains("DB-11  Two against two") && chapters.contains("9  "), "{chapters}");
}
