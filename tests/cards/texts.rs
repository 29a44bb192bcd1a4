//! The generated text of every card: `CANTINA_WRITE=1 cargo test the_texts_are_these` writes it again.

use swu_cards::library::Library;
use swu_cards::wording::text;
use swu_language::card::Card;

/// Id and name, then the lines: the front, the deploy condition of a leader, the unit side.
fn entry(card: &Card) -> String {
    let subtitle = card.subtitle.as_ref().map_or(String::new(), |subtitle| format!(", {subtitle}"));
    let said = text(card);
    let mut entry = format!("{} {}{subtitle}\n", card.id, card.title);
    said.front.iter().chain(&said.epic).for_each(|line| entry.push_str(&format!("    {line}\n")));
    if card.unit_side.is_some() {
        entry.push_str("  unit side:\n");
        said.unit_side.iter().for_each(|line| entry.push_str(&format!("    {line}\n")));
    }
    if card.upgrade_side.is_some() {
        entry.push_str("  upgrade side:\n");
        said.upgrade_side.iter().for_each(|line| entry.push_str(&format!("    {line}\n")));
    }
    entry
}

/// One set and all tokens, by id.
fn page(library: &Library, set: &str) -> String {
    let mut cards: Vec<&Card> = library.iter().map(|(_, card)| card).collect();
    cards.retain(|card| (card.set() == set || card.kind.is_token()) && card.reprints.is_none());
    cards.sort_by_key(|card| &card.id);
    cards.into_iter().map(entry).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_texts_are_these() {
    let library = Library::embedded();
    for set in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"] {
        the_texts_of_a_set(&library, set);
    }
}

fn the_texts_of_a_set(library: &Library, set: &str) {
    crate::expected::same(&format!("tests/cards/{}_texts.txt", set.to_lowercase()), &page(library, set));
}
