//! A game of two with the decks of a pod.

use super::Services;
use super::order::Order;
use crate::options::of_sets;
use crate::refusal::Refusal;
use crate::services::{AtTable, MatchTerms};
use hotseat::table::Sitter;
use swu_rules::table::options::GameOptions;

impl Services {
    /// Starts a match of two with these lists as SWUDB JSON: names, lists, and whether each is a bot.
    ///
    /// # Errors
    /// Everything that keeps it from being started.
    pub fn start_drafted_match(
        &self,
        pairing: &[(String, String, bool); 2],
        sets: &[String],
        best_of_three: bool,
    ) -> Result<AtTable, Refusal> {
        let sitter = |name: &str, bot| if bot { Sitter::bot(name) } else { Sitter::person(name) };
        let seats = pairing.iter().map(|(name, list, bot)| (sitter(name, *bot), list.as_str()));
        let (minutes, opened) = (None, Some(sets.to_vec()));
        let (elimination, review, strict) = (false, false, false);
        let terms = MatchTerms { best_of_three, minutes, elimination, review, curtain_stops_clock: true, strict };
        let order = self.order_lists(seats, of_sets(GameOptions::duel(), &self.data.library, sets));
        self.begin(Order { terms: Some(terms), opened, ..order })
    }
}

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
