//! The exam of the ability language: the cards that a simple language cannot say.

use cantina::unlimited::cards::card::Card;
use ron::extensions::Extensions;

const EXAM: &str = include_str!("exam.ron");

fn exam() -> Vec<Card> {
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    match options.from_str(EXAM) {
        Ok(cards) => cards,
        Err(error) => panic!("exam.ron:{error}"),
    }
}

#[test]
fn every_card_can_be_said() {
    assert_eq!(exam().len(), 85);
}
