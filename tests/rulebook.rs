//! The rules in plain words: every number the program cites is explained.

use crate::architecture::sources;
use std::collections::BTreeSet;
use swu_cards::library::Library;
use swu_cards::rulebook::{self, Rulebook};
use swu_language::keyword::Keyword;

fn rulebook() -> Rulebook {
    rulebook::shipped().expect("the shipped rules can be read")
}

#[test]
fn numbers_stand_once_and_texts_are_sentences() {
    let rulebook = rulebook();
    let mut numbers = BTreeSet::new();
    for entry in rulebook.entries() {
        assert!(numbers.insert(entry.number.clone()), "{} stands twice", entry.number);
        assert!(entry.text.ends_with('.'), "{}: {}", entry.number, entry.text);
        assert!(!entry.title.is_empty() && !entry.title.ends_with('.'), "{}: {}", entry.number, entry.title);
    }
    assert!(numbers.len() >= 200, "{}", numbers.len());
}

#[test]
fn references_lead_somewhere() {
    let rulebook = rulebook();
    for entry in rulebook.entries() {
        for other in &entry.see {
            assert!(rulebook.entries().iter().any(|known| known.number == *other), "{} names {other}", entry.number);
        }
    }
}

/// Whether a string in the sources is the number of a rule.
fn is_number(text: &str) -> bool {
    let (letter, rest) = match text.as_bytes() {
        [b'A'..=b'Z', ..] => (true, text[1..].trim_start_matches('-')),
        _ => (false, text),
    };
    let digits = rest.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    let chapters =
        if letter { plain(digits) } else { digits.split_once('.').is_some_and(|(a, b)| plain(a) && plain(b)) };
    rest.len() - digits.len() <= 1 && chapters
}

#[test]
fn every_number_that_the_program_cites_is_explained() {
    let rulebook = rulebook();
    let cites = ["swu-rules", "swu-decks/formats", "events/matchplay"];
    let mut seen = 0;
    for source in cites.iter().flat_map(|room| sources::all(&format!("src/{room}"))) {
        for (line, code) in source.code() {
            for string in code.split('"').skip(1).step_by(2).filter(|text| is_number(text)) {
                seen += 1;
                assert!(rulebook.find(string).is_some(), "{}:{line} cites {string}", source.path);
            }
        }
    }
    assert!(seen > 100, "only {seen} were found");
    let library = Library::embedded();
    for keyword in Keyword::ALL {
        let rule = &library.keyword(*keyword).rule;
        assert!(rulebook.find(rule).is_some(), "{keyword}: {rule}");
    }
}

#[test]
fn a_number_finds_its_rule_and_a_part_finds_the_whole() {
    let rulebook = rulebook();
    let title = |wanted: &str| rulebook.find(wanted).map(|entry| entry.number.as_str());
    assert_eq!(title("9.2d"), Some("9.2d"));
    assert_eq!(title("rule 9.2d"), Some("9.2d"));
    assert_eq!(title("d-4"), Some("D-4"));
    assert_eq!(title("D4"), Some("D4"));
    assert_eq!(title("7.2c"), Some("7.2"));
    assert_eq!(title("99"), None);
    assert_eq!(title("é"), None);
}

#[test]
fn words_find_titles_first_and_a_chapter_comes_whole() {
    let rulebook = rulebook();
    let numbers = |wanted: &str| rulebook.search(wanted).iter().map(|entry| entry.number.as_str()).collect::<Vec<_>>();
    assert_eq!(numbers("sentinel").first(), Some(&"18.7"));
    assert_eq!(numbers("aspect penalty").first(), Some(&"5.3"));
    assert_eq!(numbers("6"), ["6", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6"]);
    assert!(numbers("").contains(&"9"));
    assert_eq!(numbers("xyzzy"), Vec::<&str>::new());
}
