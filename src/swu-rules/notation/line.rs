//! Cutting a text into lines, and lines into parts.

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'t> {
    /// `ann: ...` before anybody acts, or `round 3`, `regroup`, `bob starts` and the like.
    Setup(&'t str),
    /// What somebody does.
    Act(&'t str),
    /// What must hold now.
    Expect(&'t str),
}

impl<'t> Line<'t> {
    /// Its text.
    pub fn text(&self) -> &'t str {
        match self {
            Line::Setup(text) | Line::Act(text) | Line::Expect(text) => text,
        }
    }
}

/// Words that begin a line of set-up about the whole game.
const ABOUT_THE_GAME: [&str; 5] = ["title", "mode", "options", "players", "round"];

/// The lines of a text that are not empty. `//` begins a comment.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    let players = text.lines().find_map(|line| line.trim().strip_prefix("players ")).unwrap_or_default();
    let names = cut(players, ',');
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
        } else if !acting && is_setup(line, &names) {
            lines.push(Line::Setup(line));
        } else {
            acting = true;
            lines.push(Line::Act(line));
        }
    }
    lines
}

fn is_setup(line: &str, names: &[&str]) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let named = |name: &&str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(':'));
    word.ends_with(':')
        || names.iter().any(named)
        || is_about_the_game(line)
        || line == "regroup"
        || line == "initiative taken"
        || line.ends_with(" starts")
}

/// Does this begin like a line about the whole game? No player can have such a name.
pub(super) fn is_about_the_game(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|word| ABOUT_THE_GAME.contains(&word))
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

/// Splits "Shield x2" into the word and the number, 1 if not given.
pub fn times(text: &str) -> (&str, usize) {
    if let Some((word, count)) = text.rsplit_once(" x")
        && let Ok(count) = count.parse()
    {
        return (word.trim(), count);
    }
    (text.trim(), 1)
}

/// Is this name read as written, without any sign of the notation in it?
pub(super) fn is_plain(text: &str) -> bool {
    let signs = [';', ',', ':', '>', '(', ')', '"', '\n', '\r'];
    !text.is_empty() && text.trim() == text && !text.contains(signs) && !text.contains("//") && times(text).0 == text
}
