//! One keyboard, many people: who may look now. Knows no game.
//!
//! A game joins through [`hosted::Hosted`]. The [`host::Host`] owns the game and every seat's key, and hands out an
//! [`exposure::Exposure`]: what may be on the screen right now. Nothing in this crate names a file, a glyph or a card.
//!
//! Two things hold here by type, not by care:
//! - a hand is read only through a [`key::SeatKey`], and only this crate can make one;
//! - a hand is lifted only with a [`handover::Confirmed`], and only a completed handover gives one.

pub mod bots;
pub mod exposure;
pub mod handover;
mod history;
pub mod host;
pub mod hosted;
pub mod journal;
pub mod key;
mod ledger;
pub mod log;
pub mod narration;
pub mod notes;
pub mod opening;
pub mod own_key;
pub mod past;
pub mod pin;
pub mod quoted;
pub mod recap;
pub mod recording;
pub mod rest_of_word;
pub mod resume;
pub mod sight;
pub mod spelling;
pub mod stored;
pub mod table;
pub mod takeback;
pub mod trust;
