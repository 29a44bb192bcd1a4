//! Names of people, as those who read and type them tell them from each other.

use unicode_normalization::UnicodeNormalization;

/// A name without what makes no other name of it: capitals, the width of gaps, the way accents are written.
pub fn folded(name: &str) -> String {
    let words = name.split_whitespace().map(|word| word.nfc().flat_map(char::to_lowercase).collect::<String>());
    words.collect::<Vec<_>>().join(" ")
}

/// Would these two be one name to whoever calls it out, or types it?
pub fn are_one(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}
