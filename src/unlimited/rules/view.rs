//! What one pair of eyes may know: plain values built by copying in, never a state with holes.
//!
//! The same types carry the protocol's STATE, VIEW and DECISION (they serialise to its JSON), the screens and the bots.
//! A card that may not be seen is [`CardView::Hidden`]; nothing about it is in the value.

mod end;
pub mod forecast;
pub mod quota;
mod unit;

use crate::seats::{Seat, SeatSet};
use crate::unlimited::cards::word::Kind;
pub use end::{EndReason, Over};
use forecast::Forecast;
use quota::Quota;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
pub use unit::{Reason, UnitView, UpgradeView};

/// The whole table as one seat (or everybody, or a judge) sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The current round, from 1; 0 during setup.
    pub round: u16,
    /// Setup, action, regroup or over.
    pub phase: PhaseView,
    /// The seat whose action it is; outside actions the one with the initiative (rule 2.5).
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
    /// Effects that hold for a while, in words.
    #[serde(skip)]
    pub lasting: Vec<String>,
    /// Who looks: a seat, or nobody in particular.
    #[serde(skip)]
    pub viewer: Option<Seat>,
    /// The decision that is awaited, as far as the viewer may know it.
    #[serde(skip)]
    pub decision: Option<DecisionView>,
    /// How the game ended, if it did.
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

/// One player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Out of the game?
    pub eliminated: bool,
    /// Passed, or took a counter, as their latest action of this phase.
    #[serde(skip)]
    pub passed: bool,
    /// Out for the rest of the phase: took the initiative or a counter.
    #[serde(skip)]
    pub done_for_phase: bool,
    /// The base.
    pub base: BaseView,
    /// One leader, or two in Twin Suns.
    pub leaders: Vec<LeaderView>,
    /// The hand, in the owner's order.
    pub hand: Vec<CardView>,
    /// The deck, top first.
    pub deck: Vec<CardView>,
    /// The discard pile, newest last.
    pub discard: Vec<CardView>,
    /// Resources.
    pub resources: Vec<ResourceView>,
    /// Units this player controls, in order of arrival.
    pub units: Vec<UnitView>,
}

impl SeatView {
    /// Ready resources.
    pub fn ready_resources(&self) -> usize {
        self.resources.iter().filter(|resource| !resource.exhausted).count()
    }
}

/// A base.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BaseView {
    /// Handle.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// HP: damage that defeats it.
    pub hp: i16,
    /// Damage on it.
    pub damage: i16,
    /// Was its Epic Action used?
    pub epic_used: bool,
}

impl BaseView {
    /// HP left, not below zero.
    pub fn remaining(&self) -> i16 {
        (self.hp - self.damage).max(0)
    }
}

/// A leader, deployed or not.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeaderView {
    /// Handle; a deployed leader is also among the units under the same one.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// Title.
    #[serde(skip)]
    pub name: String,
    /// Is it a unit now?
    pub deployed: bool,
    /// Is the leader card exhausted?
    pub exhausted: bool,
    /// Was its Epic Action used?
    pub epic_used: bool,
    /// Is its other leader side up (rule 4.2d)?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
    /// Resources needed to deploy it; none for leaders that never deploy.
    #[serde(skip)]
    pub deploys_at: Option<u8>,
}

/// A card that can be seen, or the fact that there is one.
#[derive(Clone, PartialEq, Debug)]
pub enum CardView {
    /// The viewer sees its face.
    Known(CardRef),
    /// The viewer knows only that it is there.
    Hidden,
}

impl CardView {
    /// The card, if its face is seen.
    pub fn known(&self) -> Option<&CardRef> {
        match self {
            CardView::Known(card) => Some(card),
            CardView::Hidden => None,
        }
    }
}

impl Serialize for CardView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            CardView::Known(card) => card.serialize(serializer),
            CardView::Hidden => BTreeMap::from([("hidden", true)]).serialize(serializer),
        }
    }
}

/// A card by face and place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardRef {
    /// Handle: the physical card for a judge; for a seat a name that does not survive a hidden zone.
    pub uid: u16,
    /// Card id: look it up in the library for its facts and text.
    pub id: String,
    /// Title.
    pub name: String,
    /// Subtitle.
    pub subtitle: Option<String>,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Where it is.
    pub zone: ZoneView,
    /// What it is.
    #[serde(skip)]
    pub kind: Kind,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneView {
    /// The ground arena.
    Ground,
    /// The space arena.
    Space,
    /// A hand.
    Hand,
    /// A deck.
    Deck,
    /// A discard pile.
    Discard,
    /// A resource zone.
    Resource,
    /// A base.
    Base,
    /// An undeployed leader.
    Leader,
    /// Attached to a unit.
    Upgrade,
    /// Captured under a unit.
    Captured,
    /// Nowhere: tokens not in use, cards being looked through.
    SetAside,
}

