//! What somebody notices of a game: facts in sentences, their weight, and who learns from them.

use deckbuilding::rules::fact::{Fact, What};
use deckbuilding::rules::look::telling::Event;
use hotseat::log::{Count, Fact as Readable, Weight};
use seats::SeatSet;
use std::fmt;

/// A fact as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// The fact as the wire tells it, with its sentence.
    pub event: Event,
    /// Its importance to readers.
    pub weight: Weight,
    /// The id of a card that was looked at, for whoever looked.
    pub looked: Option<String>,
    /// What it adds to the statistics.
    pub count: Option<Count>,
}

impl fmt::Display for Noticed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.event.text)
    }
}

impl Readable for Noticed {
    fn weight(&self) -> Weight {
        self.weight
    }

    fn count(&self) -> Option<Count> {
        self.count
    }
}

/// Who knows more than before because of a fact.
pub(super) fn learned(fact: &Fact, everyone: SeatSet) -> SeatSet {
    match fact.what {
        What::Drew | What::Looked => fact.witnesses.seats(everyone),
        What::Dealt
        | What::RevealedTop
        | What::RevealedDeck
        | What::Shuffled
        | What::GalaxyShuffled
        | What::BaseRevealed => everyone,
        What::Discarded | What::DiscardedAtRandom | What::Exiled => everyone,
        _ => SeatSet::EMPTY,
    }
}

/// How important a fact is to readers of the log.
pub(super) fn weight(what: What) -> Weight {
    match what {
        What::TurnBegan => Weight::Phase,
        What::BaseChosen
        | What::BaseRevealed
        | What::Played
        | What::Purchased
        | What::PaidOff
        | What::Used
        | What::Committed
        | What::Attacked
        | What::TurnEnded
        | What::Conceded
        | What::Won => Weight::Action,
        What::ShipDestroyed | What::BaseDestroyed | What::TargetDefeated => Weight::Outcome,
        _ => Weight::Consequence,
    }
}
