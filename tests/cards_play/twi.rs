//! Every card of Twilight of the Republic that says something, in positions of its own.

mod aggression;
mod command;
mod copies;
mod cunning;
mod cunning_pairs;
mod leaders;
mod neutral;
mod rulings;
mod vigilance;
mod vigilance_pairs;
