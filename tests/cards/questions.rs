//! Every question every card can ask, worded without names: `CANTINA_WRITE=1 cargo test the_questions_are_these` writes
//! it again.

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
    crate::expected::same("tests/cards/questions.txt", &page());
}
