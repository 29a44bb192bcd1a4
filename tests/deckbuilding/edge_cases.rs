//! The numbered cases of the rules digest, chapter 14; the number is in every test's name.

mod base_attacks;
mod hands;
mod play;
mod row_attacks;
mod teams;
mod turn;
