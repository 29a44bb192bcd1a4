//! The shapes of answers, for clients and for the schema: a test reads every answer of whole games as one of these and
//! writes it back unchanged.

mod others;
mod table;

pub use others::{
    Advised, Ended, Found, Hello, Judged, Lesson, Lessons, Marked, Picked, PlayedOut, Printed, Review, Ruled, Saved,
    Solved, Weighed, Whole,
};
pub use table::{Base, CardSeen, Counters, Initiative, Leader, Phase, Resource, SeatTable, Table, Unit, Upgrade, View};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The answer to whatever begins or continues a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Step {
    /// True: it was done.
    pub ok: bool,
    /// What is to be decided; null once the game is over.
    pub decision: Option<Decision>,
    /// How the game ended; null until then.
    pub over: Option<Over>,
    /// What happened since the last answer.
    pub events: Vec<Event>,
}

/// The answer to a request that cannot be carried out; nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// False: it was not done.
    pub ok: bool,
    /// Why.
    pub error: Reason,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reason {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// What is wrong with a list, fault by fault.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Value>,
}

/// One seat picks exactly one of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// Who decides, from 0.
    pub seat: u8,
    /// What sort of decision it is.
    pub kind: Kind,
    /// What is to be done, as a sentence.
    pub prompt: String,
    /// The card whose text asks; null if the rules ask.
    pub source: Option<Card>,
    /// Must others not see what it is chosen from?
    pub private: bool,
    /// The options; empty for eyes that may not see them.
    pub options: Vec<Choice>,
}

/// The sorts of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words of the rules")]
pub enum Kind {
    FirstPlayer,
    Mulligan,
    Resource,
    Action,
    Target,
    Trigger,
    PlayerOrder,
    May,
    Mode,
    Pick,
    Allocate,
    Number,
    Name,
    Arrange,
    Order,
    Cost,
}

/// One option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// What picking it does.
    pub verb: Verb,
    /// In words.
    pub label: String,
    /// The card it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The same, if its face is not seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub covered: Option<Covered>,
    /// The other card it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Card>,
    /// The seat it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which ability of the card, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// The number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How a card is played, if not in the ordinary way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<String>,
    /// Resources to pay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
}

/// A card whose face is seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Card {
    /// Which physical card it is; for one seat's eyes, a number that is no longer valid once it has been hidden.
    pub uid: u16,
    /// The printed card: `SOR_095`.
    pub id: String,
    /// The card it is a copy of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// Its title.
    pub name: String,
    /// Its subtitle, if it has one.
    pub subtitle: Option<String>,
    /// Whose it is now.
    pub controller: u8,
    /// Whose deck it came from.
    pub owner: u8,
    /// Where it is.
    pub zone: Zone,
}

/// A card whose face is not seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Covered {
    /// Tells such cards apart.
    pub uid: u16,
    /// Whose it is now.
    pub controller: u8,
    /// Whose deck it came from.
    pub owner: u8,
    /// Where it is.
    pub zone: Zone,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words of the rules")]
pub enum Zone {
    Ground,
    Space,
    Hand,
    Deck,
    Discard,
    Resource,
    Base,
    Leader,
    Upgrade,
    Captured,
    SetAside,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Over {
    /// Who won; nobody in a draw.
    pub winners: Vec<u8>,
    /// Why it ended.
    pub reason: String,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Event {
    /// What sort of thing.
    pub kind: String,
    /// In words.
    pub text: String,
    /// Whose doing it was, if anybody's.
    pub seat: Option<u8>,
    /// The card it is about, if these eyes may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Named>,
    /// The other card it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Named>,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i32>,
}

/// A card in an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Named {
    /// Which physical card.
    pub uid: u16,
    /// The printed card.
    pub id: String,
}

/// What picking an option does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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
