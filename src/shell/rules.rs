//! Rules looked up: by a number that a refusal cites, or by words.

use crate::games::Games;
use crate::place::Page;
use crate::refusal::{Refusal, SavedFault};
use swu_cards::rulebook::{self, RuleEntry, Rulebook};

/// How many rules are read out; more are only named.
const MOST: usize = 12;

/// The rules of all games.
///
/// # Errors
/// They cannot be read; the tests see to it that they can.
pub fn of_all(games: Games) -> Result<Rulebook, Refusal> {
    let own = rulebook::shipped().map_err(|fault| SavedFault::Cards(format!("{fault}.")))?;
    Ok(games.iter().filter_map(|game| game.rulebook()).fold(own, Rulebook::with))
}

/// What the rules say about this: `9.2d`, `sentinel`; without words, the list of chapters.
///
/// # Errors
/// No rule mentions it.
pub fn told(rulebook: &Rulebook, wanted: &str) -> Result<Page, Refusal> {
    let found = rulebook.search(wanted);
    if found.is_empty() {
        return Err(SavedFault::NoRule(wanted.to_owned()).into());
    }
    // A chapter is read to its end; if many rules match, only the nearest.
    let whole = wanted.is_empty() || rulebook.find(wanted).is_some();
    let read = if whole { found.len() } else { found.len().min(MOST) };
    let mut lines: Vec<String> = Vec::new();
    for entry in &found[..read] {
        lines.push(format!("{}  {}", entry.number, entry.title));
        lines.push(format!("    {}", entry.text));
        lines.extend(also(rulebook, entry));
        lines.extend(on_cards(rulebook, entry));
    }
    if read < found.len() {
        lines.push(format!("{} more mention it; rule and the number reads one:", found.len() - read));
    }
    lines.extend(found[read..].iter().map(|entry| format!("{}  {}", entry.number, entry.title)));
    let title = if wanted.is_empty() { "Rules".to_owned() } else { format!("Rules: {wanted}") };
    Ok(Page::new(title, lines))
}

/// The rules related to one, by number and title.
fn also(rulebook: &Rulebook, entry: &RuleEntry) -> Option<String> {
    let others = entry.see.iter().filter_map(|number| rulebook.find(number));
    let named: Vec<String> = others.map(|other| format!("{} {}", other.number, other.title)).collect();
    (!named.is_empty()).then(|| format!("    See also {}.", named.join(", ")))
}

/// How many cards are named beside a rule; of more, only how many there are.
const MOST_CARDS: usize = 8;

/// The cards of which more is said because of a rule.
pub fn on_cards(rulebook: &Rulebook, entry: &RuleEntry) -> Option<String> {
    let cards: Vec<&str> = rulebook.citing(&entry.number).map(|card| card.title.as_str()).collect();
    let more = cards.len().saturating_sub(MOST_CARDS);
    let more = if more > 0 { format!("; and {more} more") } else { String::new() };
    let named = cards.get(..cards.len().min(MOST_CARDS)).unwrap_or_default().join("; ");
    (!cards.is_empty()).then(|| format!("    On cards: {named}{more}."))
}
