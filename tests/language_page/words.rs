//! `docs/src/words.md` counts the words of the ability language: how many each set added, which cards use each, and why two
//! general words could not say those of a single card. `CANTINA_WRITE=1 cargo test language_page` writes it again.

use super::recorder::{self, Word};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use swu_cards::library::Library;
use swu_language::card::Card;

/// The sets in order of release; tokens and keywords use the words of all.
const SETS: [(&str, &str); 11] = [
    ("SOR", "Spark of Rebellion"),
    ("SHD", "Shadows of the Galaxy"),
    ("TWI", "Twilight of the Republic"),
    ("JTL", "Jump to Lightspeed"),
    ("LOF", "Legends of the Force"),
    ("SEC", "Secrets of Power"),
    ("IBH", "Intro Battle: Hoth"),
    ("LAW", "A Lawless Time"),
    ("TS26", "Twin Suns 2026"),
    ("ASH", "Ashes of the Empire"),
    ("HMW", "Homeworlds"),
];

/// Every word with the cards that use it, without reprints, in the order of sets and numbers.
fn words() -> BTreeMap<Word, Vec<String>> {
    let library = Library::embedded();
    let mut all: BTreeMap<Word, Vec<String>> = BTreeMap::new();
    let mut cards: Vec<&Card> = library.iter().map(|(_, card)| card).filter(|card| card.reprints.is_none()).collect();
    cards.sort_by_key(|card| (SETS.iter().position(|(set, _)| *set == card.set()), card.id.clone()));
    for card in cards.into_iter().filter(|card| SETS.iter().any(|(set, _)| *set == card.set())) {
        let mut sides = vec![&card.abilities];
        sides.extend(card.unit_side.iter().map(|side| &side.abilities));
        sides.extend(card.upgrade_side.iter().map(|side| &side.abilities));
        sides.extend(card.back.iter().map(|side| &side.abilities));
        let found: BTreeSet<Word> = sides.into_iter().flat_map(recorder::words).collect();
        for word in found {
            all.entry(word).or_default().push(card.id.clone());
        }
    }
    all
}

fn page() -> String {
    let words = words();
    let mut page = String::from(
        "# Words of the ability language, counted\n\n\
         [The language of cards](language.md) says what the words mean. Made from the cards; `CANTINA_WRITE=1 cargo test language_page` writes \
         this page again.\n\n## New words by set\n\n| set | new words | used by a single card | uses in its cards |\n|---|---|---|---|\n",
    );
    for (set, name) in SETS {
        let of_set = |id: &String| id.starts_with(set);
        let new: Vec<_> = words.values().filter(|cards| cards.first().is_some_and(of_set)).collect();
        let single = new.iter().filter(|cards| cards.len() == 1).count();
        let said: usize = words.values().map(|cards| cards.iter().filter(|id| of_set(id)).count()).sum();
        let _ = writeln!(page, "| {name} | {} | {single} | {said} times |", new.len());
    }
    let _ = writeln!(page, "\n{} words in all.\n\n## Words of a single card\n", words.len());
    let _ = writeln!(page, "| word | card | why it is a separate word |\n|---|---|---|");
    let reasons = reasons();
    for (word, cards) in words.iter().filter(|(_, cards)| cards.len() == 1) {
        let why = reasons.iter().find(|(named, _)| *named == word.to_string()).map_or("?", |(_, why)| why);
        let _ = writeln!(page, "| `{word}` | {} | {why} |", cards[0]);
    }
    page.push_str("\n## Words of several cards\n\nThe numbers of the cards, set by set.\n\n| word | cards | which |\n|---|---|---|\n");
    for (word, cards) in words.iter().filter(|(_, cards)| cards.len() > 1) {
        let _ = writeln!(page, "| `{word}` | {} | {} |", cards.len(), by_set(cards));
    }
    page
}

/// "SOR 5 12-15; LAW 3 T01": ids in the order of sets and numbers, tokens last.
fn by_set(cards: &[String]) -> String {
    let of =
        |set: &str| -> Vec<&str> { cards.iter().filter_map(|id| id.strip_prefix(set)?.strip_prefix('_')).collect() };
    let sets = SETS.iter().map(|(set, _)| (set, of(set))).filter(|(_, parts)| !parts.is_empty());
    let said = sets.map(|(set, parts)| {
        let numbers: Vec<u16> = parts.iter().filter_map(|part| part.parse().ok()).collect();
        let tokens = parts.into_iter().filter(|part| part.starts_with('T')).map(str::to_owned);
        let words: Vec<String> = [set.to_string()].into_iter().chain(runs(&numbers)).chain(tokens).collect();
        words.join(" ")
    });
    said.collect::<Vec<_>>().join("; ")
}

/// 5, 12-15
fn runs(numbers: &[u16]) -> impl Iterator<Item = String> {
    numbers.chunk_by(|one, next| one + 1 == *next).flat_map(|run| match run {
        [first, _, .., last] => vec![format!("{first}-{last}")],
        few => few.iter().map(u16::to_string).collect(),
    })
}

/// Why words used by a single card are words: `reasons.txt`, a line each.
fn reasons() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/language_page/reasons.txt");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let parts = text.lines().filter_map(|line| line.split_once(": "));
    parts.map(|(word, why)| (word.to_owned(), why.to_owned())).collect()
}

#[test]
fn every_word_of_a_single_card_has_a_reason() {
    let single: Vec<String> =
        words().into_iter().filter(|(_, cards)| cards.len() == 1).map(|(word, _)| word.to_string()).collect();
    let reasons: Vec<String> = reasons().into_iter().map(|(word, _)| word).collect();
    let without: Vec<&String> = single.iter().filter(|word| !reasons.contains(word)).collect();
    assert!(without.is_empty(), "words of a single card without a reason: {without:?}");
    let idle: Vec<&String> = reasons.iter().filter(|word| !single.contains(word)).collect();
    assert!(idle.is_empty(), "reasons for words that are not a single card's: {idle:?}");
}

#[test]
fn the_words_are_counted() {
    crate::expected::same("docs/src/words.md", &page());
}
