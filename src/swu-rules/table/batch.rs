//! What is about to happen at once: damage, and units that leave play (rules 14.2, 15.4).

use super::card::{Obj, Uid};
use super::dealing::NO_RUN;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// One instance of damage to one target (rule 14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hit {
    /// The target.
    pub to: Obj,
    /// How much its dealer deals.
    pub amount: i16,
    /// The card that deals it (rule 14.7).
    pub dealer: Obj,
    /// Who controls that.
    pub by: Seat,
    /// The controller of the ability that makes it deal the damage, or of the attack.
    pub ability_of: Seat,
    /// The attack whose combat damage it is, or [`NO_ATTACK`].
    pub combat: u8,
    /// What another card deals in the same instance (rule 9.7).
    pub also: Option<Share>,
    /// How it is dealt.
    pub kind: DamageKind,
    /// It is the excess of other damage of the same attack (rule 14.5).
    pub excess: bool,
}

/// How damage is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum DamageKind {
    /// Preventions and Shields count.
    #[default]
    Ordinary,
    /// It can't be prevented (rule 14.6).
    Sure,
    /// It is indirect, and can't be prevented (rule 25.4).
    Indirect,
}

/// One card's part of an instance of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Share {
    /// The card that deals it.
    pub dealer: Obj,
    /// Who controls that.
    pub by: Seat,
    /// How much.
    pub amount: i16,
}

impl Hit {
    /// The cards that deal it, and how much each.
    pub(crate) fn shares(&self) -> impl Iterator<Item = Share> + use<> {
        let own = Share { dealer: self.dealer, by: self.by, amount: self.amount };
        [Some(own), self.also].into_iter().flatten().filter(|share| share.amount > 0)
    }

    /// How much it is altogether.
    pub(crate) fn total(&self) -> i16 {
        self.shares().map(|share| share.amount).sum()
    }

    /// Are both of one instance, if they are dealt at once? They differ in their amounts alone.
    fn is_with(&self, other: &Hit) -> bool {
        self.also.is_none() && *self == Hit { amount: self.amount, ..*other }
    }

    /// Multiplies it.
    pub(crate) fn times(&mut self, factor: i16) {
        self.amount = self.amount.saturating_mul(factor);
        if let Some(also) = &mut self.also {
            also.amount = also.amount.saturating_mul(factor);
        }
    }

    /// This much of it is prevented (rule 14.3).
    pub(crate) fn prevent(&mut self, amount: i16) {
        let rest = (amount - self.amount.max(0)).max(0);
        self.amount = self.amount.saturating_sub(amount);
        if let Some(also) = &mut self.also {
            also.amount = also.amount.saturating_sub(rest);
        }
    }
}

/// Where units go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Leaving {
    /// Defeated, by that player (rule 15.8): to the discard pile. `None` means whoever last damaged it.
    Defeated(Option<Seat>),
    /// To the owner's hand.
    ToHand,
    /// To the bottom of the owner's deck.
    ToBottom,
    /// To the top of the owner's deck.
    ToTop,
    /// Captured by that unit (rule 19).
    Captured(Uid),
    /// Into play as a resource of that player.
    ToResources(Seat),
}

/// What is collected while several programs do their parts.
pub(crate) struct Batch {
    /// The run that is told how much is dealt, or [`NO_RUN`].
    pub run: u16,
    /// The damage.
    pub hits: Vec<Hit>,
    /// The run that each hit is told to.
    pub runs: Vec<u16>,
    /// The units that leave play, and how.
    pub(crate) leaving: Vec<(Obj, Leaving)>,
}

impl Default for Batch {
    fn default() -> Batch {
        Batch { run: NO_RUN, hits: Vec::new(), runs: Vec::new(), leaving: Vec::new() }
    }
}

impl Batch {
    /// Keeps damage for later. What one card deals to one target is one instance, however often it is said (rules 14.1,
    /// 52.7); the first run is told of it.
    pub(crate) fn hit(&mut self, hits: &[Hit]) {
        for hit in hits {
            match self.hits.iter_mut().find(|other| other.is_with(hit)) {
                Some(other) => other.amount = other.amount.saturating_add(hit.amount),
                None => {
                    self.hits.push(*hit);
                    self.runs.push(self.run);
                }
            }
        }
    }

    /// Keeps units that leave play for later; a unit leaves only once.
    pub(crate) fn leave(&mut self, units: &[Obj], how: Leaving) {
        for unit in units {
            if self.leaving.iter().all(|(other, _)| other != unit) {
                self.leaving.push((*unit, how));
            }
        }
    }
}
