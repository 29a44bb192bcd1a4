//! Names and cards of the texts.

use super::ground::library;
use std::sync::LazyLock;
use swu_language::word::Kind;
use swu_rules::notation::{Names, called};

/// The players, in table order.
pub(super) const NAMES: [&str; 6] = Names::USUAL;

/// The same, to look names up.
pub(super) static PLAYERS: LazyLock<Names> = LazyLock::new(Names::usual);

/// The seat of a name.
pub(super) fn seat(name: &str) -> Result<usize, String> {
    PLAYERS.seat(name).map_err(|why| why.to_string())
}

/// The id of the card with this id or title, of one of these kinds.
pub(super) fn card(name: &str, kinds: &[Kind]) -> Result<String, String> {
    called(library(), name, kinds).map_err(|why| why.to_string())
}
