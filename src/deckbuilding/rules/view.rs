//! What somebody may see, as values: screens draw it and the protocol writes it.

pub mod forecast;

use super::super::cards::word::{End, Faction};
use super::decision::{Ask, Kind};
use super::game::Reason;
use forecast::Forecast;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingZone")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Zone {
    Deck,
    Hand,
    Discard,
    Units,
    Ships,
    Base,
    Bases,
    Row,
    GalaxyDeck,
    GalaxyDiscard,
    Pilots,
    Exiled,
    Victory,
    SetAside,
    Captured,
}

/// A card that may be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingCard")]
pub struct Known {
    /// How it is named by these eyes.
    pub uid: u32,
    /// Its printed id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Cards of this game have none.
    pub subtitle: Option<String>,
    /// Who plays with it; `None` for cards of the galaxy.
    pub controller: Option<u8>,
    /// Whose it is.
    pub owner: Option<u8>,
    /// Its zone.
    pub zone: Zone,
}

/// A card, or the back of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingCardOrBack")]
#[serde(untagged)]
pub enum CardView {
    /// It may be seen.
    Known(Known),
    /// It may not.
    Hidden {
        /// Always true.
        hidden: bool,
    },
}

impl CardView {
    /// The back of a card.
    pub const BACK: CardView = CardView::Hidden { hidden: true };

    /// The card, if it may be seen.
    pub fn known(&self) -> Option<&Known> {
        match self {
            CardView::Known(known) => Some(known),
            CardView::Hidden { .. } => None,
        }
    }
}

/// A unit, ship or base in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingPiece")]
pub struct PieceView {
    /// How it is named.
    pub uid: u32,
    /// Its printed id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its current attack, on a base.
    pub attack: u16,
    /// Its hit points; ships and bases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    /// The damage on it; ships and bases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// Whether it has attacked this turn or is committed to do so.
    pub committed: bool,
    /// Whether it waits for its attack to be resolved.
    pub waiting: bool,
    /// Whether its ability was used this turn.
    pub used: bool,
}

/// What two players who face each other share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingRegion")]
#[allow(missing_docs)]
pub struct RegionView {
    pub row: Vec<CardView>,
    /// Top first.
    pub deck: Vec<CardView>,
    /// Newest last.
    pub discard: Vec<CardView>,
    pub pilots: usize,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingSeat")]
#[allow(missing_docs)]
pub struct SeatView {
    pub name: String,
    pub side: Faction,
    pub region: u8,
    pub resources: u16,
    /// Top first.
    pub deck: Vec<CardView>,
    pub hand: Vec<CardView>,
    /// Newest last.
    pub discard: Vec<CardView>,
    pub units: Vec<PieceView>,
    pub ships: Vec<PieceView>,
    pub base: Option<PieceView>,
    /// Face down.
    pub bases: Vec<CardView>,
    pub exiled: Vec<CardView>,
    /// Cards of opponents under the base.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captured: Vec<CardView>,
    /// Bases that were not chosen.
    pub set_aside: Vec<CardView>,
}

/// The stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingPhase")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    Setup,
    Turn,
    Over,
}

/// What an option does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingVerb")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Verb {
    Play,
    Purchase,
    Use,
    Commit,
    Attack,
    Card,
    Seat,
    Base,
    Yes,
    No,
    Done,
    Mode,
    Number,
    EndTurn,
}

