//! The many ways in which sites, mails and people write a row, a heading and a document.

use super::draft::read;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{Code, DeckList, Section, import};

/// Card, copies and faults of the only row of a deck.
fn row(text: &str) -> (Option<&'static str>, u32, Vec<Code>) {
    let list = read(&format!("Deck\n{text}\n"));
    assert_eq!(list.entries().count(), 1, "{text}");
    let entry = &list.deck[0];
    let codes = list.faults.iter().map(|fault| fault.code).collect();
    (entry.printing.map(|printing| printing.id), entry.count.cards(), codes)
}

#[test]
fn counts_in_front_of_a_card_and_behind_it() {
    for text in [
        "3* Cunning",
        "3 * Cunning",
        "3, Cunning",
        "3,Cunning",
        "3;Cunning",
        "3\tCunning",
        "[3] Cunning",
        "(3) Cunning",
        "(3x) Cunning",
        "Cunning 3",
        "Cunning\t3",
        "Cunning, 3",
        "Cunning,3",
        "Cunning: 3",
        "Cunning - 3",
        "Cunning * 3",
        "Cunning \u{d7} 3",
        "Cunning \u{d7}3",
        "Cunning x 3",
        "Cunning 3x",
        "Cunning (3)",
        "Cunning (x3)",
        "Cunning [3]",
        "Cunning | 3",
        "SOR_203 3",
        "SOR_203,3",
        "SOR_203: 3",
        "SOR_203 - 3",
        "SOR_203 \u{d7} 3",
        "SOR_203 (3)",
        "3,SOR_203",
        "SOR-203\t3",
        "Cunning 3 (SOR_203)",
        "Cunning (SOR) 203 x3",
    ] {
        assert_eq!(row(text), (Some("SOR_203"), 3, vec![]), "{text}");
    }
}

#[test]
fn names_that_end_in_numbers_are_no_counts() {
    for (text, id, copies) in [
        ("Restored ARC-170", "SOR_044", 1),
        ("Restored ARC-170 2", "SOR_044", 2),
        ("2 Restored ARC-170", "SOR_044", 2),
        ("Execute Order 66", "TWI_239", 1),
        ("Execute Order 66 x3", "TWI_239", 3),
        ("501st Liberator", "TWI_109", 1),
        ("R2-D2, Ignoring Protocol 3", "SOR_236", 3),
    ] {
        assert_eq!(row(text), (Some(id), copies, vec![]), "{text}");
    }
    let base = read("Base\nLevel 1313\n");
    assert_eq!((base.bases[0].count.cards(), base.faults.len()), (1, 0));
}

#[test]
fn marks_of_the_look_and_what_sites_leave_around_a_row() {
    for text in [
        "3 Cunning *F*",
        "3 Cunning*F*",
        "3 Cunning (SOR) 203 *F*",
        "3 Cunning SOR_203 foil",
        "3 Cunning (Foil) [SOR_203]",
        "3 Cunning hyperspace",
        "3 Cunning - SOR_203",
        "3 Cunning | SOR_203",
        "| 3 | Cunning |",
        "|3|Cunning|SOR_203|",
        "3 Cunning;",
        "3 Cunning,",
        "\"3 Cunning\"",
        "\"3 Cunning\",",
        "3 \"Cunning\"",
        "3 \u{201c}Cunning\u{201d}",
        "3\u{a0}Cunning",
        "3 Cun\u{ad}ning",
        "\u{200b}3 Cunning\u{feff}",
        "3&nbsp;Cunning",
    ] {
        assert_eq!(row(text), (Some("SOR_203"), 3, vec![]), "{text}");
    }
    for text in [
        "2 Qi&#39;ra | Playing Her Part",
        "2 Qi&rsquo;ra, Playing Her Part",
        "2 Qi\u{2019}ra \u{2013} Playing Her Part",
        "2 Qi'ra \u{2014} Playing Her Part",
        "2 Qi\u{2032}ra: Playing Her Part",
        "2 Qi'ra | Playing Her Part | SHD_202",
    ] {
        assert_eq!(row(text), (Some("SHD_202"), 2, vec![]), "{text}");
    }
    let quoted = row("1 \"Staccato Lightning\" Repeater");
    assert_eq!(quoted, (Some("LAW_187"), 1, vec![]), "quotes may belong to the name");
}

#[test]
fn nonsense_counts_stay_faults_wherever_they_stand() {
    for (text, written) in [
        ("0 Cunning", "0"),
        ("-1 Cunning", "-1"),
        ("1.5 Cunning", "1.5"),
        ("100 Cunning", "100"),
        ("99999999999999999999 Cunning", "99999999999999999999"),
        ("Cunning x0", "0"),
        ("Cunning x-1", "-1"),
        ("Cunning x1.5", "1.5"),
        ("Cunning 100", "100"),
        ("SOR_203,0", "0"),
    ] {
        let list = read(&format!("Deck\n{text}\n"));
        let said: Vec<String> = list.faults.iter().map(ToString::to_string).collect();
        let expected = format!(
            "2:1 E_COUNT the count of `{}` is `{written}`; a count is a whole number from 1 to 99 [D-14]",
            if text.starts_with("SOR") { "SOR_203" } else { "Cunning" }
        );
        assert_eq!(said, [expected], "{text}");
    }
}

