//! Players, as people type them: whole names, or as much of them as is unambiguous.

use crate::refusal::DeskFault;
use events::tournament::{Event, near};

/// The player that the text begins with, and the rest of it.
///
/// # Errors
/// Nobody has this name, or several do.
pub(super) fn one<'a>(event: &Event, text: &'a str) -> Result<(String, &'a str), DeskFault> {
    let text = text.trim_start();
    if let Some(whole) = whole(event, text) {
        return Ok(whole);
    }
    let players = event.players();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let lower = word.to_lowercase();
    let mut begin = players.iter().filter(|player| !word.is_empty() && player.name.to_lowercase().starts_with(&lower));
    match (begin.next(), begin.next()) {
        (Some(player), None) => Ok((player.name.clone(), rest)),
        (Some(one), Some(other)) => {
            let (one, other) = (one.name.clone(), other.name.clone());
            Err(DeskFault::Ambiguous { word: word.to_owned(), one, other })
        }
        (None, _) if word.is_empty() => Err(DeskFault::NoName),
        (None, _) => {
            let near = near(word, players.iter().map(|player| player.name.as_str())).map(str::to_owned);
            Err(DeskFault::NoPlayer { word: word.to_owned(), near })
        }
    }
}

/// The player whose whole name the text begins with, and the rest of it.
pub(super) fn whole<'a>(event: &Event, text: &'a str) -> Option<(String, &'a str)> {
    let whole = event.players().iter().filter_map(|player| Some((&player.name, after(text, &player.name)?)));
    // Events of an earlier program may hold two names that differ only in capitals.
    let (name, rest) = whole.max_by_key(|(name, _)| (name.len(), text.starts_with(name.as_str())))?;
    Some((name.clone(), rest))
}

/// The text after a name, if it begins with that name.
fn after<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut letters = text.char_indices();
    for wanted in name.chars() {
        let (_, there) = letters.next()?;
        if !there.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
    }
    match letters.next() {
        None => Some(""),
        Some((place, space)) if space.is_whitespace() => text.get(place..),
        Some(_) => None,
    }
}

/// All players that the text names; none if it is empty.
pub(super) fn all(event: &Event, text: &str) -> Result<Vec<String>, DeskFault> {
    let (mut names, mut rest) = (Vec::new(), text.trim());
    while !rest.is_empty() {
        let (name, left) = one(event, rest)?;
        names.push(name);
        rest = left.trim();
    }
    Ok(names)
}
