//! A self-check of one game: what must be true at every decision, whatever was played.
//!
//! Playing does not need it. Tests call it after every pick, and it returns the first thing that is wrong.

mod cards;
mod derived;
mod work;

use super::book::Book;
use super::game::Game;
use super::table::card::{CardState, Zone};

/// A game that cannot be as it is: a fault of the program. It may name hidden cards, so it is for tests and bug reports.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unsound(String);

/// Stops with a message unless the condition holds.
macro_rules! sure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Unsound(format!($($message)+)));
        }
    };
}
use sure;

impl Game {
    /// Checks that the game is sound: zones, tokens, hosts, half-finished work, options and derived values agree.
    ///
    /// # Errors
    /// The first thing that is wrong. It may name hidden cards, so it is for tests and bug reports, not for players.
    pub fn audit(&self, book: &Book) -> Result<(), Unsound> {
        let table = &self.table;
        cards::zones(book, table)?;
        cards::tokens(table)?;
        cards::handles(table)?;
        work::decision(table)?;
        work::frames(book, table)?;
        work::lasting(book, table)?;
        work::between_actions(table)?;
        derived::cache(book, table)?;
        derived::between_actions(book, table)
    }

    /// Checks that this game can have come from an earlier state of itself: no card appeared, vanished or changed its
    /// owner, and no object came back (rule 2.8).
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn audit_since(&self, earlier: &Game) -> Result<(), Unsound> {
        let (before, after) = (&earlier.table, &self.table);
        sure!(after.cards.len() >= before.cards.len(), "cards vanished");
        sure!(after.round >= before.round, "the round went back");
        for (uid, (old, new)) in before.cards.iter().zip(&after.cards).enumerate() {
            sure!(old.token() == new.token(), "card {uid} became or stopped being a token");
            sure!(old.token() || old.owner == new.owner, "card {uid} changed its owner");
            // A copy is still the card it was (rule 22.4).
            let [was, is] = [old, new].map(|card| card.original.unwrap_or(card.def));
            sure!(old.token() || was == is, "card {uid} became another card");
            let moved = new.serial.wrapping_sub(old.serial);
            sure!(moved < u16::MAX / 2, "the serial of card {uid} went back");
            // A unit that becomes an upgrade, or the other way round, does not leave play (rule 25.3).
            let in_play = |card: &CardState| card.zone.is_arena() || card.zone == Zone::Attached;
            let same = moved > 0 || old.zone == new.zone || in_play(old) && in_play(new);
            sure!(same, "card {uid} changed zones and stayed the same object");
        }
        let new = &after.cards[before.cards.len()..];
        sure!(new.iter().all(|card| card.token()), "a card that is not a token appeared");
        Ok(())
    }
}
