//! The short spelling of cards in positions: `("lothal", damage: 2)` is `(id: "lothal", damage: 2)`.

/// Adds `id:` to cards written with their id first and named fields after it. Strings are left alone, and the number of
/// lines stays the same.
pub(super) fn with_ids(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let mut rest = text;
    while let Some(at) = rest.find(['(', '"']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if from.starts_with('"') {
            let end = quoted(from);
            out.push_str(&from[..end]);
            rest = &from[end..];
            continue;
        }
        out.push('(');
        let inside = &from[1..];
        if names_fields(inside.trim_start()) {
            out.push_str("id: ");
        }
        rest = inside;
    }
    out.push_str(rest);
    out
}

/// Where a quoted string ends.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return at + 1,
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    text.len()
}

/// Whether this is a quoted string, a comma, and the name of a field.
fn names_fields(text: &str) -> bool {
    if !text.starts_with('"') {
        return false;
    }
    let Some(behind) = text[quoted(text)..].trim_start().strip_prefix(',') else { return false };
    let behind = behind.trim_start();
    let name = behind.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(behind.len());
    name > 0 && behind[name..].trim_start().starts_with(':')
}
