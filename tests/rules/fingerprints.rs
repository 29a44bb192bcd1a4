//! The number of a position: different for different positions, and the same whatever else differs.

use super::support::book;
use crate::storage::recorded::seven_more;
use std::collections::BTreeSet;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::scenario::Scenario;

const POSITION: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", resources: 4, hand: ["SOR_046", "SOR_095"], deck: ["SOR_128", "SOR_046"],
     discard: ["SOR_095"], ground: [(id: "SOR_046", damage: 1, upgrades: ["SOR_069"])]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_128"], deck: ["SOR_095"]),
])"#;

/// What may be different in the position, and how.
const OTHERS: [(&str, &str); 9] = [
    ("resources: 4", "resources: 5"),
    (r#"hand: ["SOR_128"]"#, r#"hand: ["SOR_046"]"#),
    (r#"["SOR_128", "SOR_046"]"#, r#"["SOR_046", "SOR_128"]"#),
    (r#"discard: ["SOR_095"]"#, r#"discard: []"#),
    ("damage: 1", "damage: 2"),
    (r#"upgrades: ["SOR_069"]"#, r#"upgrades: ["SOR_T02"]"#),
    ("damage: 1", "damage: 1, exhausted: true"),
    (r#"base: "SOR_023""#, r#"base: "SOR_026""#),
    (r#"leader: "SOR_010""#, r#"leader: (id: "SOR_010", exhausted: true)"#),
];

fn number(book: &Book, text: &str, seed: u64) -> u64 {
    let scenario = Scenario::from_ron(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let game = Game::scenario(book, &scenario, seed, &mut Log::default());
    game.unwrap_or_else(|why| panic!("{text}: {why}")).fingerprint(book)
}

#[test]
fn other_positions_have_other_numbers() {
    let book = book();
    let mut numbers = BTreeSet::from([number(&book, POSITION, 1), number(&book, POSITION, 2)]);
    for (what, other) in OTHERS {
        assert!(POSITION.contains(what), "{what}");
        assert!(numbers.insert(number(&book, &POSITION.replace(what, other), 1)), "{what} or {other} is all the same");
    }
    let swapped = POSITION.replace(r#"["SOR_046", "SOR_095"]"#, r#"["SOR_095", "SOR_046"]"#);
    assert!(!numbers.insert(number(&book, &swapped, 1)), "nobody orders a hand");
}

#[test]
fn the_number_of_a_position_never_changes() {
    assert_eq!(number(&book(), POSITION, 1), 271_562_924_175_074_643);
    let sets = seven_more();
    let files: Vec<(&str, &str)> = sets.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let library = Library::with_overlay(&files).expect("the cards are sound");
    assert_eq!(number(&Book::of(&library), POSITION, 1), 271_562_924_175_074_643);
}
