//! The one integration binary: a file per feature.

mod cards;
mod hotseat;
mod storage;
mod ui;
