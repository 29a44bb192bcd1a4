//! Lists of decks: to read, to judge, to change.

use super::{Services, any_seed, deck_entries};
use crate::desk;
use crate::refusal::{Refusal, SavedFault};
use seats::chance::Chance;
use std::path::{Component, Path, PathBuf};
use storage::decks;
use storage::text_file;
use swu_cards::catalog::{Catalogue, Printing};
use swu_decks::formats::{self, DeckList, Format, Verdict};

/// Cards shown of a dealt deck: the opening hand and the four drawn after it.
const DEALT: usize = 10;

impl Services {
    /// The list of a deck; `None` if its file cannot be understood.
    pub fn deck_list(&self, deck: usize) -> Option<&DeckList> {
        self.all_decks().list(deck)
    }

    /// Is it a person's own, so that it can be changed?
    pub fn is_own_deck(&self, deck: usize) -> bool {
        self.all_decks().file(deck).is_some()
    }

    /// Judges a list.
    pub fn judge_list(&self, list: &DeckList, format: Format) -> Verdict {
        deck_entries::judge(&self.data.book, list, format)
    }

    /// Can the game play this card?
    pub fn is_playable(&self, printing: &Printing) -> bool {
        deck_entries::is_playable(&self.data.book, printing)
    }

    /// Writes a list down, over an own deck or as a new one, and returns its index.
    pub fn keep_deck(&mut self, list: &DeckList, over: Option<usize>) -> Result<usize, Refusal> {
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

    /// Keeps an own deck as it is before it is changed.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn keep_version(&self, deck: usize) -> Result<(), Refusal> {
        let Some(path) = self.all_decks().file(deck) else { return Ok(()) };
        Ok(decks::keep_version(path, desk::now(), formats::MOST_BYTES)?)
    }

    /// The earlier versions of a deck, oldest first, each with the time until which it was so.
    ///
    /// # Errors
    /// It is a sample, which never changes.
    pub fn deck_versions(&self, deck: usize) -> Result<Vec<(u64, DeckList)>, Refusal> {
        let path = self.all_decks().file(deck).ok_or(SavedFault::Sample)?;
        Ok(versions_of(path))
    }

    /// Removes an own deck.
    pub fn remove_deck(&mut self, deck: usize) -> Result<(), Refusal> {
        let path = self.all_decks().file(deck).ok_or(SavedFault::Sample)?;
        decks::remove(path)?;
        self.forget_decks();
        Ok(())
    }

    /// The bytes of a file somebody named.
    pub fn read_list(&self, path: &str) -> Result<Vec<u8>, Refusal> {
        // Standard input is the keyboard itself.
        if path == "-" {
            return Err(SavedFault::Input.into());
        }
        Ok(text_file::read(&self.named_file(path)?, formats::MOST_BYTES)?)
    }

    /// Writes a text to a file that does not exist yet.
    pub fn export_list(&self, path: &str, text: &str) -> Result<(), Refusal> {
        Ok(decks::export(&self.named_file(path)?, text.as_bytes())?)
    }

    /// The file at a path that somebody named.
    ///
    /// # Errors
    /// As for [`named_file`](Services::named_file).
    pub(super) fn confine(&self, path: &Path) -> Result<PathBuf, SavedFault> {
        match &self.confined {
            Some(_) => self.named_file(&path.display().to_string()),
            None => Ok(path.to_path_buf()),
        }
    }

    /// The file that somebody named.
    ///
    /// # Errors
    /// It lies outside the folder to which such files are confined.
    pub(crate) fn named_file(&self, name: &str) -> Result<PathBuf, SavedFault> {
        let Some(folder) = &self.confined else { return Ok(PathBuf::from(name)) };
        let path = Path::new(name);
        let inside = path.strip_prefix(folder).unwrap_or(path);
        let is_inside = inside.components().all(|part| matches!(part, Component::Normal(_)));
        if is_inside { Ok(folder.join(inside)) } else { Err(SavedFault::Outside(name.to_owned())) }
    }

    /// An opening hand and the cards drawn next, after a shuffle with this seed.
    pub fn deal(&self, list: &DeckList, seed: u64) -> Vec<&'static Printing> {
        let copies = list.deck.iter().filter_map(|entry| Some((entry.printing?, entry.count.cards() as usize)));
        let mut cards: Vec<&'static Printing> =
            copies.flat_map(|(card, copies)| std::iter::repeat_n(card, copies)).collect();
        Chance::new(seed).shuffle(&mut cards);
        cards.truncate(DEALT);
        cards
    }

    /// A seed by chance.
    pub fn any_seed(&self) -> u64 {
        any_seed()
    }
}

/// The earlier versions of the deck in a file, oldest first; those that cannot be understood are left out.
pub fn versions_of(path: &Path) -> Vec<(u64, DeckList)> {
    let versions = decks::versions(path, formats::MOST_BYTES).into_iter();
    let read = |bytes: &[u8]| formats::import(bytes, Catalogue::embedded()).ok();
    versions.filter_map(|version| Some((version.at, read(&version.bytes)?))).collect()
}
