//! How far half-finished work has got: the steps of each frame, in order.

use serde::{Deserialize, Serialize};

/// The steps of the setup (rule 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// Who starts.
    FirstPlayer,
    /// Opening hands.
    Hands,
    /// Mulligans.
    Mulligans,
    /// Two resources each.
    Resources,
}

/// The steps of an action phase (rule 7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum ActionStep {
    /// It starts.
    Start,
    /// Triggers of the start.
    StartTriggers,
    /// Turns.
    Turns,
    /// It ends.
    End,
    /// Triggers of the end.
    EndTriggers,
}

/// The steps of a regroup phase (rule 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum RegroupStep {
    /// It starts.
    Start,
    /// Triggers of the start.
    StartTriggers,
    /// Everybody draws.
    Draw,
    /// Triggers of that.
    DrawTriggers,
    /// Each may put down a resource.
    Resources,
    /// Cards ready.
    Ready,
    /// Triggers of that.
    ReadyTriggers,
    /// It ends.
    End,
    /// Triggers of the end.
    EndTriggers,
}

/// The steps of a turn (rule 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    /// An action is chosen.
    Choose,
    /// Its triggers.
    Triggers,
    /// The turn moves on.
    MoveOn,
}

/// The steps of a play (rule 8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum PlayStep {
    /// Which unit an upgrade goes on.
    Host,
    /// Whether something else is paid instead of its cost.
    Instead,
    /// Which units are defeated for Exploit; then the price is settled.
    Exploit,
    /// The resources are paid.
    Pay,
    /// The additional cost with this number is paid.
    Extra(u8),
    /// What it enters as a copy of.
    Copy,
    /// It enters play or goes to the discard pile.
    Place,
    /// Which cards its player spends while it is played (rule 52).
    Spend,
}

/// The steps of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    /// 9.1 and 9.2: choose the target.
    Target,
    /// 9.7: choose a second unit.
    SecondTarget,
    /// 9.3: its triggers are done, now damage.
    Damage,
    /// 9.5b: the second half of damage that is not dealt at once.
    SecondHalf,
    /// 9.5c: bonuses go off.
    SwitchOff,
    /// 9.5d: end-of-attack triggers.
    End,
    /// The window at the end is finished.
    Done,
}
