//! A game of two with the decks of a pod.

use super::Services;
use crate::options::of_sets;
use crate::refusal::Refusal;
use crate::services::AtTable;
use hotseat::table::Sitter;
use swu_rules::table::options::GameOptions;

/// Starts it, with decks from boosters of these sets.
///
/// # Errors
/// Everything that keeps it from being started.
pub(super) fn start(
    services: &Services,
    pairing: &[(String, String, bool); 2],
    sets: &[String],
) -> Result<AtTable, Refusal> {
    let sitter = |name: &str, bot| if bot { Sitter::bot(name) } else { Sitter::person(name) };
    let seats = pairing.iter().map(|(name, list, bot)| (sitter(name, *bot), list.as_str()));
    services.begin(services.order_lists(seats, of_sets(GameOptions::duel(), &services.data.library, sets)))
}
