//! Jump to Lightspeed: `jtl_034_interceptor_ace` shows JTL_034.

mod aggression;
mod aggression_pairs;
mod bases;
mod command;
mod command_pairs;
mod cunning;
mod cunning_heroism;
mod cunning_villainy;
mod damage;
mod defeats;
mod leaders_heroism;
mod leaders_villainy;
mod limits;
mod neutral;
mod others;
mod pilots;
mod rulings;
mod vigilance;
mod vigilance_pairs;
