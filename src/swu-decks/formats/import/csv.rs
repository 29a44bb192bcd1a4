//! The collection export of swu-db.com: `Set,CardNumber,Count,IsFoil[,Stamp]`. Leader and base are ordinary rows.

use super::builder::{Builder, Slot, Stop};
use super::resolve::Written;
use super::{UNDERSTOOD, count};
use crate::formats::code::Code;
use crate::formats::fault::{Fault, shown};
use std::borrow::Cow;
use swu_cards::catalog::Id;

/// Whether the first line is the header.
pub(super) fn is(start: &str) -> bool {
    start.lines().next().and_then(Columns::of).is_some()
}

pub(super) fn read(builder: &mut Builder<'_>) -> Result<(), Stop> {
    let mut lines = builder.text().lines().filter(|line| !line.trim().is_empty());
    let header = lines.next();
    let Some(columns) = header.and_then(Columns::of) else {
        return Err(builder.stop(
            Code::Shape,
            None,
            "the first line does not name the columns Set, CardNumber and Count",
        ));
    };
    for line in lines {
        let place = builder.place_of(line);
        let fields = split(line, columns.sign);
        let field = |at: usize| fields.get(at).map(|field| field.trim());
        let (Some(set), Some(number), Some(copies)) = (field(columns.set), field(columns.number), field(columns.count))
        else {
            let message = format!("{} has fewer columns than the first line", shown(line.trim()));
            builder.nonsense(Slot::ByType, Code::Shape, line.trim(), place, message)?;
            continue;
        };
        let id = Id::of(set, number).map_or_else(|_| format!("{set}_{number}"), |id| id.as_str().to_owned());
        let written = Written { shown: id.clone(), ids: vec![&id], ..Written::default() };
        builder.row(Slot::ByType, &written, count::of(copies), place)?;
    }
    if builder.list.entries().next().is_none() {
        let place = header.and_then(|header| builder.place_of(header));
        builder.fault(Fault::new(Code::Unreadable, UNDERSTOOD, "there are columns but no rows").at(place));
    }
    Ok(())
}

struct Columns {
    sign: char,
    set: usize,
    number: usize,
    count: usize,
}

impl Columns {
    fn of(header: &str) -> Option<Columns> {
        let sign = [',', ';', '\t'].into_iter().find(|sign| header.contains(*sign))?;
        let names: Vec<String> = split(header, sign)
            .iter()
            .map(|name| name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase())
            .collect();
        let place = |wanted: &[&str]| names.iter().position(|name| wanted.contains(&name.as_str()));
        let set = place(&["set", "expansion"])?;
        let number = place(&["cardnumber", "number"])?;
        Some(Columns { sign, set, number, count: place(&["count", "quantity"])? })
    }
}

/// Splits a line; quotes hold a field together and `""` stands for a quote.
fn split(line: &str, sign: char) -> Vec<Cow<'_, str>> {
    if !line.contains('"') {
        return line.split(sign).map(Cow::Borrowed).collect();
    }
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if quoted && characters.peek() == Some(&'"') => {
                field.push('"');
                characters.next();
            }
            '"' => quoted = !quoted,
            other if other == sign && !quoted => fields.push(Cow::Owned(std::mem::take(&mut field))),
            other => field.push(other),
        }
    }
    fields.push(Cow::Owned(field));
    fields
}
