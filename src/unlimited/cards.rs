//! What is printed on cards; nobody is playing.

pub mod catalog;
