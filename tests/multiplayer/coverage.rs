//! Every lettered rule of parts A to F and every row of table C has a test named after it.

/// The parts with the number of their last rule.
const PARTS: [(char, u32); 6] = [('a', 13), ('b', 9), ('c', 23), ('d', 11), ('e', 11), ('f', 9)];

/// The edge cases of several players.
const EDGE_CASES: std::ops::RangeInclusive<u32> = 330..=356;

/// The names of all tests here.
fn tests() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/multiplayer");
    let files = std::fs::read_dir(folder).expect("the tests of several players");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let mut names = Vec::new();
    for text in texts {
        let parts = text.split("#[test]\nfn ").skip(1);
        names.extend(parts.filter_map(|part| part.split('(').next()).map(str::to_owned));
    }
    names
}

#[test]
fn every_rule_has_a_test_of_its_name() {
    let tests = tests();
    let rules = PARTS.iter().flat_map(|(part, last)| (1..=*last).map(move |number| format!("{part}{number}")));
    let cases = EDGE_CASES.map(|number| format!("e{number}"));
    let named = |rule: &str| tests.iter().any(|test| test.split('_').any(|word| word == rule));
    let missing: Vec<String> = rules.chain(cases).filter(|rule| !named(rule)).collect();
    assert!(missing.is_empty(), "no test is named after {}", missing.join(", "));
}
