//! The program itself in a terminal of its own, played with keys, and looked at by somebody who wants to see hands.

mod curtain;
mod deckbuilding;
mod disk;
mod duel;
mod evening;
pub(crate) mod inside;
mod kill;
mod leaving;
mod lines;
mod match_kill;
mod practice_kill;
mod several;
mod sizes;
mod storm;
mod terminal;
pub(crate) mod tries;
pub(crate) mod truth;
mod vanish;
