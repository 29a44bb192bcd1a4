//! One screen per file; each is a function of what it is given.

pub mod curtain;
