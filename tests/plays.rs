//! The modes in which cards are played, and the costs that go with them.

mod exploit;
mod smuggle;
