//! The second game: every rule a position, every card its ability, many random games, nothing hidden ever shown.

mod edge_cases;
mod facts;
mod hidden;
mod hosted;
mod position;
mod protocol;
mod random;
