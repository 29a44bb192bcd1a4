//! The source files, with comments taken out of their lines.

use std::path::Path;

/// One file.
pub(crate) struct Source {
    /// Its path from the project's folder, with `/`.
    pub path: String,
    /// Its text as it is.
    pub text: String,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    /// The lines with their numbers from 1, without anything after `//`.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, before_comment(line)))
    }
}

/// A line up to its comment; a `//` inside a string does not start one.
fn before_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        match letter {
            '"' if before != '\\' && before != '\'' => quoted = !quoted,
            '/' if before == '/' && !quoted => return &line[..at - 1],
            _ => {}
        }
        before = letter;
    }
    line
}

/// All Rust files of a folder of the project, in the order of their paths.
pub(crate) fn all(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    gather(root, &root.join(folder), &mut sources);
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

fn gather(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(root, &path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(root).expect("inside").to_str().expect("plain names").replace('\\', "/");
            sources.push(Source { path: name, text: std::fs::read_to_string(&path).expect("text") });
        }
    }
}

#[test]
fn comments_are_left_out_and_texts_are_not() {
    let cut = |line: &str| before_comment(line).to_owned();
    assert_eq!(cut("let a = 1; // std::fs"), "let a = 1; ");
    assert_eq!(cut("/// std::fs"), "");
    assert_eq!(cut("open(\"file://x\") // y"), "open(\"file://x\") ");
    assert_eq!(cut("'\"' // y"), "'\"' ");
}
