//! How a file looks: every module says what it is, and nothing is left undone. What could stop the program is refused
//! by lints.

mod phrases;

use super::architecture::sources::{Source, all};

/// The most lines of a file of the program.
const MOST_LINES: usize = 400;

/// The most lines of a file of tests.
const MOST_LINES_OF_TESTS: usize = 500;

/// The most lines of a function.
const MOST_LINES_OF_A_FUNCTION: usize = 60;

/// Files that are longer, and why.
const LONG_FILES: &[(&str, &str)] = &[
    ("src/swu-language/ability/step.rs", "one list of words"),
    ("src/shell/command.rs", "one list of commands"),
    ("src/swu-rules/book/op.rs", "one list of operations"),
    ("src/swu-rules/change/moment.rs", "one arm for each word"),
    ("src/swu-rules/query/predicate.rs", "one arm for each word"),
    ("src/swu-cards/wording/conditions.rs", "one arm for each word"),
    ("src/swu-cards/wording/steps.rs", "one arm for each word"),
    ("src/swu-rules/book.rs", "the tables of one book"),
    ("src/swu-rules/book/compile/program.rs", "one arm for each word"),
    ("src/swu-rules/flow/verbs.rs", "one arm for each verb"),
];

/// Functions that are longer, and why.
const LONG_FUNCTIONS: &[(&str, &str, &str)] = &[
    ("src/swu-language/check/meaning.rs", "step", "one arm for each word"),
    ("src/swu-language/visit.rs", "on", "one arm for each word"),
    ("src/swu-language/visit/holds.rs", "give", "one arm for each word"),
    ("src/swu-language/visit/select.rs", "is", "one arm for each word"),
    ("src/swu-cards/wording/conditions.rs", "compare", "one arm for each word"),
    ("src/swu-cards/wording/moments.rs", "moment", "one arm for each word"),
    ("src/swu-cards/wording/targets.rs", "target_from", "one arm for each word"),
    ("src/swu-rules/flow/turn.rs", "take_action", "one arm for each action"),
    ("src/swu-language/visit/steps.rs", "step", "one arm for each word"),
    ("src/swu-cards/wording/gives.rs", "give", "one arm for each word"),
    ("src/swu-cards/wording/predicates.rs", "describe", "one arm for each word"),
    ("src/swu-cards/wording/steps.rs", "step", "one arm for each word"),
    ("src/swu-rules/audit/cards.rs", "zones", "one list of what must hold"),
    ("src/swu-rules/book/compile.rs", "def", "one field after the other"),
    ("src/swu-rules/book/compile/program.rs", "step", "one arm for each word"),
    ("src/swu-rules/change/moment.rs", "fits", "one arm for each word"),
    ("src/swu-rules/flow/effect.rs", "operation", "one arm for each word"),
    ("src/swu-rules/flow/select.rs", "pick_several", "the steps of one frame, in order"),
    ("src/swu-rules/flow/use_ability.rs", "go_on", "the steps of one frame, in order"),
    ("src/swu-rules/flow/verbs.rs", "verb", "one arm for each word"),
    ("src/swu-rules/flow/verbs/decks.rs", "card_verb", "one arm for each word"),
    ("src/swu-rules/flow/verbs/divide.rs", "divide", "the steps of one frame, in order"),
    ("src/swu-rules/flow/verbs/play_cards.rs", "play_cards", "the steps of one frame, in order"),
    ("src/swu-rules/look/telling.rs", "tell", "one arm for each word"),
    ("src/swu-rules/evaluation.rs", "measure", "one number after the other"),
    ("src/swu-rules/values/gather.rs", "gather", "the steps of one frame, in order"),
    ("src/swu-rules/values/giving.rs", "apply", "one arm for each word"),
    ("src/swu-rules/query/predicate.rs", "test_rest", "one arm for each word"),
];

fn undone() -> [String; 3] {
    // Written so that this file does not contain them itself.
    ["TO DO", "FIX ME", "X XX"].map(|word| word.replace(' ', ""))
}

/// The faults any file may have.
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
    let (count, most) = (text.lines().count(), most_lines(path));
    if count > most && LONG_FILES.iter().all(|(long, _)| long != path) {
        faults.push(format!("{path}:{count}: {count} lines, at most {most}: it holds more than one idea"));
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

fn most_lines(path: &str) -> usize {
    if path.starts_with("tests/") { MOST_LINES_OF_TESTS } else { MOST_LINES }
}

/// The functions of a file: the line each begins on, its name and its number of lines.
fn functions(text: &str) -> Vec<(usize, &str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let Some((before, after)) = line.trim_start().split_once("fn ") else { continue };
        let shown = (before.starts_with("pub") || before.starts_with("const ")) && before.ends_with(' ');
        if !before.is_empty() && (!shown || before.contains(['=', '{', '"', '>', ';'])) {
            continue;
        }
        let name = after.split(['(', '<']).next().unwrap_or_default();
        let ends = |line: &&str| line.len() > indent && line.starts_with(&" ".repeat(indent)) && line[indent..] == *"}";
        if let Some(length) = lines[start..].iter().position(ends).filter(|_| !line.trim_end().ends_with(['}', ';'])) {
            found.push((start + 1, name, length + 1));
        }
    }
    found
}

/// The functions of a file that are too long.
fn too_long(source: &Source) -> Vec<String> {
    let known = |name: &str| LONG_FUNCTIONS.iter().any(|(path, long, _)| *path == source.path && *long == name);
    let long = functions(&source.text)
        .into_iter()
        .filter(|(_, name, lines)| *lines > MOST_LINES_OF_A_FUNCTION && !known(name));
    long.map(|(line, name, lines)| {
        format!("{}:{line}: {name} has {lines} lines, at most {MOST_LINES_OF_A_FUNCTION}: cut it", source.path)
    })
    .collect()
}

#[test]
fn every_file_is_tidy() {
    let (src, tests) = (all("src"), all("tests"));
    let of_program = src.iter().flat_map(too_long);
    let faults: Vec<String> = src.iter().chain(&tests).flat_map(looks).chain(of_program).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// An exception that is no longer needed is removed from the list.
#[test]
fn every_exception_is_needed() {
    let sources = all("src");
    let find = |path: &str| sources.iter().find(|source| source.path == path).expect("the file is there");
    for (path, _) in LONG_FILES {
        assert!(find(path).text.lines().count() > MOST_LINES, "{path} is short enough");
    }
    for (path, name, _) in LONG_FUNCTIONS {
        let long = |function: &(usize, &str, usize)| function.1 == *name && function.2 > MOST_LINES_OF_A_FUNCTION;
        assert!(functions(&find(path).text).iter().any(long), "{name} in {path} is short enough");
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
    let long = |lines: usize| {
        format!("    pub(in crate::a) fn long(\n{}    }}\n    fn next() {{}}\n", "        more\n".repeat(lines))
    };
    assert_eq!(functions(&long(3)), [(1, "long", 5)]);
    assert_eq!(too_long(&Source::new("src/a.rs", &long(58))).len(), 0);
    assert_eq!(too_long(&Source::new("src/a.rs", &long(59))).len(), 1);
    assert_eq!(looks(&Source::new("src/a/mod.rs", "//! A file.\n")).len(), 1);
}
