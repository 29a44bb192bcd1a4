//! SWUDB JSON and its relatives.

use super::draft::{cards, read};
use base64::Engine;
use swu_decks::formats::{DeckList, Section, Source};

const SWUDB: &str = r#"{
  "metadata": {"name": "Sabine", "author": "Ann", "more": [1, {"x": null}]},
  "leader": {"id": "SOR_014", "count": 1},
  "base": {"id": "SOR_022", "count": 1},
  "deck": [{"id": "SOR_222", "count": 3}, {"id": "SHD_231", "count": 2}],
  "sideboard": [{"id": "SOR_203", "count": 1}]
}"#;

fn ids(list: &DeckList, section: Section) -> Vec<(String, u32)> {
    let row =
        |entry: &swu_decks::formats::ListEntry| (entry.printing.expect("known").id.to_owned(), entry.count.cards());
    list.section(section).iter().map(row).collect()
}

fn is_the_same(text: &str) -> DeckList {
    let (list, original) = (read(text), read(SWUDB));
    assert_eq!(list.faults, [], "{text}");
    assert_eq!(list.by_identity(), original.by_identity(), "{text}");
    list
}

#[test]
fn swudb() {
    let list = read(SWUDB);
    assert_eq!(
        (list.name.as_deref(), list.author.as_deref(), list.source),
        (Some("Sabine"), Some("Ann"), Source::Json)
    );
    assert_eq!(ids(&list, Section::Leader), [("SOR_014".to_owned(), 1)]);
    assert_eq!(ids(&list, Section::Base), [("SOR_022".to_owned(), 1)]);
    assert_eq!(
        ids(&list, Section::Deck),
        [("SOR_222".to_owned(), 3), ("SHD_231".to_owned(), 2)],
        "the ids that were typed"
    );
    assert_eq!(ids(&list, Section::Sideboard), [("SOR_203".to_owned(), 1)]);
    assert_eq!(list.faults, []);
}

#[test]
fn keys_in_any_order_unknown_keys_no_metadata() {
    is_the_same(
        r#"{"sideboard": [{"count": 1, "id": "SOR_203", "foil": true}], "x": {"deck": 5},
        "deck": [{"id": "SOR_222", "count": 3, "unit": "Event"}, {"unit": "Event", "id": "SHD_231", "count": 2}],
        "base": {"id": "SOR_022"}, "secondleader": null, "leader": {"id": "SOR_014", "count": 1}}"#,
    );
}

#[test]
fn list_style() {
    is_the_same(
        r#"{"leaders": [{"id": "SOR_014", "count": 1}], "bases": ["SOR_022"],
        "deck": [{"id": "SOR_222", "count": 3}, {"id": "SHD_231", "count": 2}], "sideboard": ["SOR_203"]}"#,
    );
}

#[test]
fn short_style() {
    is_the_same(
        r#"{"leader": "SOR_014", "base": "SOR_022", "deck": [{"id": "SOR_222", "count": 3}, {"id": "SHD_231", "count": 2}],
        "sideboard": [{"id": "SOR_203"}]}"#,
    );
}

#[test]
fn second_leaders_of_all_relatives() {
    for key in ["secondleader", "leader2", "secondLeader"] {
        let text = format!(
            r#"{{"leader": {{"id": "SOR_014"}}, "{key}": {{"id": "SOR_009", "count": 1}}, "base": "SOR_022", "deck": []}}"#
        );
        assert_eq!(cards(&read(&text).leaders).into_keys().collect::<Vec<_>>(), ["SOR_009", "SOR_014"], "{key}");
    }
}

#[test]
fn base64_with_and_without_padding_and_line_breaks() {
    let standard = base64::engine::general_purpose::STANDARD.encode(SWUDB);
    let broken: String =
        standard.as_bytes().chunks(64).map(|line| format!("{}\r\n", String::from_utf8_lossy(line))).collect();
    let url_safe = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(SWUDB);
    for text in [&standard, &broken, &url_safe, &standard.trim_end_matches('=').to_owned()] {
        assert_eq!(is_the_same(text).source, Source::Base64);
    }
}

