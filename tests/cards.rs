//! What is printed on cards.

mod exam;
mod facts;
mod reading;
mod wording;
mod query;
