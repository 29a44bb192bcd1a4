//! Deck lists: import, export and legality.
//!
//! A [`DeckList`] is what somebody wrote and may be nonsense; a [`LegalDeck`] has been judged for a format under a
//! profile and is sound. Code that starts an event's game asks for the latter. All faults are found at once, each with
//! a stable code, the position in the text, the cards and the number of the rule (formats.md D-13).
//!
//! | file | idea |
//! |---|---|
//! | `import`, `export` | from and to the texts people pass around |
//! | `list`, `pool`, `source` | a list as written, opened cards, kinds of text |
//! | `edit`, `picture`, `difference` | building a deck card by card, the deck in numbers, and how two lists differ |
//! | `format`, `profile`, `blocks`, `day` | what a list is judged by: data under `assets/formats` |
//! | `suiting` | which profile a list is judged by that names none |
//! | `legality`, `legal` | the judging and the sound deck |
//! | `trilogy` | three decks of one player, judged together |
//! | `registered` | what an event holds on to, and who may read it |
//! | `code`, `fault` | what can be wrong |

mod blocks;
mod code;
mod day;
mod difference;
mod edit;
mod export;
mod fault;
mod format;
mod import;
mod legal;
mod legality;
mod list;
mod picture;
mod pool;
mod profile;
mod registered;
mod source;
mod suiting;
mod trilogy;

pub use blocks::Block;
pub use code::{Code, Severity};
pub use day::{Day, DayError};

pub use difference::{Difference, differences};
pub use export::{to_ids, to_melee, to_picklist, to_swudb};
pub use fault::{CardName, Fault, Place, shown};
pub use format::{Format, FormatError};
pub use import::{MOST_BYTES, MOST_ROWS, Unreadable, import, import_pool};
pub use legal::{LegalDeck, Refused};
pub use legality::{Standing, Terms, Verdict, judge};
pub use list::{Count, DeckList, ListEntry, MOST_COPIES, Section};
pub use picture::{DEAREST, Picture};
pub use pool::Pool;
pub use profile::{LeaderRule, Profile, ProfileError, Suspension};
pub use registered::{Person, Registered};
pub use source::Source;
pub use swu_cards::samples::{Sample, sample, samples};
pub use trilogy::{DECKS, TrilogyVerdict, judge_trilogy};
