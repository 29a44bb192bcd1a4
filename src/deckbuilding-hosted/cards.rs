//! The cards of the game: the data it needs, and searching in them.

use crate::CardData;
use deckbuilding::cards::card::Card;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::search::search;
use deckbuilding::cards::wording;
use shell::refusal::{Refusal, SavedFault};
use std::sync::Arc;

fn library() -> Result<Library, Vec<String>> {
    Library::embedded().map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The card data of games; read when it is first asked for.
pub(crate) fn data() -> Result<Arc<CardData>, Refusal> {
    let library = library().map_err(|faults| SavedFault::Cards(faults.join("; ")))?;
    Ok(Arc::new(CardData::of(&library)))
}

/// The cards that match a query, all of them if it is empty.
pub(crate) fn found(query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>> {
    let library = library()?;
    Ok(search(&library, query).into_iter().map(|card| told(card, ascii)).collect())
}

fn told(card: &Card, ascii: bool) -> Vec<String> {
    let unique = match (card.unique, ascii) {
        (false, _) => "",
        (true, false) => "† ",
        (true, true) => "* ",
    };
    let mut lines = vec![format!("{unique}{}  ({})", card.name, card.id), wording::facts(card)];
    lines.extend(wording::text(card));
    lines.extend(wording::doubt(card));
    lines
}
