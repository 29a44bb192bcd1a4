//! Cards in sentences: the open hand, and all about one card in sight.

use super::narrate;
use super::refer::words_for_name;
use crate::board::inspect;
use crate::explained::{self, meant};
use crate::labels::Labels;
use crate::thing::Thing;
use screen::game::voice::Detail;
use shell::cards::{CardFacts, Cards};
use shell::words::capital;
use std::iter;
use swu_language::keyword::Keyword;
use swu_language::word::Kind;
use swu_view::{CardRef, CardView, LeaderView, SeatView, UnitView, UpgradeView, View};

/// The open hand, or `only` these cards of it; `heard` are the cards whose text need not be repeated unless everything is
/// asked for.
pub fn hand(
    view: &View,
    labels: &Labels,
    cards: &dyn Cards,
    detail: Detail,
    heard: &[String],
    only: Option<&[u16]>,
) -> Vec<String> {
    let Some(side) = viewer(view) else { return vec!["The hand is closed.".into()] };
    let places = labels.hand_order(view);
    let mut known: Vec<(Vec<usize>, &CardRef)> = Vec::new();
    for card in places.into_iter().filter_map(|place| side.hand.get(place)?.known()) {
        if only.is_some_and(|only| !only.contains(&card.uid)) {
            continue;
        }
        let number = labels.hand_number(view, card.uid).unwrap_or_default();
        match known.iter_mut().find(|(_, same)| same.id == card.id) {
            Some((numbers, _)) => numbers.push(number),
            None => known.push((vec![number], card)),
        }
    }
    let told = |(numbers, card): &(Vec<usize>, &CardRef)| match detail {
        Detail::Full => in_hand(numbers, card, cards, true),
        Detail::Usual => in_hand(numbers, card, cards, !heard.contains(&card.id)),
        Detail::Brief => {
            let cost = cards.facts(&card.id).map(|facts| format!(", cost {}", facts.cost)).unwrap_or_default();
            format!("Hand {}: {}{cost}.", numbered(numbers), card.name)
        }
    };
    let lines: Vec<String> = known.iter().map(told).collect();
    if lines.is_empty() { vec!["The hand is empty.".into()] } else { lines }
}

/// "2", "2 and 5", "1, 2 and 5"
pub(super) fn numbered(numbers: &[usize]) -> String {
    let all: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match all.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, first)) => format!("{} and {last}", first.join(", ")),
        None => String::new(),
    }
}

/// One card of the open hand with its text, in a sentence.
pub(super) fn one_in_hand(view: &View, labels: &Labels, cards: &dyn Cards, place: usize) -> Vec<String> {
    let card = viewer(view).and_then(|side| side.hand.get(place)).and_then(CardView::known);
    let number = |card: &CardRef| labels.hand_number(view, card.uid).unwrap_or(place + 1);
    card.map(|card| in_hand(&[number(card)], card, cards, true)).into_iter().collect()
}

/// "Hand 1: Bright Hope, unit, cost 2, space 1/2, Cunning Heroism. When Played: …"
fn in_hand(numbers: &[usize], card: &CardRef, cards: &dyn Cards, text: bool) -> String {
    let number = numbered(numbers);
    match cards.facts(&card.id) {
        Some(facts) => format!("Hand {number}: {}", in_words(&card.name, facts, text)),
        None => format!("Hand {number}: {}.", card.name),
    }
}

/// "Bright Hope, The Last Transport, unit, cost 2, space 1/2, Cunning Heroism. When Played: …"
pub fn printed_card(facts: &CardFacts) -> String {
    in_words(&facts.full_name(), facts, true)
}

fn in_words(name: &str, facts: &CardFacts, text: bool) -> String {
    let token = facts.kind.is_token();
    let aspects: Vec<&str> = facts.aspects.iter().map(|aspect| aspect.name()).collect();
    let aspects = if aspects.is_empty() && !token { "no aspect".into() } else { aspects.join(" ") };
    let arena = facts.arena.map(|arena| format!("{arena} ")).unwrap_or_default();
    let adds = !(facts.kind == Kind::TokenUpgrade && facts.power == 0 && facts.hp == 0);
    let body = if adds { format!("{arena}{}", facts.numbers()) } else { String::new() };
    let price = if token { String::new() } else { facts.priced() };
    let parts = [name.to_owned(), facts.kind.to_string(), price, body, aspects];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let rule = explained::token(facts).filter(|_| text).map(|rule| format!(" {rule}")).unwrap_or_default();
    let text = if text { sentences(&facts.text) } else { String::new() };
    format!("{}.{text}{rule}", parts.join(", "))
}

/// " Overwhelm. When Played: …": the abilities of a text one after another, each with a full stop.
fn sentences(text: &str) -> String {
    let stopped = |line: &str| match line.chars().next_back() {
        Some('.' | ')' | '"' | ':') => format!(" {line}"),
        _ => format!(" {line}."),
    };
    text.lines().map(stopped).collect()
}

