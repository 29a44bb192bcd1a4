//! The one integration binary: a file per feature.

mod cards;
mod matchplay;
mod catalog;
mod formats;