#[test]
fn what_could_mean_two_things_is_not_guessed() {
    // A numbered list or a number of copies; a set without its separator; an unknown card followed by a number.
    for text in ["3. Cunning", "3) Cunning", "3 SOR203", "Cunnign 3", "Cunnign x3", "3 Cunning {R}"] {
        assert_eq!(row(text).2, [Code::UnknownCard], "{text}");
    }
    assert_eq!(row("2 SOR_203 x3").2, [Code::Disagree], "two counts");
    assert_eq!(row("2 Cunning SOR_222").2, [Code::Disagree], "two cards");
}

#[test]
fn heads_in_every_frame() {
    for head in [
        "Sideboard",
        "SIDEBOARD:",
        "Side Board",
        "Side-Board",
        "Sideboard (1)",
        "Sideboard: 1",
        "[Sideboard]",
        "== Sideboard ==",
        "=== Sideboard (1) ===",
        "--- Sideboard ---",
        "*Sideboard*",
        "**Sideboard**",
        "**Sideboard** (1)",
        "## Sideboard",
        "// Sideboard",
        "> Sideboard",
        "Side deck",
    ] {
        let list = read(&format!("Deck\n3 Cunning\n{head}\n1 Waylay\n"));
        assert_eq!((list.size(Section::Deck), list.size(Section::Sideboard)), (3, 1), "{head}");
        assert_eq!(list.faults, [], "{head}");
    }
}

#[test]
fn lines_may_end_in_any_way() {
    let sizes = |list: &DeckList| (list.size(Section::Deck), list.size(Section::Sideboard), list.faults.len());
    for end in ["\n", "\r\n", "\r", " \t\r\n", "\n\n\n"] {
        let text = ["\u{feff}Deck", "3 Cunning", "Sideboard", "1 Waylay", ""].join(end);
        assert_eq!(sizes(&read(&text)), (3, 1, 0), "{end:?}");
    }
    let list = read("Deck\r3 Cunning\r3 Wailay\r");
    assert_eq!(list.faults[0].place.map(|place| (place.line, place.column)), Some((3, 1)));
}

#[test]
fn names_of_json_lists_under_every_key() {
    for (text, name) in [
        (r#"{"metadata":{"name":"A"},"deck":[]}"#, "A"),
        (r#"{"metadata":{"deckName":"B"},"deck":[]}"#, "B"),
        (r#"{"deckName":"C","deck":[]}"#, "C"),
        (r#"{"deck_name":"D","deck":[]}"#, "D"),
        (r#"{"name":"E","metadata":{"name":""},"deck":[]}"#, "E"),
    ] {
        assert_eq!(read(text).name.as_deref(), Some(name), "{text}");
    }
    let author = read(r#"{"metadata":{"author":"Ann"},"author":"Bob","deck":[]}"#);
    assert_eq!(author.author.as_deref(), Some("Ann"), "the metadata win");
}

#[test]
fn json_counts_that_are_no_counts() {
    for count in
        ["0", "-1", "1.5", "\"2\"", "1e400", "99999999999999999999", "100", "null", "true", "[3]", "{}", "-0", "3.0"]
    {
        let list = read(&format!(r#"{{"deck":[{{"id":"SOR_203","count":{count}}}]}}"#));
        let codes: Vec<Code> = list.faults.iter().map(|fault| fault.code).collect();
        assert_eq!(codes, [Code::Count], "{count}");
        assert_eq!(list.deck[0].printing.map(|card| card.id), Some("SOR_203"), "the row stays: {count}");
    }
}

#[test]
fn every_refusal_of_a_whole_text_names_a_place() {
    for text in [
        "",
        " \n ",
        "https://swudb.com/deck/abcdef",
        "<html></html>",
        "{\"deck\":[NaN]}",
        "{\"deck\":3}",
        "{\"leader\":{},\"leaders\":[]}",
        "{\"deck\":[],\"deck\":[]}",
        "{\"ObjectStates\":[]}",
    ] {
        let faults = import(text.as_bytes(), Catalogue::embedded()).expect_err(text).faults;
        assert!(!faults.is_empty() && faults.iter().all(|fault| fault.place.is_some()), "{text}: {faults:?}");
    }
    let faults = import(&[0xFF, 0xFE, 0x00], Catalogue::embedded()).expect_err("half a letter").faults;
    assert_eq!(faults[0].to_string().split(' ').take(2).collect::<Vec<_>>(), ["1:1", "E_ENCODING"]);
}
