//! A finished game as text that people and other programs read: SWU-PGN, the draft 1.1 of June 2026.
//!
//! | module | idea |
//! |---|---|
//! | `document` | the text: tags, sections, records; read and written |
//! | `state` | what the records of a game add up to |
//! | `fold` | adding them up |
//! | `locations` | where every card of a view is |
//! | `writing` | the records of a game, from the differences of its views |
//!
//! The format is a draft that changes; whatever is uncertain in it is left out. Three conventions of ours are marked in the
//! files by the tag `Dialect`: a card that may not be seen is called `hidden`; what lies face down for both is not told; and
//! counts of tokens fall by negative numbers.

mod document;
mod fold;
mod locations;
mod state;
mod writing;

pub use document::{Document, Section, Unreadable, VERSION};
pub use fold::{differences, fold};
pub use state::{CardState, PlayerState, State};
pub use writing::{Annotation, Game, Moment, NotWritten, Player, written};
