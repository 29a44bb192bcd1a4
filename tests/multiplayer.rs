//! Three to six players and Twin Suns: a test for every lettered rule of parts A to F and every row of table C.

mod a_common;
mod b_wording;
mod c_options;
mod coverage;
mod d_twin_suns;
mod decks;
mod e_elimination;
mod edge_cases;
mod f_silent;
mod handovers;
mod made_up;
mod protocol;
mod random;
mod secrecy;
pub(crate) mod support;
mod turns;
