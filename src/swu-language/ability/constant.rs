//! Effects that hold: constant abilities, lasting effects, and what they give.

use super::{Ability, Amount, Condition, Cost, Filter, PlayerRef, Ref, Selector, Span};
use crate::keyword::Keyword;
use crate::list::List;
use crate::trait_name::Trait;
use crate::word::{Arena, Aspect};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A constant ability (rule 10.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constant {
    /// On only while this holds.
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
    /// The cards it affects; this card if not given.
    #[serde(default = "this_card")]
    pub affects: Selector,
    /// What they get.
    pub gives: List<Grant>,
}

fn this_card() -> Selector {
    Selector::The(Ref::This)
}

/// One thing that an effect gives to a card, or to cards that are being played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Grant {
    /// More (or less) power (rule 17.1).
    Power(Amount),
    /// More (or less) HP (rule 17.1).
    Hp(Amount),
    /// A keyword without a number (rule 18).
    Keyword(Keyword),
    /// A keyword with this number (rule 17.7).
    Numbered(Keyword, Amount),
    /// A trait.
    Trait(Trait),
    /// It does not have this trait and cannot get it (rule 17.4). Example: LOF_033.
    LosesTrait(Trait),
    /// The number of this keyword is doubled. Example: LOF_186.
    Doubles(Keyword),
    /// This is its printed power (rules 17.1, 25.13). Example: LOF_056.
    PrintedPower(Amount),
    /// This is its printed HP (rules 17.1, 25.13). Example: LOF_056.
    PrintedHp(Amount),
    /// A whole ability (rule 10.7).
    Ability(Arc<Ability>),
    /// It does not have this keyword and cannot get it (rule 17.4).
    LosesKeyword(Keyword),
    /// It has no keyword and cannot get one (rule 17.4). Example: SEC_185.
    LosesKeywords,
    /// It has no ability except this keyword, and cannot get another (rule 17.4). Example: SEC_054.
    LosesAbilitiesExcept(Keyword),
    /// It has no abilities except those the same text gives it, and cannot get others (rule 17.4). Example: SEC_038.
    LosesOtherAbilities,
    /// It has no ability and cannot get one (rule 17.4).
    LosesAbilities,
    /// It has no ability except Epic Actions (leaders).
    LosesAbilitiesExceptEpic,
    /// Something it can't do, or that can't be done to it.
    Cant(Barred),
    /// Having no remaining HP does not defeat it (rule 13 kind 5 is skipped).
    NotDefeatedByDamage,
    /// Its combat damage is dealt before the other side's (rule 9.5b). Example: SHD_234.
    DealsDamageFirst,
    /// It can also attack units in that arena (rule 9.2b).
    CanAttack(Arena),
    /// One attack may have two defending units (rule 9.7).
    AttacksTwo,
    /// While attacking, its excess damage may be dealt to one of these (rule 14.5).
    ExcessTo(Selector),
    /// Its combat damage is its remaining HP, not its power. Example: LOF_206.
    DealsRemainingHp,
    /// It enters play ready (rule 2.6).
    EntersReady,
    /// It enters play ready when it is rescued. Example: SEC_018.
    RescuedReady,
    /// It may enter play as a copy of one of these, not unique and with that trait too (rule 22.4). Example: TWI_116.
    EntersAsCopyOf(Selector, Trait),
    /// Damage to it is prevented: all of it, or as specified (rule 14.3). Example: LOF_108.
    Prevents(Prevention),
    /// Damage dealt to it by other cards is increased by this much (rule 16.4). Example: SEC_050.
    TakesMore(Amount),
    /// Damage dealt to it is doubled (rules 16.4, 39.1). Example: ASH_150.
    TakesTwice,
    /// Damage dealt by such cards can't be prevented (rules 14.6, 39.6). Example: ASH_196.
    DamageIsUnpreventable(List<Filter>),
    /// Its controller searches twice as many cards whenever they search a number of cards (rule 39.3). Example:
    /// ASH_084.
    SearchesTwice,
    /// Its controller may look at the top card of their deck at any time (rule 42.12). Example: LAW_094.
    SeesTopOfDeck,
    /// After the first regroup phase of a round there is one more (rule 41.1). Example: LAW_072.
    AnotherRegroupPhase,
    /// Its icons are provided while its controller pays costs (rule 35.7). Example: ASH_135.
    ProvidesIcons,
    /// Combat damage that would be dealt to it is dealt to that unit instead (rule 16.4).
    CombatDamageGoesTo(Ref),
    /// Abilities of enemy cards can't do this to it.
    Immune(List<Harm>),
    /// Costs this much less to play (rule 5.2).
    CostsLess(Amount),
    /// Costs this much more to play (rule 5.2).
    CostsMore(Amount),
    /// Its aspect penalty is ignored (rule 5.3b).
    IgnoreAspectPenalty,
    /// The part of its aspect penalty that comes from icons of this aspect is ignored (rule 5.3b). Example: SHD_046.
    IgnoreAspectPenaltyOf(Aspect),
    /// One icon of these aspects that is not provided is left out of its aspect penalty (rule 35.5). Example: LAW_020.
    IgnoreOnePenaltyOf(List<Aspect>),
    /// Playing it has this additional cost (rule 5.5).
    ExtraCost(Cost),
    /// That player may play it from where it is, paying this much less, or for free.
    MayBePlayed {
        /// By whom.
        by: PlayerRef,
        /// Resources less.
        less: Amount,
        /// No cost at all.
        free: bool,
        /// Without its aspect penalty (rule 5.3b). Example: SEC_205.
        #[serde(default)]
        ignores_penalty: bool,
    },
    /// Deploying it needs this many resources fewer. Example: LOF_007.
    DeploysForLess(Amount),
    /// Has Smuggle for its own cost plus this and its own icons (rule 18.10).
    SmuggleForOwnCostPlus(u8),
    /// It is a leader unit (rule 2.19). Example: JTL_001.
    LeaderUnit,
    /// The keywords of that unit, with their numbers. Example: JTL_053.
    KeywordsOf(Ref),
    /// This many more Pilots may be played or deployed on it (rule 25.1). Example: JTL_249.
    MorePilots(u8),
    /// Its controller divides the indirect damage that such cards deal to opponents (rule 25.4). Example: JTL_143.
    DividesIndirectBy(List<Filter>),
    /// Indirect damage that its controller deals to opponents is increased by this much (rule 25.4). Example: JTL_165.
    MoreIndirect(u8),
    /// Its controller pays half of each amount of resources, rounded up (rule 5.2b). Example: JTL_105.
    HalvesPayments,
    /// Its controller may exhaust it to pay costs as if it were a resource (rule 5.2b). Example: SEC_122.
    PaysAsResource,
    /// It may be played for free (rule 5.4). Example: JTL_232.
    MayBeFree,
    /// Its owner's opening hand has this many cards more, or fewer if negative (rule 6.3). Example: JTL_021.
    OpeningHand(i8),
    /// Its controller's next action must be an attack with it, and that attack must be on a unit, in each case if able
    /// (rule 9.2c). Example: SHD_144.
    MustAttackNext,
    /// All abilities of that card except Support, as they are when the attack begins for which they are lent (rules
    /// 32.3, 32.5, 40.4). Example: ASH_230.
    AbilitiesOf(Ref),
    /// While attacking a unit, its controller may let that unit deal its combat damage first (rule 34.8).
    /// Example: LAW_086.
    MayDealDamageSecond,
    /// Those of these keywords that are printed on one of these cards (rule 38.4). Example: ASH_008.
    PrintedKeywordsOf(List<Keyword>, Selector),
    /// It may enter play with the "When Played" abilities of one of these units (rule 40.3). Example: TS26_034.
    EntersWithWhenPlayedOf(Selector),
    /// It does not have the trait named by [`super::Step::NameTrait`], in any zone, and cannot get it; for a base this
    /// includes its location (rules 50.3, 55.2). Example: HMW_108.
    LosesNamedTrait,
    /// This card has the traits of each of these except those listed, even when it is not in play (rule 55.3). Example:
    /// HMW_134.
    TraitsOf(Selector, List<Trait>),
    /// It may also attack bases when it attacks through Ambush (rule 54.4). Example: HMW_053.
    AmbushesBases,
    /// The first of these keywords, printed or gained, becomes the second, with the same number (rule 51.3). Example:
    /// HMW_001.
    Replaces(Keyword, Keyword),
    /// Enters play with this many of that token upgrade (rule 56.1). Example: HMW_109.
    EntersWith(super::Token, Amount),
    /// For bases: the Credit tokens of its controller cannot pay for anything (rule 31.8). Example: LAW_117.
    CreditsAreBlank,
}

