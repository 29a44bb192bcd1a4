//! Parts of abilities in words: for prompts, refusals and the inspector.

use super::lines::this_word;
use super::speaker::Speaker;
use crate::unlimited::cards::ability::{Cond, Constant, Set, Step, Target};
use crate::unlimited::cards::card::Card;

fn speaker(card: &Card) -> Speaker {
    Speaker::new(this_word(card.kind))
}

/// What a step asks for, short: "Deal 3 damage to a unit".
pub fn step_prompt(step: &Step, card: &Card) -> String {
    let said = speaker(card).sentences(std::slice::from_ref(step));
    let first = said.lines().next().unwrap_or_default();
    let end = first.find(". ").unwrap_or(first.len());
    first[..end].trim_end_matches(['.', ':']).to_owned()
}

/// What has to be chosen: "Choose a friendly unit".
pub fn target_prompt(target: &Target, card: &Card) -> String {
    format!("Choose {}", speaker(card).target(target).text)
}

/// A condition: "you have the initiative".
pub fn condition_text(condition: &Cond, card: &Card) -> String {
    speaker(card).condition(condition)
}

/// A group: "each friendly unit".
pub fn set_text(set: &Set, card: &Card) -> String {
    speaker(card).group(set).each()
}

/// Something that holds: "Each other friendly unit gets +1/+1."
pub fn constant_text(constant: &Constant, card: &Card) -> String {
    super::grammar::sentence(&speaker(card).constant(constant))
}
