//! Section heads of typed lists: `Leaders`, `Base:`, `MainDeck (50)`, possibly with the first card on the same line.

use super::builder::Slot;
use crate::formats::list::Section;

/// What a line says that is not a row.
pub(super) enum Head<'l> {
    /// The rows below belong here.
    Section(Slot),
    /// The rest of this line belongs here; the lines below do not, unless it is a deck or sideboard.
    Row(Slot, &'l str),
    /// The rest of this line belongs here; nothing else changes (`SB: 2 Waylay`).
    Once(Slot, &'l str),
    /// The list's name.
    Name(&'l str),
    /// Who made the list.
    Author(&'l str),
    /// Says nothing about cards.
    Remark,
}

pub(super) fn read(line: &str) -> Option<Head<'_>> {
    let framed =
        |letter: char| letter.is_whitespace() || matches!(letter, '*' | '=' | '-' | '_' | '~' | '[' | ']' | '>');
    let bare = line.trim_matches(framed);
    // `== Sideboard ==`, `**Deck**`, `[Base]`: the frame adds nothing to the head inside it.
    if bare.len() < line.trim().len()
        && let Some(head @ Head::Section(_)) = plain(bare)
    {
        return Some(head);
    }
    plain(line)
}

fn plain(line: &str) -> Option<Head<'_>> {
    let (word, rest) = match line.split_once(':') {
        Some((word, rest)) => (word.trim(), Some(rest.trim())),
        None => (line.trim(), None),
    };
    let (word, _) = strip_number(word);
    let plain: String = word
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '*')
        .collect::<String>()
        .to_ascii_lowercase();
    if let Some(text) = rest {
        match plain.as_str() {
            "name" | "title" | "deckname" => return Some(Head::Name(text)),
            "author" | "by" | "player" => return Some(Head::Author(text)),
            "format" | "source" | "link" | "url" => return Some(Head::Remark),
            _ => {}
        }
    }
    if let ("sb", Some(rest)) = (plain.as_str(), rest) {
        return Some(Head::Once(Slot::In(Section::Sideboard), rest));
    }
    let slot = slot(&plain)?;
    match rest {
        None => Some(Head::Section(slot)),
        Some(rest) if strip_number(rest).0.is_empty() => Some(Head::Section(slot)),
        Some(rest) => Some(Head::Row(slot, rest)),
    }
}

/// A comment that consists of a head counts as one: `// Sideboard`. Skipping it would move cards silently.
pub(super) fn read_comment(line: &str) -> Option<Head<'_>> {
    let comment = line.trim_start_matches(['#', '/']);
    let head = || read(comment.trim()).filter(|head| matches!(head, Head::Section(_)));
    if comment.len() < line.len() { head() } else { None }
}

fn slot(word: &str) -> Option<Slot> {
    Some(match word {
        "leader" | "leaders" | "leader(s)" => Slot::In(Section::Leader),
        "base" | "bases" => Slot::In(Section::Base),
        "deck" | "maindeck" | "main" | "mainboard" | "drawdeck" | "cards" | "units" | "groundunits" | "spaceunits"
        | "unit" | "event" | "upgrade" | "events" | "upgrades" | "decklist" | "main-deck" | "main-board" => {
            Slot::In(Section::Deck)
        }
        "sideboard" | "side" | "sidedeck" | "side-board" | "side-deck" => Slot::In(Section::Sideboard),
        _ => return None,
    })
}

/// Takes a number in brackets, or a bare one, off the end: heads often say how many cards follow.
fn strip_number(text: &str) -> (&str, bool) {
    let inner =
        text.trim_end_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '(' | ')' | '[' | ']' | ' '));
    let taken = &text[inner.len()..];
    if taken.bytes().any(|byte| byte.is_ascii_digit()) { (inner, true) } else { (text, false) }
}
