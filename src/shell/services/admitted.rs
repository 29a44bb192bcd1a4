//! Lists as a game takes them.

use crate::refusal::SavedFault;
use swu_decks::admission::{self, Lists};
use swu_decks::formats::DeckList;
use swu_hosted::CardData;
use swu_rules::player_deck::PlayerDeck;

/// How the lists of a game are judged: strict play and the top cut accept only what an event would.
pub const fn lists_of(strict: bool) -> Lists {
    if strict { Lists::Strict } else { Lists::Any }
}

/// The cards of a list as the game takes them.
///
/// # Errors
/// The list does not have exactly one base.
pub fn cards_of(data: &CardData, list: &DeckList) -> Result<PlayerDeck, SavedFault> {
    let taken = admission::take(&data.book, list).map(|setup| PlayerDeck::of(&data.book, &setup));
    taken.ok_or(SavedFault::NoBase)
}
