//! Why something may not be done: one variant per rule.

use super::table::card::Uid;

/// A reason, with the data for a sentence about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhyNot {
    /// It is not a unit in play.
    NotAUnit,
    /// It is exhausted.
    Exhausted,
    /// An effect says that it can't attack.
    CantAttack,
    /// One attacks enemies only.
    NotAnEnemy,
    /// It is in the other arena.
    OtherArena,
    /// That Sentinel is in the way.
    Sentinel(Uid),
    /// An effect says that it can't be attacked.
    CantBeAttacked,
    /// An effect says that it can't attack bases.
    CantAttackBases,
    /// An effect says that it can't attack that player and their units.
    CantAttackPlayer,
    /// This attack can only be made on a unit.
    UnitsOnly,
    /// Nothing can be attacked.
    NoTarget,
    /// It has already attacked this round (house rule C19).
    AttackedAlready,
    /// It costs more than the ready resources.
    Cost {
        /// Resources to pay.
        need: i16,
        /// How much of it is aspect penalty.
        penalty: i16,
        /// Ready resources.
        have: i16,
    },
    /// No unit may have this upgrade.
    NoHost,
    /// An effect forbids playing it.
    Banned,
    /// A part of the cost can't be paid.
    Unpayable,
    /// Whether a part of the cost can be paid depends on cards that these eyes do not see.
    HandDecides,
    /// Whether it can play a card depends on cards that these eyes do not see.
    PlayDecides,
    /// It costs nothing and would change nothing.
    NoChange,
    /// The Epic Action was used.
    EpicUsed,
    /// The ability was used this round.
    UsedThisRound,
    /// The ability was used this phase.
    UsedThisPhase,
    /// Coordinate is off: there are fewer than three units.
    CoordinateOff,
    /// The leader is deployed.
    Deployed,
    /// The leader has no unit side.
    NeverDeploys,
    /// Another ability of its own deploys it.
    DeploysOtherwise,
    /// The ability was used as often as allowed in a game.
    UsedThisGame,
    /// The Force is not with the player.
    WithoutForce,
    /// It entered play in this phase and is Hidden.
    Hidden,
    /// The condition of its Epic Action does not hold.
    DeployCondition,
    /// Too few resources to deploy.
    DeployNeeds {
        /// Resources needed.
        need: i16,
        /// Resources there are.
        have: i16,
    },
    /// The initiative was taken this round.
    InitiativeTaken,
    /// This player took a counter this round.
    CounterTaken,
    /// Passing requires that nothing else can be done (Twin Suns).
    MayNotPass,
}

impl WhyNot {
    /// The rule that forbids it.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            WhyNot::NotAUnit | WhyNot::NotAnEnemy => "9.1",
            WhyNot::Exhausted | WhyNot::CantAttack => "9.2a",
            WhyNot::OtherArena => "9.2b",
            WhyNot::CantBeAttacked | WhyNot::CantAttackBases | WhyNot::CantAttackPlayer => "9.2c",
            WhyNot::Sentinel(_) => "9.2d",
            WhyNot::UnitsOnly => "18.1",
            WhyNot::NoTarget => "9.2",
            WhyNot::AttackedAlready => "C19",
            WhyNot::Cost { .. } => "5.1",
            WhyNot::NoHost | WhyNot::Banned => "8.1",
            WhyNot::Unpayable | WhyNot::HandDecides => "5.6",
            WhyNot::EpicUsed | WhyNot::NoChange | WhyNot::PlayDecides => "8.3",
            WhyNot::UsedThisRound | WhyNot::UsedThisPhase | WhyNot::UsedThisGame => "12.10",
            WhyNot::WithoutForce => "25.6",
            WhyNot::Hidden => "25.5",
            WhyNot::CoordinateOff => "18.11",
            WhyNot::NeverDeploys => "4.2d",
            WhyNot::Deployed | WhyNot::DeploysOtherwise | WhyNot::DeployCondition | WhyNot::DeployNeeds { .. } => {
                "4.2b"
            }
            WhyNot::InitiativeTaken => "8.4",
            WhyNot::CounterTaken => "D4",
            WhyNot::MayNotPass => "D8",
        }
    }
}
