//! Legends of the Force: `lof_172_sorcerous_blast` shows LOF_172.

mod aggression;
mod aggression_pairs;
mod bases;
mod command;
mod command_pairs;
mod cunning;
mod cunning_pairs;
mod force;
mod leaders_heroism;
mod leaders_villainy;
mod neutral;
mod neutral_late;
mod others;
mod rulings;
mod vigilance;
mod vigilance_pairs;
