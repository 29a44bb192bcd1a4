//! The rules in plain words, with numbers that begin with DB, and what two against two changes about single cards.

use data::ron_text;
use data::rulebook::{RuleEntry, Rulebook};
use std::sync::LazyLock;

/// The rules, and the cards with their ids as numbers.
const FILES: [(&str, &str); 2] = [
    ("rules.ron", include_str!("../../assets/deckbuilding/rules.ron")),
    ("teams.ron", include_str!("../../assets/deckbuilding/teams.ron")),
];

/// A file of rules that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {fault}")]
pub struct Unreadable {
    file: &'static str,
    fault: String,
}

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
    let read = |(file, text): (&'static str, &str)| {
        ron_text::read::<Vec<RuleEntry>>(text).map_err(|fault| Unreadable { file, fault: fault.to_string() })
    };
    let [rules, teams] = FILES;
    Ok(Rulebook::of(read(rules)?, read(teams)?))
}

/// What two against two changes about a card, and the rule that says why: "Hoth: ... (rule DB-12.11)".
pub fn in_teams(id: &str) -> Option<String> {
    let entry = shared()?.cards().iter().find(|entry| entry.number == id)?;
    let rules = entry.see.join(" and ");
    Some(format!("Two against two: {} (rule {rules})", entry.text))
}