#[test]
fn byte_order_marks_and_utf_16() {
    is_the_same(&format!("\u{feff}{SWUDB}"));
    let big: Vec<u8> = [0xFE, 0xFF].into_iter().chain(SWUDB.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    let little: Vec<u8> = [0xFF, 0xFE].into_iter().chain(SWUDB.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for bytes in [big, little] {
        let list = swu_decks::formats::import(&bytes, swu_cards::catalog::Catalogue::embedded());
        assert_eq!(list.expect("a list").by_identity(), read(SWUDB).by_identity());
    }
}

#[test]
fn the_sites_own_document_carries_both_counts_in_one_row() {
    let list = is_the_same(
        r#"{"deckName": "Sabine", "authorName": "Ann", "deckFormat": 1, "secondLeader": null,
        "leader": {"cardName": "Sabine Wren", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": "014"},
        "base": {"card": {"cardName": "Energy Conversion Lab", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": 22}},
        "shuffledDeck": [
          {"card": {"cardName": "Waylay", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": "222"}, "count": 3, "sideboardCount": 0},
          {"card": {"cardName": "Surprise Strike", "defaultExpansionAbbreviation": "SHD", "defaultCardNumber": "231"}, "count": 2},
          {"card": {"cardName": "Cunning", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": "203"}, "count": 0, "sideboardCount": 1}
        ]}"#,
    );
    assert_eq!(
        (list.name.as_deref(), list.author.as_deref(), list.source),
        (Some("Sabine"), Some("Ann"), Source::SiteJson)
    );
}

#[test]
fn the_sites_rows_must_name_the_card_they_number_and_have_a_count() {
    let text = r#"{"shuffledDeck": [
      {"card": {"cardName": "Cunning", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": "222"}, "count": 3, "sideboardCount": 0},
      {"card": {"cardName": "Cunning", "defaultExpansionAbbreviation": "SOR", "defaultCardNumber": "203"}, "count": 0, "sideboardCount": 0},
      {"card": {"cardName": "Cunning"}, "count": 1},
      {"count": 1}]}"#;
    let list = read(text);
    let codes: Vec<(&str, usize)> =
        list.faults.iter().map(|fault| (fault.code.as_str(), fault.place.expect("a place").line)).collect();
    assert_eq!(codes, [("E_DISAGREE", 2), ("E_COUNT", 3), ("E_SHAPE", 4), ("E_SHAPE", 5)]);
}

#[test]
fn ids_in_every_spelling() {
    for id in ["SOR_222", "SOR_0222", "SOR-222", "SOR 222", "sor_222", "SOR#222", " SOR_222 "] {
        let list = read(&format!(r#"{{"deck": [{{"id": "{id}", "count": 1}}]}}"#));
        assert_eq!(ids(&list, Section::Deck), [("SOR_222".to_owned(), 1)], "{id}");
        let codes: Vec<&str> = list.faults.iter().map(|fault| fault.code.as_str()).collect();
        let expected: &[&str] = if id == "SOR_222" { &[] } else { &["W_ID_STYLE"] };
        assert_eq!(codes, expected, "{id}");
    }
    let list = read(r#"{"leader": "SOR_5", "deck": ["TS26-8"]}"#);
    assert_eq!(
        (ids(&list, Section::Leader)[0].0.as_str(), ids(&list, Section::Deck)[0].0.as_str()),
        ("SOR_005", "TS26_008")
    );
    assert_eq!(list.faults.len(), 1, "one warning for all rows");
}

#[test]
fn a_bare_list_of_rows_is_sorted_by_type() {
    let list = read(r#"["SOR_014", {"id": "SOR_022"}, {"id": "SOR_222", "count": 3}]"#);
    let sizes = [Section::Leader, Section::Base, Section::Deck].map(|section| list.size(section));
    assert_eq!(sizes, [1, 1, 3]);
}
