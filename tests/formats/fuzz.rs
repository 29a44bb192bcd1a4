//! Whatever is read, nothing panics or hangs, and what was understood survives being written.
//!
//! The changed seeds are tried together with all other inputs, in `tests/fuzz`.

use crate::fuzz::change::{apply, change};
use crate::fuzz::decks::{run, seeds};
use proptest::prelude::*;
use swu_cards::catalog::{Catalogue, Id, fold};
use swu_decks::formats::import;

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        run(&bytes);
    }

    #[test]
    fn arbitrary_text_never_panics(text in "(?s).{0,200}") {
        run(text.as_bytes());
    }

    #[test]
    fn mutated_real_lists_never_panic(seed in any::<usize>(), changes in prop::collection::vec(change(), 1..20)) {
        let lists = super::corpus::texts();
        let mut bytes = match lists.len() {
            0 => seeds().swap_remove(seed % 8),
            count => lists[seed % count].clone(),
        };
        for change in &changes {
            apply(&mut bytes, change);
        }
        let begun = std::time::Instant::now();
        run(&bytes);
        prop_assert!(begun.elapsed().as_secs() < 20, "a list takes no such time: {}", String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn rows_of_any_parts_never_panic(parts in prop::collection::vec(
        prop::sample::select(vec![
            "3", "x", "X3", "-1", "1.5", "0", "99", "100", "Waylay", "Luke Skywalker", "|", ",", ":", ";", "-", "SOR_222", "SOR",
            "222", "(SOR)", "[SOR-222]", "(3)", "[3]", "*F*", "foil", "\"", "\u{201C}", "&amp;", "&#39;", "#", "//", "\u{200B}",
            "Deck", "Sideboard:", "==", "**", "\t", "\u{D7}", "L3-37", "Level 1313", "demo", "(beta)",
        ]), 0..9), joined in prop::sample::select(vec!["", " "])) {
        let row = parts.join(joined);
        run(format!("Deck\n{row}\n").as_bytes());
    }

    #[test]
    fn ids_and_names_of_any_text(text in "\\PC{0,40}") {
        if let Ok(id) = Id::parse(&text) {
            prop_assert_eq!(Id::parse(id.as_str()), Ok(id.clone()), "the canonical spelling is itself");
        }
        let folded = fold(&text);
        prop_assert_eq!(fold(&folded), folded.clone(), "folded once is folded");
    }
}

#[test]
fn the_seeds_are_lists() {
    for seed in seeds() {
        assert!(import(&seed, Catalogue::embedded()).is_ok(), "{}", String::from_utf8_lossy(&seed));
    }
}
