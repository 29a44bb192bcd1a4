//! One attack (rule 9).

use super::card::Obj;
use crate::seats::Seat;
use serde::{Deserialize, Serialize};

/// An attack from declaration to the end of its last window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking unit.
    pub attacker: Obj,
    /// The attacking player.
    pub by: Seat,
    /// The defending unit, or [`Obj::NONE`] when a base is attacked.
    pub defender: Obj,
    /// The attacked base, or [`Obj::NONE`].
    pub base: Obj,
    /// The defending player (rule 2.15).
    pub defending: Seat,
    /// "For this attack" effects and Raid are on (rule 9.3a to 9.5c).
    pub live: bool,
    /// Made through Ambush.
    pub ambush: bool,
    /// A party changed sides: no combat damage (rule 9.3d).
    pub void: bool,
    /// The defending unit was defeated during the attack (rule 9.6).
    pub defender_defeated: bool,
    /// The first half of the damage was dealt by the attacker (rule 9.5b).
    pub first_by_attacker: bool,
}
