//! What the deck screens ask of the rest of the program: lists, judgement, files, luck.

use crate::refusal::{Refusal, SavedFault};
use swu_cards::catalog::Printing;
use swu_decks::formats::{DeckList, Format, Verdict};

/// The decks, in the order of [`Services::decks`](super::services::Services::decks).
pub trait DeckLibrary {
    /// The list of a deck; `None` if its file cannot be understood.
    fn list(&self, deck: usize) -> Option<&DeckList>;

    /// Is it a person's own, so that it can be changed?
    fn is_own(&self, deck: usize) -> bool;

    /// Judges a list.
    fn judge(&self, list: &DeckList, format: Format) -> Verdict;

    /// Can the game play this card?
    fn is_playable(&self, printing: &Printing) -> bool;

    /// Writes a list down, over an own deck or as a new one, and returns its index.
    fn keep(&mut self, list: &DeckList, over: Option<usize>) -> Result<usize, Refusal>;

    /// Removes an own deck.
    fn remove(&mut self, deck: usize) -> Result<(), Refusal>;

    /// The bytes of a file somebody named.
    fn read(&self, path: &str) -> Result<Vec<u8>, Refusal>;

    /// Writes a text to a file that does not exist yet.
    fn export(&self, path: &str, text: &str) -> Result<(), Refusal>;

    /// An opening hand and the cards drawn next, after a shuffle with this seed.
    fn deal(&self, list: &DeckList, seed: u64) -> Vec<&'static Printing>;

    /// A seed by chance.
    fn any_seed(&self) -> u64;
}

/// A library without decks, which keeps nothing.
pub struct NoDecks;

impl DeckLibrary for NoDecks {
    fn list(&self, _: usize) -> Option<&DeckList> {
        None
    }

    fn is_own(&self, _: usize) -> bool {
        false
    }

    fn judge(&self, _: &DeckList, _: Format) -> Verdict {
        Verdict { faults: Vec::new() }
    }

    fn is_playable(&self, _: &Printing) -> bool {
        false
    }

    fn keep(&mut self, _: &DeckList, _: Option<usize>) -> Result<usize, Refusal> {
        Err(SavedFault::Sample.into())
    }

    fn remove(&mut self, _: usize) -> Result<(), Refusal> {
        Err(SavedFault::Sample.into())
    }

    fn read(&self, _: &str) -> Result<Vec<u8>, Refusal> {
        Err(SavedFault::Input.into())
    }

    fn export(&self, _: &str, _: &str) -> Result<(), Refusal> {
        Err(SavedFault::Input.into())
    }

    fn deal(&self, _: &DeckList, _: u64) -> Vec<&'static Printing> {
        Vec::new()
    }

    fn any_seed(&self) -> u64 {
        0
    }
}
