//! Names of people, and when those who read and type them can tell them apart.

use unicode_normalization::UnicodeNormalization;

/// A name without the differences that do not make it another name: capitals, the width of gaps, the way accents are
/// written.
pub fn folded(name: &str) -> String {
    let words = name.split_whitespace().map(|word| word.nfc().flat_map(char::to_lowercase).collect::<String>());
    words.collect::<Vec<_>>().join(" ")
}

/// Are these two the same name to somebody who calls it out or types it?
pub fn are_one(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}
