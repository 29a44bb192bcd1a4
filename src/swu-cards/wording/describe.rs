//! Parts of abilities in words: for prompts, refusals and the inspector.

use super::lines::this_word;
use super::questions::{Asks, Question};
use super::speaker::Speaker;
use swu_language::ability::{Ability, Condition, Constant, Cost, Grant, Selector, Step, Target};
use swu_language::card::Card;

fn speaker(card: &Card) -> Speaker {
    Speaker::new(this_word(card.kind))
}

/// What a step asks for: "Deal 3 damage to a unit".
pub fn step_prompt(step: &Step, card: &Card) -> String {
    let text = Ability::Event([step.clone()].into());
    let this = this_word(card.kind);
    let (cards, players) = (Vec::new(), Vec::new());
    Question { this, text: &text, place: &[0], asks: Asks::Step, may: false, cards, players, number: None }.ask()
}

/// What is paid by choosing a card for it: "Defeat a friendly unit".
pub fn cost_prompt(cost: &Cost, card: &Card) -> String {
    super::grammar::capital(&speaker(card).cost(cost))
}

/// What has to be chosen: "Choose a friendly unit".
pub fn target_prompt(target: &Target, card: &Card) -> String {
    format!("Choose {}", speaker(card).target(target).text)
}

/// What a card gets, as a verb phrase: "gains Sentinel".
pub fn gift_text(give: &Grant) -> String {
    let said = Speaker::new("card").gives(&("it".to_owned(), false), std::slice::from_ref(give));
    let said = super::clause::join(&said, false);
    said.strip_prefix("it ").map_or(said.clone(), str::to_owned)
}

/// A condition: "you have the initiative".
pub fn condition_text(condition: &Condition, card: &Card) -> String {
    speaker(card).condition(condition)
}

/// A group: "each friendly unit".
pub fn selector_text(selector: &Selector, card: &Card) -> String {
    speaker(card).group(selector).each()
}

/// Something that holds: "Each other friendly unit gets +1/+1."
pub fn constant_text(constant: &Constant, card: &Card) -> String {
    super::grammar::sentence(&speaker(card).constant(constant))
}
