//! One attack (rule 9).

use super::card::Obj;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How many units one attack can be made on (rule 9.7).
pub(crate) const MOST_DEFENDERS: usize = 2;

/// How many units an attacker can deal combat damage to: the defending ones, and one more with its excess.
pub(crate) const MOST_WOUNDED: usize = MOST_DEFENDERS + 1;

/// A unit that is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Defender {
    /// The unit.
    pub unit: Obj,
    /// The player who defends it (rule 2.15).
    pub player: Seat,
    /// It was defeated during the attack (rule 9.6).
    pub defeated: bool,
    /// It came under the attacking player's control: it deals and takes no combat damage (rule 9.3d).
    pub out: bool,
    /// Its combat damage was dealt before that of others (rule 9.5b).
    pub struck: bool,
}

/// An attack from declaration to the end of its last window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking unit.
    pub attacker: Obj,
    /// The attacking player.
    pub by: Seat,
    /// The defending units: none when a base is attacked.
    pub defenders: [Option<Defender>; MOST_DEFENDERS],
    /// The attacked base, or [`Obj::NONE`].
    pub base: Obj,
    /// The defending players: one for each unit or base that is attacked.
    pub defending: SeatSet,
    /// "For this attack" effects and Raid are on (rule 9.3a to 9.5c).
    pub live: bool,
    /// Made through Ambush.
    pub ambush: bool,
    /// The attacker changed sides: no combat damage (rule 9.3d).
    pub void: bool,
    /// The attacker's combat damage was dealt before that of others (rule 9.5b).
    pub struck: bool,
    /// The answer of its player to whether the defending units deal theirs first (rule 34.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<bool>,
    /// The attacker was still there when the attack ended (rule 34.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub survived: bool,
    /// How much combat damage the attacker dealt to bases (rule 34.6).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub to_base: i16,
    /// The units that the attacker dealt combat damage to (rule 34.7).
    #[serde(default, skip_serializing_if = "nobody")]
    pub wounded: [Obj; MOST_WOUNDED],
    /// How many deeds were remembered when it began.
    #[serde(default, skip_serializing_if = "from_the_start")]
    pub began: u16,
}

const fn is_zero(number: &i16) -> bool {
    *number == 0
}

const fn from_the_start(deeds: &u16) -> bool {
    *deeds == 0
}

fn nobody(units: &[Obj; MOST_WOUNDED]) -> bool {
    units.iter().all(Obj::is_none)
}

impl Attack {
    /// An attack about to be declared.
    pub fn new(attacker: Obj, by: Seat, ambush: bool) -> Attack {
        Attack {
            attacker,
            by,
            defenders: [None; MOST_DEFENDERS],
            base: Obj::NONE,
            defending: SeatSet::EMPTY,
            live: false,
            ambush,
            void: false,
            struck: false,
            second: None,
            survived: false,
            to_base: 0,
            wounded: [Obj::NONE; MOST_WOUNDED],
            began: 0,
        }
    }

    /// The attacker dealt combat damage to a unit.
    pub(crate) fn wound(&mut self, unit: Obj) {
        if !self.wounded.contains(&unit)
            && let Some(free) = self.wounded.iter_mut().find(|place| place.is_none())
        {
            *free = unit;
        }
    }

    /// The defending units.
    pub(crate) fn defenders(&self) -> impl Iterator<Item = &Defender> {
        self.defenders.iter().flatten()
    }

    /// The same, to change them.
    pub(crate) fn defenders_mut(&mut self) -> impl Iterator<Item = &mut Defender> {
        self.defenders.iter_mut().flatten()
    }

    /// The defending units as objects, [`Obj::NONE`] for missing ones.
    pub fn units(&self) -> [Obj; MOST_DEFENDERS] {
        self.defenders.map(|defender| defender.map_or(Obj::NONE, |defender| defender.unit))
    }

    /// Is a unit attacked?
    pub(crate) fn on_units(&self) -> bool {
        self.defenders().next().is_some()
    }

    /// Is that unit attacked?
    pub(crate) fn is_on(&self, unit: Obj) -> bool {
        self.defenders().any(|defender| defender.unit == unit)
    }

    /// One more unit is attacked.
    pub fn add(&mut self, unit: Obj, player: Seat) {
        let defender = Defender { unit, player, defeated: false, out: false, struck: false };
        if let Some(free) = self.defenders.iter_mut().find(|place| place.is_none()) {
            *free = Some(defender);
            self.defending.insert(player);
        }
    }

    /// An attacked unit has another controller. The attack continues against that player (multiplayer.md B5), unless it
    /// is the attacking one.
    pub(crate) fn hand_over(&mut self, unit: Obj, to: Seat) {
        let by = self.by;
        for defender in self.defenders_mut().filter(|defender| defender.unit == unit) {
            if to == by {
                defender.out = true;
            } else {
                defender.player = to;
            }
        }
        if self.is_on(unit) {
            self.defending = self.defenders().map(|defender| defender.player).collect();
        }
    }
}
