//! The one integration binary: a file per feature.

mod cards;
mod catalog;
mod formats;
mod hotseat;
mod language_page;
mod matchplay;
mod rules;
mod storage;
mod ui;
