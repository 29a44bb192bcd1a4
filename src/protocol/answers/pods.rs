//! The answers about boosters and pods.

use super::{Fault, present};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use swu_decks::limited::{Auto, ChoiceKind, PodEvent, PodKind, Slot, Stage};

/// Boosters without a pod.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Packs {
    /// True: it was done.
    pub ok: bool,
    /// The boosters.
    pub packs: Vec<Pack>,
}

/// A booster.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pack {
    /// Its number, from 0.
    pub pack: usize,
    /// Its set.
    pub set: String,
    /// Its cards, in the order in which they lie.
    pub cards: Vec<PackCard>,
}

/// A card of a booster.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PackCard {
    /// The printed card: `SOR_095`.
    pub id: String,
    /// Where in the booster it was.
    pub slot: Slot,
}

/// How far a pod is, and what is asked of whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodStep {
    /// True: it was done.
    pub ok: bool,
    /// How far it is.
    pub stage: Stage,
    /// 1 to 3 while boosters go round; otherwise 0.
    pub round: u8,
    /// Which pick is next, from 1; otherwise 0.
    pub pick: u32,
    /// Everything that is asked now.
    pub awaits: Vec<PodChoice>,
    /// What happened since the last answer.
    pub events: Vec<PodEvent>,
    /// The seats whose decks are not legal, once the time for building is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal: Option<Vec<usize>>,
}

/// What one seat of a pod is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodChoice {
    /// Who.
    pub seat: usize,
    /// What.
    pub kind: ChoiceKind,
    /// 0 for leaders, else 1 to 3.
    pub round: u8,
    /// Which pick of the round, from 1.
    pub pick: u32,
    /// How much time there is for it, in seconds.
    pub seconds: u32,
    /// True: others must not see what it is chosen from.
    pub private: bool,
    /// The options.
    pub options: Vec<PodOption>,
}

/// What a seat of a pod can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum PodOption {
    /// Keep a card.
    Keep {
        /// Which.
        card: OpenedCard,
        /// In words.
        label: String,
    },
    /// Open a booster.
    Open {
        /// Which, from 1.
        number: u8,
        /// In words.
        label: String,
    },
}

/// A physical card of a pod.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OpenedCard {
    /// Its number within the pod.
    pub uid: u32,
    /// The printed card.
    pub id: String,
    /// Where in the booster it was.
    pub slot: Slot,
}

/// What everybody may see of a pod.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodTable {
    /// Draft or sealed.
    pub kind: PodKind,
    /// The set of all boosters, or the set of each.
    pub set: Sets,
    /// How far it is.
    pub stage: Stage,
    /// 1 to 3 while boosters go round; otherwise 0.
    pub round: u8,
    /// Which pick is next, from 1; otherwise 0.
    pub pick: u32,
    /// The bases in the middle.
    pub middle: Vec<OpenedCard>,
}

/// The sets of the boosters of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Sets {
    /// All are of one.
    Alike(String),
    /// Each has its own.
    Each(Vec<String>),
}

/// Everything about a pod.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodState {
    /// What everybody may see.
    #[serde(flatten)]
    pub table: PodTable,
    /// The seed of all luck.
    pub seed: u64,
    /// The seats, in the order of the circle.
    pub seats: Vec<PodSeat>,
}

/// A seat of a pod, with all its cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodSeat {
    /// Who sits there.
    pub name: String,
    /// Is it no person?
    pub bot: bool,
    /// Has the person left?
    pub left: bool,
    /// The cards that it chooses from.
    pub facing: Option<Vec<OpenedCard>>,
    /// The cards that wait for it.
    pub waiting: Option<Vec<OpenedCard>>,
    /// The cards that it passes on.
    pub passing: Option<Vec<OpenedCard>>,
    /// Who opened the booster it chooses from.
    pub opened_by: Option<usize>,
    /// Its unopened boosters.
    pub boosters: Vec<Vec<OpenedCard>>,
    /// How many these are.
    pub unopened: usize,
    /// The leaders it kept.
    pub leaders: Vec<OpenedCard>,
    /// The other cards it kept.
    pub picks: Vec<OpenedCard>,
    /// How many cards it kept in this round.
    pub kept: u32,
    /// The deck it brings, as deck builders export it.
    pub deck: Option<Value>,
    /// Is it done building?
    pub locked: bool,
}

