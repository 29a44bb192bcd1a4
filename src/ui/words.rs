//! Sentences and clauses: the same reason stands alone, behind a dash, or after a comma.

/// A clause as a sentence: with a capital and a full stop.
pub fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with(['.', '!', '?', ')']) { text } else { format!("{text}.") }
}

/// A sentence as it goes on after a dash: without its full stop.
pub fn clause(text: &str) -> String {
    lower_first(text.strip_suffix('.').unwrap_or(text))
}

/// With a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A sentence as it goes on after a comma.
pub fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
