//! A text as a deck list: refused with reasons, or judged and written again as the same deck.

use swu_cards::catalog::Catalogue;
use swu_decks::formats::{
    DeckList, Format, Profile, Standing, Terms, import, import_pool, judge, samples, to_melee, to_swudb,
};

/// Reads, judges and writes whatever it is.
pub(crate) fn run(data: &[u8]) {
    let catalogue = Catalogue::embedded();
    if let Err(unreadable) = import_pool(data, catalogue) {
        assert!(!unreadable.faults.is_empty(), "a refusal says why");
    }
    let list = match import(data, catalogue) {
        Err(unreadable) => {
            assert!(!unreadable.faults.is_empty(), "a refusal says why");
            assert!(unreadable.faults.iter().all(|fault| fault.place.is_some()), "and where: {:?}", unreadable.faults);
            return;
        }
        Ok(list) => list,
    };
    assert!(list.faults.iter().all(|fault| fault.place.is_some()), "what was not read has a place: {:?}", list.faults);
    let profile = Profile::named("tr13").expect("an embedded profile");
    for format in Format::ALL {
        let verdict = judge(&list, &Terms::of(format, profile));
        let understood = list.entries().all(|(_, entry)| entry.printing.is_some());
        assert!(understood || verdict.standing() != Standing::Legal, "not understood, yet legal");
        for fault in &verdict.faults {
            let sentence = fault.to_string();
            assert!(!sentence.contains(|letter: char| letter.is_control() && letter != '\n'), "{fault:?}");
        }
    }
    written_again(&list, catalogue);
}

fn written_again(list: &DeckList, catalogue: &'static Catalogue) {
    let (json, melee) = (to_swudb(list), to_melee(list));
    let again = import(json.as_bytes(), catalogue).expect("what was written can be read");
    let sizes = |list: &DeckList| list.by_identity().map(|cards| cards.iter().map(|(_, copies)| copies).sum::<u32>());
    assert_eq!(sizes(&again), sizes(list), "{json}");
    if list.is_understood() {
        assert_eq!(again.by_identity(), list.by_identity(), "{json}");
    }
    if list.entries().next().is_some() && list.is_understood() && list.faults.is_empty() {
        let again = import(melee.as_bytes(), catalogue).expect("what was written can be read");
        assert_eq!(again.by_identity(), list.by_identity(), "{melee}");
    }
}

/// A list of each kind of text.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let sample = import(samples()[0].json.as_bytes(), Catalogue::embedded()).expect("a sample is a list");
    let melee = to_melee(&sample);
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
