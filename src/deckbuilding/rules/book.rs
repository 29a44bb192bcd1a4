//! The library compiled for play: numbers in flat tables, abilities as programs of small operations.

mod compile;

use super::super::cards::ability::{Destination, Gained, Lying, RowShips};
use super::super::cards::card::Card;
use super::super::cards::library::Library;
use super::super::cards::word::{Edition, Faction, Kind, Pool, Trait};
use serde::{Deserialize, Serialize};

/// A printed card: its index in the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Def(pub u8);

/// Where a program begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pc(pub u16);

/// Some traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traits(u16);

impl Traits {
    /// No traits.
    pub const NONE: Traits = Traits(0);

    /// These.
    pub fn of(words: &[Trait]) -> Traits {
        Traits(words.iter().fold(0, |all, word| all | 1 << *word as u16))
    }

    /// These and those.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// These without those.
    pub const fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    /// Whether the two have a trait in common.
    pub const fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// The Force is with the side.
    Force,
    /// The side has a capital ship.
    Ship,
    /// The other side has one.
    EnemyShip,
    /// The side has a unit with one of these traits.
    Unit(Traits),
    /// The side has a unique unit besides this one.
    OtherUnique,
    /// The side has this card in play.
    InPlay(Def),
    /// The side has this base.
    Base(Def),
    /// The attack is on a target in the row.
    Row,
    /// The side has a unit with one of these traits besides this one.
    OtherUnit(Traits),
    /// The side has this many neutral cards.
    Neutrals(u8),
    /// The side has a neutral card besides this one.
    OtherNeutral,
    /// There is such a card in the row.
    InRow(Lying),
    /// A unit of the row has one of these traits.
    RowHas(Traits),
    /// The row has more enemy cards than cards of the player's faction.
    MoreEnemies,
    /// The side had a capital ship when the turn began.
    HadShip,
    /// The side exiled a card this turn.
    Exiled,
    /// The card that the program is about has one of these traits.
    About(Traits),
}

/// Which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// Cards of the player's faction.
    pub own: bool,
    /// Neutral ones.
    pub neutral: bool,
    /// Those of these factions, a bit each.
    pub named: u32,
}

impl Whose {
    /// What a player may purchase at any time.
    pub const USUAL: Whose = Whose { own: true, neutral: true, named: 0 };

    /// Whether a player of the first faction may take a card of the second.
    pub fn has(self, own: Faction, faction: Faction) -> bool {
        if faction == Faction::NEUTRAL {
            return self.neutral;
        }
        self.own && faction == own || self.named & bit(faction) != 0
    }
}

/// The bit of a faction; far more than there are have one.
pub(super) fn bit(faction: Faction) -> u32 {
    1u32.checked_shl(faction.index().into()).unwrap_or_default()
}

/// What is returned from a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// Units with one of these traits.
    With(Traits),
    /// Unique units.
    Unique,
    /// Neutral units.
    Neutral,
    /// Any card.
    Any,
}

/// One small operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Op {
    End,
    Jump(Pc),
    /// Jumps there unless this holds.
    Unless(Needs, Pc),
    /// The ability cannot be used unless this holds.
    Needs(Needs),
    ExileThis,
    ExileHand,
    DiscardHand,
    Pay(u8),
    Gain(Gained, u8),
    Draw(u8),
    Repair(u8),
    /// This many entries of the book's list of modes, from this one on.
    Choose {
        first: u16,
        count: u8,
        enemy: bool,
    },
    EnemyDiscards,
    EnemyDiscardsAtRandom,
    Exile {
        count: u8,
        up_to: bool,
        pile: bool,
        /// Only units with one of these traits; any card if there are none.
        of: Traits,
    },
    DiscardFromRow,
    RevealTop {
        own: Pc,
        enemy: Pc,
        neither: Pc,
    },
    DiscardRevealed,
    LookAtTop,
    SwapTopWithRow,
    KeepOneOfTop(u8),
    LookAtHand,
    PutOnDeck,
    Purchase(Whose, Destination),
    PurchaseFromDiscard,
    TakeFromRow(Whose),
    Recover(Back),
    DestroyShip(RowShips),
    DamageShipOrBase(u8),
    DamageBase(u8),
    DamagePerEnemyInRow(u8),
    DiscardEnemiesFromRow,
    SwapRowWithDiscard(Faction),
    NextPurchaseOnDeck,
    AddToHand,
    RevealDeck,
    DiscardTop,
    DrawTop,
    SwapTop,
    AttackOfTop(u8),
    SwapHandWithTop,
    UnitOnDeck,
    Return(Back),
    BuyBack(Traits),
    ExileFromRow(Lying),
    DiscardOneFromRow(Lying),
    DiscardAllFromRow(Lying),
    Replace {
        out: Lying,
        with: Lying,
        may: bool,
    },
    GainCost,
    SwapRowWithExiled(Lying),
    RefillFromExiled,
    PurchaseExiled(Traits),
    PurchaseFromDiscardTo(Destination),
    NextOnDeck(Traits),
    NextNeutralCheaper(u8),
    DigForOwn,
    SwapRowWithFound(Lying),
    MayDamageShip(u8),
    StrengthenOnRow(u8),
    RepeatReward,
    GainPer(Gained, u8, Many),
    GiveAway,
    Capture,
    RepairThis(u8),
    /// Every player runs the program that begins there.
    Each(Pc),
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Many {
    UniqueUnits,
    UnitsWith(Traits),
    OtherNeutrals,
}

/// Whom something reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reach {
    Ships,
    Units(Traits),
    UniqueUnits,
    NeutralUnits,
}

/// Units whose being played triggers something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plays {
    /// With one of these traits.
    pub traits: Traits,
    /// Only the first of a turn.
    pub first: bool,
    /// What it triggers.
    pub does: Pc,
}

