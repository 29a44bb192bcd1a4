//! One decision: one seat, one list, one pick.

use super::table::{Goes, Uid};
use schemars::JsonSchema;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// Something that may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Play a card from hand.
    Play(Uid),
    /// Play all copies of this card that are in the same hand.
    PlayCopies(Uid),
    /// Play the whole hand of this player.
    PlayHand(Seat),
    /// This player purchases a card.
    Purchase(Seat, Uid),
    /// This player pays to remove a neutral card of the row.
    PayOff(Seat, Uid),
    /// This player uses the ability of a card in play.
    Use(Seat, Uid),
    /// A card joins the next attack.
    Commit(Uid),
    /// Attack a card of this player's row.
    AttackRow(Seat, Uid),
    /// Attack this player's base.
    AttackBase(Seat),
    /// End the turn.
    EndTurn,
    /// A card.
    Card(Uid),
    /// A base.
    Base(Uid),
    /// A seat.
    Seat(Seat),
    /// Yes.
    Yes,
    /// No.
    No,
    /// That is all.
    Done,
    /// One of the modes, by its number.
    Mode(u8),
    /// A number of something.
    Number(u8),
    /// Where a purchased card goes.
    To(Goes),
}

impl Choice {
    /// The same about another card.
    pub(super) fn about(self, of: impl Fn(Uid) -> Uid) -> Choice {
        match self {
            Choice::Play(uid) => Choice::Play(of(uid)),
            Choice::PlayCopies(uid) => Choice::PlayCopies(of(uid)),
            Choice::Card(uid) => Choice::Card(of(uid)),
            Choice::Base(uid) => Choice::Base(of(uid)),
            other => other,
        }
    }
}

/// The kind of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingDecisionKind")]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What to do in the turn.
    Action,
    /// What is affected.
    Target,
    /// Which waiting trigger comes next.
    Trigger,
    /// Whether it happens at all.
    May,
    /// One of several things.
    Mode,
    /// A hidden or looked-at card.
    Pick,
    /// How much damage goes to a target.
    Allocate,
    /// How the cost is paid.
    Cost,
    /// Who does it.
    PlayerOrder,
}

/// The question; [`look`](super::look) has the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Ask {
    Turn,
    SecretBase { left: u8 },
    NewBase,
    NextTrigger,
    Resolver,
    Trigger,
    Reward,
    Mode,
    EnemyMode,
    Repaired,
    Discard,
    DiscardToPay,
    ExileToPay,
    Exile { left: u8 },
    DiscardFromRow,
    SwapWithTop,
    KeepOnTop,
    PutOnDeck,
    PurchaseFree,
    PurchaseDiscarded,
    Take,
    Recover,
    Destroy,
    Damage { number: u8 },
    SwapOut,
    SwapIn,
    Attackers { value: u8 },
    AttackersOfBase,
    Share { left: u16 },
    Destination,
    DiscardTop,
    DrawTop,
    SwapTop,
    SwapHandWithTop,
    UnitOnDeck,
    Return,
    BuyBack,
    ExileFromRow,
    PurchaseExiled,
    SwapOutExiled,
    SwapInExiled,
    Refill,
    Capture,
}

/// The list, and who picks from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who chooses.
    pub seat: Seat,
    /// The kind of the list.
    pub kind: Kind,
    /// The question.
    pub ask: Ask,
    /// The card that asks.
    pub source: Option<Uid>,
    /// Whether the answer depends on something others must not see. Follows from public facts only.
    pub private: bool,
    /// The options; never empty.
    pub options: Vec<Choice>,
}
