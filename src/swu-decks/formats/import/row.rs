//! One row of a typed list: `3x Name`, `3 | Name | Subtitle`, `Name (SOR) 033`, `1 Name [SOR-005]`, `3xSOR_193`,
//! `SOR_193 x3`, `Name, 3`.

use super::{copies, tidy};
use crate::formats::list::Count;
use swu_cards::catalog::{Catalogue, Id, Named};

/// The parts of a row; name and ids may both be missing.
pub(super) struct Row {
    pub(super) count: Count,
    pub(super) name: String,
    pub(super) ids: Vec<String>,
    pub(super) demo: bool,
}

pub(super) fn read(catalogue: &Catalogue, line: &str) -> Row {
    let line = tidy::row(line);
    let (count, card) = copies::in_front(&line);
    let counted = count.is_some();
    let (rest, tags) = take_tags(card);
    let mut row = Row { count: count.unwrap_or(Count::Whole(1)), name: String::new(), ids: tags.ids, demo: tags.demo };
    row.name = tidy::ends(&rest).to_owned();
    if row.ids.is_empty() {
        take_bare_id(catalogue, &mut row);
    }
    if is_whole(catalogue, &row) {
        return row;
    }
    let looks = tidy::without_looks(&row.name);
    if looks.len() < row.name.len() {
        row.name = looks.to_owned();
        if row.ids.is_empty() {
            take_bare_id(catalogue, &mut row);
        }
    }
    if !counted && !is_whole(catalogue, &row) {
        take_copies_behind(catalogue, &mut row);
    }
    if catalogue.read_name(&row.name) == Named::Nobody {
        let plain = tidy::without_quotes(&row.name);
        if catalogue.read_name(&plain) != Named::Nobody {
            row.name = plain;
        }
    }
    row
}

/// Does nothing remain that is not a card?
fn is_whole(catalogue: &Catalogue, row: &Row) -> bool {
    if row.name.is_empty() { !row.ids.is_empty() } else { catalogue.read_name(&row.name) != Named::Nobody }
}

/// The number after a card, if the text without it is a card: names may end in numbers themselves.
fn take_copies_behind(catalogue: &Catalogue, row: &mut Row) {
    if !row.ids.is_empty()
        && let Some(count) = copies::alone(&row.name)
    {
        (row.count, row.name) = (count, String::new());
        return;
    }
    let Some((card, count)) = copies::behind(&row.name) else { return };
    let card = tidy::ends(card).to_owned();
    let mut shorter = Row { count, name: card, ids: row.ids.clone(), demo: row.demo };
    if shorter.ids.is_empty() {
        take_bare_id(catalogue, &mut shorter);
    }
    let spoken = catalogue.read_name(&tidy::without_quotes(&shorter.name)) != Named::Nobody;
    if spoken || (shorter.name.is_empty() && !shorter.ids.is_empty()) || copies::is_marked(&row.name) {
        *row = shorter;
    }
}

#[derive(Default)]
struct Tags {
    ids: Vec<String>,
    demo: bool,
}

/// Takes `[SOR-005]`, `(SOR 017)`, `(SOR) 033` and words about appearance out of the text; other brackets stay in the
/// name.
fn take_tags(text: &str) -> (String, Tags) {
    let (mut left, mut rest, mut tags) = (String::new(), text, Tags::default());
    while let Some(open) = rest.find(['[', '(']) {
        let close = if rest[open..].starts_with('[') { ']' } else { ')' };
        let Some(length) = rest[open..].find(close) else { break };
        let inside = rest[open + 1..open + length].trim();
        let after = &rest[open + length + 1..];
        left.push_str(&rest[..open]);
        rest = after;
        let word = inside.to_ascii_lowercase();
        if word == "demo" || word == "beta" {
            tags.demo = true;
        } else if let Some((id, after)) = set_and_number(inside, after) {
            tags.ids.push(id);
            rest = after;
        } else if Id::parse(inside).is_ok() {
            tags.ids.push(inside.to_owned());
        } else if !tidy::is_look(&word) {
            left.push_str(&text[text.len() - after.len() - length - 1..text.len() - after.len()]);
        }
    }
    left.push_str(rest);
    (left, tags)
}

/// The set in brackets and its number after them.
fn set_and_number<'a>(set: &str, after: &'a str) -> Option<(String, &'a str)> {
    let after = after.trim_start();
    let digits = after.strip_prefix('#').unwrap_or(after);
    let length = digits.bytes().take_while(u8::is_ascii_digit).count();
    let id = Id::of(set, &digits[..length]).ok()?;
    Some((id.as_str().to_owned(), &digits[length..]))
}

/// An id without brackets: the whole text, or its last or first word or two. Names that look like ids (L3-37) take
/// precedence.
fn take_bare_id(catalogue: &Catalogue, row: &mut Row) {
    if catalogue.read_name(&row.name) != Named::Nobody {
        return;
    }
    let name = std::mem::take(&mut row.name);
    if Id::parse(&name).is_ok_and(|id| is_meant(catalogue, &name, &id)) {
        row.ids.push(name);
        return;
    }
    let words: Vec<(usize, &str)> = name
        .split([' ', '\t', '|'])
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - name.as_ptr() as usize, word))
        .collect();
    let candidates = match words.as_slice() {
        [] | [_] => Vec::new(),
        [first, .., last] => {
            let second = words[1];
            let before_last = words[words.len() - 2];
            vec![
                (last.0, name.len()),
                (before_last.0, name.len()),
                (first.0, first.0 + first.1.len()),
                (first.0, second.0 + second.1.len()),
            ]
        }
    };
    for (start, end) in candidates {
        let text = &name[start..end];
        if Id::parse(text).is_ok_and(|id| is_meant(catalogue, text, &id)) {
            row.ids.push(text.to_owned());
            row.name = tidy::ends(&format!("{}{}", &name[..start], &name[end..])).to_owned();
            return;
        }
    }
    row.name = name;
}

/// With an underscore it can only be an id; otherwise the set must be known, as many names end in a number.
fn is_meant(catalogue: &Catalogue, text: &str, id: &Id) -> bool {
    text.contains(['_', '#']) || catalogue.set(id.set()).is_some()
}
