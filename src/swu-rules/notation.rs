//! Positions and moves as people write them: `ann attacks bob's Vanguard with Wampa`.
//!
//! A text lays out a position, says what is done in it, and what must then hold. `docs/src/positions.md` is its page for people;
//! this module reads it, writes it, and plays it. The meaning depends on the text alone: equal titles mean the card of
//! the earliest set, so an existing text keeps its meaning when cards are added.
//!
//! | file | idea |
//! |---|---|
//! | `fault` | what is wrong, with line and column |
//! | `line` | a text into lines, and lines into parts |
//! | `names` | who sits where |
//! | `layout` | lines of set-up into a [`Scenario`] |
//! | `write` | a [`Scenario`] into lines of set-up |
//! | `deed` | an action in words |
//! | `reference` | which card is called so |
//! | `pick` | which option is meant |
//! | `play` | actions and picks on a game |

mod card;
mod deed;
mod fault;
mod layout;
mod line;
mod names;
mod pick;
mod play;
mod reference;
mod write;

pub use card::{Unmeant, called};
pub use deed::{Deed, NoDeed};
pub use fault::{Fault, Wrong};
pub use line::{Line, bracket, cut, times};
pub use names::{Names, Nobody};
pub use pick::{option, played};
pub use play::{PickFault, Player, Step, Unplayable};
pub use reference::{Missed, Reference};
pub use write::{Unwritable, write};

use crate::scenario::Scenario;
use data::ron_text;
use swu_cards::library::Library;

/// What is on the table unless a text says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The leader.
    pub leader: &'static str,
    /// The base.
    pub base: &'static str,
    /// What decks are made of.
    pub filler: &'static str,
}

impl Ground {
    /// A leader, a base without abilities, and a plain unit.
    pub const USUAL: Ground = Ground { leader: "SOR_010", base: "SOR_024", filler: "SOR_095" };
}

/// Why a file holds no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPosition {
    /// Its RON cannot be read.
    #[error(transparent)]
    Ron(#[from] ron_text::Fault),
    /// Its notation cannot be read, or does more than lay a position out.
    #[error(transparent)]
    Notation(#[from] Fault),
}

/// A text that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Text<'t> {
    /// The position.
    pub scenario: Scenario,
    /// Who plays.
    pub names: Names,
    /// What is then done and expected, in order.
    pub lines: Vec<Line<'t>>,
}

/// Reads a text.
///
/// # Errors
/// The first thing that is wrong with its set-up, with line and column.
pub fn read<'t>(text: &'t str, library: &Library, ground: Ground) -> Result<Text<'t>, Fault> {
    layout::read(text, library, ground).map_err(|wrong| wrong.in_text(text))
}

/// The position of a file: RON if it begins with a bracket or an attribute, otherwise the notation, without any actions
/// yet.
///
/// # Errors
/// What is wrong, with line and column.
pub fn scenario(text: &str, library: &Library) -> Result<Scenario, NoPosition> {
    let ron = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with("//"));
    if ron.is_none_or(|line| line.starts_with(['(', '#']) || line.starts_with("/*") || line.starts_with("Scenario")) {
        return Ok(Scenario::from_ron(text)?);
    }
    let read = read(text, library, Ground::USUAL)?;
    match read.lines.first() {
        None => Ok(read.scenario),
        Some(line) => {
            let why = "a position to play on from ends here: nothing is done or expected in it";
            Err(Wrong::new(line.text(), why).in_text(text).into())
        }
    }
}