/// What a card adds while it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Holds {
    Attack(u8, Needs),
    AttackPerBaseLost(u8),
    AttackPer(u8, Many, u8),
    Aura(Reach, u8),
    AuraWhile(Needs, Reach, u8),
    ForceAura(Reach, u8),
    ShipHp(u8),
    KeepsResources,
    EntersDamaged(u8),
    RevealedToHand,
    ExiledAfterAttack,
    HuntsNeutralItself,
    Prevents(u8),
    HuntsNeutral,
    FirstPurchaseOnDeck,
    FirstNeutralPurchaseToHand,
}

/// Where the programs of a card begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Starts {
    /// Used once a turn.
    pub used: Option<Pc>,
    /// When it is played.
    pub played: Option<Pc>,
    /// When it was purchased.
    pub purchased: Option<Pc>,
    /// When it is revealed.
    pub revealed: Option<Pc>,
    /// When it defeated a target.
    pub defeated: Option<Pc>,
    /// When the turn begins.
    pub begins: Option<Pc>,
    /// When the first neutral card is played.
    pub neutral: Option<Pc>,
    /// When the opponent discarded.
    pub discarded: Option<Pc>,
    /// When it is destroyed in play.
    pub destroyed: Option<Pc>,
    /// When a card of this cost or more is purchased.
    pub bought: Option<(u8, Pc)>,
    /// When a unit is played.
    pub plays: Option<Plays>,
    /// The effects of its defeat.
    pub reward: Option<Pc>,
}

/// A printed card, compiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// As it is printed.
    pub card: Card,
    /// Its faction.
    pub faction: Faction,
    /// Its kind.
    pub kind: Kind,
    /// What it costs.
    pub cost: u8,
    /// Its attack.
    pub attack: u8,
    /// Its resources.
    pub resources: u8,
    /// Its Force.
    pub force: u8,
    /// Its hit points.
    pub hp: u8,
    /// The attack it takes to defeat it in the row; 0 if it is not a target.
    pub target: u8,
    /// One of a kind?
    pub unique: bool,
    /// Its traits.
    pub traits: Traits,
    /// What it adds while it is in play.
    pub holds: Vec<Holds>,
    /// Its programs.
    pub starts: Starts,
    /// Only its own player may use it: it exiles cards of that player (rule 11.2.1).
    pub personal: bool,
}

impl Entry {
    /// Does this always hold while the card is in play?
    pub fn has(&self, holds: Holds) -> bool {
        self.holds.contains(&holds)
    }

    /// The numbers of what always holds, added up.
    pub fn sum(&self, of: impl Fn(&Holds) -> Option<u8>) -> u16 {
        self.holds.iter().filter_map(of).map(u16::from).sum()
    }

    /// Whether something reaches this card.
    pub fn is_reached(&self, reach: Reach) -> bool {
        match reach {
            Reach::Ships => self.kind == Kind::Ship,
            _ if self.kind != Kind::Unit => false,
            Reach::Units(traits) => traits.meets(self.traits),
            Reach::UniqueUnits => self.unique,
            Reach::NeutralUnits => self.faction == Faction::NEUTRAL,
        }
    }
}

/// All cards, compiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    entries: Vec<Entry>,
    ops: Vec<Op>,
    modes: Vec<Pc>,
    digests: Vec<u64>,
}

impl Book {
    /// Compiles a library.
    pub fn of(library: &Library) -> Book {
        compile::book(library)
    }

    /// A card. An unknown number gives the first card.
    pub fn card(&self, def: Def) -> &Entry {
        &self.entries[usize::from(def.0).min(self.entries.len().saturating_sub(1))]
    }

    /// All cards with their names.
    pub fn all(&self) -> impl Iterator<Item = (Def, &Entry)> {
        self.entries.iter().enumerate().map(|(index, entry)| (Def(index as u8), entry))
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Def> {
        self.all().find(|(_, entry)| entry.card.id == id).map(|(def, _)| def)
    }

    /// The bases of a faction.
    pub fn bases(&self, faction: Faction) -> impl Iterator<Item = (Def, &Entry)> {
        self.all().filter(move |(_, entry)| entry.kind == Kind::Base && entry.faction == faction)
    }

    /// The cards of a faction that start in a pool.
    pub fn pool(&self, pool: Pool, faction: Faction) -> impl Iterator<Item = (Def, &Entry)> {
        self.all().filter(move |(_, entry)| entry.card.pool == pool && entry.faction == faction)
    }

    /// The neutral cards of a box that start in a pool.
    pub fn neutral(&self, pool: Pool, edition: Edition) -> impl Iterator<Item = (Def, &Entry)> {
        self.pool(pool, Faction::NEUTRAL).filter(move |(_, entry)| entry.card.edition == edition)
    }

    /// A hash that differs if the card says something else.
    pub fn digest(&self, def: Def) -> u64 {
        self.digests.get(usize::from(def.0)).copied().unwrap_or_default()
    }

    /// The operation at a place.
    pub(super) fn op(&self, pc: Pc) -> Op {
        self.ops.get(usize::from(pc.0)).copied().unwrap_or(Op::End)
    }

    /// Whether a mode of a choice begins here.
    pub(super) fn is_mode(&self, pc: Pc) -> bool {
        self.modes.contains(&pc)
    }

    /// Where a mode of a choice begins.
    pub(super) fn mode(&self, first: u16, number: u8) -> Pc {
        self.modes.get(usize::from(first) + usize::from(number)).copied().unwrap_or(Pc(0))
    }
}

impl Pc {
    /// The next operation.
    pub(super) const fn next(self) -> Pc {
        Pc(self.0 + 1)
    }
}
