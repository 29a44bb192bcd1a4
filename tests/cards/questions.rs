//! Every question that every card can ask, as it is said while no name is known:
//! `CANTINA_WRITE=1 cargo test the_questions_are_these` writes it anew.

use std::path::Path;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::look::questions::all_questions;

fn page() -> String {
    let library = Library::embedded();
    let mut page = String::new();
    let mut before = String::new();
    for (id, question) in all_questions(&Book::of(&library)) {
        if id != before {
            let title = library.get(&id).map_or("", |card| card.title.as_str());
            page.push_str(&format!("{id} {title}\n"));
            before = id;
        }
        page.push_str(&format!("    {question}\n"));
    }
    page
}

#[test]
fn the_questions_are_these() {
    let said = page();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards/questions.txt");
    if std::env::var_os("CANTINA_WRITE").is_some() {
        std::fs::write(&path, &said).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let changed: Vec<String> = said
        .lines()
        .zip(expected.lines())
        .filter(|(said, expected)| said != expected)
        .map(|(said, expected)| format!("was: {expected}\nis:  {said}\n"))
        .take(5)
        .collect();
    let again = "CANTINA_WRITE=1 cargo test the_questions_are_these writes tests/cards/questions.txt anew";
    assert!(said == expected, "questions changed; {again}:\n{}", changed.concat());
}
