//! Looking up rules by number or by words.

use super::{RuleEntry, Rulebook};

impl Rulebook {
    /// The entries somebody means who types this: the rule with that number and its chapter, what is said about the card
    /// with that id, or everything that has all the words: what is called so first, then rules with the words in their
    /// titles, single cards last.
    pub fn search(&self, wanted: &str) -> Vec<&RuleEntry> {
        if let Some(entry) = self.find(wanted) {
            return std::iter::once(entry).chain(self.chapter(&entry.number)).collect();
        }
        if wanted.trim().is_empty() {
            return self.contents().collect();
        }
        let words = words_of(wanted);
        if words.is_empty() {
            return Vec::new();
        }
        let within = |entries: &'_ [RuleEntry], after: u8| -> Vec<(u8, usize)> {
            let far = |(at, entry)| distance(entry, &words).map(|far| (if far > 0 { far + after } else { 0 }, at));
            entries.iter().enumerate().filter_map(far).collect()
        };
        // What is said about single cards comes after the rules themselves.
        let rules = within(&self.entries, 0).into_iter().filter_map(|(far, at)| Some((far, self.entries.get(at)?)));
        let cards = within(&self.cards, 3).into_iter().filter_map(|(far, at)| Some((far, self.cards.get(at)?)));
        let mut found: Vec<(u8, &RuleEntry)> = rules.chain(cards).collect();
        found.sort_by_key(|(far, _)| *far);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// How far an entry is from the query: 0 is its title, or what stands there before a comma, 1 in its title, 2 in its text;
/// `None` if a word is missing.
fn distance(entry: &RuleEntry, words: &[String]) -> Option<u8> {
    let title = entry.title.to_lowercase();
    let text = entry.text.to_lowercase();
    let name = title.split(", ").next().unwrap_or_default();
    if words_of(&title) == words || words_of(name) == words {
        return Some(0);
    }
    if words.iter().all(|word| has_word(&title, word)) {
        return Some(1);
    }
    words.iter().all(|word| has_word(&title, word) || has_word(&text, word)).then_some(2)
}

/// The words of a text in small letters: "X-Wing" has two.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Does any word of the text begin like this?
fn has_word(text: &str, start: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word.starts_with(start))
}
