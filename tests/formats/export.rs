//! What is written can be read again as the same list.

use super::draft::{Draft, read};
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{DeckList, Section, differences, samples, to_ids, to_melee, to_picklist, to_swudb};

fn ids(list: &DeckList) -> Vec<(Section, String, u32)> {
    let mut ids: Vec<_> = list
        .entries()
        .map(|(section, entry)| {
            (section, entry.printing.map_or(entry.written.clone(), |card| card.id.to_owned()), entry.count.cards())
        })
        .collect();
    ids.sort();
    ids
}

#[test]
fn swudb_json_keeps_the_ids_that_were_typed() {
    let text = "{\"metadata\": {\"name\": \"A \\\"name\\\"\", \"author\": \"Ann\"}, \"leader\": \"SOR_014\", \"secondleader\": \"SOR_009\",
        \"base\": \"SOR_022\", \"deck\": [{\"id\": \"TWI_226\", \"count\": 2}, {\"id\": \"SOR_222\", \"count\": 1}, {\"id\": \"SOR_095\"}]}";
    let list = read(text);
    let expected = "{
  \"metadata\": {\"author\":\"Ann\",\"name\":\"A \\\"name\\\"\"},
  \"leader\": {\"id\": \"SOR_014\", \"count\": 1},
  \"secondleader\": {\"id\": \"SOR_009\", \"count\": 1},
  \"base\": {\"id\": \"SOR_022\", \"count\": 1},
  \"deck\": [
    {\"id\": \"SOR_095\", \"count\": 1},
    {\"id\": \"SOR_222\", \"count\": 1},
    {\"id\": \"TWI_226\", \"count\": 2}
  ],
  \"sideboard\": []
}
";
    assert_eq!(to_swudb(&list), expected);
    let again = read(expected);
    assert_eq!((ids(&again), &again.name, &again.author), (ids(&list), &list.name, &list.author));
    assert_eq!(to_swudb(&again), expected, "written twice is written the same");
}

#[test]
fn rows_are_sorted_by_type_cost_and_title() {
    let list = read(&to_swudb(&Draft::sized(84, 2).list()));
    let keys: Vec<_> =
        list.deck.iter().filter_map(|entry| entry.printing).map(|card| (card.kind, card.cost, card.title)).collect();
    assert!(keys.is_sorted());
}

#[test]
fn melee_text_keeps_the_cards() {
    let list = read(
        "Leaders\n1 | Sabine Wren | Galvanized Revolutionary\nBase\n1 | Level 1313\nMainDeck\n2 | Waylay\n1 | L3-37 | Droid Revolutionary\n",
    );
    let expected = "Leaders\n1 | Sabine Wren | Galvanized Revolutionary\n\nBase\n1 | Level 1313\n\nMainDeck\n\
        1 | L3-37 | Droid Revolutionary\n2 | Waylay\n";
    assert_eq!(to_melee(&list), expected);
    assert_eq!(read(expected).by_identity(), list.by_identity());
    let printings = read(r#"{"deck": [{"id": "TWI_226", "count": 2}, {"id": "SOR_222", "count": 1}]}"#);
    assert_eq!(to_melee(&printings), "MainDeck\n3 | Waylay\n", "one card, one row");
}

#[test]
fn every_deck_card_survives_both_ways() {
    let catalogue = swu_cards::catalog::Catalogue::embedded();
    let cards: Vec<_> = catalogue.printings().iter().filter(|card| card.kind.is_deck_card()).collect();
    for some in cards.chunks(450) {
        let rows: Vec<String> = some.iter().map(|card| format!("\"{}\"", card.id)).collect();
        let list = read(&format!("{{\"leader\": \"SOR_014\", \"base\": \"SOR_022\", \"deck\": [{}]}}", rows.join(",")));
        assert_eq!(ids(&read(&to_swudb(&list))), ids(&list));
        let again = read(&to_melee(&list));
        assert_eq!(again.by_identity(), list.by_identity());
        assert_eq!(again.faults, []);
    }
}

#[test]
fn what_was_not_understood_is_written_as_it_was() {
    let text = r#"{"leaders": ["SOR_014", "SOR_009", "SOR_005"], "bases": [],
        "deck": [{"id": "SOR_999", "count": 2}, {"id": "SOR_222", "count": 1.5}, {"id": "SOR_203", "count": "two \"2\""}]}"#;
    let list = read(text);
    let again = read(&to_swudb(&list));
    assert_eq!(ids(&again), ids(&list));
    let codes = |list: &DeckList| {
        list.faults.iter().map(|fault| fault.code.as_str()).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(codes(&again), codes(&list));
    let typed = read("Deck\n1.5 Waylay\n2 Nobody At All\n");
    let again = read(&to_swudb(&typed));
    assert_eq!((again.deck.len(), codes(&again)), (2, codes(&typed)));
    assert_eq!(codes(&read(&to_melee(&typed))), codes(&typed));
}

#[test]
fn opened_cards_go_along() {
    let text = r#"{"leader": "SOR_014", "deck": ["SOR_222"], "pool": {"cards": [{"id": "SOR_222", "count": 2}], "promotional_leaders": ["SOR_014"]}}"#;
    let list = read(text);
    assert_eq!(read(&to_swudb(&list)).pool, list.pool);
    assert_eq!(list.pool.as_ref().map(swu_decks::formats::Pool::size), Some(2));
}

#[test]
fn the_samples_are_written_as_they_are_kept() {
    for sample in samples() {
        assert_eq!(read(&to_swudb(&read(sample.json))).by_identity(), read(sample.json).by_identity());
    }
}

const MIXED: &str = r#"{"leader": "SOR_014", "base": "SOR_022", "deck": [{"id": "TWI_226", "count": 2}, {"id": "SOR_095", "count": 3}],
    "sideboard": [{"id": "SOR_222"}]}"#;

#[test]
fn text_by_set_and_number_keeps_the_printings() {
    let list = read(MIXED);
    let text = to_ids(&list);
    assert_eq!(text, "1 SOR_014\n1 SOR_022\n3 SOR_095\n2 TWI_226\nSideboard\n1 SOR_222\n");
    assert_eq!(ids(&read(&text)), ids(&list));
    for sample in samples() {
        let list = read(sample.json);
        assert_eq!(ids(&read(&to_ids(&list))), ids(&list), "{}", sample.key);
    }
}

#[test]
fn a_picklist_has_a_box_for_every_copy_and_is_read_again() {
    let list = read(MIXED);
    let text = to_picklist(&list, Catalogue::embedded());
    assert!(text.starts_with("Picklist: Sabine Wren, Energy Conversion Lab\n\n[ ] Sabine Wren | "), "{text}");
    assert!(text.contains("[ ][ ][ ] Battlefield Marine\n    SOR 095"), "{text}");
    assert!(text.contains("SOR 222, TWI 226") || text.contains("TWI 226, SOR 222"), "every printing will do: {text}");
    for sample in samples() {
        let list = read(sample.json);
        let again = read(&to_picklist(&list, Catalogue::embedded()));
        assert_eq!((again.by_identity(), again.faults.len()), (list.by_identity(), 0), "{}", sample.key);
    }
}

#[test]
fn a_list_without_a_name_gets_one() {
    let list = read(MIXED);
    assert_eq!(list.name, None);
    assert_eq!(read(&to_swudb(&list)).name.as_deref(), Some("Sabine Wren, Energy Conversion Lab"));
    assert_eq!(read(&to_swudb(&DeckList::named(" "))).name.as_deref(), Some("A deck"));
}

#[test]
fn lists_differ_by_cards_and_not_by_printings() {
    let before = read(MIXED);
    let after = read(
        r#"{"leader": "SOR_009", "base": "SOR_022", "deck": [{"id": "SOR_222", "count": 3}, {"id": "SOR_046", "count": 1}]}"#,
    );
    let told: Vec<String> = differences(&before, &after).iter().map(ToString::to_string).collect();
    let leaders = ["+1 Leia Organa, Alliance General (leader)", "-1 Sabine Wren, Galvanized Revolutionary (leader)"];
    assert_eq!(told[..2], leaders);
    assert!(told.contains(&"-3 Battlefield Marine".to_owned()) && told.contains(&"+1 Waylay".to_owned()), "{told:?}");
    assert!(told.contains(&"-1 Waylay (sideboard)".to_owned()), "{told:?}");
    assert!(differences(&before, &before).is_empty());
}
