//! The deck library of the services.

use super::{LocalServices, any_seed, deck_entries};
use crate::deck_library::DeckLibrary;
use crate::refusal::{Refusal, SavedFault};
use seats::chance::Chance;
use std::path::Path;
use storage::decks;
use storage::text_file;
use swu_cards::catalog::Printing;
use swu_decks::formats::{self, DeckList, Format, Verdict};

/// Cards shown of a dealt deck: the opening hand and the four drawn after it.
const DEALT: usize = 10;

impl DeckLibrary for LocalServices {
    fn list(&self, deck: usize) -> Option<&DeckList> {
        self.all_decks().list(deck)
    }

    fn is_own(&self, deck: usize) -> bool {
        self.all_decks().file(deck).is_some()
    }

    fn judge(&self, list: &DeckList, format: Format) -> Verdict {
        deck_entries::judge(&self.data.book, list, format)
    }

    fn is_playable(&self, printing: &Printing) -> bool {
        deck_entries::is_playable(&self.data.book, printing)
    }

    fn keep(&mut self, list: &DeckList, over: Option<usize>) -> Result<usize, Refusal> {
        let bytes = formats::to_swudb(list).into_bytes();
        let own = over.map(|deck| self.all_decks().file(deck).ok_or(SavedFault::Sample));
        let path = match own.transpose()? {
            Some(path) => {
                decks::replace(path, &bytes)?;
                path.clone()
            }
            None => {
                let name = list.name.as_deref().unwrap_or("deck");
                decks::add(&self.paths.decks(), name, &bytes)?
            }
        };
        self.forget_decks();
        let at = self.all_decks().files.iter().position(|file| file.as_ref() == Some(&path));
        at.ok_or_else(|| SavedFault::Lost(path).into())
    }

    fn remove(&mut self, deck: usize) -> Result<(), Refusal> {
        let path = self.all_decks().file(deck).ok_or(SavedFault::Sample)?;
        decks::remove(path)?;
        self.forget_decks();
        Ok(())
    }

    fn read(&self, path: &str) -> Result<Vec<u8>, Refusal> {
        // Standard input is the keyboard itself.
        if path == "-" {
            return Err(SavedFault::Input.into());
        }
        Ok(text_file::read(Path::new(path), formats::MOST_BYTES)?)
    }

    fn export(&self, path: &str, text: &str) -> Result<(), Refusal> {
        Ok(decks::export(Path::new(path), text.as_bytes())?)
    }

    fn deal(&self, list: &DeckList, seed: u64) -> Vec<&'static Printing> {
        let copies = list.deck.iter().filter_map(|entry| Some((entry.printing?, entry.count.cards() as usize)));
        let mut cards: Vec<&'static Printing> =
            copies.flat_map(|(card, copies)| std::iter::repeat_n(card, copies)).collect();
        Chance::new(seed).shuffle(&mut cards);
        cards.truncate(DEALT);
        cards
    }

    fn any_seed(&self) -> u64 {
        any_seed()
    }
}
