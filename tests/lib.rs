//! The one integration binary: a file per feature.

#[path = "cards/exam.rs"]
mod exam;
