//! A unit in play: its values now, what is on it and under it.

use super::CardRef;
use seats::Seat;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;
use swu_language::word::Arena;

/// A unit in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// Handle.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// The id of the card that it is a copy of, if it is one (rule 22.4): it has that card's facts and text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// Subtitle.
    #[serde(skip)]
    pub subtitle: Option<String>,
    /// The arena it is in.
    #[serde(serialize_with = "arena")]
    pub arena: Arena,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Is it a leader unit?
    pub leader: bool,
    /// Current power (rule 2.11).
    pub power: i16,
    /// Current HP, ignoring damage.
    pub hp: i16,
    /// Damage on it.
    pub damage: i16,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Can it never attack, whatever stands before it?
    #[serde(skip)]
    pub barred: bool,
    /// Is it Hidden, so that it can't be attacked in this phase (rule 25.5)?
    #[serde(skip)]
    pub hidden: bool,
    /// Current keywords with their numbers (1 for keywords without one).
    #[serde(serialize_with = "by_name")]
    pub keywords: BTreeMap<Keyword, i16>,
    /// Current traits.
    pub traits: Vec<&'static str>,
    /// Upgrades on it, tokens included.
    pub upgrades: Vec<UpgradeView>,
    /// Captured cards under it.
    pub captives: Vec<CardRef>,
    /// Where current values come from, in words: "power 6 = 4 printed + 2 Raid".
    #[serde(skip)]
    pub reasons: Vec<Reason>,
}

impl UnitView {
    /// The id under which the library has its facts and text.
    pub fn face(&self) -> &str {
        self.copy_of.as_deref().unwrap_or(&self.id)
    }

    /// HP left, not below zero.
    pub fn remaining(&self) -> i16 {
        (self.hp - self.damage).max(0)
    }

    /// Everything captured under it, including what its upgrades guard that were units (rule 25.3).
    pub fn guarded(&self) -> impl Iterator<Item = &CardRef> {
        self.captives.iter().chain(self.upgrades.iter().flat_map(|upgrade| &upgrade.captives))
    }

    /// The power it would attack with: Raid included, none if it can't attack.
    pub fn attacking_power(&self) -> i16 {
        let raid = self.keywords.get(&Keyword::Raid).copied().unwrap_or(0);
        if self.barred { 0 } else { self.power + raid }
    }

    /// How many of these tokens are on it.
    pub fn tokens(&self, token: Token) -> usize {
        self.upgrades.iter().filter(|upgrade| upgrade.token == Some(token)).count()
    }
}

fn by_name<S: Serializer>(keywords: &BTreeMap<Keyword, i16>, serializer: S) -> Result<S::Ok, S::Error> {
    let named: BTreeMap<&str, i16> = keywords.iter().map(|(keyword, number)| (keyword.name(), *number)).collect();
    named.serialize(serializer)
}

fn arena<S: Serializer>(arena: &Arena, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(arena.name())
}

/// One cause of a unit's current value.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What it changes: "power", "HP", "Sentinel", "can't attack bases".
    pub what: String,
    /// By how much, if that is a number.
    pub amount: Option<i16>,
    /// The source: "printed", "Experience", "General Veers", "damage".
    pub from: String,
    /// It is printed on the card and changes nothing.
    pub printed: bool,
}

/// An upgrade on a unit or a base.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UpgradeView {
    /// Handle.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// The id of the card it is a copy of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// Which token it is, if it is one.
    #[serde(skip)]
    pub token: Option<Token>,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Captured cards under it: it was a unit that guarded them (rule 25.3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captives: Vec<CardRef>,
}
