//! The wording: abilities become English.

use super::card::Card;

/// The generated text of a card, one line per ability.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardText {
    /// Lines of the front.
    pub front: Vec<String>,
}

impl CardText {
    /// Every line of every side.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.front.iter().map(String::as_str)
    }
}

/// The text of a card.
pub fn text(_card: &Card) -> CardText {
    CardText::default()
}

/// What a step asks for, short.
pub fn step_prompt(_step: &super::ability::Step, card: &Card) -> String {
    format!("Choose for {}", card.title)
}
