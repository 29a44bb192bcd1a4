//! What happened: facts with their witnesses, in order.

use super::book::Def;
use super::table::Uid;
use super::witnesses::Witnesses;
use schemars::JsonSchema;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingWhat")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum What {
    TurnBegan,
    BaseChosen,
    BaseRevealed,
    Played,
    Resources,
    Paid,
    Force,
    Attack,
    Purchased,
    PaidOff,
    PutInHand,
    PutOnDeck,
    Used,
    Resolved,
    Declined,
    Committed,
    Attacked,
    TargetDefeated,
    Damage,
    Prevented,
    ShipDestroyed,
    BaseDestroyed,
    Repaired,
    Drew,
    Discarded,
    DiscardedAtRandom,
    Exiled,
    Shuffled,
    GalaxyShuffled,
    Dealt,
    RowDiscarded,
    Looked,
    RevealedTop,
    Swapped,
    Took,
    Recovered,
    RevealedDeck,
    GivenAway,
    Captured,
    Released,
    TurnEnded,
    Conceded,
    Won,
}

/// A card of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The physical card.
    pub uid: Uid,
    /// The printed card.
    pub def: Def,
    /// Whose base it is.
    pub owner: Option<Seat>,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// What.
    pub what: What,
    /// Who did it, or to whom it happened.
    pub seat: Option<Seat>,
    /// The card it is about.
    pub card: Option<Said>,
    /// Another card.
    pub other: Option<Said>,
    /// How much.
    pub amount: i16,
    /// Who saw which card it was; everybody saw that it happened.
    pub witnesses: Witnesses,
}

/// What happened, in order.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// The facts.
    pub facts: Vec<Fact>,
    keeps: bool,
}

impl Log {
    /// A log that keeps everything.
    pub const fn keeping() -> Log {
        Log { facts: Vec::new(), keeps: true }
    }

    /// A log that keeps nothing.
    pub const fn off() -> Log {
        Log { facts: Vec::new(), keeps: false }
    }

    pub(super) fn add(&mut self, fact: impl FnOnce() -> Fact) {
        if self.keeps {
            self.facts.push(fact());
        }
    }
}
