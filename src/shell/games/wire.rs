//! A hosted game in the protocol: what a game adds, and what every game can be asked.

mod played;

use super::coached::{Effort, Findings, Weighed, WireCoach};
use super::shapes::Shapes;
use crate::refusal::Refusal;
use coach::Depth;
use hotseat::bots::mind::{Stop, Thought};
use hotseat::hosted::{Forbidden, Hosted};
use hotseat::log::Witnessed;
pub(super) use played::begin;
use schemars::SchemaGenerator;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why a request was refused: a stable code, and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct WireFault {
    /// The code.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

impl WireFault {
    /// A fault.
    pub fn new(code: &'static str, message: impl Into<String>) -> WireFault {
        WireFault { code, message: message.into() }
    }
}

impl From<Refusal> for WireFault {
    fn from(why: Refusal) -> WireFault {
        WireFault::new("internal", why.to_string())
    }
}

/// A requested game.
pub struct Asked<S> {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// The agreed setup.
    pub setup: S,
    /// The seed.
    pub seed: u64,
}

/// Whose eyes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All of it.
    Judge,
    /// What this seat may see, including partners who show it their hands.
    Of(Seat),
}

/// What some eyes see.
pub struct Looked {
    /// The table, without the decision.
    pub table: Value,
    /// The decision; null once the game is over.
    pub decision: Value,
    /// How the game ended; null until then.
    pub over: Value,
}

/// A player that picks by itself: returns what it thinks of all options.
pub type Player<G> = Box<dyn FnMut(&G, &dyn Stop) -> Thought>;

/// Who picks.
#[derive(Clone, Copy, Debug)]
pub struct Playing<'a> {
    /// The word for the player.
    pub policy: &'a str,
    /// The seed of its choices.
    pub seed: u64,
    /// How many games it may think through for a pick; as usual if `None`.
    pub iterations: Option<u32>,
}

/// What a game adds to be played over the protocol.
pub trait Wired: Hosted {
    /// The new game or position that a request asks for.
    ///
    /// # Errors
    /// What is wrong with it.
    fn asked(data: &Self::Data, request: &Value) -> Result<Asked<Self::Setup>, WireFault>;

    /// What happened before the first decision; returned once.
    fn opening(&mut self) -> Vec<Witnessed<Self::Fact>> {
        Vec::new()
    }

    /// What these eyes see.
    fn looked(&self, eyes: Eyes) -> Looked;

    /// A fact as the protocol gives it.
    fn event(fact: &Self::Fact) -> Value;

    /// The option at this index in the list of all options: whose pick it is, and which.
    ///
    /// # Errors
    /// The valid options.
    fn option(&self, place: usize) -> Result<(Seat, Self::Pick), Forbidden>;

    /// The words for players that can continue a game by themselves.
    fn policies() -> Vec<&'static str>;

    /// The player with this word; `None` if there is none.
    fn player(&self, playing: Playing<'_>) -> Option<Player<Self>>;

    /// Its coach, if it has one.
    fn coach() -> Option<&'static dyn WireCoach<Self>> {
        None
    }

    /// The types of what it is asked and tells.
    fn shapes(asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Shapes;

    /// A printed card; `None` if the game has none with this id.
    fn card(_: &Self::Data, _id: &str) -> Option<Value> {
        None
    }
}

/// Which events a step tells, and through whose eyes its decision is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// No events; the decision as its seat sees it.
    None,
    /// The decision as its seat sees it, and what that seat saw since it was last told.
    Seat,
    /// Everything, hidden cards included.
    #[default]
    All,
}

impl Told {
    /// All of them, as requests name them.
    pub const WORDS: [&str; 3] = ["none", "seat", "all"];
}

/// Any game in the protocol.
pub trait WireGame {
    /// The players' names in table order.
    fn names(&self) -> &[String];

    /// The decision, how the game ended, and what happened since the last call.
    fn step(&mut self, told: Told) -> Value;

    /// Everything.
    fn state(&self) -> Value;

    /// What a seat may know, with the log as it saw it.
    fn view(&self, seat: Seat) -> Value;

    /// Picks an option.
    ///
    /// # Errors
    /// There is no such option; the game is unchanged.
    fn choose(&mut self, option: usize) -> Result<(), WireFault>;

    /// A seat gives up.
    ///
    /// # Errors
    /// It cannot; the game is unchanged.
    fn concede(&mut self, seat: Seat) -> Result<(), WireFault>;

    /// Plays on automatically for at most this many decisions; returns how many it made.
    ///
    /// # Errors
    /// Nobody plays so.
    fn play_out(&mut self, playing: Playing<'_>, most: u64) -> Result<u64, WireFault>;

    /// What a level of play would pick, and for which seat.
    ///
    /// # Errors
    /// There is no such level, or nothing is to be chosen.
    fn bot(&self, playing: Playing<'_>, stop: &dyn Stop) -> Result<(Seat, Thought), WireFault>;

    /// What each option is worth.
    ///
    /// # Errors
    /// Nobody coaches this game, or nothing is to be chosen.
    fn advise(&self, effort: Effort, seed: u64, stop: &dyn Fn() -> bool) -> Result<Weighed, WireFault>;

    /// What these seats gave away until now.
    ///
    /// # Errors
    /// Nobody coaches this game.
    fn review(&self, seats: SeatSet, depth: Depth) -> Result<Findings, WireFault>;

    /// The whole game as text.
    ///
    /// # Errors
    /// It cannot be written.
    fn saved(&self) -> Result<String, WireFault>;

    /// A copy of the game, without the facts that were already returned.
    fn copied(&self) -> Box<dyn WireGame>;
}

/// One thing that was done.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The option at this index was picked.
    Pick(u16),
    /// A seat gave up.
    Concede(Seat),
}
