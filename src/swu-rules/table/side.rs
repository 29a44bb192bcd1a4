//! One player's zones.

use super::card::Uid;
use crate::clone_in_place::clone_in_place;
use seats::SeatSet;
use serde::{Deserialize, Serialize};

/// One player's side of the table.
#[derive(PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The base.
    pub base: Option<Uid>,
    /// One leader, or two.
    pub leaders: Vec<Uid>,
    /// Top last, so that drawing is a pop.
    pub deck: Vec<Uid>,
    /// In the owner's order.
    pub hand: Vec<Uid>,
    /// Newest last.
    pub discard: Vec<Uid>,
    /// In order of arrival.
    pub resources: Vec<Uid>,
    /// Units this player controls, in order of arrival.
    pub units: Vec<Uid>,
    /// Out of the game?
    pub eliminated: bool,
    /// Was the latest action of this phase a pass?
    pub passed: bool,
    /// Has the player taken the initiative or a counter this phase, and so passes from now on (rule 8.4)?
    pub done: bool,
    /// Took a mulligan (rule 6.4).
    pub mulliganed: bool,
    /// The Force is with this player (rule 25.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub force: bool,
    /// Credit tokens (rule 25.9).
    #[serde(default, skip_serializing_if = "none")]
    pub credits: u8,
    /// Actions taken in this phase, passes included.
    #[serde(default, skip_serializing_if = "none")]
    pub acted: u8,
    /// Whose bases were attacked during the latest action.
    #[serde(default, skip_serializing_if = "nobody")]
    pub struck: SeatSet,
    /// The card of the hand that becomes a resource when all have decided (rule 7.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub put_aside: Option<Uid>,
}

const fn none(count: &u8) -> bool {
    *count == 0
}

fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

clone_in_place!(Side {
    base,
    leaders,
    deck,
    hand,
    discard,
    resources,
    units,
    eliminated,
    passed,
    done,
    mulliganed,
    force,
    credits,
    acted,
    struck,
    put_aside,
});

impl Side {
    /// Reserves the usual room for a deck of this many cards.
    pub(crate) fn make_room(&mut self, cards: usize) {
        self.deck.reserve(cards);
        self.discard.reserve(cards);
        self.hand.reserve(16);
        self.resources.reserve(16);
        self.units.reserve(16);
    }
}
