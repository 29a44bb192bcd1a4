//! The catalogue of known cards.

mod facts;
mod lookup;
mod table;
