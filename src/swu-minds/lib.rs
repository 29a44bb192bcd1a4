//! Everything that thinks about Star Wars: Unlimited: bots, the coach, drills, puzzles and lessons.

pub mod bots;
pub mod coach;
pub mod drills;
pub mod lessons;
pub mod puzzles;
pub mod quiz;
