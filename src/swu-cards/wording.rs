//! The wording: abilities become English.
//!
//! Nothing is copied from printed cards: every sentence is made from the ability. A [`speaker::Speaker`] remembers what
//! "it" and "that unit" mean while steps become [`clause::Clause`]s and clauses become sentences.

mod bans;
pub mod clause;
mod conditions;
mod constants;
mod costs;
mod describe;
mod gives;
pub mod grammar;
mod groups;
mod lines;
mod moments;
pub(crate) mod noun;
pub mod numbers;
mod predicates;
pub mod questions;
pub mod speaker;
mod steps;
pub mod targets;
mod tokens;

pub use describe::{condition_text, constant_text, cost_prompt, gift_text, selector_text, step_prompt, target_prompt};
pub use lines::{CardText, ability_lines, ability_text, keyword_line, reminders, text, this_word};
