//! The one integration binary: a file per feature.

mod architecture;
mod cards;
mod catalog;
mod cli;
mod conformance;
mod formats;
mod hotseat;
mod language_page;
mod matchplay;
mod privacy;
mod protocol;
mod pty;
mod rules;
mod storage;
mod tidy;
mod ui;
