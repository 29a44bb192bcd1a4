//! `cantina cards`: what it prints and how it ends.

use std::process::{Command, Output};
use swu_cards::library::Library;
use swu_language::ability::Token;

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina")).arg("cards").args(arguments).output().expect("cantina starts")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn a_card_is_shown_with_its_facts_and_text() {
    let output = cantina(&["general", "veers", "s:SOR"]);
    assert_eq!(
        printed(&output),
        "SOR_230  ⟡ General Veers, Blizzard Force Commander\n         \
         ground unit · cost 3 · 3/3 · Villainy · Imperial, Official\n         \
         Each other friendly Imperial unit gets +1/+1.\n\n"
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn nothing_found_is_said() {
    let output = cantina(&["no such card"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "No card fits no such card.\n");
    assert_eq!((output.status.code(), printed(&output).as_str()), (Some(1), ""));
}

#[test]
fn sound_cards_are_counted() {
    let output = cantina(&["--check"]);
    let said = printed(&output);
    let cards = Library::embedded().len() - Token::CARDS.len();
    assert!(said.starts_with(&format!("{cards} cards (ASH 264, HMW ")), "{said}");
    let tokens = format!("), {} tokens, 0 faults\ncard data ", Token::CARDS.len());
    assert!(said.contains("SOR 252") && said.contains(&tokens), "{said}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn faults_of_own_files_are_printed_and_end_with_1() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("mine.ron"), "[\n  (id: \"MY_001\", title: \"A\", kind: Unit),\n]\n")
        .expect("a file");
    std::fs::write(folder.path().join("notes.txt"), "not a card file").expect("a file");
    let path = folder.path().to_str().expect("UTF-8");
    let output = cantina(&["--check", "--assets", path]);
    assert_eq!(
        printed(&output),
        "mine.ron:2:3: MY_001: a unit needs an arena\nmine.ron:2:3: MY_001: a unit needs hp\n2 faults\n"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_folder_that_is_not_there_is_said() {
    let output = cantina(&["--assets", "/no/such/folder"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("cannot read the folder /no/such/folder"), "{said}");
    assert_eq!(output.status.code(), Some(1));
}
