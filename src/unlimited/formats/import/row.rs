//! One row of a typed list: `3x Name`, `3 | Name | Subtitle`, `Name (SOR) 033`, `1 Name [SOR-005]`, `3xSOR_193`,
//! `SOR_193 x3`.

use super::count;
use crate::unlimited::cards::catalog::{Catalogue, Id, Named};
use crate::unlimited::formats::list::Count;

/// The parts of a row; name and ids may both be missing.
pub(super) struct Row {
    pub(super) count: Count,
    pub(super) name: String,
    pub(super) ids: Vec<String>,
    pub(super) demo: bool,
}

/// Words about the look of a copy, which plays no part (formats.md K-1).
const LOOKS: [&str; 6] = ["foil", "hyperspace", "hyperspace foil", "showcase", "prestige", "normal"];

pub(super) fn read(catalogue: &Catalogue, line: &str) -> Row {
    let (count, card) = take_count(line);
    let (rest, tags) = take_tags(card);
    let mut row = Row { count, name: String::new(), ids: tags.ids, demo: tags.demo };
    let name = rest.trim().trim_start_matches('|').trim_end_matches(['|', ',', ' ']).trim().to_owned();
    row.name = name;
    if row.ids.is_empty() {
        take_bare_id(catalogue, &mut row);
    }
    row
}

/// `3x`, `3 x`, `3 `, `3|` in front, or `x3` behind; without any it is one copy.
fn take_count(line: &str) -> (Count, &str) {
    let line = without_bullet(line.trim());
    if let Some((number, rest)) = count::number_at_start(line) {
        let is_multiplier = |character: char| matches!(character, 'x' | 'X' | '\u{D7}');
        if let Some(rest) = rest.strip_prefix(is_multiplier) {
            return (count::of(number), rest.trim_start());
        }
        if rest.is_empty() || rest.starts_with('|') {
            return (count::of(number), rest);
        }
        if rest.starts_with(char::is_whitespace) {
            let rest = rest.trim_start();
            let card = match rest.strip_prefix(is_multiplier) {
                Some(card) if card.starts_with(char::is_whitespace) || Id::parse(card).is_ok() => card.trim_start(),
                _ => rest,
            };
            return (count::of(number), card);
        }
    }
    let (card, last) = line.rsplit_once(char::is_whitespace).unwrap_or(("", line));
    let times =
        last.strip_prefix(['x', 'X', '\u{D7}']).and_then(count::number_at_start).filter(|(_, rest)| rest.is_empty());
    match times {
        Some((number, _)) if !card.trim().is_empty() => (count::of(number), card.trim_end()),
        _ => (Count::Whole(1), line),
    }
}

fn without_bullet(line: &str) -> &str {
    let bullet = line.strip_prefix(['-', '*', '+', '\u{2022}']);
    bullet.filter(|rest| rest.starts_with(char::is_whitespace)).map_or(line, str::trim_start)
}

#[derive(Default)]
struct Tags {
    ids: Vec<String>,
    demo: bool,
}

/// Takes `[SOR-005]`, `(SOR 017)`, `(SOR) 033` and words about looks out of the text; other brackets stay in the name.
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
        } else if !LOOKS.contains(&word.as_str()) {
            left.push_str(&text[text.len() - after.len() - length - 1..text.len() - after.len()]);
        }
    }
    left.push_str(rest);
    (left, tags)
}

/// The set in brackets and its number behind them.
fn set_and_number<'a>(set: &str, after: &'a str) -> Option<(String, &'a str)> {
    let after = after.trim_start();
    let digits = after.strip_prefix('#').unwrap_or(after);
    let length = digits.bytes().take_while(u8::is_ascii_digit).count();
    let id = Id::of(set, &digits[..length]).ok()?;
    Some((id.as_str().to_owned(), &digits[length..]))
}

/// An id without brackets: the whole text, or its last or first word or two. Names that look like ids (L3-37) win.
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
            row.name = format!("{}{}", &name[..start], &name[end..]).trim().trim_matches(['|', ',']).trim().to_owned();
            return;
        }
    }
    row.name = name;
}

/// With a low line it can be nothing else; otherwise the set must be known, for many names end in a number.
fn is_meant(catalogue: &Catalogue, text: &str, id: &Id) -> bool {
    text.contains(['_', '#']) || catalogue.set(id.set()).is_some()
}
