//! What one pair of eyes may know: plain values built by copying in, never a state with holes.
//!
//! The same types carry the protocol's STATE, VIEW and DECISION (they serialise to its JSON), the screens and the bots.
//! A card that may not be seen is [`CardView::Hidden`]; nothing about it is in the value.

mod card;
mod decision;
mod end;
pub mod forecast;
pub mod pick_count;
mod side;
mod unit;

pub use card::{CardRef, CardView, CoveredCard, ResourceView, Way, ZoneView};
pub use decision::{Bearing, DecisionKind, DecisionView, OptionView, RefusalView, Verb, Via};
pub use end::{EndReason, Over};
use seats::{Seat, SeatSet};
use serde::{Serialize, Serializer};
pub use side::{BaseView, LeaderView, SeatView};
pub use unit::{Reason, UnitView, UpgradeView};

/// The whole table as one seat (or everybody, or a judge) sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The current round, from 1; 0 during setup.
    pub round: u16,
    /// Setup, action, regroup or over.
    pub phase: PhaseView,
    /// Which regroup phase of the round it is, from 1 (rule 41.1); 0 in other phases.
    #[serde(skip)]
    pub regroup: u8,
    /// Does the game end with this phase, because somebody is out of it (multiplayer.md D10)?
    #[serde(skip)]
    pub ending: bool,
    /// The seat whose action it is; outside the action phase, the one with the initiative (rule 2.5).
    pub active: Seat,
    /// Who has the initiative counter and whether it was taken this round (rule 8.4).
    pub initiative: InitiativeView,
    /// The other counters of Twin Suns: each with the seat that took it or null; all null in a game without them.
    #[serde(serialize_with = "if_used")]
    pub counters: CountersView,
    /// One entry per seat, in table order.
    pub seats: Vec<SeatView>,
    /// Attacks under way, outermost first.
    #[serde(skip)]
    pub attacks: Vec<AttackView>,
    /// Effects that last for a while, in words.
    #[serde(skip)]
    pub lasting: Vec<String>,
    /// Who looks: a seat, or nobody in particular.
    #[serde(skip)]
    pub viewer: Option<Seat>,
    /// The decision awaited, as far as the viewer may know it.
    #[serde(skip)]
    pub decision: Option<DecisionView>,
    /// How the game ended, if it is over.
    #[serde(skip)]
    pub over: Option<Over>,
}

/// The part of the game that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PhaseView {
    /// Rule 6.
    Setup,
    /// Rule 7.2.
    Action,
    /// Rule 7.3.
    Regroup,
    /// Rule 24.
    Over,
}

/// The initiative counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct InitiativeView {
    /// Who holds it; nobody while it lies in the centre (three and more players).
    pub seat: Option<Seat>,
    /// Has it been taken this round?
    pub taken: bool,
}

/// The blast and plan counters of Twin Suns: who took them this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CountersView {
    /// Who took the blast counter.
    pub blast: Option<Seat>,
    /// Who took the plan counter.
    pub plan: Option<Seat>,
    /// Are there such counters in this game?
    #[serde(skip)]
    pub used: bool,
}

fn if_used<S: Serializer>(counters: &CountersView, serializer: S) -> Result<S::Ok, S::Error> {
    counters.used.then_some(counters).serialize(serializer)
}

/// A counter of Twin Suns besides the initiative (rule 8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    /// The blast counter.
    Blast,
    /// The plan counter.
    Plan,
}

/// An attack under way.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackView {
    /// Handle of the attacker.
    pub attacker: u16,
    /// Handles of the units that are attacked, or of the base.
    pub targets: Vec<u16>,
    /// The defending players.
    pub defending: SeatSet,
}
