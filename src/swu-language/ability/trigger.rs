//! Moments that abilities wait for.

use super::{Filter, PlayerRef, Span};
use crate::list::List;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A moment (rule 12.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Trigger {
    /// This card was played (rule 8.1).
    Played,
    /// This card was played using Smuggle (rule 18.10).
    PlayedBySmuggle,
    /// This leader was deployed (rule 4.2).
    Deployed,
    /// This unit was played, deployed or created: the moment of Ambush and Shielded (rule 18.13).
    Enters,
    /// This unit attacks (rule 9.3).
    Attack,
    /// This unit is attacked (rule 9.3).
    Attacked,
    /// Such a unit attacks your base (rule 9.3). Example: SHD_241.
    UnitAttacksYourBase(List<Filter>),
    /// Such a unit attacks (rule 9.3). Example: LOF_020.
    UnitAttacks(List<Filter>),
    /// Such a unit attacked, and a defending unit was defeated (rule 9.6). Example: LOF_017.
    UnitAttacksAndDefeats(List<Filter>),
    /// This unit's attack ended and it survived (rule 9.5e).
    CompletesAttack,
    /// This unit's attack ended, survived or not (rule 9.5e).
    AttackEnds,
    /// This unit attacked and such a defending unit was defeated (rule 9.6).
    AttacksAndDefeats(List<Filter>),
    /// This unit dealt combat damage (rule 2.16).
    DealsCombatDamage {
        /// To what.
        to: To,
        /// Only while attacking.
        #[serde(default)]
        attacking: bool,
    },
    /// A card like the first dealt damage to one like the second (rule 14.7).
    DamageDealt {
        /// The dealer.
        by: List<Filter>,
        /// What was damaged.
        to: To,
        /// Only combat damage.
        #[serde(default)]
        combat: bool,
        /// Only if what was damaged was not defeated.
        #[serde(default)]
        survived: bool,
        /// Only damage by abilities, not combat damage. Example: JTL_009.
        #[serde(default)]
        ability: bool,
        /// Only indirect damage (rule 25.4). Example: JTL_133.
        #[serde(default)]
        indirect: bool,
        /// Only if at least this much is dealt at once (rule 51.7). Example: HMW_011.
        #[serde(default)]
        at_least: u8,
    },
    /// A card you control or an ability of yours dealt damage to a base of an opponent (rule 2.4).
    YouDamageEnemyBase,
    /// This card was defeated (rule 15).
    Defeated,
    /// Such a unit was defeated.
    UnitDefeated(List<Filter>),
    /// Such a unit left play, in whatever way (rule 15.2).
    UnitLeaves(List<Filter>),
    /// That player plays such a card (rule 2.9).
    Plays(PlayerRef, List<Filter>),
    /// That player plays a card that is their n-th in this span.
    PlaysNth(PlayerRef, u8, Span),
    /// That player deploys a leader.
    Deploys(PlayerRef),
    /// This phase starts (rule 7).
    PhaseStarts(Phase),
    /// The first action phase starts (rule 6.6). Example: JTL_028.
    GameStarts,
    /// The controller readies cards in the regroup phase (rule 7.3).
    ReadyStep,
    /// This upgrade becomes attached to such a unit (rule 4.5).
    Attaches(List<Filter>),
    /// This upgrade stops being attached to a unit (rule 4.5).
    Detaches,
    /// Such an upgrade becomes attached to this unit (rule 4.5). Example: JTL_101.
    UpgradeAttaches(List<Filter>),
    /// This happens to the unit that this upgrade is attached to. Example: JTL_197.
    OfHost(Arc<Trigger>),
    /// This card is readied (rule 2.6). Example: JTL_192.
    Readies,
    /// Damage is healed from this unit (rule 14.8). Example: JTL_062.
    Healed,
    /// That player draws one or more cards in this phase (rule 23.1). Example: JTL_111.
    Draws(PlayerRef, Phase),
    /// Its player draws this card in this phase (rule 23.1). Example: LOF_148.
    Drawn(Phase),
    /// You used a "When Defeated" ability (rule 11.17). Example: JTL_002.
    YouUseWhenDefeated,
    /// You collect a Bounty (rule 18.9).
    YouCollectBounty,
    /// A player discards a card from their hand.
    DiscardsFromHand(PlayerRef),
    /// That player reveals or discards cards from their hand, one or more at once. Example: SEC_016.
    ShowsFromHand(PlayerRef),
    /// You used a "When Played" ability of a card. Example: LOF_197.
    YouUseWhenPlayed,
    /// You use the Force (rule 25.6). Example: LOF_101.
    YouUseForce,
    /// That player takes the initiative (rule 8.4). Example: SEC_168.
    TakesInitiative(PlayerRef),
    /// An attack on this unit ended, survived or not (rules 33.1, 33.4). Example: ASH_T02.
    DefenseEnds,
    /// The attack of such a unit ended, survived or not (rule 34.5). Example: ASH_005.
    UnitAttackEnds(List<Filter>),
    /// You used an "On Attack" ability of a card (rule 40.1). Example: LAW_014.
    YouUseOnAttack,
    /// Such an upgrade was defeated. Example: ASH_161.
    UpgradeDefeated(List<Filter>),
    /// Upgrades became attached to this unit, one or several at once. Example: ASH_208.
    UpgradesAttach,
    /// That player creates such a unit (rule 33.9). Example: ASH_017.
    Creates(PlayerRef, List<Filter>),
    /// Such a unit was played, deployed or created (rule 2.8). Example: ASH_041.
    UnitEnters(List<Filter>),
    /// Such a unit is readied in this phase (rule 2.6). Example: TS26_063.
    UnitReadies(Phase, List<Filter>),
    /// A card of that player is discarded from the deck. Example: LAW_176.
    DiscardsFromDeck(PlayerRef),
    /// This card was discarded from a hand or a deck (rule 42.3). Example: LAW_206.
    Discarded,
}

/// What damage hits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum To {
    /// A unit or a base.
    Anything,
    /// Such a unit.
    Unit(List<Filter>),
    /// A base of an opponent.
    EnemyBase,
    /// A base. Example: JTL_177.
    Base,
    /// Your base. Example: LOF_252.
    YourBase,
}

/// A phase of the round (rule 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Rule 7.2.
    Action,
    /// Rule 7.3.
    Regroup,
}

/// How often an ability may be used (rule 12.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Limit {
    /// Once each round.
    OncePerRound,
    /// This many times each game. Example: LOF_022.
    PerGame(u8),
    /// Once each phase (rule 48.3). Example: HMW_172.
    OncePerPhase,
}
