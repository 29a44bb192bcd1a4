//! The modes in which cards are played, and the costs that go with them.

mod elsewhere;
mod entering;
mod exploit;
mod smuggle;
