//! Checking: everything in a card file that makes no sense. All faults at once, each with its position and card.

mod meaning;
mod placement;
mod printed;

use crate::ability::Ability;
use crate::card::Card;
use crate::fault::{Fault, Located};
use crate::keyword_meaning::KeywordMeaning;
use crate::word::Kind;

/// All faults of a group of cards, in the order of the files.
pub fn check(cards: &[Located<Card>]) -> Vec<Fault> {
    let mut faults = duplicates(cards);
    for located in cards {
        let card = &located.value;
        let mut sentences = printed::sentences(card);
        for (label, ability) in labelled(card) {
            let about = |sentence: String| format!("{label}: {sentence}");
            sentences.extend(placement::sentences(card, &label, ability).into_iter().map(about));
            let upgrade = label.side == Face::UpgradeSide || matches!(card.kind, Kind::Upgrade | Kind::TokenUpgrade);
            sentences.extend(meaning::sentences(upgrade, ability).into_iter().map(about));
        }
        faults.extend(sentences.into_iter().map(|sentence| located.fault(&card.id, sentence)));
    }
    faults.sort();
    faults
}

/// What is wrong with the meaning of a keyword.
pub fn keyword_sentences(entry: &KeywordMeaning) -> Vec<String> {
    let mut found = vec![];
    if entry.reminder.trim().is_empty() {
        found.push("the reminder is empty".to_owned());
    }
    if let Some(ability) = &entry.ability {
        if !matches!(ability, Ability::Trigger(_)) {
            found.push("a keyword with an ability is a Trigger in one word".to_owned());
        }
        found.extend(meaning::sentences(false, ability));
    }
    found
}

/// The side of a card that an ability stands on, and which of its abilities it is, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    side: Face,
    number: usize,
}

/// Where on a card an ability stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Front,
    UnitSide,
    UpgradeSide,
    Back,
}

impl std::fmt::Display for Label {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.side {
            Face::Front => write!(formatter, "ability {}", self.number),
            Face::UnitSide => write!(formatter, "unit side, ability {}", self.number),
            Face::UpgradeSide => write!(formatter, "upgrade side, ability {}", self.number),
            Face::Back => write!(formatter, "back, ability {}", self.number),
        }
    }
}

/// Every ability of a card with where it stands.
fn labelled(card: &Card) -> impl Iterator<Item = (Label, &Ability)> {
    let unit_side = card.unit_side.iter().flat_map(|side| &side.abilities);
    let upgrade_side = card.upgrade_side.iter().flat_map(|side| &side.abilities);
    let back = card.back.iter().flat_map(|back| &back.abilities);
    let on = |side| move |(index, ability)| (Label { side, number: index + 1 }, ability);
    card.abilities
        .iter()
        .enumerate()
        .map(on(Face::Front))
        .chain(unit_side.enumerate().map(on(Face::UnitSide)))
        .chain(upgrade_side.enumerate().map(on(Face::UpgradeSide)))
        .chain(back.enumerate().map(on(Face::Back)))
}

/// Ids that were used before.
fn duplicates(cards: &[Located<Card>]) -> Vec<Fault> {
    let mut seen: std::collections::BTreeMap<&str, &Located<Card>> = std::collections::BTreeMap::new();
    let mut faults = vec![];
    for located in cards {
        let id = located.value.id.as_str();
        match seen.get(id) {
            Some(first) => {
                let sentence = format!(
                    "the id is taken by the card at {}:{}:{}",
                    first.file, first.place.line, first.place.column
                );
                faults.push(located.fault(id, sentence));
            }
            None => {
                seen.insert(id, located);
            }
        }
    }
    faults
}
