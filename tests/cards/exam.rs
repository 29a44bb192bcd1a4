//! The exam of the ability language: the cards that a simple language cannot say.

use cantina::unlimited::cards::ability::Ability;
use cantina::unlimited::cards::card::Card;
use cantina::unlimited::cards::check::{Strictness, unexecuted};
use cantina::unlimited::cards::library::Library;
use cantina::unlimited::cards::source;
use cantina::unlimited::cards::wording::text;
use std::collections::BTreeMap;

/// The file as it is read everywhere else.
pub const EXAM: (&str, &str) = ("exam.ron", include_str!("exam.ron"));

/// The cards in the order of the file.
pub fn exam() -> Vec<Card> {
    let (cards, faults) = source::read::<Card>(EXAM.0, EXAM.1, "id");
    assert_eq!(faults, []);
    cards.into_iter().map(|located| located.value).collect()
}

/// Every ability of a card, whatever side it is on.
fn abilities(card: &Card) -> impl Iterator<Item = &Ability> {
    let unit_side = card.unit_side.iter().flat_map(|side| &side.abilities);
    let back = card.back.iter().flat_map(|back| &back.abilities);
    card.abilities.iter().chain(unit_side).chain(back)
}

#[test]
fn every_hard_card_can_be_said() {
    let cards = exam();
    let of_set = |set: &str| cards.iter().filter(|card| card.set() == set).count();
    assert_eq!((of_set("SOR"), of_set("SHD"), of_set("TWI"), of_set("JTL")), (28, 34, 22, 1));
}

#[test]
fn nothing_said_is_meaningless() {
    let faults = Library::from_sources(&[EXAM], Strictness::LANGUAGE).err().unwrap_or_default();
    assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn what_was_said_is_read_back_unchanged() {
    let cards = exam();
    let written = ron::to_string(&cards).expect("cards are plain data");
    let read: Vec<Card> = ron::from_str(&written).expect("written by ourselves");
    assert_eq!(read, cards);
}

/// The cards that the game is played with say the same as the exam.
#[test]
fn the_exam_and_the_first_set_agree() {
    let library = Library::with_overlay(&[], Strictness::LANGUAGE).expect("the embedded cards are checked");
    let mut hard = exam();
    hard.retain(|card| card.set() == "SOR");
    let differing: Vec<&Card> = hard.iter().filter(|card| library.get(&card.id) != Some(card)).collect();
    assert_eq!(differing, Vec::<&Card>::new());
}

/// The generated text of every hard card.
#[test]
fn every_hard_card_can_be_read() {
    let mut lines = Vec::new();
    for card in exam() {
        let text = text(&card);
        lines.push(format!("{} {}", card.id, card.full_name()));
        lines.extend(text.front.iter().map(|line| format!("  {line}")));
        lines.extend(text.unit_side.iter().map(|line| format!("  unit: {line}")));
        lines.extend(text.back.iter().map(|line| format!("  back: {line}")));
    }
    insta::assert_snapshot!(lines.join("\n"));
}

/// The words that can be said but not yet be played, and where they are said.
#[test]
fn what_the_rules_do_not_play_yet() {
    let mut words: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for card in exam() {
        for word in abilities(&card).flat_map(unexecuted) {
            let cards = words.entry(word).or_default();
            if !cards.contains(&card.id) {
                cards.push(card.id.clone());
            }
        }
    }
    let lines: Vec<String> = words.iter().map(|(word, cards)| format!("{word}: {}", cards.join(" "))).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
