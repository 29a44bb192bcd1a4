//! All cards, read from their files and checked.

mod check;

use super::card::Card;
use super::edition::{self, Edition};
use super::fault::Fault;
use data::ron_text;

/// The files of the program.
const FILES: [(&str, &str); 8] = [
    ("empire.ron", include_str!("../../../assets/deckbuilding/empire.ron")),
    ("rebel.ron", include_str!("../../../assets/deckbuilding/rebel.ron")),
    ("neutral.ron", include_str!("../../../assets/deckbuilding/neutral.ron")),
    ("bases.ron", include_str!("../../../assets/deckbuilding/bases.ron")),
    ("separatist.ron", include_str!("../../../assets/deckbuilding/separatist.ron")),
    ("republic.ron", include_str!("../../../assets/deckbuilding/republic.ron")),
    ("clone_wars_neutral.ron", include_str!("../../../assets/deckbuilding/clone_wars_neutral.ron")),
    ("clone_wars_bases.ron", include_str!("../../../assets/deckbuilding/clone_wars_bases.ron")),
];

/// All cards, in the order of their files.
#[derive(Clone, PartialEq, Debug)]
pub struct Library {
    cards: Vec<Card>,
    digests: Vec<u64>,
}

impl Library {
    /// The cards of the program.
    ///
    /// # Errors
    /// Every fault of the files; a test reads all of them.
    pub fn embedded() -> Result<Library, Vec<Fault>> {
        Library::read(&FILES)
    }

    /// Reads cards from files: pairs of name and text.
    ///
    /// # Errors
    /// Every fault of the files.
    pub fn read(files: &[(&str, &str)]) -> Result<Library, Vec<Fault>> {
        let (mut cards, mut places) = (Vec::new(), Vec::new());
        let mut faults: Vec<Fault> = edition::faults().into_iter().collect();
        for (file, text) in files {
            match ron_text::read::<Vec<Card>>(text) {
                Ok(entries) => {
                    for mut card in entries {
                        card.edition = Edition::of_file(file).unwrap_or_default();
                        places.push(place_of(file, text, &card.id, &places));
                        cards.push(card);
                    }
                }
                Err(fault) => faults.push(Fault {
                    file: (*file).to_owned(),
                    line: fault.line,
                    column: fault.column,
                    sentence: fault.why,
                }),
            }
        }
        if faults.is_empty() {
            faults = check::faults(&cards, &places);
        }
        let digests = cards.iter().map(digest).collect();
        if faults.is_empty() { Ok(Library { cards, digests }) } else { Err(faults) }
    }

    /// All cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// A hash for each card, in the order of the cards; it differs if the card says something else.
    pub fn digests(&self) -> &[u64] {
        &self.digests
    }
}

/// Where the id of a card is written; if an id is written twice in a file, the second position is for the second card.
fn place_of(file: &str, text: &str, id: &str, before: &[check::Place]) -> check::Place {
    let quoted = format!("id: \"{id}\"");
    let seen = before.iter().filter(|place| place.file == file && place.id == id).count();
    let at = text.match_indices(&quoted).nth(seen).map_or(0, |(at, _)| at);
    let (line, column) = ron_text::line_and_column(&text[..at]);
    check::Place { file: file.to_owned(), id: id.to_owned(), line, column }
}

/// FNV-1a over what the card says: the same on every machine. Its box and what is in doubt are not said by the card.
fn digest(card: &Card) -> u64 {
    let said = format!("{card:?}");
    let about = said.rfind(", doubt: ").unwrap_or(said.len());
    format!("{} }}", &said[..about])
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
