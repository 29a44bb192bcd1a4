//! Names, and which of their letters are typed.

use hotseat::spelling::same_letter;
use hotseat::spelling::words;
use hotseat::table::{Agreement, Sitter, Table};
use proptest::prelude::*;

fn spelled(names: &[&str]) -> Vec<String> {
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    words(&names).iter().map(|letters| letters.iter().collect()).collect()
}

#[test]
fn three_letters_unless_more_are_needed() {
    assert_eq!(spelled(&["Ann", "Bob"]), ["ann", "bob"]);
    assert_eq!(spelled(&["Mary Jane", "Mary Beth"]), ["maryj", "maryb"]);
    assert_eq!(spelled(&["Юля", "Юрий"]), ["юля", "юри"]);
}

#[test]
fn names_too_short_or_too_much_alike_are_told_apart_by_their_seat() {
    assert_eq!(spelled(&["A", "Al", "Barbara"]), ["aone", "altwo", "bar"]);
    assert_eq!(spelled(&["Ann", "Anna", "Annabel"]), ["annone", "annatwo", "annabelthree"]);
    assert_eq!(spelled(&["bob", "Bob"]), ["bobone", "bobtwo"]);
    assert_eq!(spelled(&["Zoé", "Zoe!"]), ["zoéone", "zoetwo"]);
    assert_eq!(spelled(&["Ann", "\u{ff21}\u{ff4e}\u{ff4e}"]), ["annone", "anntwo"]);
    assert_eq!(spelled(&["!!!", "R2-D2"]), ["one", "r2d"]);
    assert_eq!(spelled(&["!!!", "One"]), ["oneone", "onetwo"]);
}

proptest! {
    #[test]
    fn no_word_opens_another_seat(names in proptest::collection::vec("[aAnNé1 -]{1,6}", 2..=6)) {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let words = spelled(&names);
        for (index, word) in words.iter().enumerate() {
            prop_assert!(word.chars().count() >= 3, "{names:?}: {words:?}");
            for other in &words[index + 1..] {
                let alike = word.chars().count() == other.chars().count()
                    && word.chars().zip(other.chars()).all(|(one, two)| same_letter(one, two));
                prop_assert!(!alike, "{names:?}: {words:?}");
            }
        }
    }
}

#[test]
fn a_table_says_what_is_wrong_with_it() {
    let table = |names: &[&str]| {
        let sitters = names.iter().map(|name| Sitter::person(*name)).collect();
        Table::new(sitters, Agreement::default()).map(|_| ()).expect_err("it is wrong").to_string()
    };
    assert_eq!(table(&["Ann"]), "A table has 2 to 6 seats, not 1.");
    assert_eq!(table(&["A", "B", "C", "D", "E", "F", "G"]), "A table has 2 to 6 seats, not 7.");
    assert_eq!(table(&["Ann", "Bob", "Ann"]), "Seats 1 and 3 are both called Ann.");
    assert_eq!(table(&["Ann", " "]), "Seat 2 needs a name that neither is empty nor begins or ends with a space.");
    assert_eq!(table(&["Ann", "B\x1b[2Jb"]), "The name of seat 2 has a character that no screen can show (U+001B).");
    assert_eq!(table(&["Ann", &"x".repeat(25)]), "The name of seat 2 is longer than 24 characters.");
}

#[test]
fn a_name_is_what_it_looks_like() {
    let table = |name: &str| Table::new(vec![Sitter::person("Ann"), Sitter::person(name)], Agreement::default());
    for hidden in [
        '\u{0}',
        '\u{7f}',
        '\u{85}',
        '\u{a0}',
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{115f}',
        '\u{200b}',
        '\u{200d}',
        '\u{200e}',
        '\u{202e}',
        '\u{2028}',
        '\u{2066}',
        '\u{2800}',
        '\u{3164}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{e0041}',
        '\u{e0100}',
    ] {
        let fault = table(&format!("A{hidden}nn")).map(|_| ()).expect_err("it cannot be seen");
        assert!(fault.to_string().contains(&format!("(U+{:04X})", u32::from(hidden))), "{fault}");
    }
    for shown in
        ["Zoe\u{301}", "R2-D2 \u{1f916}", "\u{f6}", "\u{6d4b}\u{8bd5}", "\u{1112}\u{1161}\u{11ab}", "\u{939}\u{93f}"]
    {
        assert!(table(shown).is_ok(), "{shown}");
    }
}

#[test]
fn a_table_out_of_a_file_is_checked_too() {
    let json = r#"{"seats":[{"name":"Ann"}],"agreement":{}}"#;
    let fault = serde_json::from_str::<Table>(json).expect_err("one seat");
    assert!(fault.to_string().starts_with("A table has 2 to 6 seats, not 1."), "{fault}");
}

#[test]
fn names_that_differ_in_capitals_only_are_refused_and_still_read() {
    let people = |names: [&str; 2]| names.map(Sitter::person).to_vec();
    let fault = Table::new(people(["Ann", "ann"]), Agreement::default()).map(|_| ()).expect_err("the same letters");
    assert_eq!(fault.to_string(), "Seats 1 and 2 are both called ann.");
    let kept = r#"{"seats":[{"name":"Ann"},{"name":"ann"}],"agreement":{}}"#;
    assert!(serde_json::from_str::<Table>(kept).is_ok(), "a save of before is opened");
}