/// Which damage is prevented (rule 14.3).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prevention {
    /// How much of it; all if not given.
    #[serde(default)]
    pub amount: Option<Amount>,
    /// All but this much of it (rule 39.4). Example: ASH_070.
    #[serde(default)]
    pub all_but: Option<Amount>,
    /// Only damage dealt by such a card.
    #[serde(default)]
    pub by: List<Filter>,
    /// Only damage dealt by abilities.
    #[serde(default)]
    pub abilities: bool,
    /// Only combat damage. Example: TWI_096.
    #[serde(default)]
    pub combat: bool,
    /// Only the first in each such span.
    #[serde(default)]
    pub first: Option<Span>,
    /// Only the next.
    #[serde(default)]
    pub next: bool,
}

/// What can be forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Barred {
    /// It can't attack.
    Attack,
    /// It can't attack bases (rule 9.2c).
    AttackBases,
    /// It can't be attacked, unless it has Sentinel (rule 1.3).
    BeAttacked,
    /// It can't ready.
    Ready,
    /// Damage can't be healed from it (rule 14.8).
    BeHealed,
    /// It can't be played.
    BePlayed,
    /// It doesn't ready in the regroup phase (rule 7.3). Example: JTL_182.
    ReadyInRegroup,
    /// Its owner can't take a mulligan (rule 6.4). Example: JTL_028.
    Mulligan,
    /// It can't be played from a hand. Example: SEC_053.
    BePlayedFromHand,
    /// Opponents of its controller can't take control of it (rule 42.14). Example: LAW_149.
    BeTakenByOpponents,
    /// It can't attack the base of the player who forbids it, or units they control, even if control of it changes
    /// (rule 42.10). Example: TS26_031.
    AttackYou,
    /// It can't deal combat damage. Example: LAW_130.
    DealCombatDamage,
}

/// Something an ability can do to a card, as named by protections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Harm {
    /// Being captured.
    Capture,
    /// Being dealt damage.
    Damage,
    /// Being defeated.
    Defeat,
    /// Being returned to a hand.
    Return,
    /// Being exhausted. Example: LOF_040.
    Exhaust,
}

/// How long an effect holds (rule 16.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// For this attack (ends in rule 9.5c).
    EndOfAttack,
    /// For this phase.
    EndOfPhase,
    /// For this round.
    EndOfRound,
    /// While the source is in play.
    SourceLeaves,
    /// For each of the next cards it applies to in this phase, up to this many. Example: TWI_246.
    Next(u8),
    /// Until the next regroup phase is over; an extra one in the same round counts (rules 41.1, 48.8). Example:
    /// HMW_121.
    EndOfNextRegroup,
}
