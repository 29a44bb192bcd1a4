//! Every card of Twilight of the Republic that says something, in positions of its own.

mod aggression;
mod command;
mod cunning;
mod leaders;
mod neutral;
mod vigilance;