/// A resource.
#[derive(Clone, PartialEq, Debug)]
pub struct ResourceView {
    /// Its face, for its controller.
    pub card: CardView,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Who owns it (public, rule 3).
    pub owner: Seat,
}

impl Serialize for ResourceView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(None)?;
        match &self.card {
            CardView::Known(card) => {
                map.serialize_entry("uid", &card.uid)?;
                map.serialize_entry("id", &card.id)?;
            }
            CardView::Hidden => map.serialize_entry("hidden", &true)?,
        }
        map.serialize_entry("exhausted", &self.exhausted)?;
        map.serialize_entry("owner", &self.owner)?;
        map.end()
    }
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

/// A decision: one seat picks exactly one of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionView {
    /// Who decides.
    pub seat: Seat,
    /// What sort of decision it is.
    pub kind: DecisionKind,
    /// An imperative sentence: "Deal 3 damage to a unit".
    pub prompt: String,
    /// The card whose text asks.
    pub source: Option<CardRef>,
    /// The ability of it that asks, in lines; empty where the rules ask.
    #[serde(skip)]
    pub text: Vec<String>,
    /// Does answering need information that other seats must not see? Depends on public facts only.
    pub private: bool,
    /// Handles of what in play it is about: what was chosen before, or what the sentence speaks of.
    #[serde(skip)]
    pub about: Vec<u16>,
    /// How many picks are made in a row, where it may be more than one.
    #[serde(skip)]
    pub quota: Option<Quota>,
    /// The options; empty if the viewer may not see them.
    pub options: Vec<OptionView>,
    /// What one might expect to be able to do, and why not; empty if the viewer may not see it.
    #[serde(skip)]
    pub refusals: Vec<RefusalView>,
}

/// The sorts of decisions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// Who starts with the initiative.
    FirstPlayer,
    /// Keep the hand or draw a new one.
    Mulligan,
    /// A card of the hand to put down as a resource.
    Resource,
    /// One of the five actions.
    Action,
    /// A card or player that something happens to.
    Target,
    /// Which waiting trigger next.
    Trigger,
    /// Whose triggers first.
    PlayerOrder,
    /// To do it or not.
    May,
    /// One entry of a list.
    Mode,
    /// From cards looked at.
    Pick,
    /// One point of a divided amount.
    Allocate,
    /// A number.
    Number,
    /// The name of a card.
    Name,
    /// Where looked-at cards go.
    Arrange,
    /// Which comes first.
    Order,
    /// How a cost is paid.
    Cost,
}

/// What picking an option does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Play the card.
    Play,
    /// Attack with the unit.
    Attack,
    /// Use an action ability.
    Use,
    /// Deploy the leader.
    Deploy,
    /// Take the initiative.
    Initiative,
    /// Take the blast or plan counter.
    Counter,
    /// Pass.
    Pass,
    /// This card.
    Card,
    /// This seat.
    Seat,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Enough chosen.
    Done,
    /// This entry of the list.
    Mode,
    /// This number.
    Number,
    /// This name.
    Name,
    /// This trigger.
    Trigger,
    /// To the top of the deck.
    Top,
    /// To the bottom of the deck.
    Bottom,
    /// Keep the opening hand.
    Keep,
    /// Draw a new opening hand.
    Mulligan,
    /// Put down as a resource.
    Resource,
    /// Decline.
    Skip,
}

/// One option of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionView {
    /// What picking it does.
    pub verb: Verb,
    /// In words: "Play Vanquish (5)".
    pub label: String,
    /// The ability it is about, in lines; empty where it is about none.
    #[serde(skip)]
    pub text: Vec<String>,
    /// The card it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// The other card it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<CardRef>,
    /// The seat it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Which ability of the card, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// The number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The counter that is taken.
    #[serde(skip)]
    pub counter: Option<Counter>,
    /// How the card is played, if not in the ordinary way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub via: Option<Via>,
    /// Resources to pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
    /// What picking it leads to, where that can be told.
    #[serde(skip)]
    pub forecast: Option<Box<Forecast>>,
}

impl OptionView {
    /// An option that does this and of which nothing more is said.
    pub fn bare(verb: Verb) -> OptionView {
        OptionView {
            verb,
            label: String::new(),
            text: Vec::new(),
            card: None,
            target: None,
            seat: None,
            ability: None,
            number: None,
            name: None,
            counter: None,
            via: None,
            cost: None,
            forecast: None,
        }
    }
}

/// A way of playing a card that is not the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Via {
    /// Smuggle (rule 18.10).
    Smuggle,
}

/// Something that is not among the options, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusalView {
    /// What was expected: the verb.
    pub verb: Verb,
    /// The card it is about.
    pub card: Option<CardRef>,
    /// A sentence for a person.
    pub why: String,
    /// The rule's number.
    pub rule: &'static str,
}
