//! The rules in plain words, with numbers that begin with DB, and what two against two changes about single cards.

use data::rulebook::{RuleEntry, Rulebook, Unreadable};
use std::sync::LazyLock;

/// The rules.
const RULES: (&str, &str) = ("rules.ron", include_str!("../../assets/deckbuilding/rules.ron"));
/// The cards, with their ids as numbers.
const TEAMS: (&str, &str) = ("teams.ron", include_str!("../../assets/deckbuilding/teams.ron"));

static SHARED: LazyLock<Option<Rulebook>> = LazyLock::new(|| shipped().ok());

/// Like [`shipped`], read once; `None` if they cannot be read, which a test rules out.
pub fn shared() -> Option<&'static Rulebook> {
    SHARED.as_ref()
}

/// The rules that are part of the program.
///
/// # Errors
/// A file cannot be read; tests make sure that they can.
pub fn shipped() -> Result<Rulebook, Unreadable> {
    Ok(Rulebook::of(RuleEntry::read(RULES)?, RuleEntry::read(TEAMS)?))
}

/// What two against two changes about a card, and the rule that says why: "Hoth: ... (rule DB-12.11)".
pub fn in_teams(id: &str) -> Option<String> {
    let entry = shared()?.cards().iter().find(|entry| entry.number == id)?;
    let rules = entry.see.join(" and ");
    Some(format!("Two against two: {} (rule {rules})", entry.text))
}
