//! English itself: articles, capitals, lists, verbs.

/// The sentence as it stands after another part of one: without its capital.
pub(super) fn decapital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The phrase with "a" or "an".
pub fn a(phrase: &str) -> String {
    let vowel = phrase.chars().next().is_some_and(|first| "aeiouAEIOU8".contains(first));
    let said_as_you = phrase.starts_with("uni") || phrase.starts_with("Uni");
    let letter = phrase.starts_with("X-");
    format!("{} {phrase}", if vowel && !said_as_you || letter { "an" } else { "a" })
}

/// With a capital at its start.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "a", "a and b", "a, b, and c".
pub fn list(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first, second] => format!("{first} {word} {second}"),
        [init @ .., last] => format!("{}, {word} {last}", init.join(", ")),
    }
}

/// The verb as "it" does it: "deals", "readies", "attaches".
pub fn third(verb: &str) -> String {
    let ends = |endings: &[&str]| endings.iter().any(|ending| verb.ends_with(ending));
    match verb {
        "have" => "has".to_owned(),
        "be" => "is".to_owned(),
        _ if verb.ends_with('y') && !ends(&["ay", "ey", "oy"]) => format!("{}ies", &verb[..verb.len() - 1]),
        _ if ends(&["s", "x", "z", "ch", "sh", "o"]) => format!("{verb}es"),
        _ => format!("{verb}s"),
    }
}

/// Several of a noun.
pub fn many(noun: &str) -> String {
    third(noun)
}

/// One sentence: a capital at its start, a full stop at its end.
pub fn sentence(text: &str) -> String {
    let text = capital(text);
    let aside = text.starts_with('(') && text.ends_with(')');
    if aside || text.ends_with(['.', '!', '?', ':']) || text.ends_with(".\"") { text } else { format!("{text}.") }
}

/// Numbers that are spelled out: how many modes are chosen.
pub fn spelled(number: i16) -> String {
    match number {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        4 => "four".to_owned(),
        _ => number.to_string(),
    }
}

/// With the possessive: "that player's", "their owners'".
pub fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}
