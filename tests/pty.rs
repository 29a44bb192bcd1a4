//! The program itself in its own terminal, played with keys, and watched by somebody who wants to see hands.

mod curtain;
mod deckbuilding;
mod disk;
mod duel;
mod evening;
mod ground;
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
mod watching;
