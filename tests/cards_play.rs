//! Every card that says something, in positions of its own: `sor_033_death_trooper` shows SOR_033.

mod aggression;
mod command;
mod coverage;
mod cunning;
mod ibh;
mod jtl;
mod leaders;
mod limits;
mod lof;
mod neutral;
mod paying;
mod prevention;
mod rulings;
mod rulings_more;
mod sec;
mod shd;
mod three_players;
mod together;
mod twi;
mod vigilance;
