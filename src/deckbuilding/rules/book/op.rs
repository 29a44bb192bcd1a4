//! What programs are made of: conditions, selections, operations, and what always holds.

use super::super::super::cards::ability::{Destination, Gained, Lying, RowShips};
use super::super::super::cards::word::Faction;
use super::{Def, Pc, Traits};

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
pub(in crate::rules) fn bit(faction: Faction) -> u32 {
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
