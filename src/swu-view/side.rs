//! One player's side of the table: base, leaders, and the contents of each zone.

use super::card::{CardRef, CardView, ResourceView};
use super::unit::{UnitView, UpgradeView};
use serde::Serialize;
use swu_language::word::Aspect;

/// One player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Out of the game?
    pub eliminated: bool,
    /// Did the player pass or take a counter with their latest action of this phase?
    #[serde(skip)]
    pub passed: bool,
    /// Is the player out for the rest of the phase, having taken the initiative or a counter?
    #[serde(skip)]
    pub done_for_phase: bool,
    /// The base.
    pub base: BaseView,
    /// The aspect icons provided by leaders, base and cards in play, each as many times as provided (rule 5.3).
    #[serde(skip)]
    pub aspects: Vec<Aspect>,
    /// One leader, or two in Twin Suns.
    pub leaders: Vec<LeaderView>,
    /// The hand, in the owner's order.
    pub hand: Vec<CardView>,
    /// The deck, top first.
    pub deck: Vec<CardView>,
    /// The discard pile, newest last.
    pub discard: Vec<CardView>,
    /// Resources.
    pub resources: Vec<ResourceView>,
    /// Units this player controls, in order of arrival.
    pub units: Vec<UnitView>,
    /// Is the Force with this player (rule 25.6)?
    pub force: bool,
    /// Credit tokens (rule 25.9).
    pub credits: u8,
}

impl SeatView {
    /// The upgrades on its units and on its base.
    pub fn upgrades(&self) -> impl Iterator<Item = &UpgradeView> {
        self.units.iter().flat_map(|unit| &unit.upgrades).chain(&self.base.upgrades)
    }

    /// Ready resources.
    pub fn ready_resources(&self) -> usize {
        self.resources.iter().filter(|resource| !resource.exhausted).count()
    }
}

/// A base.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BaseView {
    /// Handle.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// Its planet, a trait of the base, unless it has lost it (rules 50.1, 50.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// HP: damage that defeats it.
    pub hp: i16,
    /// Damage on it.
    pub damage: i16,
    /// Was its Epic Action used?
    pub epic_used: bool,
    /// Captured cards under it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captives: Vec<CardRef>,
    /// Upgrades on it (rule 48).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<UpgradeView>,
}

impl BaseView {
    /// HP left, not below zero.
    pub fn remaining(&self) -> i16 {
        (self.hp - self.damage).max(0)
    }
}

/// A leader, deployed or not.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeaderView {
    /// Handle; a deployed leader is also among the units, under the same handle.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// Is it a unit now?
    pub deployed: bool,
    /// Is the leader card exhausted?
    pub exhausted: bool,
    /// Was its Epic Action used?
    pub epic_used: bool,
    /// Is its other leader side up (rule 4.2d)?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
    /// Resources needed to deploy it; `None` for leaders that never deploy.
    #[serde(skip)]
    pub deploys_at: Option<u8>,
}
