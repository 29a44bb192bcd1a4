//! What is printed on cards.

mod exam;
mod reading;
