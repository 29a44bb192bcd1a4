//! What sites and mail programs leave around a row: entities, invisible characters, quotes, table bars, formatting
//! marks.

use std::borrow::Cow;

/// Words about the appearance of a copy, which does not matter (formats.md K-1).
const LOOKS: [&str; 9] =
    ["foil", "hyperspace", "hyperspace foil", "showcase", "prestige", "normal", "standard", "f", "full art"];

/// The entities that stand for a single character of a name.
const ENTITIES: [(&str, &str); 18] = [
    ("&quot;", "\""),
    ("&apos;", "'"),
    ("&#39;", "'"),
    ("&#039;", "'"),
    ("&#x27;", "'"),
    ("&#8217;", "'"),
    ("&rsquo;", "'"),
    ("&lsquo;", "'"),
    ("&rdquo;", "\""),
    ("&ldquo;", "\""),
    ("&ndash;", "-"),
    ("&mdash;", "-"),
    ("&#8211;", "-"),
    ("&#8212;", "-"),
    ("&hellip;", "..."),
    ("&nbsp;", " "),
    ("&eacute;", "\u{E9}"),
    ("&icirc;", "\u{EE}"),
];

/// A row as it was meant.
pub(super) fn row(line: &str) -> Cow<'_, str> {
    let mut line = Cow::Borrowed(line);
    if line.contains('&') {
        for (entity, letter) in ENTITIES {
            if line.contains(entity) {
                line = Cow::Owned(line.replace(entity, letter));
            }
        }
        // Last, so that `&amp;quot;` is decoded once and not twice.
        line = Cow::Owned(line.replace("&amp;", "&"));
    }
    let invisible = |letter: char| matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}');
    if line.contains(invisible) {
        line = Cow::Owned(line.replace(invisible, ""));
    }
    for mark in ["*F*", "*f*", "*Foil*", "*foil*", "*FOIL*"] {
        if line.contains(mark) {
            line = Cow::Owned(line.replace(mark, " "));
        }
    }
    let bare = line.trim().trim_start_matches('|').trim();
    let bare = bare.strip_suffix(',').unwrap_or(bare);
    let quoted = bare.strip_prefix('"').and_then(|inside| inside.strip_suffix('"'));
    let bare = quoted.filter(|inside| !inside.contains('"')).unwrap_or(bare);
    if bare.len() < line.len() { Cow::Owned(bare.to_owned()) } else { line }
}

/// Without separators at its ends.
pub(super) fn ends(text: &str) -> &str {
    let sign = |letter: char| {
        letter.is_whitespace() || matches!(letter, '|' | ',' | ';' | ':' | '-' | '\u{2013}' | '\u{2014}' | '=')
    };
    text.trim_matches(sign)
}

/// A word that only describes how a copy looks.
pub(super) fn is_look(word: &str) -> bool {
    LOOKS.contains(&word.to_ascii_lowercase().as_str())
}

/// Without words about the appearance at the end.
pub(super) fn without_looks(text: &str) -> &str {
    let mut left = text.trim_end();
    while let Some((before, word)) = left.rsplit_once(char::is_whitespace) {
        if !is_look(word) {
            break;
        }
        left = ends(before);
    }
    if is_look(left) { "" } else { left }
}

/// Without double quotes, straight or curly.
pub(super) fn without_quotes(text: &str) -> String {
    let quote = |letter: char| matches!(letter, '"' | '\u{201C}' | '\u{201D}' | '\u{201E}' | '\u{AB}' | '\u{BB}');
    ends(&text.replace(quote, "")).to_owned()
}
