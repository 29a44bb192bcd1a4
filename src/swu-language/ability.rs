//! The ability language: everything a card can say, as data.
//!
//! A card's abilities are values of [`Ability`]. They are composed of *selectors* ([`Selector`], [`Filter`], [`Target`]),
//! *quantities* ([`Amount`]), *conditions* ([`Condition`]), *verbs* ([`Step`]), *effects that hold* ([`Grant`], [`Until`]) and
//! *moments* ([`Trigger`]). They refer to earlier results by [`Ref`] (cards), [`Amount`] (numbers) and [`PlayerRef`] (players).

pub mod constant;
pub mod cost;
pub mod quantity;
pub mod select;
pub mod step;
pub mod trigger;

pub use constant::{Barred, Constant, Grant, Harm, Prevention, Until};
pub use cost::{Cost, Spent};
pub use quantity::{Amount, Condition, Deed, Span};
pub use select::Filter;
pub use select::{PlayerRef, Ref, Selector, Site, Target};
pub use step::{AttackWith, Mode, Modes, PlayCard, Rider, Search, Step, Token};
pub use trigger::{Limit, Phase, To, Trigger};

use crate::list::List;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One ability of a card (rule 10).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// Always on while the card is in play (rule 10.1). Example: SOR_230.
    Constant(Constant),
    /// Waits for a moment, then resolves once (rule 10.3). Example: SOR_132.
    Trigger(TriggeredAbility),
    /// Used as an action by its controller (rule 8.3). Example: SOR_094.
    Action(ActionAbility),
    /// The text of an event (rule 10.5). Example: SOR_172.
    Event(List<Step>),
    /// Which units an upgrade may be attached to (rule 4.5); every predicate must hold. Example: SOR_054.
    AttachTo(List<Filter>),
    /// Another way to pay for playing this card instead of its cost (rule 5.2). Example: SOR_199.
    InsteadOfCost(List<Cost>),
    /// The opponent may resolve the text when this unit is defeated or captured (rule 18.9). Example: SHD_161.
    Bounty(List<Step>),
    /// May be played from the resource zone for this cost and these icons (rule 18.10). Example: SHD_213.
    Smuggle {
        /// Resources to pay.
        cost: u8,
        /// The icons with which the aspect penalty is computed.
        aspects: List<crate::word::Aspect>,
        /// Additional costs (rule 5.5). Example: SHD_036.
        #[serde(default)]
        extra: List<Cost>,
    },
    /// May be played for this cost and these icons as an upgrade on a friendly Vehicle without a Pilot (rule 25.1).
    /// Example: JTL_034.
    Piloting {
        /// Resources to pay.
        cost: u8,
        /// The icons with which the aspect penalty is computed.
        aspects: List<crate::word::Aspect>,
    },
    /// Has the wrapped ability while its controller has three or more units (rule 18.11). Example: TWI_090.
    Coordinate(Arc<Ability>),
    /// Something else happens instead (rule 16.4). Example: SHD_170. If it says "you may" and you don't, the original
    /// happens.
    Instead {
        /// What would happen to this card.
        of: Harm,
        /// The cards it protects, if not this card (rules 39.5, 48.5). Examples: ASH_062, HMW_060.
        #[serde(default)]
        to: Option<Selector>,
        /// Only if at least this much damage is dealt at once (rule 48.6). Example: HMW_081.
        #[serde(default)]
        at_least: Option<Amount>,
        /// What happens instead.
        does: List<Step>,
    },
    /// While it is being played, its player may spend any number of these cards: it costs `less` less for each (rules
    /// 52.1 to 52.3). Examples: HMW_048, HMW_049, HMW_125.
    WhilePlaying {
        /// What is done with them.
        verb: Spent,
        /// Which cards.
        among: Selector,
        /// The most cards spent; any number if not given.
        #[serde(default)]
        up_to: Option<u8>,
        /// How much less it costs for each.
        #[serde(default)]
        less: u8,
        /// It gains their "When Played" abilities for this phase.
        #[serde(default)]
        learns: bool,
    },
    /// Before its controller creates tokens, these steps; if they are done in full, twice as many are created (rules
    /// 16.4, 39.2). Example: ASH_094.
    TwiceTheTokens(List<Step>),
    /// If an ability of its controller would deal damage, that player may have it deal this much more; decided once for each
    /// such ability, and more by each amount that it deals (rule 53.2). Example: HMW_185.
    MayRaiseDamage(u8),
}

impl Ability {
    /// What it does, if it does something at a moment.
    pub fn steps(&self) -> &[Step] {
        match self {
            Ability::Trigger(trigger) => &trigger.does,
            Ability::Action(action) => &action.does,
            Ability::Event(steps)
            | Ability::Bounty(steps)
            | Ability::Instead { does: steps, .. }
            | Ability::TwiceTheTokens(steps) => steps,
            Ability::Coordinate(inner) => inner.steps(),
            Ability::Constant(_)
            | Ability::AttachTo(_)
            | Ability::InsteadOfCost(_)
            | Ability::Piloting { .. }
            | Ability::WhilePlaying { .. }
            | Ability::MayRaiseDamage(_)
            | Ability::Smuggle { .. } => &[],
        }
    }
}

const fn its_controller() -> PlayerRef {
    PlayerRef::You
}

/// A triggered ability (rule 10.3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriggeredAbility {
    /// The moments; one trigger for each that occurs (rule 10.3).
    pub on: List<Trigger>,
    /// How often it may be used (rule 12.10).
    #[serde(default)]
    pub limit: Option<Limit>,
    /// What it does.
    pub does: List<Step>,
}

/// An action ability (rule 8.3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionAbility {
    /// What must be paid, in full, to use it (rule 5.6).
    #[serde(default)]
    pub costs: List<Cost>,
    /// Only once in the game (rule 8.3).
    #[serde(default)]
    pub epic: bool,
    /// How often else it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Where the card must be for this to work; in play if not given.
    #[serde(default)]
    pub from: Site,
    /// Who may use it; its controller if not given (rule 37.5). The user pays, chooses, and is the reference for
    /// "friendly". Examples: SHD_256, TS26_015.
    #[serde(default = "its_controller")]
    pub by: PlayerRef,
    /// What it does.
    pub does: List<Step>,
}
