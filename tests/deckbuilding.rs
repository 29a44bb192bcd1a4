//! The second game: a position for every rule, every card with its ability, many random games, and nothing hidden ever
//! shown.

mod cards;
mod edge_cases;
mod facts;
mod forecasts;
mod hidden;
mod hosted;
mod minds;
mod names;
mod position;
mod protocol;
mod random;
mod rulebook;
mod rules;
mod soundness;
