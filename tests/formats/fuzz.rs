//! Whatever is read, nothing panics, nothing hangs, and what was understood survives being written.

use super::draft::{read, tr13};
use cantina::unlimited::cards::catalog::{Catalogue, Id, fold};
use cantina::unlimited::formats::{DeckList, Format, Terms, import, import_pool, judge, samples, to_melee, to_swudb};
use proptest::prelude::*;

/// Lists to begin with, one of each kind of text.
fn seeds() -> Vec<Vec<u8>> {
    let melee = to_melee(&read(samples()[0].json));
    let typed = melee.replace(" | ", " ").replace("MainDeck", "Deck:");
    let picklist = "Picklist: x\n[ ] Luke Skywalker | Faithful Friend\n SOR 005\n-----\n[ ] [ ] Waylay\n SOR 222, TWI 226\n-----\n[ ] Cunning\n";
    let csv = "Set,CardNumber,Count,IsFoil\nSOR,005,1,false\nSOR,222,3,false\nSHD,\"1\"\"97\",2,true\n";
    let site = r#"{"shuffledDeck":[{"card":{"cardName":"Waylay","defaultExpansionAbbreviation":"SOR","defaultCardNumber":"222"},"count":3,"sideboardCount":1}]}"#;
    let rows = "Leader: Sabine Wren (SOR) 014\n3xSOR_222\nWaylay x3 // c\n1 Padm\u{e9} Amidala, Pursuing Peace [TWI-8]\n1.5 L3-37\n- 2 The Darksaber\n";
    let limited = r#"{"leaders":["SOR_014"],"bases":[{"id":"SOR-22"}],"deck":[{"id":"SOR_222","count":-1}],"pool":{"cards":["SOR_222"]}}"#;
    [samples()[0].json, &melee, &typed, picklist, csv, site, rows, limited]
        .iter()
        .map(|text| text.as_bytes().to_vec())
        .collect()
}

/// One change of a text.
#[derive(Clone, Debug)]
enum Change {
    Replace(usize, u8),
    Remove(usize, usize),
    Repeat(usize, usize),
    Insert(usize, String),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<usize>(), 1..40_usize).prop_map(|(at, length)| Change::Remove(at, length)),
        (any::<usize>(), 1..80_usize).prop_map(|(at, length)| Change::Repeat(at, length)),
        (any::<usize>(), "[|,:\\[\\](){}\"x0-9 \n#/_-]{1,6}|Deck|Base|\u{e9}|\u{2019}|SOR_|null|-1|1e9")
            .prop_map(|(at, text)| Change::Insert(at, text)),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let within = |at: usize| at % (bytes.len() + 1);
    match change {
        Change::Replace(at, byte) if !bytes.is_empty() => {
            let at = at % bytes.len();
            bytes[at] = *byte;
        }
        Change::Replace(..) => {}
        Change::Remove(at, length) => {
            let at = within(*at);
            let end = (at + length).min(bytes.len());
            bytes.drain(at..end);
        }
        Change::Repeat(at, length) => {
            let at = within(*at);
            let end = (at + length).min(bytes.len());
            let part = bytes[at..end].to_vec();
            bytes.splice(at..at, part);
        }
        Change::Insert(at, text) => {
            let at = within(*at);
            bytes.splice(at..at, text.bytes());
        }
    }
}

/// Reads, judges and writes whatever it is.
fn try_everything(bytes: &[u8]) {
    let catalogue = Catalogue::embedded();
    if let Err(unreadable) = import_pool(bytes, catalogue) {
        assert!(!unreadable.faults.is_empty(), "a refusal says why");
    }
    let list = match import(bytes, catalogue) {
        Err(unreadable) => {
            assert!(!unreadable.faults.is_empty(), "a refusal says why");
            assert!(unreadable.faults.iter().all(|fault| fault.place.is_some()), "and where: {:?}", unreadable.faults);
            return;
        }
        Ok(list) => list,
    };
    assert!(list.faults.iter().all(|fault| fault.place.is_some()), "what was not read has a place: {:?}", list.faults);
    for format in Format::ALL {
        let verdict = judge(&list, &Terms::of(format, tr13()));
        let understood = list.entries().all(|(_, entry)| entry.printing.is_some());
        assert!(
            understood || verdict.standing() != cantina::unlimited::formats::Standing::Legal,
            "not understood, yet legal"
        );
        for fault in &verdict.faults {
            assert!(
                !fault.to_string().contains(|character: char| character.is_control() && character != '\n'),
                "{fault:?}"
            );
        }
    }
    let (json, melee) = (to_swudb(&list), to_melee(&list));
    let again = import(json.as_bytes(), catalogue).expect("what was written can be read");
    let sizes = |list: &DeckList| list.by_identity().map(|cards| cards.iter().map(|(_, copies)| copies).sum::<u32>());
    assert_eq!(sizes(&again), sizes(&list), "{json}");
    if list.is_understood() {
        assert_eq!(again.by_identity(), list.by_identity(), "{json}");
    }
    if list.entries().next().is_some() && list.is_understood() && list.faults.is_empty() {
        let again = import(melee.as_bytes(), catalogue).expect("what was written can be read");
        assert_eq!(again.by_identity(), list.by_identity(), "{melee}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        try_everything(&bytes);
    }

    #[test]
    fn arbitrary_text_never_panics(text in "(?s).{0,200}") {
        try_everything(text.as_bytes());
    }

    #[test]
    fn mutated_lists_never_panic(seed in 0..8_usize, changes in prop::collection::vec(change(), 1..12)) {
        let mut bytes = seeds().swap_remove(seed);
        for change in &changes {
            apply(&mut bytes, change);
        }
        try_everything(&bytes);
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
        try_everything(&bytes);
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
        try_everything(format!("Deck\n{row}\n").as_bytes());
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
