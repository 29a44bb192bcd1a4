//! Shadows of the Galaxy: `shd_029_pyke_sentinel` shows SHD_029.

mod aggression;
mod aggression_pairs;
mod command;
mod command_pairs;
mod cunning;
mod cunning_pairs;
mod leaders;
mod neutral;
mod rulings;
mod vigilance;
mod vigilance_pairs;
