//! Scenarios: positions laid out as described, for teachers, tests and the protocol. Nothing triggers meanwhile.

mod entry;
mod layout;
mod loaded;
mod order;
mod standing;
mod written;

pub use entry::{Placed, Resources};

use super::book::Book;
use super::fact::Log;
use super::game::Game;
use crate::flow::run;
use data::ron_text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position, as written in a RON file or a JSON value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// duel, multiplayer or twin-suns; if not given, the mode suggested by the number of seats and leaders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// Options of the mode by name, values as words; `unseen` is `lists` or `pool`: whether players are asked about
    /// Plot and the like only if a card of the position has it, as is usual here, or always, as in a game with secret
    /// lists; `resourcing` is `in-turn` or `active-last`, as at one keyboard.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The phase at whose start the position is.
    #[serde(default)]
    pub phase: ScenarioPhase,
    /// The round, from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// The seat to act, from 0.
    #[serde(default)]
    pub active: u8,
    /// Was the initiative taken this round? The holder has passed for the rest of the phase.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub initiative_taken: bool,
    /// Two to six seats.
    pub seats: Vec<ScenarioSeat>,
}

const fn none(count: &u8) -> bool {
    *count == 0
}

const fn one() -> u16 {
    1
}

/// The phase of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ScenarioPhase {
    /// In the action phase, the active seat to act.
    #[default]
    #[serde(alias = "action")]
    Action,
    /// At the start of the regroup phase.
    #[serde(alias = "regroup")]
    Regroup,
}

/// One player's cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioSeat {
    /// The player's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Placed>,
    /// The leaders of Twin Suns, instead of `leader`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Placed>,
    /// The base.
    pub base: Placed,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Placed>,
    /// The deck, top first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Placed>,
    /// The discard pile, newest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<Placed>,
    /// Ground units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<Placed>,
    /// Space units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub space: Vec<Placed>,
    /// Resources.
    #[serde(default)]
    pub resources: Resources,
    /// Has the initiative counter; if nobody is marked, the active seat has it, or it is in the centre in a mode where
    /// it starts there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub initiative: bool,
    /// Is the Force with the player?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub force: bool,
    /// Credit tokens.
    #[serde(default, skip_serializing_if = "none")]
    pub credits: u8,
}

/// Why a scenario cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioFault {
    /// `unknown-card` or `bad-scenario`.
    pub code: &'static str,
    /// Where: "seat 0, ground 2, upgrade 1": seats are counted from 0, as everywhere, and cards from 1.
    pub place: String,
    /// The reason, for a person.
    pub why: String,
}

impl std::error::Error for ScenarioFault {}

impl std::fmt::Display for ScenarioFault {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}: {}", self.place, self.why)
    }
}

impl Scenario {
    /// Reads the RON of a scenario file.
    ///
    /// # Errors
    /// Line, column and reason if the text is not a scenario.
    pub fn from_ron(text: &str) -> Result<Scenario, ron_text::Fault> {
        ron_text::read(text)
    }

    /// Writes it as RON that reads as the same scenario.
    ///
    /// # Errors
    /// The part that cannot be written.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        ron_options().to_string(self)
    }
}

/// The RON dialect of scenarios.
fn ron_options() -> ron::Options {
    let extensions = ron::extensions::Extensions::IMPLICIT_SOME | ron::extensions::Extensions::UNWRAP_NEWTYPES;
    ron::Options::default().with_default_extension(extensions)
}

impl Game {
    /// Lays a scenario out and runs to its first decision.
    ///
    /// # Errors
    /// The position and the reason if it breaks the card data or the rules of layout.
    pub fn scenario(book: &Book, scenario: &Scenario, seed: u64, log: &mut Log) -> Result<Game, ScenarioFault> {
        let mut game = layout::lay_out(book, scenario, seed)?;
        let rules = &mut game.rules(book, log);
        if let Some(fault) = standing::defeated(rules) {
            return Err(fault);
        }
        run::run(rules);
        Ok(game)
    }
}
