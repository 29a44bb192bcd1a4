//! Secrets of Power: `sec_182_charged_with_treason` shows SEC_182.

mod aggression;
mod aggression_heroism;
mod aggression_villainy;
mod command;
mod command_pairs;
mod cunning;
mod cunning_heroism;
mod cunning_villainy;
mod damage;
mod disclose;
mod leaders_heroism;
mod leaders_villainy;
mod neutral;
mod rulings;
mod vigilance;
mod vigilance_pairs;
