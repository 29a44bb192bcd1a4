//! The text of a record: tags in brackets, then sections of one JSON object a line.

use serde_json::Value;
use std::fmt::Write;

/// What the first tag says.
pub const VERSION: &str = "SWU-PGN/1.1";

/// Tags that every record has, in the order in which they are written.
const REQUIRED: [&str; 16] = [
    "Game", "GameId", "Date", "CardPool", "Engine", "Seed", "P1Id", "P2Id", "P1", "P2", "P1Leader", "P1Base",
    "P2Leader", "P2Base", "Result", "Reason",
];

/// Sections whose lines are records; others are kept as they are.
const SECTIONS: [&str; 4] = ["DECKS", "SETUP", "EVENTS", "ANNOTATIONS"];

/// A record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Document {
    /// Names and values, in order.
    pub tags: Vec<(String, String)>,
    /// The sections, in order.
    pub sections: Vec<(String, Section)>,
}

/// What a section holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Section {
    /// Records of a known section.
    Records(Vec<Value>),
    /// The lines of an unknown one.
    Lines(Vec<String>),
}

/// Why a text is not a record. Lines are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// A tag is missing.
    #[error("the tag {0} is missing")]
    Tag(&'static str),
    /// A line before the first section is no tag.
    #[error("line {0}: this is no tag, and no section has begun")]
    NoSection(usize),
    /// A record is not JSON.
    #[error("line {line}: this is not JSON: {why}")]
    Json {
        /// Where.
        line: usize,
        /// Why.
        why: String,
    },
}

impl Document {
    /// The value of a tag; of two, the last.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().rev().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The records of a section; none if it is missing.
    pub fn records(&self, name: &str) -> &[Value] {
        let found = self.sections.iter().find_map(|(other, section)| match section {
            Section::Records(records) if other == name => Some(records.as_slice()),
            Section::Records(_) | Section::Lines(_) => None,
        });
        found.unwrap_or_default()
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that cannot be understood, or a tag that is missing.
    pub fn read(text: &str) -> Result<Document, Unreadable> {
        let mut document = Document::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix("%%%") {
                document.begin(name.trim());
                continue;
            }
            match document.sections.last_mut() {
                Some((_, section)) => section.take(line, index + 1)?,
                None if line.starts_with('[') => document.tags.extend(tags(line)),
                None => return Err(Unreadable::NoSection(index + 1)),
            }
        }
        match REQUIRED.iter().find(|name| document.tag(name).is_none()) {
            Some(name) => Err(Unreadable::Tag(name)),
            None => Ok(document),
        }
    }

    fn begin(&mut self, name: &str) {
        let known = SECTIONS.iter().find(|known| known.eq_ignore_ascii_case(name));
        self.sections.push(match known {
            Some(known) => ((*known).to_owned(), Section::Records(Vec::new())),
            None => (name.to_owned(), Section::Lines(Vec::new())),
        });
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.tags {
            let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        for (name, section) in &self.sections {
            let _ = write!(text, "\n%%% {name}\n");
            match section {
                Section::Records(records) => records.iter().for_each(|record| {
                    let _ = writeln!(text, "{record}");
                }),
                Section::Lines(lines) => lines.iter().for_each(|line| {
                    let _ = writeln!(text, "{line}");
                }),
            }
        }
        text
    }
}

impl Section {
    fn take(&mut self, line: &str, number: usize) -> Result<(), Unreadable> {
        match self {
            Section::Records(records) => {
                let read = serde_json::from_str(line);
                records.push(read.map_err(|why| Unreadable::Json { line: number, why: why.to_string() })?);
            }
            Section::Lines(lines) => lines.push(line.to_owned()),
        }
        Ok(())
    }
}

/// The tags of a line: a name, and a value in quotes in which a backslash stands before what is meant.
fn tags(line: &str) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut letters = line.chars();
    while letters.by_ref().any(|letter| letter == '[') {
        let name: String = letters.by_ref().take_while(|letter| *letter != '"').collect();
        let mut value = String::new();
        while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
            value.extend(if letter == '\\' { letters.next() } else { Some(letter) });
        }
        tags.push((name.trim().to_owned(), value));
    }
    tags
}
