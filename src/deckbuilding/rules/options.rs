//! What is agreed before the game, and the numbers and rulings that can be changed in one place.

use super::super::cards::word::{Edition, Faction};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Cards in a galaxy row.
pub const ROW: usize = 6;
/// Cards drawn at the end of a turn, and before the first one.
pub const HAND: usize = 5;
/// The last space of the Force track at either end.
pub const FORCE_END: i8 = 3;
/// Secret bases of a player, besides the starting base (rule 10.3).
pub const SECRET: usize = 4;
/// Bases to destroy by default.
pub const LENGTH: u8 = 3;
/// The lengths that may be agreed (rule 10.4).
pub const LENGTHS: std::ops::RangeInclusive<u8> = 2..=5;

/// Ruling R3: whether a base revealed at the beginning of a turn at once does what happens when a turn begins.
pub const REVEALED_BASE_BEGINS_TURN: bool = false;
/// Ruling R4: whether a borrowed card is exiled before anything else at the end of a turn, not after units and hands
/// are discarded.
pub const BORROWED_LEAVE_FIRST: bool = true;
/// Ruling R5: whether there must be a legal target before the price of an ability may be paid.
pub const ABILITIES_NEED_TARGETS: bool = true;
/// Ruling R6: whether a target in the row may be attacked with too little attack, without effect.
pub const WEAK_ROW_ATTACKS: bool = false;
/// Ruling R7: whether an effect is used up by the first purchase although the purchaser chose another effect's
/// destination.
pub const UNPICKED_DESTINATIONS_ARE_SPENT: bool = true;
/// Ruling R8: whether the repair that a ship offers besides something else may go to the teammate's base.
pub const OFFERED_REPAIRS_OF_TEAM: bool = true;
/// Ruling R9: whether a choice that changes nothing may be made.
pub const EMPTY_CHOICES: bool = false;
/// Ruling R10: whether looking at an empty galaxy deck shuffles its discard pile into it.
pub const LOOKING_SHUFFLES: bool = false;
/// Ruling R11: whether the row is refilled only once every cleared card has left it.
pub const ROW_IS_CLEARED_AT_ONCE: bool = true;
/// Ruling R12: whether a lost base counts for both teammates.
pub const LOST_BASES_OF_TEAM: bool = true;
/// Ruling R16: whether a teammate's unit is "another unit" of the player's.
pub const TEAMMATES_UNITS_COUNT: bool = true;
/// Ruling R17: whether an ability continues if there is nothing to swap with.
pub const GOES_ON_WITHOUT_EXCHANGE: bool = true;

