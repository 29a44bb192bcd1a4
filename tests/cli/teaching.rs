//! A teacher at an open table: first the rule, then the effects of the last action, and nothing twice.

use super::support::run_with;

#[test]
fn a_teacher_says_the_rule_and_what_is_new() {
    let folder = tempfile::tempdir().expect("a folder");
    let decks = ["--deck", "sor-luke", "--deck", "sor-vader", "--name", "Ann", "--name", "Bob", "--seed", "4"];
    let taught = ["--trust", "open", "--teach", "--bot", "2=rookie"];
    let ran = run_with(folder.path(), &[&["--plain", "play"], &decks[..], &taught].concat(), "1\n1\n1\n");
    let said: Vec<&str> = ran.out.split("Teaching. ").skip(1).collect();
    assert!(said[0].starts_with("Rule 6.4"), "{}{}", ran.out, ran.err);
    let place = |word: &str| said[0].find(word).unwrap_or_else(|| panic!("{word}: {}", ran.out));
    assert!(place("Mulligan. Once,") < place("Bob keeps the opening hand."), "{}", ran.out);
    // Once as it happens, once by the teacher.
    assert!(ran.out.matches("Ann puts ").count() <= 4, "{}", ran.out);
    let kept = said.iter().filter(|said| said.contains("Bob keeps the opening hand.")).count();
    assert_eq!(kept, 1, "{}", ran.out);
}
