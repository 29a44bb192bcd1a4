//! The second game: every rule a position, every card its ability, many random games, nothing hidden ever shown.

mod cards;
mod edge_cases;
mod facts;
mod forecasts;
mod hidden;
mod hosted;
mod names;
mod position;
mod protocol;
mod random;
mod rules;
mod soundness;
