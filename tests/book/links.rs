//! Links of the book and of the pages in the folder of the source.

use super::{PAGES, pages, text};
use crate::expected::path;
use std::path::Path;

/// Pages outside the book.
const OUTSIDE: [&str; 7] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    ".github/pull_request_template.md",
];

/// The targets of the links and pictures of a page, without its blocks and its words in code.
fn targets(page: &str) -> Vec<String> {
    let mut prose = String::new();
    let mut fenced = false;
    for line in page.lines() {
        fenced ^= line.starts_with("```");
        if !fenced {
            prose.extend(line.split('`').step_by(2));
            prose.push('\n');
        }
    }
    let ends = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    ends.map(|(target, _)| target.to_owned()).collect()
}

/// A heading as links name it.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase().replace(' ', "-");
    kept.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_')).collect()
}

/// A path without steps upwards.
fn within(path: &Path) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.to_str().expect("UTF-8").split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Why a link of this file leads nowhere.
fn dead(file: &str, target: &str) -> Option<String> {
    if target.starts_with("https://") {
        return None;
    }
    let (page, heading) = target.split_once('#').unwrap_or((target, ""));
    let folder = Path::new(file).parent().expect("a folder");
    let found = if page.is_empty() { file.to_owned() } else { within(&folder.join(page)) };
    let found = found.as_str();
    if !path(found).exists() {
        return Some(format!("{file}: there is no {target}"));
    }
    if file.starts_with(PAGES) && !found.starts_with(PAGES) {
        return Some(format!("{file}: {target} is outside the book"));
    }
    let there = heading.is_empty()
        || text(found)
            .lines()
            .any(|line| line.starts_with('#') && anchor(line.trim_start_matches('#').trim()) == heading);
    (!there).then(|| format!("{file}: there is no heading {target}"))
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages().into_iter().map(|page| format!("{PAGES}/{page}"));
    let files: Vec<String> = pages.chain(OUTSIDE.map(str::to_owned)).collect();
    let all: Vec<(&String, String)> =
        files.iter().flat_map(|file| targets(&text(file)).into_iter().map(move |target| (file, target))).collect();
    assert!(all.len() > 50, "{} links were found", all.len());
    let faults: Vec<String> = all.iter().filter_map(|(file, target)| dead(file, target)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_page_is_in_the_summary_once() {
    let mut listed = targets(&text(&format!("{PAGES}/SUMMARY.md")));
    listed.push("SUMMARY.md".to_owned());
    listed.sort();
    assert_eq!(listed, pages());
}

#[test]
fn a_dead_link_is_found() {
    assert_eq!(targets("[a](b.md), `[c](d.md)`\n```\n[e](f.md)\n```\n![g](h.svg)"), ["b.md", "h.svg"]);
    assert!(dead("docs/src/playing.md", "settings.md").is_none());
    assert!(dead("docs/src/practising.md", "positions.md#puzzles").is_none());
    assert!(dead("docs/src/playing.md", "settings.md#nowhere").is_some());
    assert!(dead("docs/src/playing.md", "nowhere.md").is_some());
    assert!(dead("docs/src/playing.md", "../../README.md").is_some());
}

/// README fits on a screen, pictures aside; the rest is in the book.
#[test]
fn the_readme_is_short() {
    let words = text("README.md").split_whitespace().count();
    assert!((100..=300).contains(&words), "{words} words");
}
