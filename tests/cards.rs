//! What is printed on cards.

mod checking;
mod cli;
mod describing;
mod exam;
mod facts;
mod library;
mod query;
mod reading;
mod wording;
