//! Paths in the sources, completed: `super::word` in `unlimited::cards::card` is `unlimited::cards::word`.

use super::sources::Source;

/// The module path of a file inside its crate: `src/swu-rules/query/stats.rs` is `query::stats`.
pub(super) fn module_of(path: &str) -> String {
    let inside = path.trim_start_matches("src/").split_once('/').map_or("", |(_, inside)| inside);
    inside.trim_end_matches(".rs").replace('/', "::")
}

/// Every path into the services, with its line; groups in braces are expanded.
pub(super) fn uses(source: &Source, module: &str) -> Vec<(usize, String)> {
    let lines: Vec<(usize, &str)> = source.code().collect();
    let mut found = Vec::new();
    for (index, (number, line)) in lines.iter().enumerate() {
        for (at, root) in roots(line, module) {
            let mut rest = line[at..].to_owned();
            let mut next = index + 1;
            // A group goes on until its braces are closed.
            while is_use(line) && open_braces(&rest) && next < lines.len() {
                rest.push_str(lines[next].1);
                next += 1;
            }
            for path in spread(&rest) {
                let whole = if root.is_empty() { path } else { format!("{root}::{path}") };
                found.push((*number, whole));
            }
        }
    }
    found
}

fn is_use(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("use ") || line.starts_with("pub use ") || line.starts_with("pub(")
}

fn open_braces(text: &str) -> bool {
    text.matches('{').count() > text.matches('}').count()
}

/// Where paths into the services begin on a line, after `crate::` or `super::`, and what they begin with.
fn roots(line: &str, module: &str) -> Vec<(usize, String)> {
    let mut roots = Vec::new();
    for (at, _) in line.match_indices("crate::") {
        if !continues_a_path(line, at) {
            roots.push((at + "crate::".len(), String::new()));
        }
    }
    for (at, _) in line.match_indices("super::") {
        if continues_a_path(line, at) {
            continue;
        }
        let mut levels: Vec<&str> = module.split("::").collect();
        let mut rest = &line[at..];
        while let Some(above) = rest.strip_prefix("super::") {
            levels.pop();
            rest = above;
        }
        roots.push((line.len() - rest.len(), levels.join("::")));
    }
    roots
}

fn continues_a_path(line: &str, at: usize) -> bool {
    line[..at].chars().next_back().is_some_and(|before| before == ':' || before == '_' || before.is_alphanumeric())
}

/// The paths at the start of a text: `a::{b::c, d}` is `a::b::c` and `a::d`.
fn spread(text: &str) -> Vec<String> {
    let text = text.trim_start();
    if let Some(inner) = text.strip_prefix('{') {
        return members(inner).iter().flat_map(|member| spread(member)).collect();
    }
    let end = text.find(|letter: char| letter != '_' && !letter.is_alphanumeric()).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    match rest.strip_prefix("::") {
        Some(rest) if !name.is_empty() => {
            let inner = spread(rest);
            match inner.is_empty() {
                true => vec![name.to_owned()],
                false => inner.iter().map(|path| format!("{name}::{path}")).collect(),
            }
        }
        _ if name.is_empty() => Vec::new(),
        _ => vec![name.to_owned()],
    }
}

/// The members of a group, up to the brace that closes it.
fn members(inner: &str) -> Vec<String> {
    let (mut members, mut depth, mut member) = (Vec::new(), 0, String::new());
    for letter in inner.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                members.push(std::mem::take(&mut member));
                continue;
            }
            _ => {}
        }
        member.push(letter);
    }
    members.push(member);
    members
}

#[test]
fn paths_are_made_whole() {
    let paths = |text: &str| -> Vec<String> {
        uses(&Source::new("src/a/b/c.rs", text), "a::b::c").into_iter().map(|(_, path)| path).collect()
    };
    assert_eq!(paths("use super::d::E;"), ["a::b::d::E"]);
    assert_eq!(paths("use super::super::{d, e::{F, g}};"), ["a::d", "a::e::F", "a::e::g"]);
    assert_eq!(paths("pub(in crate::a::b) fn f(x: crate::c::D<crate::e::F>)"), ["a::b", "c::D", "e::F"]);
    assert_eq!(paths("use std::fmt; use mycrate::x; use ratatui::crate::y;"), Vec::<String>::new());
}
