//! Sentences and clauses: the same reason stands alone, after a dash, or after a comma.

/// Words that begin a sentence with a capital only because they begin it; a name keeps its capital.
const SMALL: [&str; 9] = ["It", "Its", "The", "This", "There", "A", "An", "Nobody", "Passing"];

/// A clause as a sentence: with a capital and a full stop.
pub fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with(['.', '!', '?', ')']) { text } else { format!("{text}.") }
}

/// A sentence as it continues after a dash: without its full stop, and without a capital unless it belongs to a name.
pub fn clause(text: &str) -> String {
    let text = text.strip_suffix('.').unwrap_or(text);
    let first = text.split(' ').next().unwrap_or_default();
    if SMALL.contains(&first) { lower_first(text) } else { text.into() }
}

/// With a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// An imperative sentence as it continues after a comma.
pub fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
