//! Text by the number of columns it takes.

use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.width() }
}

/// The text in at most `width` columns; it ends with the sign `cut` if it was longer.
pub fn clip<'a>(text: &'a str, width: usize, cut: &str) -> Cow<'a, str> {
    if columns(text) <= width {
        return Cow::Borrowed(text);
    }
    let room = width.saturating_sub(columns(cut));
    let head = head(text, room).trim_end();
    Cow::Owned(if width >= columns(cut) { format!("{head}{cut}") } else { String::new() })
}

/// The longest beginning of the text that takes at most `width` columns.
pub fn head(text: &str, width: usize) -> &str {
    if text.is_ascii() {
        return text.get(..width).unwrap_or(text);
    }
    let mut used = 0;
    for (at, letter) in text.char_indices() {
        used += letter.width().unwrap_or(0);
        if used > width {
            return &text[..at];
        }
    }
    text
}

/// The text in lines of at most `width` columns, broken at spaces; a longer word is broken inside. A line that fits is
/// left as it is.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        if columns(paragraph) <= width {
            lines.push(paragraph.to_owned());
        } else {
            fill(&mut lines, paragraph, width);
        }
    }
    lines
}

/// Adds the words of a paragraph in lines, as many in each as fit.
fn fill(lines: &mut Vec<String>, paragraph: &str, width: usize) {
    let (mut line, mut used) = (String::new(), 0);
    for word in paragraph.split(' ').flat_map(|word| pieces(word, width)) {
        let more = columns(word);
        if used > 0 && used + 1 + more > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += more;
    }
    lines.push(line);
}

/// A word in pieces of at most `width` columns, none of them empty.
fn pieces(word: &str, width: usize) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?.len_utf8();
        let (piece, left) = rest.split_at(head(rest, width).len().max(first));
        rest = left;
        Some(piece)
    })
}

/// The text in ASCII: letters lose their marks, typographic signs become plain ones, the rest becomes `?`.
pub fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            '\u{2018}' | '\u{2019}' => plain.push('\''),
            '\u{201c}' | '\u{201d}' => plain.push('"'),
            '\u{2013}' | '\u{2014}' => plain.push('-'),
            '\u{2026}' => plain.push_str("..."),
            '\u{2022}' | '\u{b7}' => plain.push('-'),
            '\u{d7}' => plain.push('x'),
            'ø' => plain.push('o'),
            'ß' => plain.push_str("ss"),
            letter if letter.is_ascii() => plain.push(letter),
            _ => plain.push('?'),
        }
    }
    Cow::Owned(plain)
}
