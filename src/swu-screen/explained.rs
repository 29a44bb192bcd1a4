//! What the rules say about the contents of a card, in plain words.

use super::board::scene::Scene;
use super::thing::Thing;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::page::PageLine;
use shell::cards::CardFacts;
use std::collections::BTreeSet;
use swu_cards::rulebook::{self, RuleEntry};
use swu_language::keyword::Keyword;

/// The text of the rule with this number, indented.
pub(super) fn rule(number: &str) -> Option<String> {
    rulebook::shared()?.find(number).map(said)
}

/// What a keyword means.
pub(super) fn keyword(keyword: Keyword) -> Option<String> {
    titled(keyword.name()).map(said)
}

/// What the rules say about things other than keywords that a card mentions and that have rules of their own.
fn rules_of(facts: &CardFacts) -> impl Iterator<Item = String> {
    let spoken = [(facts.spoken.shields, "14.4"), (facts.spoken.captures, "19.1")];
    spoken.into_iter().filter(|(speaks, _)| *speaks).filter_map(|(_, number)| rule(number))
}

/// What a token does, if the rules say it and not the card: "The next damage … (rule 14.4)".
pub(super) fn token(facts: &CardFacts) -> Option<String> {
    let entry = titled(&facts.title).filter(|_| facts.kind.is_token())?;
    Some(format!("{} (rule {})", entry.text, entry.number))
}

fn titled(name: &str) -> Option<&'static RuleEntry> {
    let mut entries = rulebook::shared()?.entries().iter();
    entries.find(|entry| entry.title.eq_ignore_ascii_case(name))
}

fn said(entry: &RuleEntry) -> String {
    format!("  {}: {} (rule {})", entry.title, entry.text, entry.number)
}

/// The meanings of the keywords that a printed card mentions, and of these others.
pub(super) fn meant(facts: &CardFacts, others: impl Iterator<Item = Keyword>) -> Vec<String> {
    let mut keywords = spoken_of(facts);
    keywords.extend(others);
    keywords.into_iter().filter_map(keyword).chain(rules_of(facts)).map(|said| said.trim().to_owned()).collect()
}

/// The keywords that something has or mentions, and the rules that keep it from being chosen, each in plain words.
pub(super) fn lines(scene: &Scene<'_>, thing: Thing, width: usize) -> Vec<PageLine> {
    let (keywords, uid) = match thing {
        Thing::Unit(uid) => {
            let Some(unit) = scene.unit(uid) else { return Vec::new() };
            let mut keywords = scene.cards.facts(unit.face()).map(spoken_of).unwrap_or_default();
            keywords.extend(unit.keywords.keys().copied());
            (keywords, Some(uid))
        }
        Thing::Leader(uid) => {
            let facts = scene.leader(uid).and_then(|(_, leader)| scene.cards.facts(&leader.id));
            (facts.map(spoken_of).unwrap_or_default(), Some(uid))
        }
        Thing::Base(seat) => {
            let base = scene.seat(seat).map(|side| &side.base);
            let facts = base.and_then(|base| scene.cards.facts(&base.id));
            (facts.map(spoken_of).unwrap_or_default(), base.map(|base| base.uid))
        }
        Thing::Hand(index) => {
            let hand = scene.view.viewer.and_then(|seat| scene.seat(seat)).map(|side| side.hand.as_slice());
            let card = hand.and_then(|hand| hand.get(index)?.known());
            let facts = card.and_then(|card| scene.cards.facts(&card.id));
            (facts.map(spoken_of).unwrap_or_default(), card.map(|card| card.uid))
        }
    };
    let refused = scene.menu.refused.iter().filter(|refused| refused.uid.is_some() && refused.uid == uid);
    let numbers: BTreeSet<&str> = refused.map(|refused| refused.rule).collect();
    let said = keywords.into_iter().filter_map(keyword).chain(numbers.into_iter().filter_map(rule));
    let mut lines: Vec<PageLine> = Vec::new();
    for text in said {
        let heading =
            lines.is_empty().then(|| [(String::new(), Role::Text), ("What the rules say".into(), Role::Strong)]);
        lines.extend(heading.into_iter().flatten());
        let broken = wrap(text.trim_start(), width.saturating_sub(2));
        lines.extend(broken.into_iter().map(|line| (format!("  {line}"), Role::Dim)));
    }
    lines
}

/// The keywords that a card mentions.
fn spoken_of(facts: &CardFacts) -> BTreeSet<Keyword> {
    facts.spoken.keywords.clone()
}
