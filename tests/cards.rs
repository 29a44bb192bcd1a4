//! What is printed on cards.

mod checking;
mod cli;
mod exam;
mod facts;
mod library;
mod reading;
mod wording;
