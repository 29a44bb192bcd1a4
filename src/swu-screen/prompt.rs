//! From a decision to keys: what can be chosen, by which key, in which words; and several picks as one gesture.
//!
//! The game asks for one pick at a time. If a person thinks of a whole (these three units, this order, this much damage
//! each), a widget gathers it and a [`gesture::Gesture`] makes the picks one after another.

pub(crate) mod digits;
pub(crate) mod divide;
pub(crate) mod gesture;
pub mod list;
pub(crate) mod meaning;
pub mod menu;
pub mod name;
pub mod number;
pub(crate) mod order;
pub(crate) mod panel;
pub mod row;
pub(crate) mod several;
pub mod widget;
