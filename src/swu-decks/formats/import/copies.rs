//! How many copies a typed row means: a number before or after the card.

use super::count;
use crate::formats::list::Count;
use swu_cards::catalog::Id;

const TIMES: [char; 4] = ['x', 'X', '\u{D7}', '*'];

/// `3x`, `3 x`, `3 `, `3|`, `3,`, `[3]` or `(3)` in front, with the rest of the row.
pub(super) fn in_front(line: &str) -> (Option<Count>, &str) {
    let line = without_bullet(line.trim());
    if let Some((count, rest)) = boxed(line) {
        return (Some(count), rest);
    }
    let Some((number, rest)) = count::number_at_start(line) else { return (None, line) };
    if let Some(rest) = rest.strip_prefix(TIMES) {
        return (Some(count::of(number)), rest.trim_start());
    }
    if rest.is_empty() || rest.starts_with('|') {
        return (Some(count::of(number)), rest);
    }
    if let Some(rest) = rest.strip_prefix([',', ';']) {
        return (Some(count::of(number)), rest.trim_start());
    }
    if !rest.starts_with(char::is_whitespace) {
        return (None, line);
    }
    let rest = rest.trim_start();
    let card = match rest.strip_prefix(TIMES) {
        Some(card) if card.starts_with(char::is_whitespace) || Id::parse(card).is_ok() => card.trim_start(),
        _ => rest,
    };
    (Some(count::of(number)), card)
}

fn without_bullet(line: &str) -> &str {
    let bullet = line.strip_prefix(['-', '*', '+', '\u{2022}']);
    bullet.filter(|rest| rest.starts_with(char::is_whitespace)).map_or(line, str::trim_start)
}

/// `[3] Name`, `(3x) Name`.
fn boxed(line: &str) -> Option<(Count, &str)> {
    let close = match line.as_bytes().first() {
        Some(b'[') => ']',
        Some(b'(') => ')',
        _ => return None,
    };
    let (inside, rest) = line[1..].split_once(close)?;
    let (number, left) = count::number_at_start(inside.trim().trim_start_matches(TIMES))?;
    let rest = rest.trim_start();
    (left.trim_matches(TIMES).is_empty() && !rest.is_empty()).then(|| (count::of(number), rest))
}

/// The number at the end of a text, in any notation: `x3`, `* 3`, `(x3)`, `: 3`, `- 3`, `,3`, `3`; with the text before
/// it.
pub(super) fn behind(text: &str) -> Option<(&str, Count)> {
    let text = text.trim_end();
    let open = match text.as_bytes().last() {
        Some(b')') => Some('('),
        Some(b']') => Some('['),
        _ => None,
    };
    let (before, inside) = match open {
        Some(open) => {
            let (before, inside) = text[..text.len() - 1].rsplit_once(open)?;
            (before, inside.trim().trim_matches(TIMES).trim())
        }
        None => {
            let text = text.strip_suffix(['x', 'X', '\u{D7}']).unwrap_or(text);
            let start = text.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.').len();
            // A sign belongs to the number if a multiplier stands before it: `x-1`.
            let signed = text[..start].strip_suffix('-').filter(|before| ends_in_times(before));
            text.split_at(signed.map_or(start, str::len))
        }
    };
    let (number, rest) = count::number_at_start(inside)?;
    let card = before.trim_end();
    let times = card.strip_suffix(TIMES).filter(|card| card.ends_with([' ', '\t', ',', '|']));
    let signs = [',', '|', ':', ';'];
    let apart = open.is_some() || times.is_some() || card.len() < before.len() || card.ends_with(signs);
    let card = times.unwrap_or(card);
    (rest.is_empty() && apart && !card.trim().is_empty()).then(|| (card, count::of(number)))
}

/// A text that is only a number, in any notation.
pub(super) fn alone(text: &str) -> Option<Count> {
    let bare = text.trim_matches(|letter: char| {
        letter.is_whitespace() || TIMES.contains(&letter) || matches!(letter, '(' | ')' | '[' | ']')
    });
    let (number, rest) = count::number_at_start(bare)?;
    rest.is_empty().then(|| count::of(number))
}

/// Does a multiplier precede the number at the end? Then the text before it is a card, known or not.
pub(super) fn is_marked(text: &str) -> bool {
    let text = text.trim_end_matches([')', ']']);
    let number = text.trim_end_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '.' | '-'));
    number.len() < text.len() && ends_in_times(number.trim_end())
}

fn ends_in_times(text: &str) -> bool {
    text.strip_suffix(TIMES).is_some_and(|before| before.ends_with([' ', '\t', '(', '[', ',', '|']))
}
