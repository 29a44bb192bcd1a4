//! The numbered rules of the digest, chapters 1 to 13; the number is in every test's name.

mod attacks;
mod clone_rulings;
mod clone_wars;
mod rulings;
mod setup;
mod sheet;
mod teams;
mod turn;
