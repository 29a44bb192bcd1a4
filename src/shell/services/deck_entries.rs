//! All decks, read from disk: samples and one's own, each with what keeps it from a table.

use super::Services;
use crate::services::DeckEntry;
use std::path::PathBuf;
use storage::decks;
use storage::paths::Paths;
use swu_cards::catalog::{Catalogue, Printing};
use swu_decks::admission::{self, Lists};
use swu_decks::formats::{self, DeckList, Format, Profile, Section, Terms, Verdict};
use swu_rules::book::Book;
use swu_rules::table::options::{GameOptions, TsLists};

/// The decks, in the order they are shown.
#[derive(Default)]
pub(super) struct Decks {
    /// The lists; `None` for a file that cannot be understood.
    pub(super) lists: Vec<Option<DeckList>>,
    /// How each is shown.
    pub(super) entries: Vec<DeckEntry>,
    /// The file of each own deck; samples have none.
    pub(super) files: Vec<Option<PathBuf>>,
}

impl Decks {
    /// Reads the samples and the folder.
    pub(super) fn read(book: &Book, paths: &Paths) -> Decks {
        let samples = formats::samples().iter();
        let mut texts: Vec<(Option<PathBuf>, String, Vec<u8>)> =
            samples.map(|sample| (None, sample.name.to_owned(), sample.json.as_bytes().to_vec())).collect();
        let own = decks::list(&paths.decks(), formats::MOST_BYTES).into_iter();
        texts.extend(own.map(|file| (Some(file.path), file.stem, file.bytes)));
        let mut decks = Decks::default();
        for (path, name, bytes) in texts {
            decks.files.push(path);
            match formats::import(&bytes, Catalogue::embedded()) {
                Ok(list) => {
                    decks.entries.push(entry(book, &name, &list));
                    decks.lists.push(Some(list));
                }
                Err(unreadable) => {
                    let faults = unreadable.faults.iter().map(ToString::to_string).collect();
                    let about = "unreadable".to_owned();
                    decks.entries.push(DeckEntry { name, about, faults, illegal: Vec::new(), list: Vec::new() });
                    decks.lists.push(None);
                }
            }
        }
        decks
    }

    /// The list of a deck.
    pub(super) fn list(&self, deck: usize) -> Option<&DeckList> {
        self.lists.get(deck).and_then(Option::as_ref)
    }

    /// The file of an own deck.
    pub(super) fn file(&self, deck: usize) -> Option<&PathBuf> {
        self.files.get(deck).and_then(Option::as_ref)
    }
}

impl Services {
    /// The decks there are.
    pub(super) fn all_decks(&self) -> &Decks {
        self.decks.get_or_init(|| Decks::read(&self.data.book, &self.paths))
    }

    /// They changed: they are read again on the next request.
    pub(super) fn forget_decks(&mut self) {
        self.decks.take();
    }
}

fn entry(book: &Book, name: &str, list: &DeckList) -> DeckEntry {
    let row = |section: Section| {
        list.section(section)
            .iter()
            .map(|entry| entry.printing.map_or_else(|| entry.written.clone(), |printing| printing.title.to_owned()))
            .collect::<Vec<_>>()
            .join(" and ")
    };
    let deck = list.section(Section::Deck).iter().map(|entry| {
        let title = entry.printing.map_or(entry.written.as_str(), |printing| printing.title);
        format!("{} {title}", entry.count.cards())
    });
    DeckEntry {
        name: list.name.clone().unwrap_or_else(|| name.to_owned()),
        about: format!("{}; {}", row(Section::Leader), row(Section::Base)),
        faults: faults(book, list),
        illegal: illegal(book, list),
        list: deck.collect(),
    }
}

/// What is wrong with a list in a format.
pub(super) fn judge(book: &Book, list: &DeckList, format: Format) -> Verdict {
    let playable = |printing: &Printing| is_playable(book, printing);
    let profile = Profile::made_for(list, format, None);
    formats::judge(list, &Terms { playable: &playable, ..Terms::of(format, profile) })
}

/// Can this printing be played with?
pub(super) fn is_playable(book: &Book, printing: &Printing) -> bool {
    admission::find(book, printing).is_some()
}

/// What an event would object to.
fn illegal(book: &Book, list: &DeckList) -> Vec<String> {
    let verdict = judge(book, list, Format::of_list(list));
    verdict.errors().into_iter().map(str::to_owned).collect()
}

/// What keeps the list from being dealt in any game.
fn faults(book: &Book, list: &DeckList) -> Vec<String> {
    let leaders = list.size(Section::Leader).clamp(1, 2) as u8;
    let options = GameOptions { leaders, ts_lists: TsLists::Friendly, ..GameOptions::duel() };
    admission::admit(book, list, &options, Lists::Any).map_or_else(|turned| turned.reasons, |_| Vec::new())
}
