//! The ability language: what cards do, written in the card files and read by the rules and the wording.

mod holding;

pub use holding::{Condition, Constant, Whom};

use super::word::{Faction, Trait};
use serde::Deserialize;
use std::fmt;

/// One ability of a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Ability {
    /// Once each turn, at any time of its player's turn (rule 5.3.1).
    Use {
        /// Must hold when it is used (rule 5.3.3).
        #[serde(default)]
        needs: Option<Condition>,
        /// Must be paid in full (rule 5.3.6).
        #[serde(default)]
        pays: Option<Cost>,
        /// Its effects.
        does: Vec<Effect>,
    },
    /// At a moment, if its player wants (rule 5.3.4).
    When(Moment, Vec<Effect>),
    /// Always, while the card is in play (rule 5.3.5).
    While(Constant),
}

/// When a triggered ability happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Moment {
    /// The card is played.
    Played,
    /// The card was purchased.
    Purchased,
    /// The base is revealed.
    Revealed,
    /// The unit was among those that defeated a target in the galaxy row.
    Defeated,
    /// The own turn begins.
    TurnBegins,
    /// The first neutral card of the player's turn is played.
    FirstNeutral,
    /// The opponent discards a card from hand during the player's turn.
    EnemyDiscarded,
    /// The capital ship is destroyed while it is in play.
    Destroyed,
    /// The player purchases a card that costs this much or more.
    Bought(u8),
    /// The player plays a unit with this trait.
    Plays(Trait),
    /// The player plays the first unit with this trait in a turn.
    FirstPlays(Trait),
}

/// What an ability costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Cost {
    /// The card itself is exiled.
    ExileThis,
    /// A card from hand is exiled.
    ExileFromHand,
    /// A card from hand is discarded.
    DiscardFromHand,
    /// Resources are spent.
    Resources(u8),
}

/// What is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Gained {
    /// Resources, until the end of the turn.
    Resources,
    /// Steps of the Force toward the player's end.
    Force,
    /// Attack of the card itself, this turn.
    Attack,
}

