//! Your own card files: what is wrong with them is reported with file, line and column.

use super::support::{refused, run, write};

#[test]
fn broken_card_files_are_told_with_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = [
        ("bracket.ron", "[\n  (id: \"TST_001\", title: \"A\",\n]"),
        ("word.ron", "[\n  (id: \"TST_002\", titel: \"A\"),\n]"),
        ("number.ron", "[\n  (id: \"TST_003\", title: \"A\", cost: many),\n]"),
        ("empty.ron", ""),
        ("noise.ron", "\u{1}\u{2}((((("),
    ];
    for (name, text) in broken {
        let own = tempfile::tempdir().expect("a folder");
        write(own.path(), name, text);
        let assets = own.path().to_str().expect("a plain name").to_owned();
        let (code, said) = refused(folder.path(), &["cards", "--check", "--assets", &assets]);
        assert_eq!(code, 1, "{name}: {said}");
        let place = format!("{name}:");
        let line = said.lines().find(|line| line.contains(&place)).unwrap_or_else(|| panic!("{name} is named: {said}"));
        let after: String = line[line.find(&place).expect("it is there") + place.len()..].chars().take(1).collect();
        assert!(after.chars().all(|sign| sign.is_ascii_digit()), "the line follows: {line}");
        let faults = said.lines().count() - 1;
        let counted = if faults == 1 { "1 fault".to_owned() } else { format!("{faults} faults") };
        assert_eq!(said.lines().last(), Some(counted.as_str()), "{said}");
    }
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    for command in ["cards", "engine"] {
        let (_, said) = refused(folder.path(), &[command, "--assets", "no-such-folder"]);
        assert!(said.contains("no-such-folder"), "{said}");
    }
}

#[test]
fn the_shipped_cards_have_no_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["cards", "--check"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("SOR 252") && ran.out.contains(", 0 faults"), "{}", ran.out);
}

#[test]
fn cards_of_the_deckbuilding_game_are_found_by_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let cards = |words: &[&str]| run(folder.path(), &[&["cards", "--game", "deckbuilding"], words].concat());
    let all = cards(&[]);
    assert_eq!(all.code, 0, "{}", all.err);
    assert_eq!(all.out.lines().filter(|line| line.ends_with(')') && !line.starts_with(' ')).count(), 164);
    let one = cards(&["luke"]);
    assert!(one.out.contains("Luke Skywalker  (luke_skywalker)") && one.out.contains("Target 8."), "{}", one.out);
    let doubted = cards(&["clone", "wars", "felucia"]);
    assert!(doubted.out.contains("Not compared with a printed card. In doubt: Whether Droids"), "{}", doubted.out);
    let none = cards(&["nobody"]);
    assert_eq!((none.code, none.err.trim()), (1, "No card fits nobody."));
    let checked = cards(&["--check"]);
    assert_eq!((checked.code, checked.out.trim()), (0, "164 cards, 0 faults"));
    let (code, said) = refused(folder.path(), &["cards", "--game", "deckbuilding", "--assets", "."]);
    assert_eq!(code, 2, "{said}");
}
