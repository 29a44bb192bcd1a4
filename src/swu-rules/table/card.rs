//! One physical card or token.

use super::mode::PlayMode;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// A physical card, for the whole game. It does not say what the card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Uid(pub u16);

impl Uid {
    /// No card.
    pub const NONE: Uid = Uid(u16::MAX);

    /// The index in [`super::Table`]'s list of cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card as one object: each time it changes zones it becomes a new one (rule 2.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Obj {
    /// Which card.
    pub uid: Uid,
    /// How often it has become a new object.
    pub serial: u16,
}

impl Default for Obj {
    fn default() -> Obj {
        Obj::NONE
    }
}

impl Obj {
    /// No object.
    pub const NONE: Obj = Obj { uid: Uid::NONE, serial: 0 };

    /// Is it no object?
    pub const fn is_none(&self) -> bool {
        self.uid.0 == u16::MAX
    }

    /// Is it an object at all?
    pub const fn is_some(self) -> bool {
        self.uid.0 != u16::MAX
    }
}

/// Which printed card it is: an index into the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DefId(pub u16);

/// Where a card is (rule 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// In its owner's deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// In its owner's discard pile.
    Discard,
    /// A resource of its controller.
    Resource,
    /// A unit in the ground arena.
    Ground,
    /// A unit in the space arena.
    Space,
    /// A base, or an undeployed leader.
    Base,
    /// An upgrade on [`CardState::host`].
    Attached,
    /// Captured by [`CardState::host`] (rule 19).
    Captured,
    /// Nowhere: a token not in use, an event being looked for.
    Aside,
    /// Out of the game with its owner (multiplayer.md E3).
    Removed,
}

impl Zone {
    /// Is it one of the arenas?
    pub const fn is_arena(self) -> bool {
        matches!(self, Zone::Ground | Zone::Space)
    }

    /// Is the card in play there (rule 2.7)?
    pub const fn in_play(self) -> bool {
        matches!(self, Zone::Ground | Zone::Space | Zone::Base | Zone::Attached | Zone::Resource)
    }

    /// Are faces hidden from somebody there?
    pub const fn hidden(self) -> bool {
        matches!(self, Zone::Deck | Zone::Hand | Zone::Resource)
    }
}

pub(super) const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The state of one physical card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardState {
    /// What is printed on it.
    pub def: DefId,
    /// Which object it is now.
    pub serial: u16,
    /// The unit it is attached to or captured by.
    pub host: Uid,
    /// The name under which seats see it; renewed in every hidden zone.
    pub handle: u16,
    /// Damage on it.
    pub damage: u16,
    /// The round in which it entered play.
    pub entered: u16,
    /// Resources paid to play it.
    pub paid: u8,
    /// Credits defeated to play it (rule 31.10).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub credits: u8,
    /// Where it is.
    pub zone: Zone,
    /// Who owns it (rule 2.1).
    pub owner: Seat,
    /// Who controls it (rule 2.2).
    pub controller: Seat,
    /// Bits: see the constants.
    pub flags: u8,
    /// Which limited abilities were used this round, one bit each (rule 12.10).
    pub used: u8,
    /// What is really printed on it, while it is a copy of another card (rule 22.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub original: Option<DefId>,
    /// How it was played, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<PlayMode>,
    /// How often its ability with a limited number of uses per game was used (rule 12.10).
    #[serde(default, skip_serializing_if = "unused")]
    pub uses: u8,
}

const fn unused(uses: &u8) -> bool {
    *uses == 0
}

impl CardState {
    /// Exhausted (rule 2.6).
    pub const EXHAUSTED: u8 = 1;
    /// A leader that is a unit now (rule 4.2).
    pub const DEPLOYED: u8 = 2;
    /// Its Epic Action was used (rule 8.3).
    pub const EPIC: u8 = 4;
    /// A token (rule 21).
    pub const TOKEN: u8 = 8;
    /// It is a leader card.
    pub const LEADER: u8 = 32;
    /// It was played, deployed or created in this phase (rule 25.5).
    pub const FRESH: u8 = 64;
    /// A leader whose other side is up (rule 4.2d).
    pub const FLIPPED: u8 = 128;

    /// Is the bit set?
    pub const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Sets or clears a bit.
    pub fn set(&mut self, flag: u8, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }

    /// Is it exhausted (rule 2.6)?
    pub const fn exhausted(&self) -> bool {
        self.has(CardState::EXHAUSTED)
    }

    /// Is it a token (rule 21)?
    pub const fn token(&self) -> bool {
        self.has(CardState::TOKEN)
    }

    /// Is it a leader unit (rule 2.19)?
    pub const fn leader_unit(&self) -> bool {
        self.has(CardState::DEPLOYED)
    }
}