/// Ruling C1: whether a card exiled from the row enters the exile pile of whoever exiles it, not that of its faction.
pub const ROW_EXILES_ARE_THE_EXILERS: bool = true;
/// Ruling C2: whether a card of the row that is swapped with an exiled one enters the exile pile.
pub const SWAPPED_OUT_IS_EXILED: bool = true;
/// Ruling C2: whether such a swap is an exile for cards that ask for one.
pub const SWAPS_COUNT_AS_EXILES: bool = false;
/// Ruling C3: whether revealing the top card of an empty deck shuffles the discard pile into it.
pub const REVEALING_SHUFFLES: bool = false;
/// Ruling C4: whether a unit that counts units counts itself.
pub const COUNTING_UNITS_COUNT_THEMSELVES: bool = true;
/// Ruling C4: whether units of both sides are counted.
pub const BOTH_SIDES_ARE_COUNTED: bool = true;
/// Ruling C5: whether units already in play give the Force when a card comes that makes them give more.
pub const FORCE_REACHES_UNITS_IN_PLAY: bool = false;
/// Ruling C6: whether a ship is destroyed at once if it loses hit points that its damage needs.
pub const LOST_HIT_POINTS_DESTROY: bool = true;
/// Ruling C7: whether the player of a base chooses the card that it captures, not its owner.
pub const BASE_CHOOSES_ITS_CAPTIVE: bool = true;
/// Ruling C7: whether everybody still knows which card a base has captured, not only the two players.
pub const CAPTIVES_STAY_KNOWN: bool = true;
/// Ruling C8: whether a free purchase is a reward that can be taken once more.
pub const PURCHASES_ARE_REPEATED: bool = true;
/// Ruling C9: whether a purchased card that gives itself away does so from wherever its purchase put it.
pub const GIVEN_AWAY_FROM_ANYWHERE: bool = true;
/// Ruling C10: whether a card that must be exiled after its attack is exiled if it was committed and did not attack.
pub const COMMITTED_IS_EXILED: bool = false;
/// Ruling C11: whether discarding from an empty galaxy deck until a card is found shuffles its discard pile into it.
pub const DIGGING_SHUFFLES: bool = false;
/// Ruling C12: whether abilities that ask for the cost of a purchase mean what is printed, not what was paid.
pub const PRINTED_COST_COUNTS: bool = true;
/// Ruling C13: whether a ship destroyed in the row does what happens when it is destroyed.
pub const ROW_SHIPS_TRIGGER: bool = false;
/// Ruling C15: whether resources that a base kept stay when the base falls.
pub const KEPT_RESOURCES_STAY: bool = true;
/// Ruling C16: whether an exile that an enemy card made a player choose is an exile by this player.
pub const FORCED_EXILES_COUNT: bool = true;
/// Whether a starter can be purchased from an exile pile.
pub const EXILED_STARTERS_ARE_SOLD: bool = false;
/// Whether the card that takes the place of another must have a different name.
pub const ANOTHER_CARD_IS_ANOTHER_NAME: bool = false;
/// Whether the effect on the next refill is used up if the exile pile has nothing to refill with.
pub const EMPTY_REFILLS_ARE_SPENT: bool = true;
/// Whether two effects that make the next card cheaper make the same card cheaper.
pub const DISCOUNTS_ADD_UP: bool = true;
/// Whether an exile by a teammate is an exile by the player.
pub const EXILES_OF_TEAM_COUNT: bool = true;

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingMode")]
pub enum Mode {
    /// One against one.
    #[default]
    #[serde(rename = "duel", alias = "Duel")]
    Duel,
    /// Two against two, in shared turns.
    #[serde(rename = "teams", alias = "Teams")]
    Teams,
}

impl Mode {
    /// How many seats it has.
    pub const fn seats(self) -> usize {
        match self {
            Mode::Duel => 2,
            Mode::Teams => 4,
        }
    }
}

/// Which bases a player has (rule 10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingBases")]
pub enum Bases {
    /// The five of the beginner's game.
    #[default]
    #[serde(rename = "beginner", alias = "Beginner")]
    Beginner,
    /// All ten.
    #[serde(rename = "full", alias = "Full")]
    Full,
    /// The starting base and four others, chosen in secret.
    #[serde(rename = "secret", alias = "Secret")]
    Secret,
}

impl Bases {
    /// How many bases a player then has, including the starting base.
    pub const fn count(self) -> u8 {
        match self {
            Bases::Beginner | Bases::Secret => 5,
            Bases::Full => 10,
        }
    }
}

/// Everything that is agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play.
    pub mode: Mode,
    /// Which bases.
    pub bases: Bases,
    /// How many bases of each player are to be destroyed.
    pub length: u8,
    /// Whether neutral cards may be paid off (rule 9.1).
    #[serde(default)]
    pub pay_off: bool,
    /// Whether teammates see each other's hands (rule 11.5.1).
    #[serde(default = "yes")]
    pub open_hands: bool,
    /// The team that starts; chosen at random if `None`. In a duel of one box its first faction starts (rule 2.8).
    #[serde(default)]
    pub starting: Option<Faction>,
    /// The box of the neutral cards and of the pilots; if `None`, that of both factions, or one of theirs at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neutral: Option<Edition>,
}

const fn yes() -> bool {
    true
}

impl Options {
    /// The defaults of a mode.
    pub const fn of(mode: Mode) -> Options {
        let bases = match mode {
            Mode::Duel => Bases::Beginner,
            Mode::Teams => Bases::Full,
        };
        Options { mode, bases, length: LENGTH, pay_off: false, open_hands: true, starting: None, neutral: None }
    }

    /// Why a game with these options is impossible.
    pub fn fault(&self) -> Option<String> {
        let (least, most) = (LENGTHS.start(), LENGTHS.end());
        if !LENGTHS.contains(&self.length) {
            return Some(format!("a game is for {least} to {most} bases, not {}", self.length));
        }
        if self.length > self.bases.count() {
            return Some(format!("a player has only {} bases", self.bases.count()));
        }
        None
    }
}
