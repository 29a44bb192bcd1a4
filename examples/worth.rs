//! Writes `assets/packs/worth.ron` again: a row for every card of a booster, with its worth by what is printed on it.
//! `drawn`, which comes from games, stays as it is.
//!
//! `cargo run --example worth > worth.ron`; then replace the old file with it.

use std::collections::BTreeMap;
use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_decks::limited::{Parts, Recipe, WorthRow};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (catalogue, library) = (Catalogue::embedded(), Library::embedded());
    let known = WorthRow::embedded().unwrap_or_default();
    let drawn: BTreeMap<&str, i32> = known.iter().map(|row| (row.id.as_str(), row.drawn)).collect();
    let mut ids: Vec<&str> = Recipe::embedded().iter().flat_map(Recipe::ids).collect();
    ids.sort_unstable();
    ids.dedup();
    println!(
        "// What the cards of boosters are worth, and where that comes from: `cargo run --example worth` writes it."
    );
    println!("[");
    for printing in ids.into_iter().filter_map(|id| catalogue.get(id)) {
        let parts = Parts::of(printing, library.get(printing.id));
        let row = WorthRow { id: printing.id.to_owned(), parts, drawn: drawn.get(printing.id).copied().unwrap_or(0) };
        println!("    {},", ron::to_string(&row)?);
    }
    println!("]");
    Ok(())
}
