//! Lists typed by hand and Melee's text: heads and rows, comments and blank lines.

use super::builder::{Builder, Slot, Stop};
use super::heads::{self, Head};
use super::resolve::Written;
use super::row::{self, Row};
use crate::formats::code::Code;
use crate::formats::fault::shown;
use crate::formats::list::Section;
use crate::formats::source::Source;

/// Longer lines are no rows.
const LONGEST_LINE: usize = 300;

pub(super) fn read(builder: &mut Builder<'_>) -> Result<(), Stop> {
    let mut slot = Slot::ByType;
    for line in builder.text().lines() {
        if let Some(Head::Section(section)) = heads::read_comment(line.trim()) {
            slot = section;
            continue;
        }
        let line = without_comment(line).trim();
        if line.is_empty() || is_rule(line) {
            continue;
        }
        if line.len() > LONGEST_LINE {
            let place = builder.place_of(line);
            let message = format!("{} is too long for a row", shown(line));
            builder.nonsense(slot, Code::Row, line, place, message)?;
            continue;
        }
        match heads::read(line) {
            Some(Head::Section(section)) => slot = section,
            Some(Head::Row(section, rest)) => {
                let whole = matches!(section, Slot::In(Section::Deck | Section::Sideboard));
                slot = if whole { section } else { Slot::ByType };
                read_row(builder, section, rest)?;
            }
            Some(Head::Once(section, rest)) => read_row(builder, section, rest)?,
            Some(Head::Name(name)) => builder.list.name = Some(name.to_owned()),
            Some(Head::Author(author)) => builder.list.author = Some(author.to_owned()),
            Some(Head::Remark) => {}
            None => read_row(builder, slot, line)?,
        }
    }
    Ok(())
}

fn read_row(builder: &mut Builder<'_>, slot: Slot, line: &str) -> Result<(), Stop> {
    let place = builder.place_of(line);
    let Row { count, name, ids, demo } = row::read(builder.catalogue, line);
    if name.is_empty() && ids.is_empty() {
        let message = format!("{} names no card", shown(line));
        return builder.nonsense(slot, Code::Row, line, place, message);
    }
    let written = Written {
        shown: if name.is_empty() { ids[0].clone() } else { name.clone() },
        ids: ids.iter().map(String::as_str).collect(),
        name: (!name.is_empty()).then_some(name.as_str()),
        bare_title_is_whole: builder.list.source == Source::Melee,
        demo,
    };
    builder.row(slot, &written, count, place)
}

/// Comments begin with `#` or `//` at the beginning of a line or after a blank; `SOR#5` and `(SOR) #5` are ids.
fn without_comment(line: &str) -> &str {
    let mut blank_before = true;
    for (at, character) in line.char_indices() {
        let numbered = at > 0 && line[at + character.len_utf8()..].starts_with(|next: char| next.is_ascii_digit());
        if blank_before && ((character == '#' && !numbered) || line[at..].starts_with("//")) {
            return &line[..at];
        }
        blank_before = character.is_whitespace();
    }
    line
}

/// Lines drawn between parts mean nothing.
fn is_rule(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|byte| matches!(byte, b'-' | b'=' | b'_' | b'*' | b'~'))
}
