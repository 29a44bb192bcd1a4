//! The one integration binary: a file per feature.

mod catalog;
mod formats;
