//! The one integration binary: a file per feature.

mod cards;
mod matchplay;
mod catalog;
mod formats;
mod hotseat;
mod storage;
mod ui;
