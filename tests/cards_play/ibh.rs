//! Intro Battle: Hoth: `ibh_010_han_solo` shows IBH_010.

mod aggression;
mod command;
mod cunning;
mod leaders;
mod neutral;
mod vigilance;
