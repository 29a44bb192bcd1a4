//! Selectors: which cards and players an ability refers to.

use super::{Amount, Condition, Span};
use crate::keyword::Keyword;
use crate::list::List;
use crate::trait_name::Trait;
use crate::word::{Arena, Aspect, Kind};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Cards known by name inside an ability: itself, the parties of an attack, results of earlier steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ref {
    /// The card this ability is on (rule 10.7).
    This,
    /// The unit this upgrade is attached to (rule 4.5).
    Host,
    /// The card the trigger is about: the unit that was defeated, the card that was played, what was damaged, the unit
    /// that this upgrade was attached to or came off.
    Subject,
    /// The attacking unit of the current attack (rule 2.15).
    Attacker,
    /// The defending unit of the current attack; no card if a base is attacked (rule 2.15).
    Defender,
    /// The base of the controller of this ability.
    YourBase,
    /// What the last choosing verb was applied to ("it", "that unit").
    It,
    /// A card chosen earlier and kept.
    Chosen,
    /// The first of several chosen cards.
    First,
    /// The second of several chosen cards.
    Second,
    /// The third of several chosen cards.
    Third,
    /// Cards looked at, revealed or discarded from a deck by an earlier step.
    Cards,
    /// The cards not picked by the last choice among [`Ref::Cards`] ("the rest").
    Rest,
    /// The card played by an earlier step.
    Played,
    /// The tokens given or created by an earlier step. Example: SHD_225.
    Made,
    /// The cards to which the last damage was actually dealt, provided none of them was spared it (rule 14.3). Example:
    /// SEC_169.
    Damaged,
    /// The units defeated for Exploit while this card was played, as last known (rules 15.9, 18.12). Example: TWI_138.
    Exploited,
    /// The card for which an amount, a gift or a condition is being computed, if there are several (rule 11.9): "damage
    /// to each equal to half *its* remaining HP". Example: SHD_002.
    Each,
    /// The units that the attacking unit dealt combat damage to in this attack (rule 34.7). Example: ASH_101.
    Struck,
}

/// A group of cards, computed when it is needed (rule 11.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Selector {
    /// Just this one, or these.
    The(Ref),
    /// Units in play, leader units included.
    Units(List<Filter>),
    /// Bases.
    Bases(List<Filter>),
    /// Upgrades in play, tokens included.
    Upgrades(List<Filter>),
    /// Leaders and units: for "control X as a leader or unit".
    LeadersAndUnits(List<Filter>),
    /// Undeployed leaders.
    Leaders(List<Filter>),
    /// Resources.
    Resources(List<Filter>),
    /// Cards in a player's hand.
    Hand(PlayerRef, List<Filter>),
    /// Cards in a player's discard pile.
    Discard(PlayerRef, List<Filter>),
    /// Cards in a player's deck (rule 23.4). Example: JTL_041.
    Deck(PlayerRef, List<Filter>),
    /// The top card of a player's deck. Example: LAW_094.
    TopOfDeck(PlayerRef),
    /// Cards that a player owns and that are not in play, in any zone. Example: LAW_212.
    OutsidePlay(PlayerRef, List<Filter>),
    /// All such cards in the game, in play or not (rule 55.2). Example: HMW_108.
    Everywhere(List<Filter>),
    /// Captured cards under one of these units (rule 19).
    Captives(Arc<Selector>, List<Filter>),
    /// Upgrades on that unit; if it left play, those that it had then (rule 15.9). Example: SHD_039.
    UpgradesOf(Ref, List<Filter>),
    /// Those of earlier cards that satisfy all predicates.
    Among(Ref, List<Filter>),
    /// Cards that a player plays, while they are being played (for costs, bans and blanks).
    Played(PlayerRef, List<Filter>),
    /// Cards in any of these groups.
    Any(List<Selector>),
}

