//! The rules in plain words: what the numbers that the program cites mean.
//!
//! Entries are data, `assets/rules/*.ron`. Their numbers are those of the rules digest that the engine follows: plain
//! numbers for the game itself (`9.2d`), a letter and a number for three and more seats (`C19`), a letter, a dash and a
//! number for decks, limited play and matches (`D-4`).

mod search;

use crate::catalog::Catalogue;
use crate::rulings::Ruling;
use data::ron_text;
use serde::Deserialize;
use std::sync::LazyLock;

/// The files, in the order in which they are read out.
const FILES: [(&str, &str); 8] = [
    ("01-basics.ron", include_str!("../../assets/rules/01-basics.ron")),
    ("02-attacks.ron", include_str!("../../assets/rules/02-attacks.ron")),
    ("03-abilities.ron", include_str!("../../assets/rules/03-abilities.ron")),
    ("04-keywords.ron", include_str!("../../assets/rules/04-keywords.ron")),
    ("05-more.ron", include_str!("../../assets/rules/05-more.ron")),
    ("06-multiplayer.ron", include_str!("../../assets/rules/06-multiplayer.ron")),
    ("07-formats.ron", include_str!("../../assets/rules/07-formats.ron")),
    ("08-later-sets.ron", include_str!("../../assets/rules/08-later-sets.ron")),
];

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Its number: `9`, `9.2d`, `C19`, `D-4`.
    pub number: String,
    /// What it is about, in a few words without a full stop.
    pub title: String,
    /// The rule, in whole sentences.
    pub text: String,
    /// Numbers of related entries.
    #[serde(default)]
    pub see: Vec<String>,
}

/// All rules, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    entries: Vec<RuleEntry>,
    /// What is said about single cards: the number is the card's id, and `see` names the rules it follows from.
    cards: Vec<RuleEntry>,
}

/// A file of rules that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {fault}")]
pub struct Unreadable {
    file: &'static str,
    fault: String,
}

static SHARED: LazyLock<Option<Rulebook>> = LazyLock::new(|| Rulebook::shipped().ok());

impl Rulebook {
    /// Like [`shipped`](Self::shipped), read once; `None` if they cannot be read, which a test rules out.
    pub fn shared() -> Option<&'static Rulebook> {
        SHARED.as_ref()
    }

    /// The rules that are part of the program.
    ///
    /// # Errors
    /// A file cannot be read; tests make sure that they all can.
    pub fn shipped() -> Result<Rulebook, Unreadable> {
        let mut entries = Vec::new();
        for (file, text) in FILES {
            let read: Vec<RuleEntry> =
                ron_text::read(text).map_err(|fault| Unreadable { file, fault: fault.to_string() })?;
            entries.extend(read);
        }
        Ok(Rulebook { entries, cards: Ruling::all().iter().map(on_card).collect() })
    }

    /// All of them, in order.
    pub fn entries(&self) -> &[RuleEntry] {
        &self.entries
    }

    /// What is said about single cards, in the order of their ids.
    pub fn cards(&self) -> &[RuleEntry] {
        &self.cards
    }

    /// What is said about single cards because of this rule.
    pub fn citing<'a>(&'a self, number: &'a str) -> impl Iterator<Item = &'a RuleEntry> {
        self.cards.iter().filter(move |card| card.see.iter().any(|rule| rule == number))
    }

    /// The rule with a number as it is cited (`9.2d`, `Rule 9.2d`, `d-4`); a part without an entry of its own is
    /// explained by the rule it belongs to (`7.2c` by `7.2`).
    pub fn find(&self, number: &str) -> Option<&RuleEntry> {
        let cited = number.trim();
        let cited = match cited.get(..4) {
            Some(word) if word.eq_ignore_ascii_case("rule") => cited[4..].trim_start(),
            _ => cited,
        };
        let all = || self.entries.iter().chain(&self.cards);
        let exactly = |wanted: &str| all().find(|entry| entry.number.eq_ignore_ascii_case(wanted));
        exactly(cited).or_else(|| {
            let whole = cited.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
            if whole.len() < cited.len() { exactly(whole) } else { None }
        })
    }

    /// The rules of a chapter: those whose number begins with it and a full stop.
    pub fn chapter<'a>(&'a self, number: &'a str) -> impl Iterator<Item = &'a RuleEntry> {
        self.entries
            .iter()
            .filter(move |entry| entry.number.strip_prefix(number).is_some_and(|rest| rest.starts_with('.')))
    }

    /// The beginnings of chapters.
    pub fn contents(&self) -> impl Iterator<Item = &RuleEntry> {
        self.entries.iter().filter(|entry| entry.number.bytes().all(|letter| letter.is_ascii_digit()))
    }
}

/// What is said about a card, as an entry of its own.
fn on_card(ruling: &Ruling) -> RuleEntry {
    let title = Catalogue::embedded().get(&ruling.card).map_or_else(|| ruling.card.clone(), ToString::to_string);
    RuleEntry { number: ruling.card.clone(), title, text: ruling.text.clone(), see: ruling.rules.clone() }
}
