//! The program itself in a terminal of its own, played with keys, and looked at by somebody who wants to see hands.

mod duel;
mod kill;
mod leaving;
mod several;
mod sizes;
mod terminal;
mod truth;
