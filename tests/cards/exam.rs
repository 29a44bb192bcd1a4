//! The exam of the ability language: the cards a simple language cannot express.

use swu_cards::library::Library;
use swu_cards::wording::text;
use swu_language::card::Card;
use swu_language::source;

/// The file, as it is read everywhere else.
pub(super) const EXAM: (&str, &str) = ("exam.ron", include_str!("exam.ron"));

/// The cards in the order of the file.
pub(super) fn exam() -> Vec<Card> {
    let (cards, faults) = source::read::<Card>(EXAM.0, EXAM.1, "id");
    assert_eq!(faults, []);
    cards.into_iter().map(|located| located.value).collect()
}

#[test]
fn every_hard_card_can_be_said() {
    let cards = exam();
    let of_set = |set: &str| cards.iter().filter(|card| card.set() == set).count();
    assert_eq!((of_set("SOR"), of_set("SHD"), of_set("TWI"), of_set("JTL")), (28, 34, 22, 1));
}

#[test]
fn nothing_said_is_meaningless() {
    let faults = Library::from_sources(&[EXAM]).err().unwrap_or_default();
    assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn what_was_said_is_read_back_unchanged() {
    let cards = exam();
    let written = ron::to_string(&cards).expect("cards are plain data");
    let read: Vec<Card> = ron::from_str(&written).expect("written by ourselves");
    assert_eq!(read, cards);
}

/// The cards of the game say the same as the exam.
#[test]
fn the_exam_and_the_first_set_agree() {
    let library = Library::with_overlay(&[]).expect("the embedded cards are checked");
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
    crate::expected::same("tests/cards/exam_texts.txt", &(lines.join("\n") + "\n"));
}
