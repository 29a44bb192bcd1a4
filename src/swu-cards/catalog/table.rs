//! Parses the text of the table: slices of the text, one pass, nothing copied.

use super::fact::{self, CardType};
use super::{Printing, Set};
use swu_language::word::Aspect;

/// What a table of facts holds.
pub(super) struct Table {
    pub(super) sets: Vec<Set>,
    pub(super) misspellings: Vec<(&'static str, &'static str)>,
    pub(super) printings: Vec<Printing>,
}

/// A line of the table that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct TableFault {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: LineFault,
}

/// What is wrong with a line of the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineFault {
    /// It ends before this field.
    #[error("the field `{0}` is missing")]
    Missing(&'static str),
    /// It goes on after the last field.
    #[error("there are more fields than expected")]
    TooMany,
    /// A card without a title.
    #[error("the title is empty")]
    NoTitle,
    /// A field holds something else.
    #[error("`{text}` is not a valid {field}")]
    Value {
        /// What it holds.
        text: String,
        /// Which field.
        field: &'static str,
    },
    /// More than three aspects.
    #[error("`{0}` are more than three aspects")]
    Aspects(String),
    /// The printings are in the order of their ids.
    #[error("`{0}` is out of order or appears twice")]
    Order(&'static str),
}

pub(super) fn parse(text: &'static str) -> Result<Table, Vec<TableFault>> {
    let mut table = Table {
        sets: Vec::with_capacity(16),
        misspellings: Vec::new(),
        printings: Vec::with_capacity(text.len() / 60),
    };
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(what) = read_line(line, &mut table) {
            faults.push(TableFault { line: index + 1, what });
        }
    }
    if faults.is_empty() { Ok(table) } else { Err(faults) }
}

/// Splits a line at its bars. Most fields are a few bytes long, so a plain walk beats a search for each bar.
struct Fields {
    rest: Option<&'static str>,
}

impl Fields {
    fn next(&mut self, name: &'static str) -> Result<&'static str, LineFault> {
        let Some(rest) = self.rest else { return Err(LineFault::Missing(name)) };
        let bar = rest.as_bytes().iter().position(|byte| *byte == b'|');
        let (field, rest) = match bar {
            Some(at) => (&rest[..at], Some(&rest[at + 1..])),
            None => (rest, None),
        };
        self.rest = rest;
        Ok(field)
    }
}

fn read_line(line: &'static str, table: &mut Table) -> Result<(), LineFault> {
    let mut fields = Fields { rest: Some(line) };
    let mut field = |name| fields.next(name);
    match field("id")? {
        "set" => {
            let set = Set { code: field("code")?, name: field("name")?, released: some(field("day of release")?) };
            table.sets.push(set);
        }
        "misspelling" => table.misspellings.push((field("circulating word")?, field("printed word")?)),
        id => {
            let identity = some(field("earliest id")?).unwrap_or(id);
            let printing = Printing {
                id,
                identity,
                title: some(field("title")?).ok_or(LineFault::NoTitle)?,
                subtitle: field("subtitle")?,
                kind: letters(field("type")?, "type", CardType::from_letters)?,
                unique: field("unique")? == "*",
                aspects: aspects(field("aspects")?)?,
                cost: number(field("cost")?, "cost")?,
                power: number(field("power")?, "power")?,
                hp: number(field("hp")?, "hp")?,
                arena: optional_letter(field("arena")?, "arena", fact::arena)?,
                rarity: optional_letter(field("rarity")?, "rarity", fact::rarity)?,
                traits: field("traits")?,
                keywords: field("keywords")?,
                leader_unit_keywords: field("keywords of the leader unit")?,
            };
            if table.printings.last().is_some_and(|last| last.id >= id) {
                return Err(LineFault::Order(id));
            }
            table.printings.push(printing);
        }
    }
    match fields.rest {
        None => Ok(()),
        Some(_) => Err(LineFault::TooMany),
    }
}

fn some(text: &'static str) -> Option<&'static str> {
    (!text.is_empty()).then_some(text)
}

fn one(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] => Some(*letter),
        _ => None,
    }
}

fn value_fault(text: &str, field: &'static str) -> LineFault {
    LineFault::Value { text: text.to_owned(), field }
}

fn letters<T>(text: &str, field: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, LineFault> {
    read(text).ok_or_else(|| value_fault(text, field))
}

fn optional_letter<T>(text: &str, field: &'static str, read: impl Fn(u8) -> Option<T>) -> Result<Option<T>, LineFault> {
    if text.is_empty() {
        return Ok(None);
    }
    letters(text, field, |text| one(text).and_then(&read)).map(Some)
}

fn number<T: std::str::FromStr>(text: &str, field: &'static str) -> Result<Option<T>, LineFault> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| value_fault(text, field))
}

fn aspects(text: &str) -> Result<[Option<Aspect>; 3], LineFault> {
    let mut aspects = [None; 3];
    if text.len() > aspects.len() {
        return Err(LineFault::Aspects(text.to_owned()));
    }
    for (place, letter) in aspects.iter_mut().zip(text.bytes()) {
        *place = Some(fact::aspect(letter).ok_or_else(|| value_fault(text, "list of aspects"))?);
    }
    Ok(aspects)
}
