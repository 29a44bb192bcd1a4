//! The facts of a position that somebody may get wrong about an action.

use super::line::{Ended, Line};
use super::misconception::Misconception;
use super::outcome::Outcome;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;
use swu_rules::fact::{Fact, What};
use swu_rules::table::card::Uid;
use swu_rules::visible_game::{Suppose, UnitNow};

/// More power than any unit has.
const ALL: i16 = 1_000;

/// A fact, as somebody has it wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Belief {
    /// The position that they have in mind.
    pub(super) fact: Suppose,
    /// What they believe.
    pub(super) misconception: Misconception,
    /// The card it is about.
    pub(super) about: Uid,
}

/// The beliefs about an action whose right end is known, the most telling ones first.
pub(super) fn beliefs(units: &[UnitNow], line: &Line, ended: &Ended, right: &Outcome) -> Vec<Belief> {
    let mut found = Vec::new();
    let mut add = |fact, misconception, about| found.push(Belief { fact, misconception, about });
    for unit in units {
        for upgrade in unit.upgrades.iter().filter(|upgrade| upgrade.token == Some(Token::Shield)) {
            add(Suppose::Bare(upgrade.uid), Misconception::Shield, unit.uid);
        }
        for (keyword, _) in &unit.keywords {
            add(Suppose::Lacks(unit.uid, *keyword), Misconception::Forgotten(*keyword), unit.uid);
        }
    }
    for unit in units {
        let others = unit.upgrades.iter().filter(|upgrade| upgrade.token != Some(Token::Shield));
        for upgrade in others {
            add(Suppose::Bare(upgrade.uid), Misconception::Upgrade, upgrade.uid);
        }
        let triggers = |fact: &Fact| fact.what == What::Triggered && fact.card.is_some_and(|card| card.uid == unit.uid);
        let triggers = ended.facts.iter().any(triggers);
        let misconception = if triggers { Misconception::Trigger } else { Misconception::Constant };
        add(Suppose::Silent(unit.uid), misconception, unit.uid);
    }
    if line.attacks {
        found.extend(combat(units, line, right));
    }
    let hurt = units.iter().filter(|unit| unit.damage > 0).map(|unit| unit.uid);
    found.extend(hurt.map(|about| Belief {
        fact: Suppose::Unhurt(about),
        misconception: Misconception::Damage,
        about,
    }));
    found
}

/// What is believed about two units that fight.
fn combat(units: &[UnitNow], line: &Line, right: &Outcome) -> Vec<Belief> {
    let unit = |uid: Option<Uid>| units.iter().find(|unit| Some(unit.uid) == uid);
    let (Some(attacker), Some(defender)) = (unit(line.by), unit(line.at)) else { return Vec::new() };
    let mut found = Vec::new();
    let mut add = |fact, misconception, about| found.push(Belief { fact, misconception, about });
    let falls = right.is_defeated(defender.uid);
    let why = match (falls, defender.exhausted) {
        (_, true) => Misconception::Exhausted,
        (true, false) => Misconception::AttackerFirst,
        (false, false) => Misconception::StrikesBack,
    };
    add(Suppose::Power(defender.uid, -ALL), why, defender.uid);
    if right.is_defeated(attacker.uid) {
        add(Suppose::Power(attacker.uid, -ALL), Misconception::DefenderFirst, attacker.uid);
    }
    if falls && attacker.keyword(Keyword::Overwhelm).is_none() {
        add(Suppose::Has(attacker.uid, Keyword::Overwhelm), Misconception::Excess, attacker.uid);
    }
    if let Some(raid) = defender.keyword(Keyword::Raid) {
        add(Suppose::Power(defender.uid, raid), Misconception::RaidDefends, defender.uid);
    }
    for fighter in [attacker, defender].into_iter().filter(|unit| unit.keyword(Keyword::Grit).is_some()) {
        let dealt = right.damage(fighter.uid).map_or(0, |after| after - fighter.damage);
        if dealt > 0 {
            add(Suppose::Power(fighter.uid, dealt), Misconception::GritAtOnce, fighter.uid);
        }
    }
    found
}
