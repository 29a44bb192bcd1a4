//! Words from a file quoted in a sentence: short, and without anything a screen cannot show.

/// The most characters of such words.
const MOST: usize = 160;

/// The words as they may stand in a sentence.
pub fn quoted(words: &str) -> String {
    // Most words are short and plain.
    if words.len() <= MOST && words.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return words.to_owned();
    }
    let mut letters = words.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let mut short: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}
