//! Finding the printed card with a name.

use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_language::card::Card;
use swu_language::word::Kind;

/// Why a name means no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unmeant {
    /// The card with this id is of another kind.
    #[error("{id} is a card of another kind ({kind})")]
    OtherKind {
        /// Which card.
        id: String,
        /// What it is.
        kind: Kind,
    },
    /// No card is called that.
    #[error("no {} is called {name}", kind.map_or("card".to_owned(), |kind| kind.to_string()))]
    Nothing {
        /// What was written.
        name: String,
        /// What it was to be.
        kind: Option<Kind>,
    },
    /// Several cards of one set have this title.
    #[error("{name} may be any of {}", ids.join(", "))]
    Several {
        /// The title.
        name: String,
        /// The cards.
        ids: Vec<String>,
    },
}

/// The id of the card with this id or title, of one of these kinds. Among equal titles the earliest set's card is
/// meant; the others are written with their ids.
///
/// # Errors
/// No card has this name, or several do.
pub fn called(library: &Library, name: &str, kinds: &[Kind]) -> Result<String, Unmeant> {
    if let Some(card) = library.get(name) {
        return match kinds.contains(&card.kind) {
            true => Ok(card.id.clone()),
            false => Err(Unmeant::OtherKind { id: name.to_owned(), kind: card.kind }),
        };
    }
    let fits = |card: &&Card| kinds.contains(&card.kind) && card.reprints.is_none();
    let titled: Vec<&Card> = library.titled(name).map(|index| library.card(index)).filter(fits).collect();
    let fitting = match titled[..] {
        [_, _, ..] => earliest(titled),
        _ => titled,
    };
    match fitting[..] {
        [card] => Ok(card.id.clone()),
        [] => Err(Unmeant::Nothing { name: name.to_owned(), kind: kinds.first().copied() }),
        _ => {
            let ids = fitting.iter().map(|card| card.id.clone()).collect();
            Err(Unmeant::Several { name: name.to_owned(), ids })
        }
    }
}

/// Those of the earliest set.
fn earliest(cards: Vec<&Card>) -> Vec<&Card> {
    let mut sets = Catalogue::embedded().sets().iter();
    match sets.find(|set| cards.iter().any(|card| card.set() == set.code)) {
        Some(set) => cards.into_iter().filter(|card| card.set() == set.code).collect(),
        None => cards,
    }
}