/// A predicate on one card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// Controlled by you (rule 2.3).
    Friendly,
    /// Controlled by an opponent (rule 2.3).
    Enemy,
    /// Owned by you (rule 2.1).
    Yours,
    /// Not this card (rule 11.12).
    Another,
    /// Not that one.
    OtherThan(Ref),
    /// Controlled by that player.
    ControlledBy(PlayerRef),
    /// Owned by that player.
    OwnedBy(PlayerRef),
    /// Under the same controller as that card.
    SameController(Ref),
    /// Not a leader unit (rule 2.19).
    NonLeader,
    /// A leader unit (rule 2.19).
    Leader,
    /// Is of this card type; leader units and token units are units too, token upgrades are upgrades (rules 4.2b, 21).
    A(Kind),
    /// A token (rule 21).
    Token,
    /// Has the trait.
    Trait(Trait),
    /// Has the aspect icon.
    Aspect(Aspect),
    /// A base that shows this location: the trait of a base (rule 50.1). Example: HMW_084.
    Location(String),
    /// Has an aspect icon in common with one of these (rule 35.2). Example: LAW_145.
    SharesAspect(Selector),
    /// Has the aspect chosen by [`super::Step::ChooseAspect`] (rule 35.3). Example: LAW_101.
    ChosenAspect,
    /// Has a trait in common with one of these. Example: ASH_107.
    SharesTrait(Selector),
    /// Has the same title as that card (rule 22.3). Example: SHD_009.
    SharesName(Ref),
    /// Is a copy of that card: the same title and subtitle (rule 22.4). Example: JTL_232.
    CopyOf(Ref),
    /// Is unique (rule 22).
    Unique,
    /// Has this title (rule 22.3).
    Named(String),
    /// Has the name named by [`super::Step::NameCard`].
    NamedCard,
    /// Is in that arena (rule 2.18) or zone.
    In(Site),
    /// Is printed as a card of that arena, in any zone. Example: ASH_110.
    OfArena(Arena),
    /// Has at least one damage (rule 2.13).
    Damaged,
    /// Has at least this much damage.
    DamageAtLeast(Amount),
    /// Is ready (rule 2.6).
    Ready,
    /// Is exhausted (rule 2.6).
    Exhausted,
    /// Has at least one upgrade (rule 2.14).
    Upgraded,
    /// That upgrade is on it, or was when the upgrade left play (rule 15.9). Example: SHD_003.
    HasUpgrade(Ref),
    /// Has an upgrade on it that satisfies all predicates (rule 2.14). Example: JTL_097.
    UpgradedWith(List<Filter>),
    /// Is an upgrade on that unit.
    AttachedTo(Ref),
    /// Is an upgrade on a unit that satisfies all predicates (rule 4.5). Example: SHD_142.
    AttachedToA(List<Filter>),
    /// Could have that upgrade attached (rule 4.5).
    EligibleFor(Ref),
    /// Is being played onto that unit.
    Onto(Ref),
    /// Is being played onto a unit that satisfies all predicates (rule 39.9). Example: ASH_075.
    OntoA(List<Filter>),
    /// Is an upgrade that could be attached to that unit (rule 4.5). Example: ASH_090.
    AttachableTo(Ref),
    /// Printed cost at most this (rule 2.10).
    CostAtMost(Amount),
    /// Printed cost at least this.
    CostAtLeast(Amount),
    /// Printed cost exactly this.
    Cost(Amount),
    /// Printed cost is an odd number. Example: JTL_017.
    OddCost,
    /// Costs no less than any of these (rule 42.4). Example: LAW_053.
    MostCost(Selector),
    /// Current power at most this (rule 2.11).
    PowerAtMost(Amount),
    /// Current power at least this.
    PowerAtLeast(Amount),
    /// Remaining HP at most this (rule 2.12).
    RemainingHpAtMost(Amount),
    /// Remaining HP at least this (rule 2.12). Example: LOF_019.
    RemainingHpAtLeast(Amount),
    /// Has no less power than any of these (rule 11.13). Example: LOF_006.
    MostPower(Selector),
    /// Has no more remaining HP than any of these (rule 11.13). Example: SEC_244.
    LeastRemainingHp(Selector),
    /// Has the keyword now (rule 17.8).
    Has(Keyword),
    /// Has any keyword now.
    HasKeyword,
    /// Has a keyword in common with one of these. Example: LOF_005.
    SharesKeyword(Selector),
    /// Is attacking (rule 9).
    Attacking,
    /// Is the defending unit (rule 9).
    Defending,
    /// It is being played, or was played, by that keyword (rule 18.10). Example: SHD_005.
    PlayedUsing(Keyword),
    /// It is being played, or was played, from the resource zone. Example: SEC_008.
    PlayedFromResources,
    /// You played it, no longer ago than this (rule 2.9).
    YouPlayed(Span),
    /// Somebody played it, no longer ago than this (rule 2.9). Example: SEC_236.
    Played(Span),
    /// Entered play no longer ago than this (rule 2.8).
    Entered(Span),
    /// Damage was healed from it, no longer ago than this. Example: TWI_042.
    Healed(Span),
    /// It was dealt damage, no longer ago than this; prevented damage was not dealt (rule 14.3). Example: ASH_188.
    WasDamaged(Span),
    /// Attacked, no longer ago than this.
    Attacked(Span),
    /// Attacked your base, no longer ago than this.
    AttackedYourBase(Span),
    /// Was defeated, no longer ago than this, and is still the same card in its discard pile.
    Defeated(Span),
    /// Was discarded from a hand or deck, no longer ago than this.
    Discarded(Span),
    /// Dealt damage to a base, no longer ago than this; with `enemy`, to an opponent's. Example: SEC_077.
    DamagedBase {
        /// Since when.
        span: Span,
        /// Only a base of an opponent of its controller.
        #[serde(default)]
        enemy: bool,
    },
    /// A base that you dealt at least this much damage to.
    YouDamaged(Span, u8),
    /// The first such card of its player in that span (rule 11.13).
    FirstOf(Span),
    /// The card with this number, counted from 1, among such cards of its player in that span (rule 52.4). Example:
    /// HMW_145.
    NthOf(u8, Span),
    /// A unit without any text or keyword, printed or gained; this includes one that lost all of them (rule 53.6).
    /// Example: HMW_141.
    WithoutAbilities,
    /// All of these.
    All(List<Filter>),
    /// At least one of these.
    Either(List<Filter>),
    /// Not this.
    Not(Arc<Filter>),
    /// This condition holds for the card, which is [`Ref::Each`] in it.
    When(Arc<Condition>),
}

