//! Leaders and base: how many, of which kind, and which two together.

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::Fault;
use crate::formats::format::Format;
use crate::formats::list::{DeckList, Section};
use crate::formats::profile::LeaderRule;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::Aspect;

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    faults.extend(leader_count(list, terms.format));
    faults.extend(base_count(list, terms.format));
    faults.extend(kinds(list, Section::Leader, CardType::Leader, Code::LeaderType, rule(terms.format)));
    faults.extend(kinds(list, Section::Base, CardType::Base, Code::BaseType, rule(terms.format)));
    if terms.format == Format::TwinSuns {
        faults.extend(pair(list, terms.profile.twin_suns.leaders));
    }
    faults
}

const fn rule(format: Format) -> &'static str {
    match format {
        Format::Premier => "D-1",
        Format::TwinSuns => "D-7",
        Format::Limited => "L-1",
        Format::Friendly => "D-15",
    }
}

fn leader_count(list: &DeckList, format: Format) -> Option<Fault> {
    let number = list.size(Section::Leader);
    let (right, wanted) = match format {
        Format::Premier | Format::Limited => (number == 1, "exactly one leader"),
        Format::TwinSuns => (number == 2, "exactly two leaders"),
        Format::Friendly => (matches!(number, 1 | 2), "one leader or two"),
    };
    (!right).then(|| {
        count_fault(list, Section::Leader, Code::LeaderCount, rule(format), &format!("a {format} list has {wanted}"))
    })
}

fn base_count(list: &DeckList, format: Format) -> Option<Fault> {
    let wanted = format!("a {format} list has exactly one base");
    (list.size(Section::Base) != 1).then(|| count_fault(list, Section::Base, Code::BaseCount, rule(format), &wanted))
}

fn count_fault(list: &DeckList, section: Section, code: Code, rule: &'static str, wanted: &str) -> Fault {
    let entries = list.section(section);
    let there = match list.size(section) {
        0 => "none".to_owned(),
        number => number.to_string(),
    };
    Fault::new(code, rule, format!("{wanted}; this one has {there}"))
        .within(section)
        .at(entries.last().and_then(|entry| entry.place))
        .about_all(entries.iter().filter_map(|entry| entry.printing))
}

fn kinds(list: &DeckList, section: Section, kind: CardType, code: Code, rule: &'static str) -> Vec<Fault> {
    let strangers = list.section(section).iter().filter_map(|entry| Some((entry, entry.printing?)));
    strangers
        .filter(|(_, printing)| printing.kind != kind)
        .map(|(entry, printing)| {
            let message = format!("{printing} ({}) is no {kind} but a card of type {}", printing.id, printing.kind);
            Fault::new(code, rule, message).at(entry.place).within(section).about(printing)
        })
        .collect()
}

/// How many leaders of a list are compared with each other; no sensible list has more.
const MOST_COMPARED: usize = 100;

/// Leaders are different cards (D-8), even if there are too many; two must be of one side (D-7). Only the face a leader
/// starts on counts (A4).
fn pair(list: &DeckList, leader_rule: LeaderRule) -> Option<Fault> {
    let leaders = list.leaders.iter().flat_map(|entry| {
        let copies = entry.count.cards() as usize;
        entry
            .printing
            .into_iter()
            .filter(|printing| printing.kind == CardType::Leader)
            .flat_map(move |printing| std::iter::repeat_n((printing, entry.place), copies))
    });
    let leaders: Vec<_> = leaders.take(MOST_COMPARED).collect();
    let fault = |code, rule, message, one, two, place| {
        Some(Fault::new(code, rule, message).at(place).within(Section::Leader).about(one).about(two))
    };
    for (at, (two, place)) in leaders.iter().enumerate() {
        if let Some((one, _)) = leaders[..at].iter().find(|(one, _)| one.same_card(two)) {
            let message = format!("two leaders are {one}; they must be different cards");
            return fault(Code::SameLeader, "D-8", message, one, two, *place);
        }
    }
    let [(one, _), (two, place)] = leaders.as_slice() else { return None };
    if may_lead_together(one, two, leader_rule) {
        return None;
    }
    let wanted = match leader_rule {
        LeaderRule::ShareAlignment => "both leaders must have Heroism, or both Villainy",
        LeaderRule::NotOpposed => "there must not be both Heroism and Villainy",
    };
    fault(Code::LeaderPair, "D-7", format!("{one} and {two} cannot lead together: {wanted}"), one, two, *place)
}

fn may_lead_together(one: &Printing, two: &Printing, leader_rule: LeaderRule) -> bool {
    let has = |leader: &Printing, alignment| leader.alignments().any(|other| other == alignment);
    match leader_rule {
        LeaderRule::ShareAlignment => one.alignments().any(|alignment| has(two, alignment)),
        LeaderRule::NotOpposed => {
            let either = |alignment| has(one, alignment) || has(two, alignment);
            !(either(Aspect::Heroism) && either(Aspect::Villainy))
        }
    }
}