/// Something that may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingChoice")]
pub struct OptionView {
    /// The action.
    pub verb: Verb,
    /// In words.
    pub label: String,
    /// With which card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Known>,
    /// To which card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Known>,
    /// Who does it; if seats are chosen, which seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which of several items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// The result of picking it, if asked for.
    #[serde(skip)]
    pub forecast: Option<Box<Forecast>>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingDecision")]
pub struct DecisionView {
    /// Who chooses.
    pub seat: u8,
    /// Everybody who may make the choice.
    pub seats: Vec<u8>,
    /// The kind of the list.
    pub kind: Kind,
    /// The question.
    #[serde(skip)]
    pub ask: Ask,
    /// The same in words.
    pub prompt: String,
    /// The card that asks.
    pub source: Option<Known>,
    /// Whether the answer depends on something others must not see.
    pub private: bool,
    /// The options.
    pub options: Vec<OptionView>,
    /// What may not be chosen, and why; for open cards in the main part of a turn.
    #[serde(skip)]
    pub refusals: Vec<RefusalView>,
}

/// Something that may not be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalView {
    /// The action.
    pub verb: Verb,
    /// In words.
    pub label: String,
    /// With which card.
    pub card: Known,
    /// Why not, as a clause.
    pub why: String,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingOver")]
pub struct OverView {
    /// Who won.
    pub winners: Vec<u8>,
    /// Why.
    pub reason: Reason,
}

/// The game, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingTable")]
#[allow(missing_docs)]
pub struct View {
    pub game: &'static str,
    pub phase: Phase,
    pub turn: u16,
    pub active: Vec<u8>,
    /// From -3 (dark) to 3 (light).
    pub force: i8,
    /// How many bases of each player must be destroyed.
    pub length: u8,
    /// The factions that play, in the order of the Force track; left out if they are the Empire and the Rebels.
    #[serde(skip_serializing_if = "is_usual")]
    pub factions: [Faction; 2],
    pub regions: Vec<RegionView>,
    pub seats: Vec<SeatView>,
    /// Destroyed bases by the side that destroyed them, in the order of the factions.
    pub victory: [Vec<CardView>; 2],
    /// The awaited decision, with the options that these eyes may see.
    #[serde(skip)]
    pub decision: Option<DecisionView>,
    #[serde(skip)]
    pub over: Option<OverView>,
    /// Whose hands are open to these eyes. Of other hands they may know single cards.
    #[serde(skip)]
    pub eyes: Vec<u8>,
}

/// Whether these are the factions that play unless others are named.
fn is_usual(factions: &[Faction; 2]) -> bool {
    *factions == Faction::usual()
}

impl SeatView {
    /// The attack of what is in play and not committed.
    pub fn ready_attack(&self) -> u16 {
        self.ships.iter().chain(&self.units).filter(|piece| !piece.committed).map(|piece| piece.attack).sum()
    }
}

impl View {
    /// Is the hand of this player open to these eyes? That they know cards of it does not make it so.
    pub fn opens(&self, seat: usize) -> bool {
        u8::try_from(seat).is_ok_and(|seat| self.eyes.contains(&seat))
    }

    /// The players whose hands are open to these eyes.
    pub fn open_hands(&self) -> impl Iterator<Item = &SeatView> {
        self.eyes.iter().filter_map(|seat| self.seats.get(usize::from(*seat)))
    }

    /// How many bases this player has lost.
    pub fn lost(&self, seat: usize) -> usize {
        let owned = |card: &&CardView| card.known().is_some_and(|card| card.owner.map(usize::from) == Some(seat));
        self.victory.iter().map(|pile| pile.iter().filter(owned).count()).sum()
    }

    /// Does another base that this player loses count for the end of the game (rule 11.8.1)?
    pub fn counts(&self, seat: usize) -> bool {
        self.lost(seat) < usize::from(self.length)
    }

    /// The faction that plays against this one.
    pub fn against(&self, faction: Faction) -> Faction {
        self.factions[usize::from(faction == self.factions[0])]
    }

    /// The faction that the Force is with; `None` if it is with nobody.
    pub fn force_with(&self) -> Option<Faction> {
        match self.force {
            0 => None,
            force => Some(self.factions[usize::from(force > 0)]),
        }
    }

    /// The names of the ends of the Force track: dark and light, or the factions if both belong to the same end.
    pub fn ends(&self) -> [&'static str; 2] {
        ends(self.factions)
    }
}

/// The names of the ends of the Force track between two factions.
pub fn ends(factions: [Faction; 2]) -> [&'static str; 2] {
    match factions.map(Faction::end) {
        [End::Dark, End::Light] => ["dark", "light"],
        _ => factions.map(Faction::people),
    }
}
