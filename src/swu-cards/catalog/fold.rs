//! Which spellings of a name are the same name: case, typographic quotes and dashes, accents, the one-character
//! ellipsis and the number of blanks make no difference (formats.md K-2 and its exchange formats). Everything else
//! does.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The form in which two spellings of one name are equal.
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for character in name.nfkd().filter(|character| !is_combining_mark(*character)) {
        match character {
            '\u{2018}' | '\u{2019}' | '\u{201B}' | '\u{2032}' | '\u{02BC}' | '\u{00B4}' | '`' => folded.push('\''),
            '\u{201C}' | '\u{201D}' | '\u{201E}' | '\u{201F}' | '\u{2033}' | '\u{00AB}' | '\u{00BB}' => {
                folded.push('"')
            }
            '\u{2010}'..='\u{2015}' | '\u{2212}' => folded.push('-'),
            blank if blank.is_whitespace() => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            other => folded.extend(other.to_lowercase()),
        }
    }
    if folded.ends_with(' ') {
        folded.pop();
    }
    folded
}
