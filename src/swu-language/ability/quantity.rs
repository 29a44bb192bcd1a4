//! Quantities and conditions.

use super::{Filter, Phase, PlayerRef, Ref, Selector, Trigger};
use crate::list::List;
use crate::word::Aspect;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A whole number, computed when it is needed. It cannot be computed if it refers to a card that is not there: then no
/// card satisfies a predicate with it, and a verb with it does nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// Just this number.
    N(i16),
    /// How many cards are in the group.
    Count(Arc<Selector>),
    /// How many different aspects are among the group's icons.
    Aspects(Arc<Selector>),
    /// How many different printed costs are among the group. Example: SHD_015.
    Costs(Arc<Selector>),
    /// Current power (rule 2.11).
    Power(Ref),
    /// Remaining HP (rule 2.12).
    RemainingHp(Ref),
    /// Damage on it.
    Damage(Ref),
    /// Printed cost; the sum for several cards (rule 2.10).
    Cost(Ref),
    /// Resources paid to play it.
    Paid(Ref),
    /// How many different titles are among the group. Example: JTL_106.
    Names(Arc<Selector>),
    /// How many different keywords the group has now, regardless of their numbers (rule 42.5). Example: ASH_100.
    Keywords(Arc<Selector>),
    /// How many of these conditions hold. Example: ASH_108.
    True(List<Condition>),
    /// The greatest printed cost in the group minus the least. Example: JTL_156.
    CostGap(Arc<Selector>),
    /// How many abilities of a card wait for this moment, not counting keywords (rule 10.4). Example: JTL_174.
    Triggers(Ref, Arc<Trigger>),
    /// The total power of a group.
    TotalPower(Arc<Selector>),
    /// The total damage on a group. Example: ASH_187.
    TotalDamage(Arc<Selector>),
    /// How much the previous verb actually did: damage dealt, healed, cards discarded, resources paid.
    ThatMuch,
    /// The amount in the trigger: damage dealt.
    Amount,
    /// The number chosen by [`super::Step::ChooseNumber`].
    ChosenNumber,
    /// How often it happened to such cards.
    Times(Deed, Span, List<Filter>),
    /// How many cards are in that player's hand.
    HandSize(PlayerRef),
    /// How many cards that player has drawn. Example: TWI_010.
    Drawn(PlayerRef, Span),
    /// The greatest value of the number for any of those players, each being [`PlayerRef::ThatPlayer`] in it. Example:
    /// TWI_098.
    Most(PlayerRef, Arc<Amount>),
    /// The least value of the number for any of those players, each being [`PlayerRef::ThatPlayer`] in it. Example: SEC_079.
    Fewest(PlayerRef, Arc<Amount>),
    /// How many icons of this aspect are in the group. Example: SEC_247.
    Icons(Aspect, Arc<Selector>),
    /// How often you used the Force. Example: LOF_007.
    ForceUses(Span),
    /// How many Credit tokens those players have (rule 31). Example: LAW_247.
    Credits(PlayerRef),
    /// How much combat damage the attacking unit dealt to bases in this attack (rule 34.6). Example: ASH_031.
    CombatDamageToBase,
    /// The number of that keyword on a unit now, 0 without it (rule 55.1). Example: HMW_192.
    NumberOf(crate::keyword::Keyword, Ref),
    /// By how much a unit's damage exceeds its HP, as last known: the excess of what was just dealt to it (rule 14.5).
    /// Example: HMW_114.
    Excess(Ref),
    /// The sum.
    Plus(Arc<Amount>, Arc<Amount>),
    /// The first minus the second, never below zero.
    Minus(Arc<Amount>, Arc<Amount>),
    /// The product.
    By(i16, Arc<Amount>),
    /// How many times this number fits: "for every 5 damage", "half, rounded down" and, of one more, "rounded up".
    /// Example: TWI_012.
    Every(i16, Arc<Amount>),
}

/// What can be remembered of the current round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// A unit was defeated.
    Defeated,
    /// A unit was defeated, and you are responsible for it (rule 15.8). Example: SHD_182.
    DefeatedByYou,
    /// A unit left play, in whatever way.
    LeftPlay,
    /// A card was played.
    Played,
    /// A unit was defeated while it was attacking. Example: SEC_158.
    DefeatedAttacking,
    /// A unit attacked.
    Attacked,
    /// A unit entered play.
    Entered,
    /// Indirect damage was dealt (rule 25.4); "friendly" refers to the dealer. Example: JTL_138.
    DealtIndirect,
    /// A card was discarded from a hand or deck, by whatever means; "friendly" refers to its owner (rule 42.3).
    /// Example: LAW_076.
    Discarded,
    /// A card was discarded from a hand (rule 42.3). Example: LAW_179.
    DiscardedFromHand,
    /// An upgrade was defeated. Example: ASH_039.
    UpgradeDefeated,
}

/// How far back a memory goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Span {
    /// Since the phase started.
    Phase,
    /// Since the round started.
    Round,
    /// Since the beginning of the attack completed last. Example: LAW_205.
    Attack,
}

/// A condition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// There is such a card.
    Exists(Selector),
    /// The card satisfies all predicates (as last known, rule 15.9).
    Is(Ref, List<Filter>),
    /// The first is at least the second.
    AtLeast(Amount, Amount),
    /// The first is at most the second.
    AtMost(Amount, Amount),
    /// The first is more than the second.
    More(Amount, Amount),
    /// You have the initiative counter (rule 8.4).
    Initiative,
    /// Somebody took the initiative this round (rule 8.4). Example: JTL_178.
    InitiativeTaken,
    /// The Force is with you (rule 25.6). Example: LOF_050.
    ForceWithYou,
    /// You have taken no action in this phase. Example: SEC_145.
    BeforeYourFirstAction,
    /// An opponent attacked your base during their latest action of this phase. Example: SEC_194.
    YourBaseJustAttacked,
    /// It is this phase.
    During(Phase),
    /// It happened to such a card; you are the reference for friendly and enemy.
    Happened(Deed, Span, List<Filter>),
    /// This unit is attacking.
    Attacking,
    /// The defending unit was defeated during this attack (rule 9.6).
    DefenderDefeated,
    /// The attack is made through Ambush (rule 18.1).
    AttackByAmbush,
    /// A base is attacked.
    AttacksBase,
    /// This card was played from the hand.
    PlayedFromHand,
    /// This card was played using Smuggle.
    PlayedBySmuggle,
    /// Less was paid for the card than its printed cost.
    PaidLess(Ref),
    /// You created a token in this span: of any kind, for any player (rule 31.9). Example: LAW_016.
    CreatedToken(Span),
    /// A Credit token was defeated to pay for the card (rule 31.10). Example: LAW_015.
    PaidWithCredit(Ref),
    /// The attacking unit survived the attack (rule 34.3). Example: LAW_033.
    AttackerSurvived,
    /// The card that the trigger is about was defeated by combat damage. Example: ASH_028.
    DefeatedInCombat,
    /// You gave a token upgrade to a unit in this span (rule 49.3). Example: HMW_005.
    GaveTokenUpgrade(Span),
    /// It is the first round of the game (rule 58.2). Example: HMW_208.
    FirstRound,
    /// The previous step was done in full (rule 11.6).
    Did,
    /// All of these.
    All(List<Condition>),
    /// At least one of these.
    Either(List<Condition>),
    /// Not this.
    Not(Arc<Condition>),
}
