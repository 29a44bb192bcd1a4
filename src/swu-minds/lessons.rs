//! Lessons: a position or a game, and steps that explain, ask and answer.
//!
//! | file | idea |
//! |---|---|
//! | `deed` | a pick by its meaning, and the options that it fits |
//! | `so` | what is so at the table, as a lesson asks for it |
//! | `tutor` | a lesson under way |
//! | `moment` | a part of a game, by which it notices that something can no longer be done |
//! | `shipped` | the lessons that come with the program |

mod deed;
mod moment;
mod shipped;
mod so;
mod tutor;

pub use deed::{Deed, Thing};
pub use shipped::shipped;
pub use tutor::{Instruction, Tutor};

use data::ron_text;
use serde::Deserialize;
use std::collections::BTreeMap;
use swu_cards::library::Library;
use swu_rules::notation;
use swu_rules::scenario::Scenario;

/// A lesson file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name on the command line and in the protocol.
    pub id: String,
    /// What it is about, in a few words.
    pub title: String,
    /// How long it takes.
    pub minutes: u8,
    /// Lessons that come before it.
    #[serde(default)]
    pub after: Vec<String>,
    /// The rules that it teaches.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Short names for cards on the table, mapped to their names in the notation.
    #[serde(default)]
    pub names: BTreeMap<String, String>,
    /// The position, as a scenario.
    #[serde(default)]
    pub scenario: Option<Scenario>,
    /// The position, in the notation.
    #[serde(default)]
    pub table: Option<String>,
    /// Alternatively, decks that come with the program, for a game from its beginning.
    #[serde(default)]
    pub decks: Vec<String>,
    /// The seat that starts a game with decks.
    #[serde(default)]
    pub first: u8,
    /// The seed of its luck.
    #[serde(default)]
    pub seed: u64,
    /// The learner's seat.
    #[serde(default)]
    pub you: u8,
    /// What the others do.
    #[serde(default)]
    pub others: Others,
    /// What is said and asked.
    pub steps: Vec<Step>,
}

/// What the other seats do.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Others {
    /// As little as they can.
    #[default]
    Pass,
    /// They play at a level.
    Level(String),
    /// These, one after the other; then as little as they can.
    Script(Vec<Deed>),
}

/// One step.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Step {
    /// Conditions for this step to be taken at all; all of them must hold.
    pub needs: Vec<Check>,
    /// The text; `{name}` stands for the card of a short name, `{why}` for the engine's refusal.
    pub say: String,
    /// What is pointed at.
    pub show: Vec<Show>,
    /// The picks that lead on; any of them.
    pub expect: Vec<Deed>,
    /// Is the lesson complete although this was not done? Any other step that asks for something has to be done or
    /// deliberately skipped.
    pub may: bool,
    /// Are others refused?
    pub only: bool,
    /// Said when asked for help.
    pub hint: String,
    /// Replies to other picks.
    pub otherwise: Vec<(Deed, String)>,
    /// Conditions that must hold afterwards.
    pub check: Vec<Check>,
    /// Picks that the engine refuses now.
    pub refused: Vec<Deed>,
    /// Free play.
    pub free: Option<Free>,
    /// Short texts while this goes on: the first whose conditions hold is shown.
    pub meanwhile: Vec<Meanwhile>,
    /// With advice?
    pub coach: bool,
}

/// A short text while play is free.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Meanwhile {
    /// Conditions for it to be shown; all of them must hold.
    pub when: Vec<Check>,
    /// What is said.
    pub say: String,
}

/// How long play is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Free {
    /// To the end of the action phase.
    Phase,
    /// This many rounds.
    Rounds(u16),
    /// To the end of the game.
    Game,
}

/// Something to point at.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Show {
    /// A unit, by short name.
    Unit(String),
    /// An option.
    Option(Deed),
    /// A base.
    Base(u8),
    /// A leader.
    Leader(u8),
    /// The learner's hand.
    Hand,
    /// Resources.
    Resources(u8),
    /// The initiative counter.
    Initiative,
}

/// A condition after a step.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Check {
    /// A unit is exhausted.
    Exhausted(String),
    /// A unit is ready.
    Ready(String),
    /// A unit has this much damage.
    Damage(String, i16),
    /// A unit has left the arenas.
    Gone(String),
    /// A unit is there.
    There(String),
    /// A base has this much damage.
    Base(u8, i16),
    /// This many cards are in hand.
    Hand(u8, usize),
    /// There are this many resources.
    Resources(u8, usize),
    /// This many resources are ready.
    ReadyResources(u8, usize),
    /// That seat has the initiative.
    Initiative(u8),
    /// That seat won.
    Won(u8),
    /// The learner may do this now, and it would have an effect.
    Can(Deed),
    /// A leader of that seat may still be deployed in this game.
    YetToDeploy(u8),
}

/// What a lesson is played on.
#[derive(Clone, PartialEq, Debug)]
pub enum Setting {
    /// A position.
    Position(Box<Scenario>),
    /// These sample decks, and who starts.
    Decks(Vec<String>, u8),
}

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {why}")]
pub struct Broken {
    /// Where: line and column, or the step.
    pub place: String,
    /// The reason.
    pub why: String,
}

/// The names of the players of a lesson, in table order.
pub fn names(seats: usize) -> Vec<String> {
    ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"].into_iter().take(seats).map(str::to_owned).collect()
}

impl Lesson {
    /// Reads a lesson file.
    ///
    /// # Errors
    /// Line, column and reason.
    pub fn read(text: &str) -> Result<Lesson, Broken> {
        ron_text::read(text)
            .map_err(|fault| Broken { place: format!("line {}, column {}", fault.line, fault.column), why: fault.why })
    }

    /// The position or decks it is played on.
    ///
    /// # Errors
    /// It names neither or both, or its position cannot be read.
    pub fn setting(&self, library: &Library) -> Result<Setting, Broken> {
        let broken = |why: String| Broken { place: "the position".to_owned(), why };
        match (&self.scenario, &self.table, self.decks.as_slice()) {
            (Some(scenario), None, []) => Ok(Setting::Position(Box::new(scenario.clone()))),
            (None, Some(table), []) => {
                let scenario = notation::scenario(table, library).map_err(|why| broken(why.to_string()))?;
                Ok(Setting::Position(Box::new(scenario)))
            }
            (None, None, [_, _, ..]) => Ok(Setting::Decks(self.decks.clone(), self.first)),
            _ => Err(broken("a lesson has a scenario, a table, or two decks".to_owned())),
        }
    }

    /// The name in the notation of a card with this short name; the name itself if it is not a short name.
    pub fn called<'a>(&'a self, name: &'a str) -> &'a str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// A text with its short names filled in.
    pub fn filled(&self, text: &str, why: &str) -> String {
        let mut filled = text.replace("{why}", why);
        for (name, called) in &self.names {
            let title = called.split_once("'s ").map_or(called.as_str(), |(_, title)| title);
            let title = title.split(" #").next().unwrap_or(title);
            filled = filled.replace(&format!("{{{name}}}"), title).replace(&format!("{{key:{name}}}"), title);
        }
        filled
    }
}
