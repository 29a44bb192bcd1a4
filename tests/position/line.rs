//! Cutting a text into lines, and lines into parts.

/// What a line is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// `ann: ...` before anybody acts, or `round 3`, `regroup`, `bob starts`.
    Setup(&'a str),
    /// What somebody does.
    Act(&'a str),
    /// What must be so now.
    Expect(&'a str),
}

/// The lines of a text that say something. `//` begins a remark.
pub fn lines(text: &str) -> Vec<Line<'_>> {
    let mut acting = false;
    let mut lines = vec![];
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(expected) = line.strip_prefix("=>") {
            acting = true;
            lines.push(Line::Expect(expected.trim()));
        } else if !acting && is_setup(line) {
            lines.push(Line::Setup(line));
        } else {
            acting = true;
            lines.push(Line::Act(line));
        }
    }
    lines
}

fn is_setup(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.ends_with(':') || word == "round" || line == "regroup" || line.ends_with(" starts")
}

/// Cuts at a sign, but not inside brackets or quotes.
pub fn cut(text: &str, sign: char) -> Vec<&str> {
    let mut parts = vec![];
    let (mut depth, mut quoted, mut start) = (0, false, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ if letter == sign && depth == 0 && !quoted => {
                parts.push(text[start..at].trim());
                start = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// Splits "Wampa (2 damage)" into what is before and what is in the brackets.
pub fn bracket(text: &str) -> (&str, Option<&str>) {
    match text.strip_suffix(')').and_then(|open| open.split_once(" (")) {
        Some((before, inside)) => (before.trim(), Some(inside.trim())),
        None => (text.trim(), None),
    }
}

/// Splits "Shield x2" into the word and the number, 1 where none is said.
pub fn times(text: &str) -> (&str, usize) {
    if let Some((word, count)) = text.rsplit_once(" x")
        && let Ok(count) = count.parse()
    {
        return (word.trim(), count);
    }
    (text.trim(), 1)
}
