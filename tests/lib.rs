//! The one integration binary: a file per feature.

mod architecture;
mod bots;
mod cards;
mod cards_play;
mod catalog;
mod cli;
mod conformance;
mod dependencies;
mod edge_cases;
mod formats;
mod fuzz;
mod hotseat;
mod language_page;
mod matchplay;
mod multiplayer;
mod notation;
mod plays;
mod position;
mod privacy;
mod protocol;
mod pty;
mod rulebook;
mod rules;
mod storage;
mod tidy;
mod ui;
