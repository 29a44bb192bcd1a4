//! What is printed on cards.

mod checking;
mod cli;
mod counterparts;
mod describing;
mod exam;
mod facts;
mod library;
mod query;
mod questions;
mod reading;
mod rulings;
mod spoken;
mod texts;
mod wording;
