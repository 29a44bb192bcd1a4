//! Looking up rules by number or by words.

use super::{RuleEntry, Rulebook};

impl Rulebook {
    /// The entries somebody means who types this: the rule with that number and its chapter, or all rules that have
    /// every word, those with the words in their titles first.
    pub fn search(&self, wanted: &str) -> Vec<&RuleEntry> {
        if let Some(entry) = self.find(wanted) {
            return std::iter::once(entry).chain(self.chapter(&entry.number)).collect();
        }
        let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return self.contents().collect();
        }
        let mut found: Vec<(u8, &RuleEntry)> =
            self.entries.iter().filter_map(|entry| distance(entry, &words).map(|far| (far, entry))).collect();
        found.sort_by_key(|(far, _)| *far);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// How far an entry is from the query: 0 is its title, 1 in its title, 2 in its text; `None` if a word is missing.
fn distance(entry: &RuleEntry, words: &[String]) -> Option<u8> {
    let title = entry.title.to_lowercase();
    let text = entry.text.to_lowercase();
    if title == words.join(" ") {
        return Some(0);
    }
    if words.iter().all(|word| has_word(&title, word)) {
        return Some(1);
    }
    words.iter().all(|word| has_word(&title, word) || has_word(&text, word)).then_some(2)
}

/// Does any word of the text begin like this?
fn has_word(text: &str, start: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word.starts_with(start))
}
