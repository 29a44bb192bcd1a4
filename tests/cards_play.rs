//! Every card with a text, in positions of its own: `sor_033_death_trooper` shows SOR_033.

mod coverage;
mod jtl;
