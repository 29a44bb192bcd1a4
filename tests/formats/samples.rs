//! The decks that come with the program.

use super::draft::{read, tr13};
use cantina::unlimited::formats::{Format, LegalDeck, Section, Terms, samples};

#[test]
fn the_two_starter_decks_are_legal() {
    let shape: Vec<_> = samples()
        .iter()
        .map(|sample| {
            let deck = LegalDeck::check(read(sample.json), &Terms::of(Format::Premier, tr13())).expect(sample.key);
            assert_eq!(deck.list().name.as_deref(), Some(sample.name));
            assert_eq!(deck.verdict().faults, []);
            let leader = deck.leaders().next().expect("a leader").id;
            (sample.key, leader, deck.base().id, deck.list().size(Section::Deck), deck.list().size(Section::Sideboard))
        })
        .collect();
    assert_eq!(shape, [("sor-luke", "SOR_005", "SOR_029", 50, 0), ("sor-vader", "SOR_010", "SOR_023", 50, 0)]);
}