/// All about a card in sight: like the inspector, with its sources.
pub fn inspect(view: &View, labels: &Labels, cards: &dyn Cards, thing: Thing) -> Vec<String> {
    let sides = || view.seats.iter();
    let lines = match thing {
        Thing::Unit(uid) => sides().flat_map(|side| &side.units).find(|unit| unit.uid == uid).map(|found| {
            let mut lines = vec![format!("{}.", narrate::unit(found, labels))];
            lines.extend(printed(cards, found.face()));
            lines.extend(reasons(found));
            lines.extend(found.upgrades.iter().filter_map(|upgrade| on_it(upgrade, cards)));
            lines.extend(explained(cards, found.face(), found.keywords.keys().copied()));
            lines
        }),
        Thing::Leader(uid) => {
            let all = sides().flat_map(|side| side.leaders.iter().map(move |leader| (side, leader)));
            all.into_iter().find(|(_, found)| found.uid == uid).map(|(side, found)| {
                let mut lines = vec![leader(side, found)];
                lines.extend(printed(cards, &found.id));
                lines.extend(explained(cards, &found.id, iter::empty()));
                lines
            })
        }
        Thing::Base(seat) => view.seats.get(seat.index()).map(|side| {
            let base = &side.base;
            let epic = if base.epic_used { ", Epic Action used" } else { "" };
            let (left, hp) = (base.remaining(), base.hp);
            let mut lines = vec![format!("{}, {}'s base, {left} of {hp} left{epic}.", base.name, side.name)];
            lines.extend(printed(cards, &base.id));
            lines.extend(base.upgrades.iter().filter_map(|upgrade| on_it(upgrade, cards)));
            lines
        }),
        Thing::Hand(index) => {
            viewer(view).and_then(|side| side.hand.get(index)).and_then(CardView::known).map(|card| {
                let number = labels.hand_number(view, card.uid).unwrap_or(index + 1);
                let mut lines = vec![in_hand(&[number], card, cards, false)];
                lines.extend(printed(cards, &card.id));
                lines.extend(explained(cards, &card.id, iter::empty()));
                lines
            })
        }
    };
    lines.unwrap_or_else(|| vec!["It is not in sight any more.".into()])
}

/// The text of a card whose name has these words and that is open in a discard pile, on a unit or under one.
pub(crate) fn lying(words: &[&str], view: &View, cards: &dyn Cards) -> Option<Vec<String>> {
    let meant = |name: &str| words_for_name(words, name) == Some(words.len());
    let found = |side: &SeatView| {
        let discard = side.discard.iter().rev().filter_map(CardView::known).find(|card| meant(&card.name));
        let captives = side.units.iter().flat_map(UnitView::guarded).find(|card| meant(&card.name));
        let upgrade = side.upgrades().find(|upgrade| meant(&upgrade.name));
        let face = discard.or(captives).map(|card| card.face().to_owned());
        face.or_else(|| upgrade.map(|upgrade| upgrade.id.clone()))
    };
    let id = view.seats.iter().find_map(found).filter(|_| !words.is_empty())?;
    let mut lines = printed(cards, &id);
    lines.extend(explained(cards, &id, iter::empty()));
    Some(lines).filter(|lines| !lines.is_empty())
}

/// "On it: Jedi Lightsaber, upgrade, cost 3, +3/+1, Aggression. Attach to …": printed facts only.
fn on_it(upgrade: &UpgradeView, cards: &dyn Cards) -> Option<String> {
    let facts = cards.facts(upgrade.copy_of.as_ref().unwrap_or(&upgrade.id))?;
    Some(format!("On it: {}", printed_card(facts)))
}

fn leader(side: &SeatView, leader: &LeaderView) -> String {
    let state = if leader.exhausted { "exhausted" } else { "ready" };
    let deploys = leader.deploys_at.map(|at| format!(", deploys with {at} resources")).unwrap_or_default();
    let epic = if leader.epic_used { ", Epic Action used" } else { "" };
    format!("{}, {}'s leader, {state}{deploys}{epic}.", leader.name, side.name)
}

/// Why its values differ from the printed ones: "Power +2: Raid."
fn reasons(unit: &UnitView) -> Vec<String> {
    let reason = unit.reasons.iter().filter(|reason| !reason.printed).map(|reason| {
        let amount = reason.amount.map(|amount| format!(" {amount:+}")).unwrap_or_default();
        format!("{}{amount}: {}.", capital(&reason.what), reason.from)
    });
    reason.collect()
}

fn printed(cards: &dyn Cards, id: &str) -> Vec<String> {
    let lines = |facts: &CardFacts| inspect::printed(facts, usize::MAX).into_iter().map(|(line, _)| line).collect();
    let lines: Vec<String> = cards.facts(id).map(lines).unwrap_or_default();
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// The meanings of its keywords.
fn explained(cards: &dyn Cards, id: &str, others: impl Iterator<Item = Keyword>) -> Vec<String> {
    cards.facts(id).map(|facts| meant(facts, others)).unwrap_or_default()
}

fn viewer(view: &View) -> Option<&SeatView> {
    view.viewer.and_then(|seat| view.seats.get(seat.index()))
}
