//! Half-finished work as an explicit stack: never the call stack (house rule).

mod step;

pub(crate) use step::{ActionStep, AttackStep, PlayStep, RegroupStep, SetupStep, TurnStep};

use super::card::{DefId, Obj, Uid};
use super::effect::{Effect, Span};
use super::mode::PlayMode;
use crate::ids::{AbilityId, ProgramId};
use seats::Seat;
use serde::{Deserialize, Serialize};

/// One frame: what is being done and how far it has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Setup (rule 6): the step and how many seats have finished it.
    Setup {
        /// The step.
        step: SetupStep,
        /// Seats through it.
        done: u8,
    },
    /// The action phase (rule 7.2).
    ActionPhase {
        /// The step.
        step: ActionStep,
    },
    /// The regroup phase (rule 7.3).
    RegroupPhase {
        /// The step.
        step: RegroupStep,
        /// Seats through it.
        done: u8,
    },
    /// One player's action (rule 8).
    Turn {
        /// Whose.
        seat: Seat,
        /// The step.
        step: TurnStep,
    },
    /// Using an action ability (rule 8.3).
    Use {
        /// The card.
        card: Obj,
        /// The ability.
        ability: AbilityId,
        /// By whom.
        seat: Seat,
        /// How many parts of the cost have been paid.
        paid: u8,
    },
    /// Taking the plan counter: a card goes to the bottom (multiplayer.md D6).
    Plan {
        /// Who.
        seat: Seat,
        /// Was the card drawn?
        drawn: bool,
    },
    /// A leader is deployed as an upgrade: on which unit (rule 25.2).
    DeployPilot {
        /// By whom.
        seat: Seat,
        /// The leader.
        leader: Obj,
    },
    /// Playing a card (rule 8.1).
    Play(Play),
    /// The innermost attack (rule 9).
    Attack {
        /// Its index.
        index: u8,
        /// The step.
        step: AttackStep,
        /// Where its window begins.
        base: u16,
        /// The program and operation that its riders come from.
        riders: Option<(ProgramId, u16)>,
        /// Only units can be attacked.
        units_only: bool,
    },
    /// A running program.
    Effect(Effect),
    /// A window of triggers (rule 12).
    Window {
        /// Where its triggers begin.
        base: u16,
        /// The player whose triggers are being resolved, or nobody.
        current: Option<Seat>,
    },
    /// A player keeps one of several copies of a unique card (rule 22.2).
    Unique {
        /// Who.
        seat: Seat,
        /// One of the copies.
        card: Uid,
    },
    /// A rescued card's owner chooses what it enters play as a copy of (rule 22.4).
    Rescue {
        /// The card, no longer guarded.
        card: Uid,
    },
    /// A moment of delayed effects: those due run one after another.
    Due {
        /// Entries of the list of delayed effects still to run.
        left: u16,
        /// The player whose effects are being run, or nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        current: Option<Seat>,
    },
    /// Resources are being paid (rule 5.1).
    Payment(Payment),
    /// Damage being settled: the innermost of the table's list.
    Dealing,
    /// Several runs of a block: everything is decided first, then done at once (rules 11.9, 11.15).
    Together(Together),
}

/// A payment of resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Payment {
    /// Who pays.
    pub seat: Seat,
    /// How many resources are left to pay.
    pub owed: i16,
    /// A card that cannot pay, because another part of the cost exhausts it.
    pub spare: Obj,
    /// May units still be exhausted?
    pub units: bool,
}

/// Runs of a block that are decided one after another and done together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Together {
    /// Whose text it is.
    pub controller: Seat,
    /// It continues without its maker (multiplayer.md E6).
    pub outlives: bool,
    /// The first of its runs in the table's list.
    pub base: u16,
    /// Where the pool was before.
    pub pool: u16,
    /// How many of the runs have a place in the order of deciding.
    pub placed: u16,
    /// The run whose frames are above this one.
    pub current: Option<u16>,
}

/// One of several runs of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The player it is about, if it is about one.
    pub seat: Option<Seat>,
    /// How far it is.
    pub(crate) state: RunState,
    /// Its frames while others run.
    pub(crate) frames: Vec<Frame>,
    /// Was its last step done in full (rule 11.6)?
    pub did: bool,
    /// How much that did.
    pub much: i16,
}

/// How far one of several runs has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum RunState {
    /// It has something to decide, or continues.
    Deciding,
    /// It waits before an operation that changes the game.
    Standing,
    /// It is through.
    Over,
}

impl Play {
    /// A play about to begin, in the ordinary way.
    pub(crate) const fn new(card: Obj, seat: Seat, mode: PlayMode) -> Play {
        Play {
            card,
            seat,
            mode,
            step: PlayStep::Host,
            host: Obj::NONE,
            less: 0,
            free: false,
            ignores_penalty: false,
            exploit: 0,
            exploited: Span { start: 0, len: 0 },
            ready: false,
            copies: None,
            credits: 0,
            learns: Obj::NONE,
            spent: Span { start: 0, len: 0 },
            instead: false,
            paid: 0,
            riders: None,
            by: Obj::NONE,
        }
    }
}

/// A card being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Play {
    /// The card, as it is before being played.
    pub card: Obj,
    /// By whom.
    pub seat: Seat,
    /// How.
    pub mode: PlayMode,
    /// The step.
    pub(crate) step: PlayStep,
    /// The host of an upgrade, or what a unit enters as a copy of.
    pub host: Obj,
    /// Resources less.
    pub less: i16,
    /// For free (rule 5.4).
    pub free: bool,
    /// Without its aspect penalty, by the text that plays it.
    pub ignores_penalty: bool,
    /// Exploit given by the text that plays it (rule 18.12).
    pub exploit: i16,
    /// The units chosen for Exploit, in the pool.
    pub(crate) exploited: Span,
    /// It enters ready.
    pub ready: bool,
    /// What it enters as a copy of (rule 22.4).
    pub copies: Option<DefId>,
    /// An alternative cost is paid (rule 5.2).
    pub instead: bool,
    /// Resources paid.
    pub paid: i16,
    /// The program and operation that its riders come from.
    pub riders: Option<(ProgramId, u16)>,
    /// The card whose text plays it, if any.
    #[serde(default, skip_serializing_if = "Obj::is_none")]
    pub by: Obj,
    /// Credits that were defeated to pay for it (rule 31.10).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub credits: u8,
    /// The unit whose "When Played" abilities it enters play with (rule 40.3).
    #[serde(default, skip_serializing_if = "Obj::is_none")]
    pub learns: Obj,
    /// The cards that were spent while it was played (rule 52), in the pool.
    #[serde(default)]
    pub(crate) spent: Span,
}

const fn is_zero(number: &u8) -> bool {
    *number == 0
}
