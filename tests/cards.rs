//! What is printed on cards.

mod exam;
mod facts;
mod query;
mod reading;
mod wording;
