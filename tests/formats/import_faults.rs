//! Unknown cards with suggestions; texts that are not lists.

use super::draft::read;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{Code, Fault, MOST_ROWS, import};

fn refused(text: impl AsRef<[u8]>) -> Vec<Fault> {
    import(text.as_ref(), Catalogue::embedded()).expect_err("no list").faults
}

fn first(text: impl AsRef<[u8]>) -> (Code, String) {
    let fault = refused(text).remove(0);
    (fault.code, fault.message)
}

#[test]
fn near_names_are_offered_and_never_taken() {
    let list = read("Deck\n3 Vanquisch\n3 Luke Skywaker, Jedi Knight\n2 Completely Different Thing\n");
    assert!(list.deck.iter().all(|entry| entry.printing.is_none()));
    let hints: Vec<Option<&str>> = list.faults.iter().map(|fault| fault.hints.first().map(String::as_str)).collect();
    assert_eq!(hints[0], Some("did you mean Vanquish (SOR_078)?"));
    assert_eq!(hints[1], Some("did you mean Luke Skywalker, Jedi Knight (SOR_051)?"));
    let said = list.faults[0].to_string();
    assert!(said.starts_with("2:1 E_UNKNOWN no card is called `Vanquisch` [D-14]\n    did you mean "), "{said}");
}

#[test]
fn unknown_ids_say_why_and_what_to_do() {
    let message = |id: &str| read(&format!(r#"{{"deck": ["{id}"]}}"#)).faults.remove(0);
    let variant = message("SOR_300");
    assert_eq!(
        variant.message,
        "`SOR_300` is a variant or unknown printing: normal numbers of SOR end at 252; give the number of a normal printing, or the name"
    );
    let unheard_of = message("IC27_099");
    assert_eq!(unheard_of.message, "`IC27_099` is not known here: only 21 cards of Icons 2027 (2026-11-20) are");
    let set = message("SRO_010");
    assert!(
        set.message.contains("the set SRO is not known (the newest that is known is Icons 2027 (2026-11-20));"),
        "{set}"
    );
    assert!(
        message("SORR_010").hints.contains(&"did you mean Darth Vader, Dark Lord of the Sith (SOR_010)?".to_owned())
    );
    assert!(message("SOR010").message.contains("an id is a set and a number with `_` between them"));
    assert_eq!(message("Waylay").hints, ["the id may be Waylay (SOR_222)"]);
    assert!(message("").message.contains("is not an id"));
}

#[test]
fn every_fault_of_a_text_at_once() {
    let list = read(
        "Leader\n1 Nobody\nBase\n0 Level 1313\nDeck\n3 Waylay [SOR-203]\n3 Luke Skywalker\n2 SOR_999\n(Demo) Waylay\nx\n",
    );
    let codes: Vec<(&str, usize)> =
        list.faults.iter().map(|fault| (fault.code.as_str(), fault.place.expect("a place").line)).collect();
    let expected = [
        ("E_UNKNOWN", 2),
        ("E_COUNT", 4),
        ("E_DISAGREE", 6),
        ("E_AMBIGUOUS", 7),
        ("E_UNKNOWN", 8),
        ("E_DEMO", 9),
        ("E_UNKNOWN", 10),
    ];
    assert_eq!(codes, expected);
    assert_eq!(list.entries().count(), 7, "no row is dropped");
}

#[test]
fn texts_that_are_no_lists() {
    for (text, part) in [
        ("", "nothing in it"),
        (" \n\t\n", "nothing in it"),
        ("https://swudb.com/deck/vueJcjcTVq", "this is a link"),
        ("swudb.com/deck/vueJcjcTVq", "this is a link"),
        ("https://melee.gg/Decklist/View/0d9c", "this is a link"),
        ("<!doctype html><html>", "web page"),
        (r#"{"ObjectStates": [{"ContainedObjects": []}]}"#, "Tabletop Simulator"),
        ("kq9Zb3RmT0xkVjE2c1pQeW5FaHdUa1V4NzJtQ2dBcVJ2TjhzSmZMb0RpWGVZdUhwV2JHdE1jS3pBMA==", "encrypted"),
    ] {
        let (code, message) = first(text);
        assert_eq!(code, Code::Unreadable, "{text}");
        assert!(message.contains(part), "{text}: {message}");
    }
}

#[test]
fn a_link_is_answered_with_what_to_do() {
    for link in
        ["https://swudb.com/deck/AbCdEfGh", " HTTP://example.org/x \n", "www.swudb.com/deck/A", "swudb.com/deck/A"]
    {
        let (code, said) = first(link);
        assert!(code == Code::Unreadable && said.contains("choose Export and JSON"), "{link}: {said}");
    }
    let named = storage::text_file::read(std::path::Path::new("https://swudb.com/deck/A"), 100).expect_err("a link");
    assert!(named.to_string().contains("choose Export and JSON"), "{named}");
    assert!(!read("1 Luke Skywalker www.swudb.com").faults.iter().any(|fault| fault.message.contains("Export")));
}

#[test]
fn bytes_that_are_no_text_name_the_place() {
    let fault = refused(b"Deck\n3 Padm\xe9 Amidala\n").remove(0);
    assert_eq!((fault.code, fault.place.map(|place| (place.line, place.column))), (Code::Encoding, Some((2, 7))));
    assert_eq!(first([0xFF, 0xFE, 0x41]).0, Code::Encoding);
    assert_eq!(first([0xFF, 0xFE, 0x00, 0xD8]).0, Code::Encoding);
}

#[test]
fn large_texts_are_refused_whole() {
    assert_eq!(first(vec![b' '; 1_000_001]).0, Code::TooLarge);
    let rows = |number: usize| format!("Deck\n{}", "1 Waylay\n".repeat(number));
    assert_eq!(first(rows(MOST_ROWS + 1)).0, Code::TooLarge);
    assert_eq!(read(&rows(MOST_ROWS)).faults.iter().filter(|fault| fault.code == Code::TooLarge).count(), 0);
    let json = format!(r#"{{"deck": [{}]}}"#, vec!["\"SOR_222\""; MOST_ROWS + 1].join(","));
    assert_eq!(refused(json).last().map(|fault| fault.code), Some(Code::TooLarge));
}

#[test]
fn long_lines_are_no_rows() {
    let list = read(&format!("Deck\n1 Waylay\n3 {}\n", "a,".repeat(400)));
    assert_eq!(list.faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::Row]);
    assert_eq!(list.deck.len(), 2);
}
