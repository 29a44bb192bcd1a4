//! Which cases are shown here, which elsewhere, and which cannot happen yet.

use crate::player::texts;
use std::collections::BTreeSet;

/// Every case there is.
const CASES: &[(u16, u16)] = &[
    (1, 45),
    (50, 80),
    (85, 106),
    (110, 127),
    (130, 150),
    (155, 180),
    (185, 199),
    (205, 221),
    (225, 235),
    (240, 249),
    (255, 268),
    (270, 278),
    (280, 283),
    (290, 318),
    (330, 356),
    (370, 380),
];

/// Cases without a test here, and why.
const ELSEWHERE: &[(u16, u16, &str)] = &[
    (330, 356, "three and more players: shown with the multiplayer tests"),
    (376, 376, "Support comes with later sets"),
    (379, 379, "Fortify comes with later sets"),
];

#[test]
fn every_case_is_shown_once_or_has_a_reason() {
    let mut left: BTreeSet<u16> = CASES.iter().flat_map(|(first, last)| *first..=*last).collect();
    assert_eq!(left.len(), 310);
    let texts = texts::all().into_iter().filter(|entry| entry.file.starts_with("tests/plays/edge_cases/"));
    let texts: Vec<String> = texts.map(|entry| entry.heading().to_owned()).collect();
    let tests = include_str!("setup.rs").split("#[test]\nfn ").skip(1);
    let shown = texts
        .iter()
        .map(String::as_str)
        .chain(tests)
        .filter_map(|name| name.strip_prefix('e'))
        .map(|rest| rest[..3].parse::<u16>().expect("a case is named by its number"));
    let reasoned = ELSEWHERE.iter().flat_map(|(first, last, why)| {
        assert!(!why.is_empty());
        *first..=*last
    });
    for case in shown.chain(reasoned) {
        assert!(left.remove(&case), "E{case:03} is listed twice or does not exist");
    }
    assert!(left.is_empty(), "neither shown nor reasoned: {left:?}");
}
