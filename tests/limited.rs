//! Boosters, drafts, sealed pools and decks (formats.md L and P): every rule by its number, over the protocol.

mod boosters;
mod building;
mod draft;
mod files;
mod looks;
mod opening;
mod privacy;
mod quality;
pub(crate) mod screens;
mod support;
