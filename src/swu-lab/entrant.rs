//! A deck in the laboratory.

use sha2::{Digest, Sha256};
use swu_decks::admission::{Lists, admit};
use swu_decks::formats::DeckList;
use swu_rules::book::Book;
use swu_rules::game::PlayerSetup;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// A list that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{name}: {}", .reasons.join("; "))]
pub struct NotPlayable {
    /// The name of the list.
    pub name: String,
    /// Everything that is wrong with it, as sentences.
    pub reasons: Vec<String>,
}

/// A deck that is measured.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Its name in reports.
    pub name: String,
    /// 16 hex digits that are the same for the same cards, in any order and under any name.
    pub digest: String,
    /// The cards to deal.
    pub setup: PlayerSetup,
}

impl Entrant {
    /// A list under a name. Lists of any set are accepted if they could be dealt in a duel (formats.md D-15).
    ///
    /// # Errors
    /// The list has no single leader and base, or contains unknown cards.
    pub fn of(book: &Book, name: &str, list: &DeckList) -> Result<Entrant, NotPlayable> {
        let admitted = admit(book, list, &GameOptions::duel(), Lists::Friendly);
        match admitted {
            Ok(admitted) => Ok(Entrant::dealt(book, name, admitted.setup)),
            Err(away) => Err(NotPlayable { name: name.to_owned(), reasons: away.reasons }),
        }
    }

    /// Cards under a name.
    pub fn dealt(book: &Book, name: &str, mut setup: PlayerSetup) -> Entrant {
        // Lists of the same cards get the same luck, however they were written.
        setup.deck.sort_by(|one, other| book.card(*one).id.cmp(&book.card(*other).id));
        Entrant { name: name.to_owned(), digest: digest(book, &setup), setup }
    }

    /// The same with some cards changed in place: with the same luck all other cards are drawn as before.
    pub(crate) fn changed(book: &Book, name: String, setup: PlayerSetup) -> Entrant {
        Entrant { name, digest: digest(book, &setup), setup }
    }
}

fn digest(book: &Book, setup: &PlayerSetup) -> String {
    let mut ids = PlayerDeck::of(book, setup);
    ids.deck.sort();
    let mut hash = Sha256::new();
    for id in ids.leaders.iter().chain([&ids.base]).chain(&ids.deck) {
        hash.update(id.as_bytes());
        hash.update(b"\n");
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
