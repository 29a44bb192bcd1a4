//! The text that asks, below the choices, as far as the question does not say it itself; that of each choice where a
//! card can do several things.

use super::scene::Scene;
use crate::ui::theme::width::wrap;
use crate::ui::unlimited::prompt::menu::Choice;
use crate::unlimited::rules::view::DecisionView;

/// The most rows that a prompt grows for it.
const MOST: u16 = 2;

/// The text in lines: that of the ability that asks, else all of the card.
pub(super) fn lines(scene: &Scene<'_>, width: u16) -> Vec<String> {
    let Some(decision) = &scene.view.decision else { return Vec::new() };
    if scene.narrowed.is_some() {
        return abilities(scene, decision).iter().flat_map(|text| wrap(text, width.saturating_sub(2).into())).collect();
    }
    let facts = || decision.source.as_ref().and_then(|card| scene.cards.facts(card.face()));
    let text = match decision.text.as_slice() {
        [] => facts().map(|facts| facts.text.replace('\n', " ")).unwrap_or_default(),
        lines => beyond(&lines.join(" "), &decision.prompt).to_owned(),
    };
    let lines = wrap(&text, usize::from(width.saturating_sub(2)));
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// What each of the things says that a card can do, behind its key.
fn abilities(scene: &Scene<'_>, decision: &DecisionView) -> Vec<String> {
    let told = |choice: &Choice| {
        let text = decision.options.get(*choice.picks.first()?)?.text.join(" ");
        (!text.is_empty()).then(|| format!("{}  {text}", choice.key))
    };
    scene.menu.choices.iter().filter_map(told).collect()
}

/// How many rows a prompt needs for it: none where the rules ask.
pub(super) fn wanted(scene: &Scene<'_>, width: u16) -> u16 {
    if scene.narrowed.is_some() {
        return (lines(scene, width).len() as u16).min(2 * MOST);
    }
    let by_text = scene.view.decision.as_ref().is_some_and(|decision| !decision.text.is_empty());
    if by_text { (lines(scene, width).len() as u16).min(MOST) } else { 0 }
}

/// What a text says beyond the prompt that it begins with, or is but for when it is asked.
pub(crate) fn beyond<'a>(text: &'a str, prompt: &str) -> &'a str {
    match text.split_at_checked(prompt.len()) {
        Some((head, rest)) if head.eq_ignore_ascii_case(prompt) => rest.trim_start_matches(['.', ' ']),
        _ if is_all(text, prompt) => "",
        _ => text,
    }
}

/// Is the prompt all that the text asks: "When Played: Exhaust a unit"? Signs between the words do not count.
fn is_all(text: &str, prompt: &str) -> bool {
    let letters = |text: &str| -> Vec<(usize, char)> {
        let letters = text.char_indices().filter(|(_, letter)| letter.is_alphanumeric());
        letters.map(|(at, letter)| (at, letter.to_ascii_lowercase())).collect()
    };
    let (told, asked) = (letters(text), letters(prompt));
    let Some((head, tail)) = told.len().checked_sub(asked.len()).and_then(|at| told.split_at_checked(at)) else {
        return false;
    };
    let same = tail.iter().zip(&asked).all(|((_, one), (_, other))| one == other);
    // Another sentence before it says more.
    let before = head.last().and_then(|(at, _)| text.get(..*at)).unwrap_or_default();
    same && before.chars().all(|sign| sign != '.')
}