/// A pod through one seat's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodView {
    /// What everybody may see.
    #[serde(flatten)]
    pub table: PodTable,
    /// The seats, in the order of the circle.
    pub seats: Vec<PodSeatSeen>,
}

/// A seat of a pod: its own cards lie open to whoever looks from it, and those of others are numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodSeatSeen {
    /// Who sits there.
    pub name: String,
    /// Is it no person?
    pub bot: bool,
    /// Has the person left?
    pub left: bool,
    /// The cards that it chooses from.
    pub facing: Option<CardsSeen>,
    /// The cards that wait for it.
    pub waiting: Option<CardsSeen>,
    /// The cards that it passes on.
    pub passing: Option<CardsSeen>,
    /// Who opened the booster it chooses from.
    pub opened_by: Option<usize>,
    /// How many boosters it has not opened.
    pub unopened: usize,
    /// The leaders it kept.
    pub leaders: CardsSeen,
    /// The other cards it kept.
    pub picks: CardsSeen,
    /// How many cards it kept in this round.
    pub kept: u32,
    /// Its deck, as deck builders export it; null if it has none, and not there for other seats.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub deck: Option<Value>,
    /// Is it done building?
    pub locked: bool,
}

/// Cards, or how many there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CardsSeen {
    /// Their faces are seen.
    Known(Vec<OpenedCard>),
    /// They are not.
    Hidden {
        /// How many.
        hidden: usize,
    },
}

/// What a seat kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodPool {
    /// True: it was done.
    pub ok: bool,
    /// The pool.
    pub pool: PoolCards,
}

/// The cards of a pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PoolCards {
    /// Each printed card once.
    pub cards: Vec<Counted>,
}

/// Copies of a printed card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Counted {
    /// The printed card.
    pub id: String,
    /// How many copies.
    pub count: u32,
}

/// The deck that a bot would build of a pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodSuggestion {
    /// True: it was done.
    pub ok: bool,
    /// The list, as deck builders export it.
    pub deck: Value,
}

/// A deck was brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodDeck {
    /// True: it was done.
    pub ok: bool,
    /// May it be played?
    pub legal: bool,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// Every pick of a draft, once all are made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodLog {
    /// True: it was done.
    pub ok: bool,
    /// The picks, in order.
    pub picks: Vec<PodPick>,
}

/// A card that was kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodPick {
    /// The number of the pick, from 1.
    pub n: usize,
    /// Who.
    pub seat: usize,
    /// Leaders or packs.
    pub stage: Stage,
    /// 0 for leaders, else 1 to 3.
    pub round: u8,
    /// Which pick of the round, from 1.
    pub pick: u32,
    /// Who opened the booster.
    pub opened_by: usize,
    /// What it was kept from.
    pub offered: Vec<String>,
    /// What was kept.
    pub kept: Option<String>,
    /// Who chose, if not the person of the seat.
    pub auto: Chosen,
}

/// Did somebody other than the person of the seat choose?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Chosen {
    /// Who did.
    For(Auto),
    /// False: nobody did.
    InPerson(bool),
}

/// What a bot would think of each option of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodAdvice {
    /// True: it was done.
    pub ok: bool,
    /// Each option, in order.
    pub advice: Vec<PodWorth>,
    /// The leaders and aspects it leans to.
    pub homes: Vec<PodHome>,
}

/// What a bot thinks of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodWorth {
    /// The index of the option.
    pub option: usize,
    /// The sum of the parts.
    pub score: i32,
    /// What it consists of.
    pub parts: PodParts,
}

/// What an option is worth, in parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodParts {
    /// The card by itself.
    pub card: i32,
    /// How well its aspects fit what was kept.
    pub home: i32,
    /// How well its cost does.
    pub curve: i32,
}

/// A leader with an aspect, as the home of a deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PodHome {
    /// The printed leader.
    pub leader: String,
    /// The aspect of the base.
    pub aspect: String,
    /// How much it leans there, in percent.
    pub weight: i64,
}
