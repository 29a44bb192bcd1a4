//! One opened card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use swu_cards::catalog::Printing;

/// Where in the booster it was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    Leader,
    Base,
    Common,
    Uncommon,
    /// Rare or legendary.
    Rare,
    Foil,
}

impl Slot {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Slot::Leader => "leader",
            Slot::Base => "base",
            Slot::Common => "common",
            Slot::Uncommon => "uncommon",
            Slot::Rare => "rare",
            Slot::Foil => "foil",
        }
    }
}

/// A physical card of a pod.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PodCard {
    /// Its number within the pod.
    pub uid: u32,
    /// What it is.
    pub printing: &'static Printing,
    /// Where it was.
    pub slot: Slot,
}

/// Cards passed around together: the rest of a booster, or of a seat's leaders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packet {
    /// The seat that opened it.
    pub opened_by: usize,
    /// What is left.
    pub cards: Vec<PodCard>,
}
