//! One decision = one seat, one list, pick one.

use super::clone_in_place::clone_in_place;
use super::ids::{AbilityId, ProgramId};
use super::table::card::{Obj, Uid};
use super::table::mode::PlayMode;
use seats::Seat;
use serde::{Deserialize, Serialize};
use swu_view::{DecisionKind, Verb};

/// The awaited decision.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What sort of decision it is.
    pub kind: DecisionKind,
    /// The card whose text asks.
    pub source: Obj,
    /// The sentence that asks.
    pub prompt: Prompt,
    /// Answering needs hidden cards. Depends on public facts only.
    pub private: bool,
    /// The list, never empty.
    pub options: Vec<Choice>,
}

clone_in_place!(Decision { seat, kind, source, prompt, private, options });

/// Which sentence asks: rendered by the wording on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    /// "Choose who starts with the initiative".
    FirstPlayer,
    /// "Keep this hand or draw a new one".
    Mulligan,
    /// "Choose a card to put down as a resource".
    SetupResource,
    /// "Put a card down as a resource, or not".
    RegroupResource,
    /// "Choose an action".
    Action,
    /// "Choose what to attack".
    AttackTarget,
    /// "Choose another unit to attack, too".
    SecondTarget,
    /// "Choose a unit to attach it to".
    AttachTo,
    /// "Choose how to pay".
    HowToPay,
    /// "Choose units to exploit".
    Exploit,
    /// "Choose what to enter play as a copy of".
    Copy,
    /// "Choose which trigger resolves next".
    NextTrigger,
    /// "Choose whose triggers resolve first".
    WhoseTriggers,
    /// "Choose which copy to keep".
    KeepUnique,
    /// "Pay a cost".
    PayCost,
    /// "Choose what prevents damage first".
    NextPrevention,
    /// "Choose a unit to exhaust for a resource".
    PayWithUnits,
    /// "Choose how many Credit tokens to use".
    PayWithCredits,
    /// "Deal excess damage".
    Excess,
    /// "Put a card on the bottom of your deck".
    PlanBottom,
    /// A step of a program.
    Step(ProgramId, u16),
    /// "Choose which delayed effect comes next".
    NextDelayed,
    /// "Choose whose delayed effects come first".
    WhoseDelayed,
    /// "Choose who decides first".
    WhoDecides,
    /// "You may have the defender deal combat damage first".
    StrikeSecond,
    /// "Choose what to spend while playing this".
    Spend,
}

/// One option.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Play this card for this many resources, in that mode.
    Play(Uid, i16, PlayMode),
    /// Attack with this unit.
    Attack(Uid),
    /// Use this ability of this card; the number counts the card's usable abilities.
    Use(Uid, AbilityId, u8),
    /// Deploy this leader.
    Deploy(Uid),
    /// Deploy this leader as an upgrade (rule 25.2).
    DeployPilot(Uid),
    /// Take the initiative.
    Initiative,
    /// Take the blast counter.
    Blast,
    /// Take the plan counter.
    Plan,
    /// Pass.
    Pass,
    /// This card.
    Card(Uid),
    /// This seat.
    Seat(Seat),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Enough.
    Done,
    /// Decline.
    Skip,
    /// This entry of a list.
    Mode(u8),
    /// This number.
    Number(i16),
    /// This title.
    Name(u16),
    /// The waiting trigger with this index.
    Trigger(u16),
    /// This card to the top.
    Top(Uid),
    /// This card to the bottom.
    Bottom(Uid),
    /// Keep the opening hand.
    Keep,
    /// Draw a new opening hand.
    Mulligan,
    /// Put this card down as a resource.
    Resource(Uid),
    /// The delayed effect with this index.
    Delayed(u16),
}

impl Choice {
    /// What picking it does.
    pub const fn verb(self) -> Verb {
        match self {
            Choice::Play(..) => Verb::Play,
            Choice::Attack(_) => Verb::Attack,
            Choice::Use(..) => Verb::Use,
            Choice::Deploy(_) | Choice::DeployPilot(_) => Verb::Deploy,
            Choice::Initiative => Verb::Initiative,
            Choice::Blast | Choice::Plan => Verb::Counter,
            Choice::Pass => Verb::Pass,
            Choice::Card(_) => Verb::Card,
            Choice::Seat(_) => Verb::Seat,
            Choice::Yes => Verb::Yes,
            Choice::No => Verb::No,
            Choice::Done => Verb::Done,
            Choice::Skip => Verb::Skip,
            Choice::Mode(_) => Verb::Mode,
            Choice::Number(_) => Verb::Number,
            Choice::Name(_) => Verb::Name,
            Choice::Trigger(_) | Choice::Delayed(_) => Verb::Trigger,
            Choice::Top(_) => Verb::Top,
            Choice::Bottom(_) => Verb::Bottom,
            Choice::Keep => Verb::Keep,
            Choice::Mulligan => Verb::Mulligan,
            Choice::Resource(_) => Verb::Resource,
        }
    }
}
