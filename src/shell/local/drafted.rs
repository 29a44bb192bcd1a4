//! A game of two with the decks of a pod.

use super::LocalServices;
use crate::services::Begun;
use hotseat::table::Sitter;
use swu_rules::table::options::GameOptions;

/// Starts it.
///
/// # Errors
/// Everything that keeps it from being started, as sentences.
pub(super) fn start(services: &LocalServices, pairing: &[(String, String, bool); 2]) -> Result<Begun, Vec<String>> {
    let sitter = |name: &str, bot| if bot { Sitter::bot(name) } else { Sitter::person(name) };
    let seats = pairing.iter().map(|(name, list, bot)| (sitter(name, *bot), list.as_str())).collect();
    services.open_lists(seats, GameOptions::duel())
}