/// One thing that happens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect {
    /// Something is gained.
    Gain(Gained, u8),
    /// Cards are drawn.
    Draw(u8),
    /// This much damage is removed from the player's base.
    Repair(u8),
    /// One of these that change anything, as the player chooses.
    Choose(Vec<Effect>),
    /// One of these, as the opponent chooses.
    EnemyChooses(Vec<Effect>),
    /// The first list if the condition holds, else the second.
    If(Condition, Vec<Effect>, Vec<Effect>),
    /// The opponent discards a card of their choice from hand.
    EnemyDiscards,
    /// The opponent discards a random card from hand.
    EnemyDiscardsAtRandom,
    /// This many of the player's cards are exiled, or all there are.
    Exile(u8, From),
    /// At most this many of the player's cards are exiled.
    ExileUpTo(u8, From),
    /// A card of the galaxy row is discarded, without a reward.
    DiscardFromRow,
    /// The top card of the galaxy deck is shown to everybody.
    RevealTop {
        /// What happens if it belongs to the player's faction.
        own: Vec<Effect>,
        /// What happens if it is an enemy card.
        enemy: Vec<Effect>,
    },
    /// The revealed card is discarded.
    DiscardRevealed,
    /// The top card of the galaxy deck is looked at.
    LookAtTop,
    /// The top card of the galaxy deck may be swapped with one of the row.
    SwapTopWithRow,
    /// This many cards of the galaxy deck are looked at; one goes back on top, the others are discarded.
    KeepOneOfTop(u8),
    /// The opponent's hand is looked at.
    LookAtHand,
    /// A card of the opponent's hand is put on top of their deck.
    PutOnDeck,
    /// A card of the row is purchased for free.
    Purchase(Vec<Buyable>, Destination),
    /// A card of the galaxy discard pile is purchased for its cost.
    PurchaseFromDiscard,
    /// A card of the row is added to the hand, and exiled at the end of the turn. It is not purchased.
    TakeFromRow(Vec<Buyable>),
    /// A card of the player's discard pile is added to the hand.
    Recover(Wanted),
    /// A capital ship is destroyed: one the opponent has in play, or one of the row.
    DestroyShip(RowShips),
    /// Damage to a capital ship the opponent has in play, or to their base past all ships.
    DamageShipOrBase(u8),
    /// Damage to the opponent's base, past all ships.
    DamageBase(u8),
    /// The same, this much for each enemy card in the row.
    DamagePerEnemyInRow(u8),
    /// Every enemy card of the row is discarded.
    DiscardEnemiesFromRow,
    /// A card of the row is swapped with one of this faction in the galaxy discard pile.
    SwapRowWithDiscard(Faction),
    /// The next card purchased this turn goes on top of its purchaser's deck.
    NextPurchaseOnDeck,
    /// The purchased card goes to its purchaser's hand; must be the first effect of its ability.
    AddToHand,
    /// Resources are spent; a triggered ability that begins with it can only be used with as many.
    Pay(u8),
    /// The top card of the player's deck is shown to everybody. What follows is about that card.
    RevealDeck,
    /// The card that was revealed may be discarded.
    DiscardTop,
    /// The card that was revealed may be drawn.
    DrawTop,
    /// The card that was revealed may be swapped with one of the player's discard pile.
    SwapTop,
    /// The unit gains as much attack as the revealed card costs, but no more than this.
    AttackOfTop(u8),
    /// A card of the hand is swapped with the top card of the player's deck.
    SwapHandWithTop,
    /// Another unit in play goes on top of its player's deck.
    UnitOnDeck,
    /// A card of the player's discard pile goes on top of the deck.
    Return(Wanted),
    /// A card with this trait is taken from the player's discard pile to the hand, for as many resources as it costs.
    BuyBack(Trait),
    /// A card of the row is exiled to the player's exile pile, without a reward.
    ExileFromRow(Lying),
    /// A card of the row that is one of these is discarded.
    DiscardOneFromRow(Lying),
    /// Every card of the row that is one of these is discarded.
    DiscardAllFromRow(Lying),
    /// A card of the row is discarded, and its place is taken by one of the galaxy discard pile; what follows is about
    /// the latter.
    ReplaceInRow {
        /// What is discarded.
        out: Lying,
        /// What takes its place.
        with: Lying,
        /// Whether the player may let the galaxy deck refill the place.
        may: bool,
    },
    /// Resources are gained, as many as the card costs that this is about.
    GainCost,
    /// A card of the row is swapped with a card of the player's exile pile that is no starter.
    SwapRowWithExiled(Lying),
    /// The next card that leaves the row this turn is replaced with one of the player's exile pile that is no starter.
    RefillFromExiled,
    /// A unit with this trait is purchased from the player's exile pile.
    PurchaseExiled(Trait),
    /// A card of the galaxy discard pile is purchased for its cost, to somewhere else than usual.
    PurchaseFromDiscardTo(Destination),
    /// The next unit with this trait purchased this turn goes on top of its purchaser's deck.
    NextOnDeck(Trait),
    /// The next neutral card purchased this turn costs less by this.
    NextNeutralCheaper(u8),
    /// Cards of the galaxy deck are discarded until one of the player's faction is. What follows is about that card.
    DigForOwn,
    /// The card that was found is swapped with one of the row.
    SwapRowWithFound(Lying),
    /// Damage to a capital ship the opponent has in play, if the player wants.
    MayDamageShip(u8),
    /// The card that this is about has more attack against the row, this turn.
    StrengthenOnRow(u8),
    /// A unit with this trait is exiled from hand; what follows happens only then.
    ExileFromHand(Trait),
    /// The reward of the defeated target is taken once more.
    RepeatReward,
    /// Something is gained for each of these.
    GainPer(Gained, u8, Counted),
    /// The card itself goes to the opponent's discard pile.
    GiveAway,
    /// A card of the opponent's discard pile is put under this base until it is destroyed.
    Capture,
    /// This much damage is removed from this very base.
    RepairThis(u8),
    /// Every player does this, those whose turn it is first.
    EachPlayer(Vec<Effect>),
}

/// Cards in the galaxy row or in the galaxy discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Lying {
    /// Units.
    Unit,
    /// Neutral cards.
    Neutral,
    /// Neutral units.
    NeutralUnit,
    /// Enemy cards.
    Enemy,
    /// Enemy units.
    EnemyUnit,
    /// Cards of this faction.
    Of(Faction),
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Counted {
    /// Unique units in play and in the galaxy row.
    UniqueUnits,
    /// Units with this trait in play and in the galaxy row.
    UnitsWith(Trait),
    /// Other neutral cards that the side has in play.
    OtherNeutrals,
}

/// Where exiled cards come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum From {
    /// The hand.
    Hand,
    /// Hand and discard pile, in any combination.
    HandOrDiscard,
}

/// Where a purchased card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Destination {
    /// On top of the discard pile, as usual.
    Discard,
    /// Into the hand.
    Hand,
    /// On top of the deck.
    DeckTop,
}

/// Which cards may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Buyable {
    /// Of the player's own faction.
    Own,
    /// Neutral ones.
    Neutral,
    /// Of this faction.
    Of(Faction),
}

impl fmt::Debug for Buyable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Buyable::Own => formatter.write_str("Own"),
            Buyable::Neutral => formatter.write_str("Neutral"),
            Buyable::Of(faction) => faction.fmt(formatter),
        }
    }
}

/// Which cards are returned from a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Wanted {
    /// A unit with a trait.
    UnitWith(Trait),
    /// A unique unit.
    UniqueUnit,
    /// A neutral unit.
    NeutralUnit,
    /// Any card.
    Any,
}

/// Which capital ships of the row may be destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[allow(clippy::enum_variant_names, reason = "words of the language, which are read without their type")]
pub enum RowShips {
    /// None of them.
    NoneInRow,
    /// Enemy ships.
    EnemyInRow,
    /// All of them.
    AnyInRow,
}
