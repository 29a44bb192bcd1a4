//! What is printed on cards.

mod checking;
mod exam;
mod facts;
mod library;
mod reading;
mod wording;
