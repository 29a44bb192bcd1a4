//! Positions laid out exactly as written: from RON on disk and from JSON in the protocol. Nothing triggers meanwhile.

mod layout;
mod spelling;

use super::super::cards::word::Faction;
use super::options::{Bases, LENGTH, Mode};
use data::ron_text;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A position.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it is called.
    #[serde(default)]
    pub title: Option<String>,
    /// The game it belongs to: `deckbuilding`.
    #[serde(default)]
    pub game: Option<String>,
    /// The mode; two against two by default if there are four seats.
    #[serde(default)]
    pub mode: Option<Mode>,
    /// Which bases are used; only for information, since the position itself says what is on the table.
    #[serde(default)]
    pub bases: Option<Bases>,
    /// How many bases of each player must be destroyed.
    #[serde(default = "length")]
    pub length: u8,
    /// A seat whose turn it is, or all of them.
    #[serde(default)]
    pub active: Active,
    /// Whether the turn is just beginning, or is in its main part.
    #[serde(default)]
    pub phase: Begins,
    /// The number of the turn.
    #[serde(default = "first")]
    pub turn: u16,
    /// The Force marker.
    #[serde(default)]
    pub force: i8,
    /// Whether neutral cards may be paid off.
    #[serde(default)]
    pub pay_off: bool,
    /// What facing players share.
    #[serde(default)]
    pub regions: Vec<RegionSpec>,
    /// The players.
    pub seats: Vec<SeatSpec>,
    /// Destroyed bases by the side that destroyed them: the Empire first, or in general the faction of the dark end.
    #[serde(default)]
    pub victory: Vec<Vec<CardSpec>>,
}

const fn length() -> u8 {
    LENGTH
}

const fn first() -> u16 {
    1
}

const fn pilots() -> u8 {
    10
}

/// Whose turn it is.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Active {
    /// The side of this seat.
    Seat(u8),
    /// The side of the first of these seats.
    Seats(Vec<u8>),
    /// This side.
    Side(Faction),
}

impl Default for Active {
    fn default() -> Active {
        Active::Seat(0)
    }
}

/// Where in a turn a position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Begins {
    /// In the main part.
    #[default]
    #[serde(rename = "turn", alias = "Turn")]
    Turn,
    /// At its very beginning.
    #[serde(rename = "begin", alias = "Begin")]
    Begin,
}

/// What facing players share.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RegionSpec {
    #[serde(default)]
    pub row: Vec<CardSpec>,
    /// Top first.
    #[serde(default)]
    pub deck: Vec<CardSpec>,
    /// Newest last.
    #[serde(default)]
    pub discard: Vec<CardSpec>,
    #[serde(default = "pilots")]
    pub pilots: u8,
}

impl Default for RegionSpec {
    fn default() -> RegionSpec {
        RegionSpec { row: Vec::new(), deck: Vec::new(), discard: Vec::new(), pilots: pilots() }
    }
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatSpec {
    #[serde(default)]
    pub name: Option<String>,
    pub side: Faction,
    /// Left out: the starting base; `None`: no base.
    #[serde(default, deserialize_with = "said")]
    pub base: Option<Option<CardSpec>>,
    #[serde(default)]
    pub bases: Vec<CardSpec>,
    /// Top first.
    #[serde(default)]
    pub deck: Vec<CardSpec>,
    #[serde(default)]
    pub hand: Vec<CardSpec>,
    /// Newest last.
    #[serde(default)]
    pub discard: Vec<CardSpec>,
    #[serde(default)]
    pub units: Vec<CardSpec>,
    #[serde(default)]
    pub ships: Vec<CardSpec>,
    #[serde(default)]
    pub exiled: Vec<CardSpec>,
    /// Cards of the opponent under the base.
    #[serde(default)]
    pub captured: Vec<CardSpec>,
    #[serde(default)]
    pub resources: u16,
}

/// A field that was written, even if only to say that there is nothing.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<CardSpec>>, D::Error> {
    Option::<CardSpec>::deserialize(from).map(Some)
}

/// A card, by its id alone or with its state.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum CardSpec {
    /// Just the card.
    Id(String),
    /// With its state.
    Full(FullCard),
    /// The card and its damage.
    Damaged(String, u8),
    /// The card in brackets.
    Alone((String,)),
}

/// A card with its state.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FullCard {
    pub id: String,
    #[serde(default)]
    pub damage: u8,
    /// Has it attacked this turn?
    #[serde(default)]
    pub committed: bool,
    /// Whether its ability was used this turn.
    #[serde(default)]
    pub used: bool,
    /// The attack it gained this turn.
    #[serde(default)]
    pub attack: u8,
    /// Whose base it was, in a victory pile.
    #[serde(default)]
    pub owner: Option<u8>,
}

impl CardSpec {
    /// A card without any state.
    pub fn id(id: &str) -> CardSpec {
        CardSpec::Id(id.to_owned())
    }

    fn full(&self) -> FullCard {
        match self {
            CardSpec::Id(id) | CardSpec::Alone((id,)) => FullCard { id: id.clone(), ..FullCard::default() },
            CardSpec::Full(full) => full.clone(),
            CardSpec::Damaged(id, damage) => FullCard { id: id.clone(), damage: *damage, ..FullCard::default() },
        }
    }
}

/// Why a position cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioFault {
    /// A stable code.
    pub code: &'static str,
    /// Where in the position.
    pub place: String,
    /// What is wrong.
    pub sentence: String,
}

impl fmt::Display for ScenarioFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.place, self.sentence)
    }
}

impl Scenario {
    /// Reads a position from RON.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_ron(text: &str) -> Result<Scenario, ron_text::Fault> {
        ron_text::read(&spelling::with_ids(text))
    }

    /// The names of its players.
    pub fn names(&self) -> Vec<String> {
        let name =
            |(index, seat): (usize, &SeatSpec)| seat.name.clone().unwrap_or_else(|| format!("Player {}", index + 1));
        self.seats.iter().enumerate().map(name).collect()
    }
}