/// A place that a selector names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Site {
    /// In play, whatever arena or zone that is for the card.
    #[default]
    InPlay,
    /// The ground arena.
    Ground,
    /// The space arena.
    Space,
    /// The arena chosen by [`super::Step::ChooseArena`].
    ChosenArena,
    /// The arena that card is in.
    ArenaOf(Ref),
    /// A discard pile.
    Discard,
    /// A hand.
    Hand,
    /// A resource zone.
    Resources,
}

impl Site {
    /// The site of an arena.
    pub const fn of(arena: Arena) -> Site {
        match arena {
            Arena::Ground => Site::Ground,
            Arena::Space => Site::Space,
        }
    }
}

/// Players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayerRef {
    /// The controller of this ability (rule 2.4).
    You,
    /// An opponent; if there are several, the controller chooses (rule 11.16).
    Opponent,
    /// Every opponent.
    EachOpponent,
    /// Every player.
    EachPlayer,
    /// Any one player, chosen by the controller.
    APlayer,
    /// Any number of players, chosen by the controller.
    AnyPlayers,
    /// Two players, chosen by the controller (rule 43.2). Example: TS26_001.
    TwoPlayers,
    /// Any one player except [`PlayerRef::ThatPlayer`], chosen by the controller. Example: LAW_215.
    AnotherPlayer,
    /// The defending player of the current attack (rule 2.15).
    DefendingPlayer,
    /// The controller of that card (as last known, rule 15.9).
    ControllerOf(Ref),
    /// The owner of that card.
    OwnerOf(Ref),
    /// The player this sentence is about: chosen, one of those gone through, or named by the trigger.
    ThatPlayer,
    /// The player to the right of [`PlayerRef::ThatPlayer`] (rule 11.15); with two players, the other one. Example: TWI_204.
    RightOfThatPlayer,
    /// Those of the players of the last `InPlayerOrder` who did their part in full (rule 42.7). Example: TS26_051.
    ThoseWhoDid,
}

/// Which of a group a verb is applied to, and who decides (rule 11).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Target {
    /// One, chosen by you; compulsory if one exists (rule 11.3).
    A(Selector),
    /// All of them.
    Each(Selector),
    /// Known already.
    The(Ref),
    /// From none to this many (rule 11.4).
    UpTo(Amount, Selector),
    /// Exactly this many, or all if there are fewer.
    Exactly(Amount, Selector),
    /// One controlled by each of those players, all chosen by you; not done in full if one of them has none (rule
    /// 11.6). Example: TWI_204.
    OneOfEach(PlayerRef, Selector),
    /// Any number.
    Any(Selector),
    /// From none to this many that have a trait in common. Example: TWI_153.
    SharingATrait(Amount, Selector),
    /// Any number with a total printed cost of at most this.
    TotalCost(Amount, Selector),
    /// Any number with a total power of at most this. Example: LOF_202.
    TotalPower(Amount, Selector),
    /// Up to this many with total remaining HP of at most that.
    TotalHp(Amount, Amount, Selector),
    /// Any number with total remaining HP of at most this. Example: ASH_053.
    TotalRemainingHp(Amount, Selector),
    /// One by chance (rule 23.2).
    Random(Selector),
    /// Chosen by that player instead.
    By(PlayerRef, Arc<Target>),
}

impl Target {
    /// The group that the target is taken from, if there is one.
    pub fn selector(&self) -> Option<&Selector> {
        match self {
            Target::The(_) => None,
            Target::A(selector)
            | Target::Each(selector)
            | Target::UpTo(_, selector)
            | Target::Exactly(_, selector)
            | Target::OneOfEach(_, selector)
            | Target::SharingATrait(_, selector)
            | Target::Any(selector)
            | Target::TotalCost(_, selector)
            | Target::TotalPower(_, selector)
            | Target::TotalHp(_, _, selector)
            | Target::TotalRemainingHp(_, selector)
            | Target::Random(selector) => Some(selector),
            Target::By(_, target) => target.selector(),
        }
    }
}
