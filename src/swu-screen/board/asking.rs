//! The text that asks, below the choices, as far as the question itself does not say it; also that of each choice if a
//! card can do several things.

use super::hand::answer;
use super::question::question;
use super::scene::Scene;
use crate::prompt::menu::{Choice, Group};
use crate::thing::Thing;
use screen::theme::width::wrap;
use shell::cards::{CardFacts, in_one_line};
use swu_view::{CardRef, DecisionView, OptionView, Verb, Via};

/// By how many rows at most a prompt grows for it.
const MOST: u16 = 2;

/// The text in lines: that of the asking ability, otherwise of the whole card.
pub(super) fn lines(scene: &Scene<'_>, width: u16) -> Vec<String> {
    let Some(decision) = &scene.view.decision else { return Vec::new() };
    if scene.narrowed.is_some() {
        return abilities(scene, decision, |_| true, width);
    }
    let text = match decision.text.as_slice() {
        [] => decision.source.as_ref().map(|card| text_where_it_is(scene, card)).unwrap_or_default(),
        lines => beyond(&in_one_line(lines.iter().map(String::as_str)), &decision.prompt).to_owned(),
    };
    // If the question does not say whose text it is, the text does.
    let unnamed = decision.source.as_ref().filter(|card| !text.is_empty() && !question(scene).contains(&card.name));
    let text = unnamed.map_or_else(|| text.clone(), |card| format!("{}: {text}", card.name));
    let lines = wrap(&text, usize::from(width.saturating_sub(2)));
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// The text of a card, in a line: of a unit what may still matter, of any other card all of it.
fn text_where_it_is(scene: &Scene<'_>, card: &CardRef) -> String {
    let Some(facts) = scene.cards.facts(card.face()) else { return String::new() };
    if scene.unit(card.uid).is_none() {
        return facts.text_in_one_line();
    }
    let lines: Vec<&str> = facts.text_in_play().lines().collect();
    let over = facts.in_play.of_entry.min(lines.len());
    in_one_line(lines[..lines.len() - over].iter().copied())
}

/// What a leader's key does at once, in lines; empty if that key asks first.
pub(super) fn of_leaders(scene: &Scene<'_>, width: u16) -> Vec<String> {
    let at_once = |choice: &Choice| choice.group == Group::Leader && choice.picks.len() == 1;
    let decision = scene.view.decision.as_ref().filter(|_| scene.narrowed.is_none() && scene.notice.is_none());
    decision.map_or_else(Vec::new, |decision| abilities(scene, decision, at_once, width))
}

/// What a card can do for each of the choices, after its key, in lines.
fn abilities(scene: &Scene<'_>, decision: &DecisionView, told_of: impl Fn(&Choice) -> bool, width: u16) -> Vec<String> {
    let told = |choice: &Choice| {
        let option = decision.options.get(*choice.picks.first()?)?;
        let text = match option.verb {
            Verb::Deploy | Verb::Play => played(scene, option)?,
            _ => in_one_line(option.text.iter().map(String::as_str)),
        };
        (!text.is_empty()).then(|| format!("{}  {text}", choice.key))
    };
    let texts = scene.menu.choices.iter().filter(|choice| told_of(choice)).filter_map(told);
    texts.flat_map(|text| wrap(&text, width.saturating_sub(2).into())).collect()
}

/// The card once it is in play: `ground unit, power 4, HP 6: On Attack: ...`, or as an upgrade.
fn played(scene: &Scene<'_>, option: &OptionView) -> Option<String> {
    let facts = scene.cards.facts(option.card.as_ref()?.face())?;
    if option.via == Some(Via::Piloting) {
        return Some(in_one_line(facts.upgrade_side.lines()));
    }
    let arena = facts.arena.map(|arena| format!("{arena} unit, ")).unwrap_or_default();
    // If it can be played in several ways, this row is about the card itself; its other ways have rows of their own.
    let text = if option.verb == Verb::Deploy { in_one_line(facts.text_in_play().lines()) } else { String::new() };
    let text = if text.is_empty() { text } else { format!(": {text}") };
    Some(format!("{arena}{}{text}", facts.numbers_in_words()))
}

/// The text of the card under the cursor, if the cursor moved there since this was asked, the arrangement has no panel
/// for it and rows are left.
pub(super) fn selected(scene: &Scene<'_>, width: u16) -> Vec<String> {
    let card = match scene.state.cursor.filter(|_| scene.state.told != scene.state.cursor) {
        Some(Thing::Unit(uid)) => scene.unit(uid).map(|unit| (&unit.name, unit.face())),
        Some(Thing::Leader(uid)) => scene.leader(uid).map(|(_, leader)| (&leader.name, leader.id.as_str())),
        Some(Thing::Base(seat)) => scene.seat(seat).map(|side| (&side.base.name, side.base.id.as_str())),
        Some(Thing::Hand(_)) | None => None,
    };
    let said = card.and_then(|(name, id)| Some((name, scene.cards.facts(id)?)));
    let said = said.map(|(name, facts)| match scene.state.cursor {
        Some(Thing::Unit(_)) => (name, facts.text_in_play()),
        _ => (name, facts.text.as_str()),
    });
    let said = said.filter(|(_, text)| !text.is_empty());
    let told = said.map(|(name, text)| format!("{name}: {}", in_one_line(text.lines())));
    told.map_or_else(Vec::new, |text| wrap(&text, width.saturating_sub(2).into()))
}

/// The text of the card of the open hand under the cursor, and why it cannot be played, in a line.
pub(super) fn of_hand(scene: &Scene<'_>) -> Option<String> {
    let Some(Thing::Hand(at)) = scene.state.cursor else { return None };
    let card = scene.seat(scene.view.viewer?)?.hand.get(at)?.known()?;
    let text = scene.cards.facts(&card.id).map(CardFacts::text_in_one_line).unwrap_or_default();
    let (answer, _) = answer(scene, card);
    let parts = [card.name.as_str(), &answer, &text];
    Some(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": "))
}

/// How many rows a prompt needs for it: none if the rules ask.
pub(super) fn wanted(scene: &Scene<'_>, width: u16) -> u16 {
    if scene.narrowed.is_some() {
        return (lines(scene, width).len() as u16).min(2 * MOST);
    }
    let by_text = scene.view.decision.as_ref().is_some_and(|decision| !decision.text.is_empty());
    if by_text { (lines(scene, width).len() as u16).min(MOST) } else { 0 }
}

/// What a text says beyond the prompt that it begins with, or that it equals apart from when it is asked.
pub(crate) fn beyond<'a>(text: &'a str, prompt: &str) -> &'a str {
    match text.split_at_checked(prompt.len()) {
        Some((head, rest)) if head.eq_ignore_ascii_case(prompt) => rest.trim_start_matches(['.', ' ']),
        _ if is_all(text, prompt) => "",
        _ => text,
    }
}

/// Is the prompt all that the text asks: "When Played: Exhaust a unit"? Punctuation does not count.
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
