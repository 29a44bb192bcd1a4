//! Decks in line mode, through the program's own front door: everything the screens can do with them can be said in
//! words.

use crate::cli::support::run_with;
use std::path::Path;

/// The answers to these lines, each after its prompt.
fn talk(folder: &Path, lines: &[&str]) -> String {
    run_with(folder, &["--plain"], &format!("{}\n", lines.join("\n"))).out
}

#[test]
fn a_deck_is_built_and_changed_in_words() {
    let home = tempfile::tempdir().expect("a folder");
    let built = [
        "decks",
        "new-deck Red Luke",
        "add Luke Skywalker, Faithful Friend",
        "add echo base",
        "search vanquish",
        "add 1",
        "add vanquish",
        "add waylay side",
        "remove vanquish",
        "move 4",
        "undo",
        "remove 99",
        "add a card nobody printed",
        "format",
        "look",
    ];
    let said = talk(home.path(), &built);
    for wanted in [
        "Vanquish: 2 in the deck, 0 in the sideboard; deck 2, sideboard 0.",
        "Waylay: 0 in the deck, 1 in the sideboard; deck 2, sideboard 1.",
        "Vanquish: 1 in the deck, 0 in the sideboard; deck 1, sideboard 1.",
        "Waylay: 1 in the deck, 0 in the sideboard; deck 2, sideboard 0.",
        "Nothing here has the number 99.",
        "No card is called \"a card nobody printed\".",
        "Not legal for Twin Suns.",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(
        said.contains(
            "Sideboard:
4. 1 Waylay."
        ),
        "{said}"
    );
    // One step back leads to the list.
    let said = talk(home.path(), &["decks", "edit 40", "back", "copy 40"]);
    assert!(!said.contains("is not understood") && said.contains("Red Luke (copy) is saved."), "{said}");
    // Everything is listed.
    let said = talk(home.path(), &["decks", "deck 40"]);
    assert!(said.contains("Red Luke: Luke Skywalker; Echo Base.") && said.contains("1 Vanquish"), "{said}");
}

#[test]
fn decks_are_copied_renamed_read_written_and_deleted_in_words() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("out.txt").display().to_string();
    let (export, import) = (format!("export 40 {file}"), ["import", file.as_str()]);
    let said = talk(home.path(), &["decks", "copy 1", "rename 1 Mine", "rename 40", "Mine", &export, "export-text 40"]);
    for wanted in ["Starter: Luke (copy) is saved.", "Samples stay as they are", "New name:", "It is called Mine now."]
    {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(said.contains(&format!("Written to {file}.")) && said.contains("MainDeck"), "{said}");
    let said = talk(home.path(), &["decks", import[0], import[1], "delete 40", "delete 40 anyway", "look"]);
    assert!(
        said.contains("Read a deck from the file:") && said.contains("Luke Skywalker, Administrator's Tower is saved."),
        "{said}"
    );
    assert!(said.contains("Its file is removed. Say \"delete 40 anyway\" to delete."), "{said}");
    let last = said.rsplit_once("decks> 1. ").expect("the decks again").1;
    assert!(last.contains("40. Mine") && !last.contains("41. "), "{last}");
}

#[test]
fn what_is_said_at_the_beginning_is_heard_among_the_decks_too() {
    let home = tempfile::tempdir().expect("a folder");
    let said = talk(home.path(), &["decks", "new ann 1 bob 2", "concede ann"]);
    assert!(said.contains("decks> ") && said.contains("Type"), "{said}");
}
