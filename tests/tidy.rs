//! How a file looks: every module says what it is, nothing is left undone, nothing can be thrown by a user's input.

use super::architecture::sources::{Source, all};

/// The most lines of a file.
const MOST_LINES: usize = 580;

/// Words that stop the program, and where they may stand because no input reaches them.
const STOPS: [(&str, &str, &str); 5] = [
    ("src/unlimited/cards/library/embedded.rs", "panic!(", "embedded data that a test reads whole"),
    ("src/unlimited/cards/catalog.rs", "panic!(", "embedded data that a test reads whole"),
    ("src/unlimited/formats/profile.rs", "panic!(", "embedded data that a test reads whole"),
    ("src/unlimited/formats/exceptions.rs", "panic!(", "embedded data that a test reads whole"),
    ("src/unlimited/formats/legal.rs", "unreachable!(", "a list that was judged legal has a base"),
];

fn undone() -> [String; 3] {
    // Written so that this file does not hold them itself.
    ["TO DO", "FIX ME", "X XX"].map(|word| word.replace(' ', ""))
}

/// What any file may have wrong.
fn looks(source: &Source) -> Vec<String> {
    let Source { path, text } = source;
    let mut faults = Vec::new();
    if !text.starts_with("//! ") {
        faults.push(format!("{path}:1: a module begins with //! and says what it is"));
    }
    if path.ends_with("/mod.rs") {
        faults.push(format!("{path}:1: foo.rs beside foo/, never mod.rs"));
    }
    if !text.ends_with('\n') || text.ends_with("\n\n") {
        faults.push(format!("{path}:{}: a file ends with one line break", text.lines().count()));
    }
    let count = text.lines().count();
    if count > MOST_LINES {
        faults.push(format!("{path}:{count}: {count} lines, at most {MOST_LINES}: it holds more than one idea"));
    }
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if line.ends_with([' ', '\t', '\r']) {
            faults.push(format!("{path}:{number}: space at the end of the line"));
        }
        if line.contains('\t') {
            faults.push(format!("{path}:{number}: a tab"));
        }
        for word in undone() {
            if line.contains(&word) {
                faults.push(format!("{path}:{number}: {word}: something is not done"));
            }
        }
    }
    faults
}

/// What a file of the program may have wrong besides.
fn stops(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for word in [".unwrap()", ".expect(", "panic!(", "unreachable!(", "unimplemented!(", "todo!("] {
        let known = STOPS.iter().any(|(path, stop, _)| *path == source.path && *stop == word);
        if known {
            continue;
        }
        for (number, code) in source.code() {
            if code.contains(word) {
                faults.push(format!("{}:{number}: {word} stops the program", source.path));
            }
        }
    }
    faults
}

#[test]
fn every_file_is_tidy() {
    let (src, tests) = (all("src"), all("tests"));
    let faults: Vec<String> = src.iter().chain(&tests).flat_map(looks).chain(src.iter().flat_map(stops)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// An exception that is not needed any more is taken off the list.
#[test]
fn every_exception_is_needed() {
    let sources = all("src");
    let find = |path: &str| sources.iter().find(|source| source.path == path).expect("the file is there");
    for (path, word, _) in STOPS {
        assert!(find(path).code().any(|(_, code)| code.contains(word)), "{path} has no {word}");
    }
}

#[test]
fn an_untidy_file_is_found() {
    let found = |text: &str| looks(&Source::new("src/a.rs", text)).len();
    assert_eq!(found("//! A file.\n"), 0);
    assert_eq!(found("use std::fmt;\n"), 1);
    assert_eq!(found("//! A file. \n"), 1);
    assert_eq!(found("//! A file."), 1);
    assert_eq!(found(&format!("//! A file.\n// {}: later\n", undone()[0])), 1);
    assert_eq!(found(&format!("//! A file.\n{}", "\n// more".repeat(MOST_LINES)).replacen("more", "more", 1)), 2);
    assert_eq!(looks(&Source::new("src/a/mod.rs", "//! A file.\n")).len(), 1);
    let stopping = |text: &str| stops(&Source::new("src/a.rs", text)).len();
    assert_eq!(stopping("let a = b.unwrap();\nlet c = d.expect(\"e\");\npanic!(\"f\");"), 3);
    assert_eq!(stopping("// a.unwrap()\nlet a = b.unwrap_or(c);"), 0);
}
