//! From a decision to keys: what can be chosen, by which key, in which words; and rows of picks as one gesture.

pub mod menu;
