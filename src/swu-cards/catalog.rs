//! The catalogue: the facts of every known printing, of all sets, whether or not the game can play the card yet.
//!
//! A card is its title and subtitle; a printing is one id under which it was sold (formats.md K-1, K-3). The catalogue
//! knows names and numbers only: what a card *does* is in the library.
//!
//! | file | idea |
//! |---|---|
//! | `fact` | types of cards, and the letters of the table |
//! | `printing` | one line of the table |
//! | `set` | a set: code, name, day of release |
//! | `table` | the text of the table into values |
//! | `id` | the many spellings of an id |
//! | `fold` | which spellings of a name are the same name |
//! | `names` | from a name to the cards that bear it |

mod fact;
mod fold;
mod id;
mod names;
mod printing;
mod set;
mod table;

pub use fact::CardType;
pub use fold::fold;
pub use id::{Id, IdError};
pub use names::{Named, Near};
pub use printing::Printing;
pub use set::Set;
pub use table::{LineFault, TableFault};

use names::Names;
use std::sync::OnceLock;

/// The table of facts that is part of the program. It is not packed, as every start of a game reads it.
const EMBEDDED: &str = include_str!("../../assets/cards/catalog.txt");

/// All known printings and sets.
#[derive(Debug)]
pub struct Catalogue {
    sets: Vec<Set>,
    /// Common misspellings of single words, and the printed word.
    misspellings: Vec<(&'static str, &'static str)>,
    /// Sorted by id.
    printings: Vec<Printing>,
    /// Built when the first name is looked up; ids do not need it.
    names: OnceLock<Names>,
}

impl Catalogue {
    /// The catalogue that is part of the program, read once.
    #[expect(clippy::panic, reason = "a test reads all that is embedded")]
    pub fn embedded() -> &'static Catalogue {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| match Catalogue::parse(EMBEDDED) {
            Ok(catalogue) => catalogue,
            Err(faults) => panic!("the embedded catalogue is faulty: {faults:?}"),
        })
    }

    /// Reads a table of facts.
    ///
    /// # Errors
    /// Every faulty line, each with its number and what is wrong with it.
    pub fn parse(text: &'static str) -> Result<Catalogue, Vec<TableFault>> {
        let table = table::parse(text)?;
        Ok(Catalogue {
            sets: table.sets,
            misspellings: table.misspellings,
            printings: table.printings,
            names: OnceLock::new(),
        })
    }

    /// Every printing, by id.
    pub fn printings(&self) -> &[Printing] {
        &self.printings
    }

    /// The printing with this canonical id (`SOR_005`).
    pub fn get(&self, id: &str) -> Option<&Printing> {
        self.place(id).map(|place| &self.printings[place])
    }

    /// The sets in the order of their release.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// The set with this code, in any case.
    pub fn set(&self, code: &str) -> Option<&Set> {
        self.sets.iter().find(|set| set.code.eq_ignore_ascii_case(code))
    }

    /// The highest normal number of a set; variants have higher numbers.
    pub fn last_number(&self, set: &str) -> Option<u16> {
        self.normal(set).map(Printing::number).max()
    }

    /// How many normal printings of a set are known: fewer than the highest number if the set is not wholly known.
    pub fn count(&self, set: &str) -> usize {
        self.normal(set).count()
    }

    fn normal(&self, set: &str) -> impl Iterator<Item = &Printing> {
        self.printings.iter().filter(move |printing| printing.set() == set && !printing.kind.is_token())
    }

    /// The earliest printing of the same card (formats.md K-3).
    pub fn identity<'a>(&'a self, printing: &'a Printing) -> &'a Printing {
        self.get(printing.identity).unwrap_or(printing)
    }

    /// Every printing of the same card, earliest first.
    pub fn printings_of<'a>(&'a self, printing: &'a Printing) -> impl Iterator<Item = &'a Printing> {
        let first = self.identity(printing);
        std::iter::once(first)
            .chain(self.printings.iter().filter(move |other| other.identity == first.id && other.id != first.id))
    }

    /// The common misspellings of single words, each with the printed word.
    pub fn misspellings(&self) -> &[(&'static str, &'static str)] {
        &self.misspellings
    }

    /// The cards with this title (folded), one printing each: the earliest. Older sets come first.
    pub fn titled(&self, title: &str) -> Vec<&Printing> {
        let mut cards: Vec<&Printing> = self.names().titled(title).map(|place| &self.printings[place]).collect();
        cards.sort_by_key(|card| (self.sets.iter().position(|set| set.code == card.set()), card.number()));
        cards
    }

    /// The card with exactly this title and subtitle (folded; an empty subtitle means none), its earliest printing.
    pub fn named(&self, title: &str, subtitle: &str) -> Option<&Printing> {
        let subtitle = fold(subtitle);
        self.titled(title).into_iter().find(|printing| fold(printing.subtitle) == subtitle)
    }

    /// The meaning of a written name (title, or title and subtitle in one of the usual spellings).
    pub fn read_name(&self, written: &str) -> Named<'_> {
        names::read(self, written)
    }

    /// Cards whose names resemble the written one, best first; a hint for people, never an answer.
    pub fn near(&self, written: &str, most: usize) -> Vec<Near<'_>> {
        names::near(self, written, most)
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.printings.binary_search_by(|printing| printing.id.cmp(id)).ok()
    }

    fn names(&self) -> &Names {
        self.names.get_or_init(|| Names::of(&self.printings))
    }
}
