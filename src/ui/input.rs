//! Keys become messages.

pub mod keys;
