//! Learning and practising: exercises as games at the table, and the record of them.
//!
//! | file | idea |
//! |---|---|
//! | `exercise` | what every exercise is asked |
//! | `session` | an exercise as a game at the table, for both front ends |
//! | `practised` | what a game adds to be practised |
//! | `tabletop` | a game with one seat to practise, every step of which can be taken back |
//! | `course` | lessons, one after another |
//! | `drill` | decisions to answer, and what the answers gave away |
//! | `puzzle` | goals to reach for certain |
//! | `quiz` | what the rules make of an action |
//! | `answers` | who answers a question, one after another |
//! | `analysis` | a finished game, and its costliest decisions to choose again |
//! | `hint` | what the coach would do, thought of beside the screen |
//! | `thinking` | the coach at work beside the screen |
//! | `verdict` | what is said of an answer |
//! | `item` | what a drill asks, in words |
//! | `lists` | decks by name |
//! | `menu` | what there is to learn and to practise |
//! | `progress` | what was practised, and what is due |
//! | `figures` | progress in words and pictures |

pub mod agenda;
pub mod analysis;
mod answers;
pub mod course;
pub mod drill;
pub mod exercise;
pub mod exercises;
pub mod figures;
mod hint;
pub mod item;
pub mod lists;
pub mod menu;
pub mod practised;
pub mod progress;
pub mod puzzle;
pub mod quiz;
pub mod session;
pub mod tabletop;
mod thinking;
mod verdict;
mod written;

use std::time::Duration;

/// How often a screen checks whether work beside it is done.
const LOOK_EVERY: Duration = Duration::from_millis(40);
