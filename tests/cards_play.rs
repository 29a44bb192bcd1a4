//! Every card that says something, in positions of its own: `sor_033_death_trooper` shows SOR_033.

mod coverage;
mod jtl;
