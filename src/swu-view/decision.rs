//! What somebody chooses from, and what cannot be chosen.

use super::Counter;
use super::card::{CardRef, CoveredCard};
use super::forecast::Forecast;
use super::pick_count::Quota;
use seats::Seat;
use serde::{Deserialize, Serialize};
use swu_language::keyword::Keyword;

/// A decision: one seat picks exactly one of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionView {
    /// Who decides.
    pub seat: Seat,
    /// What sort of decision it is.
    pub kind: DecisionKind,
    /// An imperative sentence: "Deal 3 damage to a unit".
    pub prompt: String,
    /// Does that sentence begin with the title of a card, which keeps its capital letter?
    #[serde(skip)]
    pub begins_with_title: bool,
    /// The card whose text asks.
    pub source: Option<CardRef>,
    /// The ability that asks, in lines; empty if the rules ask.
    #[serde(skip)]
    pub text: Vec<String>,
    /// Does answering need information that other seats must not see? Depends on public facts only.
    pub private: bool,
    /// Handles of the cards in play it is about: those chosen before, or mentioned in the prompt.
    #[serde(skip)]
    pub about: Vec<u16>,
    /// How many picks are made in a row, if there may be more than one.
    #[serde(skip)]
    pub quota: Option<Quota>,
    /// Does it do harm or good to what is chosen, as its text says? `None` if neither is sure.
    #[serde(skip)]
    pub bearing: Option<Bearing>,
    /// Is there nothing to choose: a single target, or waiting triggers that are all alike? Then everybody sees so.
    #[serde(skip)]
    pub forced: bool,
    /// Does one copy of a unique card stay out of those that can be chosen, while the others go?
    #[serde(skip)]
    pub keeps_one: bool,
    /// The options; empty if the viewer may not see them.
    pub options: Vec<OptionView>,
    /// What one might expect to be able to do, and why it is impossible; empty if the viewer may not see it.
    #[serde(skip)]
    pub refusals: Vec<RefusalView>,
}

/// What a choice does to whatever is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    /// It loses something: damage, being defeated, exhausted or returned.
    Harm,
    /// It gains something: healing, tokens, upgrades, power.
    Help,
}

/// The sorts of decisions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
    /// The ability it is about, in lines; empty if it is about none.
    #[serde(skip)]
    pub text: Vec<String>,
    /// The card it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// The card it is about, if its face is not seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub covered: Option<CoveredCard>,
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
    /// Why the cost differs from the printed one, if it does: "3 on the card, 2 for Aggression …".
    #[serde(skip)]
    pub priced: String,
    /// How many picks in a row it can take, if limited by more than the row itself.
    #[serde(skip)]
    pub takes: Option<u16>,
    /// What picking it leads to, if that can be told.
    #[serde(skip)]
    pub forecast: Option<Box<Forecast>>,
}

impl OptionView {
    /// Would picking it only cost something, as far as can be told?
    pub fn only_costs(&self) -> bool {
        self.forecast.as_ref().is_some_and(|forecast| forecast.only_costs)
    }

    /// An option with this verb and nothing else.
    pub fn bare(verb: Verb) -> OptionView {
        OptionView {
            verb,
            label: String::new(),
            text: Vec::new(),
            card: None,
            covered: None,
            target: None,
            seat: None,
            ability: None,
            number: None,
            name: None,
            counter: None,
            via: None,
            cost: None,
            priced: String::new(),
            takes: None,
            forecast: None,
        }
    }

    /// The handle of the card it is about, seen or not.
    pub fn handle(&self) -> Option<u16> {
        let covered = || self.covered.as_ref().map(|card| card.uid);
        self.card.as_ref().map(|card| card.uid).or_else(covered)
    }
}

/// A way of playing a card that is not the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Via {
    /// Smuggle (rule 18.10).
    Smuggle,
    /// As a Pilot (rules 25.1, 25.2).
    Piloting,
    /// Plot (rule 25.7).
    Plot,
}

impl Via {
    /// The keyword.
    pub const fn keyword(self) -> Keyword {
        match self {
            Via::Smuggle => Keyword::Smuggle,
            Via::Piloting => Keyword::Piloting,
            Via::Plot => Keyword::Plot,
        }
    }
}

/// Something that is not among the options, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusalView {
    /// The expected action: the verb.
    pub verb: Verb,
    /// The card it is about.
    pub card: Option<CardRef>,
    /// A sentence for a person.
    pub why: String,
    /// Why it costs that much, if it is unaffordable and the cost differs from the printed one.
    pub priced: String,
    /// The rule's number.
    pub rule: &'static str,
}
