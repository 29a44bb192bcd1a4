//! Names, and the letters of them that are typed.

use cantina::hotseat::spelling::letters;
use cantina::hotseat::table::{Agreement, Sitter, Table};

fn spelled(names: &[&str]) -> Vec<String> {
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    letters(&names).iter().map(|letters| letters.iter().collect()).collect()
}

#[test]
fn three_letters_unless_more_are_needed() {
    assert_eq!(spelled(&["Ann", "Bob"]), ["ann", "bob"]);
    assert_eq!(spelled(&["Al", "Barbara"]), ["al", "bar"]);
    assert_eq!(spelled(&["Ann", "Anna", "Annabel"]), ["ann", "anna", "annab"]);
    assert_eq!(spelled(&["Mary Jane", "Mary Beth"]), ["maryj", "maryb"]);
    assert_eq!(spelled(&["bob", "Bob"]), ["bob1", "bob2"]);
    assert_eq!(spelled(&["Zoé", "Zoe!"]), ["zoé1", "zoe2"]);
    assert_eq!(spelled(&["!!!", "R2-D2"]), ["1", "r2d"]);
    assert_eq!(spelled(&["Юля", "Юрий"]), ["юля", "юри"]);
}

#[test]
fn a_table_says_what_is_wrong_with_it() {
    let table = |names: &[&str]| {
        let sitters = names.iter().map(|name| Sitter::person(*name)).collect();
        Table::new(sitters, Agreement::default()).map(|_| ()).expect_err("it is wrong")
    };
    assert_eq!(table(&["Ann"]), "A table has 2 to 6 seats, not 1.");
    assert_eq!(table(&["A", "B", "C", "D", "E", "F", "G"]), "A table has 2 to 6 seats, not 7.");
    assert_eq!(table(&["Ann", "Bob", "Ann"]), "Seats 1 and 3 are both called Ann.");
    assert_eq!(table(&["Ann", " "]), "Seat 2 needs a name that neither is empty nor begins or ends with a space.");
    assert_eq!(table(&["Ann", "B\x1b[2Jb"]), "The name of seat 2 has a character that no screen can show.");
    assert_eq!(table(&["Ann", &"x".repeat(25)]), "The name of seat 2 is longer than 24 characters.");
}

#[test]
fn a_table_out_of_a_file_is_checked_too() {
    let json = r#"{"seats":[{"name":"Ann"}],"agreement":{}}"#;
    let fault = serde_json::from_str::<Table>(json).expect_err("one seat");
    assert!(fault.to_string().starts_with("A table has 2 to 6 seats, not 1."), "{fault}");
}
