//! Text by the number of columns it takes.

use std::borrow::Cow;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.width() }
}

/// The text in at most `width` columns; the sign `cut` ends it if it was longer.
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
    let options = Options::new(width.max(1))
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    let wrapped = |paragraph: &str| {
        if columns(paragraph) <= width {
            return vec![paragraph.to_owned()];
        }
        let words: Vec<&str> = paragraph.split(' ').filter(|word| !word.is_empty()).collect();
        textwrap::wrap(&words.join(" "), &options).into_iter().map(Cow::into_owned).collect()
    };
    text.split('\n').flat_map(wrapped).collect()
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
