//! JSON of the wrong shape is refused with the place.

use swu_cards::catalog::Catalogue;
use swu_decks::formats::{Fault, import};

fn faults(text: &str) -> Vec<Fault> {
    match import(text.as_bytes(), Catalogue::embedded()) {
        Ok(list) => list.faults,
        Err(unreadable) => unreadable.faults,
    }
}

#[test]
fn wrong_shapes_name_line_column_and_what_was_expected() {
    for (text, code, line, column, part) in [
        ("{\n\"deck\": 7}", "E_SHAPE", 2, 9, "`deck` is a list of rows, not a number"),
        ("{\"deck\": {\n}}", "E_SHAPE", 1, 10, "not an object"),
        (
            "{\"leader\": 5, \"deck\": []}",
            "E_SHAPE",
            1,
            12,
            "a row of `leader` is an id or an object with id and count, not a number",
        ),
        ("{\"deck\": [\n  {\"count\": 3}\n]}", "E_SHAPE", 2, 3, "a row of `deck` has no id"),
        (
            "{\"deck\": [\n  {\"id\": 222, \"count\": 3}\n]}",
            "E_SHAPE",
            2,
            3,
            "the id in a row of `deck` is text, not a number",
        ),
        ("{\"deck\": [\n  {\"id\": \"SOR_222\", \"id\": \"SOR_203\"}\n]}", "E_SHAPE", 2, 3, "its id or count twice"),
        ("{\"deck\": [], \"deck\": [\"SOR_222\"]}", "E_SHAPE", 1, 22, "the key `deck` appears twice"),
        ("{\"leader\": \"SOR_014\", \"leaders\": [\"SOR_009\"]}", "E_SHAPE", 1, 34, "two styles"),
        ("{\"base\": \"SOR_022\", \"leaders\": [\"SOR_009\"]}", "E_SHAPE", 1, 32, "two styles"),
        (
            "{\"leader2\": \"SOR_014\", \"secondleader\": \"SOR_009\", \"deck\": []}",
            "E_SHAPE",
            1,
            40,
            "both name the second leader",
        ),
        ("\n {\"cards\": 3}", "E_SHAPE", 2, 2, "not a deck list"),
        ("{\"shuffledDeck\": 3}", "E_SHAPE", 1, 18, "`shuffledDeck` is a list of rows"),
        ("{\"deck\": [}", "E_JSON", 1, 11, "the JSON is broken"),
        ("{\n  \"deck\": [\n    {\"id\": \"SOR_222\" \"count\": 3}]}", "E_JSON", 3, 22, "the JSON is broken"),
        ("{\"deck\": [\"SOR_222\"]} extra", "E_JSON", 1, 23, "the JSON is broken"),
        ("{", "E_JSON", 1, 1, "the JSON is broken"),
    ] {
        let fault = faults(text).into_iter().next().unwrap_or_else(|| panic!("{text} is faulty"));
        let place = fault.place.map(|place| (place.line, place.column));
        assert_eq!((fault.code.as_str(), place), (code, Some((line, column))), "{text}: {fault}");
        assert!(fault.message.contains(part), "{text}: {fault}");
    }
}

#[test]
fn all_wrong_rows_are_reported_and_kept() {
    let list = import(br#"{"deck": [1, null, [], {"x": 1}, "SOR_222"]}"#, Catalogue::embedded()).expect("a list");
    assert_eq!(list.faults.len(), 4);
    assert_eq!(list.deck.len(), 5);
}

#[test]
fn columns_count_characters() {
    let fault = faults("{\"metadata\": {\"name\": \"Padm\u{e9}\"}, \"deck\": 7}").remove(0);
    assert_eq!(fault.place.map(|place| place.column), Some(41));
}

#[test]
fn deep_nesting_costs_no_stack() {
    for text in ["[".repeat(900_000), "{\"deck\":".repeat(100_000), format!("{{\"deck\": {}", "[".repeat(500_000))] {
        assert!(!faults(&text).is_empty());
    }
}
