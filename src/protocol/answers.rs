//! The shapes of answers, for clients and for the schema: a test reads every answer of whole games as one of these and
//! writes it back unchanged.

mod beside;
mod events;
mod others;
mod pods;
mod questions;
mod table;

pub use beside::{DrillOdds, DrillRound, Drilled, Posed, QuizAnswer, Quizzed, Spent, Taught};
pub use events::{
    Because, BracketTable, Bye, Desk, DeskPlayer, Log, Logged, Missing, Paired, PenaltyTold, Played, PodResult,
    PodRounds, Ranked, ResultTold, RoundTold, Scored, Signed, TableCall, TableTold, WholeEvent, WithPoints,
};

pub use others::{
    Advised, Ended, Found, Hello, Judged, Lesson, Lessons, Marked, Picked, PlayedOut, Printed, Review, Ruled, Saved,
    Solved, Weighed, Whole,
};
pub use pods::{
    CardsSeen, Chosen, Counted, OpenedCard, Pack, PackCard, Packs, PodAdvice, PodChoice, PodDeck, PodHome, PodLog,
    PodOption, PodParts, PodPick, PodPool, PodSeat, PodSeatSeen, PodState, PodStep, PodSuggestion, PodTable, PodView,
    PodWorth, PoolCards, Sets,
};
pub use questions::{
    Bracket, Checked, League, LeagueTold, Pairings, Penalised, Penalties, People, Rank, Reached, Resolved, Seating,
    Size,
};
pub use table::{Base, CardSeen, Counters, Initiative, Leader, Phase, Resource, SeatTable, Table, Unit, Upgrade, View};

use super::request::Refused;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use shell::program::{Reply, Standing};
use swu_decks::formats;

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
    /// In what order those named in `new` sit, in games of more than two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<Vec<usize>>,
    /// What an event would object to in each list, if lists are judged in a friendly way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<Vec<String>>>,
    /// What the learner is told, while a lesson is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Taught>,
    /// The decision that `drill` found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drill: Option<Drilled>,
    /// What `puzzle` laid out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Posed>,
    /// How many decisions `playout` made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<u64>,
    /// What each seat spent on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Vec<Spent>>,
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
    pub faults: Vec<Fault>,
}

/// What is wrong with a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// A word for programs.
    pub code: String,
    /// The number of the rule.
    pub rule: String,
    /// A sentence for people.
    pub message: String,
}

impl From<&formats::Fault> for Fault {
    fn from(fault: &formats::Fault) -> Fault {
        let (code, rule) = (fault.code.as_str().to_owned(), fault.rule.to_owned());
        Fault { code, rule, message: fault.message.clone() }
    }
}

/// It was done, and there is nothing more to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// True: it was done.
    pub ok: bool,
}

/// Where the program is after a request to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Programmed {
    /// True: it was done.
    pub ok: bool,
    /// Where it is.
    pub now: Standing,
    /// The result of the request, unless it only looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Reply>,
}

/// An answer as JSON.
pub(crate) fn answer(answer: &impl Serialize) -> Result<Value, Refused> {
    serde_json::to_value(answer).map_err(|why| Refused::new("internal", why.to_string()))
}

/// A field that is there, even if it is null.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
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
