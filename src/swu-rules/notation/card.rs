//! Finding the printed card with a name.

use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_language::card::Card;
use swu_language::word::Kind;

/// The id of the card with this id or title, of one of these kinds. Among equal titles the earliest set's card is
/// meant; the others are written with their ids.
///
/// # Errors
/// No card has this name, or several do.
pub fn called(library: &Library, name: &str, kinds: &[Kind]) -> Result<String, String> {
    if let Some(card) = library.get(name) {
        return match kinds.contains(&card.kind) {
            true => Ok(card.id.clone()),
            false => Err(format!("{name} is a card of another kind ({})", card.kind)),
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
        [] => Err(format!("no {} is called {name}", kinds.first().map_or("card".to_owned(), Kind::to_string))),
        _ => {
            let ids: Vec<&str> = fitting.iter().map(|card| card.id.as_str()).collect();
            Err(format!("{name} may be any of {}", ids.join(", ")))
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
