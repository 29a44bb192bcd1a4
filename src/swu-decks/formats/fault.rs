//! One thing that is wrong with a list: what, where, which cards, by which rule, and what might have been meant.

use super::code::{Code, Severity};
use super::list::Section;
use serde::Serialize;
use std::fmt;
use swu_cards::catalog::Printing;

/// A position in the text, line and column counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.line, self.column)
    }
}

/// A card a fault is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardName {
    /// Id of the printing in the list.
    pub id: &'static str,
    /// Title.
    pub title: &'static str,
    /// Subtitle, empty if it has none.
    pub subtitle: &'static str,
}

/// Something that is wrong with a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The stable name of the fault.
    pub code: Code,
    /// How bad it is in the format asked for.
    pub severity: Severity,
    /// Number of the rule, such as `D-4`.
    pub rule: &'static str,
    /// Its position, if it has a single one.
    pub place: Option<Place>,
    /// The part of the list.
    pub section: Option<Section>,
    /// The cards concerned.
    pub cards: Vec<CardName>,
    /// The explanation, in a sentence.
    pub message: String,
    /// What may have been meant, best first.
    pub hints: Vec<String>,
}

impl Fault {
    /// A fault with its sentence.
    pub fn new(code: Code, rule: &'static str, message: impl Into<String>) -> Fault {
        Fault {
            code,
            severity: code.severity(),
            rule,
            place: None,
            section: None,
            cards: Vec::new(),
            message: message.into(),
            hints: Vec::new(),
        }
    }

    /// Adds its position.
    pub fn at(mut self, place: Option<Place>) -> Fault {
        self.place = place;
        self
    }

    /// Adds the part of the list it is in.
    pub fn within(mut self, section: Section) -> Fault {
        self.section = Some(section);
        self
    }

    /// Names a card it is about.
    pub fn about(mut self, card: &Printing) -> Fault {
        let name = CardName { id: card.id, title: card.title, subtitle: card.subtitle };
        if !self.cards.contains(&name) {
            self.cards.push(name);
        }
        self
    }

    /// Names all the cards it is about.
    pub fn about_all<'a>(self, cards: impl IntoIterator<Item = &'a Printing>) -> Fault {
        cards.into_iter().fold(self, Fault::about)
    }

    /// Adds what may have been meant.
    pub fn hinting(mut self, hints: impl IntoIterator<Item = String>) -> Fault {
        self.hints.extend(hints);
        self
    }

    /// The same fault, forbidding nothing.
    pub fn as_warning(mut self) -> Fault {
        self.severity = Severity::Warning;
        self
    }
}

impl fmt::Display for Fault {
    /// `12:5 E_COPIES 4 copies of Waylay … [D-4]`, with hints on lines of their own.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(formatter, "{place} ")?;
        }
        write!(formatter, "{} {} [{}]", self.code, self.message, self.rule)?;
        for hint in &self.hints {
            write!(formatter, "\n    {hint}")?;
        }
        Ok(())
    }
}

/// Foreign text in a message: quoted, shortened, and without anything a terminal would obey.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown = String::from("`");
    for (at, character) in text.chars().enumerate() {
        if at == LONGEST {
            shown.push('\u{2026}');
            break;
        }
        let obeyed = character.is_control()
            || matches!(character, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
        shown.push(if obeyed { '\u{FFFD}' } else { character });
    }
    shown.push('`');
    shown
}
