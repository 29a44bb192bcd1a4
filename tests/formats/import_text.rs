//! Melee text, picklists, collection CSV and what people type.

use super::draft::read;
use swu_decks::formats::{Code, DeckList, Section, Source};

const MELEE: &str = "Leaders\n1 | Sabine Wren | Galvanized Revolutionary\n\nBase\n1 | Energy Conversion Lab\n\nMainDeck\n\
    3 | Waylay\n2 | L3-37 | Droid Revolutionary\n\nSideboard\n1 | Cunning\n";

fn is_the_same(text: &str) -> DeckList {
    let (list, original) = (read(text), read(MELEE));
    assert_eq!(list.faults, [], "{text}");
    assert_eq!(list.by_identity(), original.by_identity(), "{text}");
    list
}

#[test]
fn melee() {
    let list = read(MELEE);
    assert_eq!(list.source, Source::Melee);
    let cards: Vec<(Section, &str, u32)> = list
        .entries()
        .map(|(section, entry)| (section, entry.printing.expect("known").id, entry.count.cards()))
        .collect();
    let expected = [
        (Section::Leader, "SOR_014", 1),
        (Section::Base, "SOR_022", 1),
        (Section::Deck, "SOR_222", 3),
        (Section::Deck, "SHD_197", 2),
        (Section::Sideboard, "SOR_203", 1),
    ];
    assert_eq!(cards, expected);
    assert_eq!(list.deck[1].place.map(|place| (place.line, place.column)), Some((9, 1)));
}

#[test]
fn melee_heads_in_any_order_and_case_without_bars_and_with_windows_lines() {
    is_the_same(
        "SIDEBOARD:\r\n1 Cunning\r\nDeck (5)\r\n2 L3-37 | Droid Revolutionary\r\n3 Waylay\r\n\r\nbase:\r\n1 Energy Conversion Lab\r\n\
         LEADER\r\n1 Sabine Wren | Galvanized Revolutionary\r\n",
    );
}

#[test]
fn a_bare_title_in_melee_text_is_a_card_without_subtitle() {
    let row = |text: &str| read(text).deck[0].printing.map(|printing| printing.id);
    assert_eq!(row("MainDeck\n1 | The Darksaber\n"), Some("SHD_126"), "Melee writes every subtitle");
    let typed = read("Deck\n1 The Darksaber\n");
    assert_eq!((typed.deck[0].printing, typed.faults[0].code), (None, Code::Ambiguous), "people may have left it out");
}

#[test]
fn two_leaders() {
    let list = read(
        "Leaders\n1 | Sabine Wren | Galvanized Revolutionary\n1 | Leia Organa | Alliance General\nBase\n1 | Level 1313\n",
    );
    assert_eq!(list.size(Section::Leader), 2);
}

#[test]
fn hand_typed_rows_in_every_spelling() {
    for row in [
        "3 Waylay",
        "3x Waylay",
        "3xWaylay",
        "3 x Waylay",
        "3X waylay",
        "3\u{d7} Waylay",
        "Waylay x3",
        "WAYLAY X3",
        "- 3 Waylay",
        "* 3x Waylay",
        "3 Waylay [SOR-222]",
        "3 Waylay (SOR 222)",
        "3 Waylay (SOR) 222",
        "3x Waylay (SOR) #222",
        "3 Waylay [TWI_226]",
        "3xSOR_222",
        "3x SOR_222",
        "3 x SOR_222",
        "SOR_222 x3",
        "3 SOR 222",
        "3 sor-222",
        "SOR#222 x3",
        "3 Waylay SOR_222",
        "3 SOR_222 Waylay",
        "3 Waylay SOR 222",
        "3 Waylay (foil)",
        "3 | Waylay",
        "  3   Waylay   ",
        "3 Waylay # mine",
        "3 Waylay // mine",
    ] {
        let list = read(&format!("Deck\n{row}\n"));
        assert_eq!(list.faults, [], "{row}");
        let entry = &list.deck[0];
        assert_eq!(
            (entry.printing.map(|printing| printing.identity), entry.count.cards()),
            (Some("SOR_222"), 3),
            "{row}"
        );
    }
}

#[test]
fn names_with_numbers_signs_and_commas() {
    for (name, id) in [
        ("2-1B Surgical Droid", "SOR_059"),
        ("41st Elite Corps", "TWI_045"),
        ("97th Legion", "SOR_118"),
        ("4-LOM, Devious", "LAW_065"),
        ("0-0-0", "LAW_174"),
        ("8D8", "ASH_118"),
        ("8D8, Daimyo's Majordomo", "ASH_118"),
        ("X-Wing", "JTL_T02"),
        ("L3-37, Droid Revolutionary", "SHD_197"),
        ("L3-37 - Droid Revolutionary", "SHD_197"),
        ("L3-37: Droid Revolutionary", "SHD_197"),
        ("L3-37 \u{2014} Droid Revolutionary", "SHD_197"),
        ("Qi\u{2019}ra, Playing Her Part", "SHD_202"),
        ("padme amidala, Pursuing Peace", "TWI_192"),
        ("Royal Guard Attache", "TWI_059"),
        ("chirrut imwe - One With The Force", "SOR_004"),
        ("You're All Clear, Kid", "JTL_055"),
        ("Nevarro City, Restored", "ASH_020"),
        ("C-3PO, Die, Jedi Dogs!", "TS26_015"),
    ] {
        let list = read(&format!("Deck\n{name}\n3x {name}\n{name} x2\n"));
        let read: Vec<(Option<&str>, u32)> =
            list.deck.iter().map(|entry| (entry.printing.map(|printing| printing.id), entry.count.cards())).collect();
        assert_eq!(read, [(Some(id), 6)], "{name}: {:?}", list.faults);
    }
}

#[test]
fn every_card_is_understood_by_its_name() {
    let catalogue = swu_cards::catalog::Catalogue::embedded();
    let cards: Vec<_> =
        catalogue.printings().iter().filter(|card| card.id == card.identity && card.kind.is_deck_card()).collect();
    for some in cards.chunks(400) {
        for form in ["3 | {t} | {s}", "3x {t}, {s}", "{t} - {s} x3", "3 {t}: {s} [{id}]"] {
            let row = |card: &&swu_cards::catalog::Printing| match card.subtitle {
                "" => form.replace(" | {s}", "").replace(", {s}", "").replace(" - {s}", "").replace(": {s}", ""),
                subtitle => form.replace("{s}", subtitle),
            };
            let text: Vec<String> =
                some.iter().map(|card| row(card).replace("{t}", card.title).replace("{id}", card.id)).collect();
            let list = read(&format!("Deck\n{}\n", text.join("\n")));
            let read: Vec<(Option<&str>, u32)> = list
                .deck
                .iter()
                .map(|entry| (entry.printing.map(|printing| printing.id), entry.count.cards()))
                .collect();
            for ((card, read), row) in some.iter().zip(read).zip(&text) {
                let bare_title_of_many =
                    ["The Darksaber", "Arena Reek"].contains(&card.title) && !form.contains('|') && !form.contains('[');
                assert!(bare_title_of_many || read == (Some(card.id), 3), "{row}: {read:?}");
            }
        }
    }
}

#[test]
fn heads_with_cards_in_the_same_line() {
    is_the_same(
        "Name: My deck\nAuthor: Ann\nLeader: Sabine Wren, Galvanized Revolutionary\nBase: Energy Conversion Lab\n3 Waylay\n\
         2 L3-37, Droid Revolutionary\nSideboard: 1 Cunning\n",
    );
    let list = read("Name: My deck\nAuthor: Ann\nDeck\n1 Waylay\n");
    assert_eq!((list.name.as_deref(), list.author.as_deref()), (Some("My deck"), Some("Ann")));
}

#[test]
fn heads_in_comments_and_single_sideboard_rows() {
    is_the_same(
        "// my deck\n# Leader\n1 Sabine Wren, Galvanized Revolutionary\n## Base (1)\n1 Energy Conversion Lab\n// Main Deck\n3 Waylay\n\
         SB: 1 Cunning\n2 L3-37, Droid Revolutionary\n",
    );
    is_the_same(
        "1 Sabine Wren, Galvanized Revolutionary\n1 Energy Conversion Lab\n3 Waylay\n2 L3-37, Droid Revolutionary\n\n//Sideboard:\n1 Cunning\n",
    );
}

#[test]
fn without_heads_cards_are_sorted_by_type() {
    let list =
        read("# no heads at all\n1 Sabine Wren, Galvanized Revolutionary\nEnergy Conversion Lab\n\n-----\n3 Waylay\n");
    assert_eq!([Section::Leader, Section::Base, Section::Deck].map(|section| list.size(section)), [1, 1, 3]);
    assert_eq!(list.faults, []);
}

#[test]
fn a_title_alone_must_be_unique_in_its_section() {
    // Three cards with this title among leaders and units; one of them in each section would fit.
    let list = read("Leader\n1 Sabine Wren\nDeck\n1 Sabine Wren\n1 Luke Skywalker\n");
    let ambiguous: Vec<_> = list.faults.iter().filter(|fault| fault.code == Code::Ambiguous).collect();
    assert!(ambiguous.iter().any(|fault| fault.message.starts_with("`Luke Skywalker` is the title of ")));
    let luke = ambiguous.last().expect("Luke is many");
    assert!(luke.hints.contains(&"Luke Skywalker, Jedi Knight (SOR_051)".to_owned()), "{:?}", luke.hints);
    assert!(luke.hints.iter().all(|hint| !hint.contains("SOR_005")), "the leader cannot be meant in the deck");
    let list = read("Leader\n1 Iden Versio\nDeck\n1 Iden Versio, Adapt or Die\n");
    assert_eq!(list.leaders[0].printing.map(|printing| printing.id), Some("SOR_002"), "only one leader is called so");
}

#[test]
fn known_misspellings_are_read_with_a_warning() {
    let list = read("Deck\n1 Zeb Orellios, Headstrong Warrior\n1 C-3P0, Protocol Droid\n");
    assert_eq!(
        list.deck.iter().map(|entry| entry.printing.expect("read").id).collect::<Vec<_>>(),
        ["SOR_146", "SOR_238"]
    );
    assert_eq!(list.faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::Spelling, Code::Spelling]);
}

#[test]
fn name_and_id_of_a_row_must_agree() {
    let list = read("Deck\n3 Waylay [SOR-203]\n2 Waylay [SOR_222]\n");
    assert_eq!(list.deck[0].printing.map(|printing| printing.id), Some("SOR_203"), "the id is taken");
    let said: Vec<String> = list.faults.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["2:1 E_DISAGREE the row says `Waylay`, but SOR_203 is Cunning [D-14]\n    Waylay (SOR_222)"]);
}

#[test]
fn picklist() {
    let list = is_the_same(
        "Picklist: Shopping\n\n[ ]  Sabine Wren | Galvanized Revolutionary\n    SOR 014\n[ ]  Energy Conversion Lab\n    SOR 022\n-----\n\
         [ ] [x] [ ]  Waylay\n    SOR 222, TWI 226\n[ ] [ ]  L3-37 | Droid Revolutionary\n    SHD 197\n-----\n[]  Cunning\n    SOR 203\n\n\
         Needed tokens: Shield, Experience\n",
    );
    assert_eq!((list.source, list.name.as_deref()), (Source::Picklist, Some("Shopping")));
}

#[test]
fn picklist_faults() {
    let list = read(
        "[ ] Sabine Wren | Explosives Artist\n SOR 142\n-----\n[ ] Waylay\n SOR 222, SOR 203\nwhat\n-----\n-----\n[ ] Cunning\n",
    );
    let codes: Vec<(&str, usize)> =
        list.faults.iter().map(|fault| (fault.code.as_str(), fault.place.expect("a place").line)).collect();
    assert_eq!(codes, [("E_DISAGREE", 4), ("E_ROW", 6), ("E_ROW", 8)]);
    assert_eq!(list.leaders[0].printing.map(|printing| printing.id), Some("SOR_142"), "it was meant to lead");
    assert_eq!(list.size(Section::Sideboard), 1, "nothing is lost");
}

#[test]
fn collection_csv() {
    let text = "Set,CardNumber,Count,IsFoil,Stamp\nSOR,14,1,false,\nSOR,022,1,false,\nSOR,222,2,false,\nSOR,222,1,true,\nSHD,197,2,false,\n";
    let list = read(text);
    assert_eq!((list.source, list.faults.len()), (Source::Csv, 0));
    assert_eq!(
        [Section::Leader, Section::Base, Section::Deck, Section::Sideboard].map(|section| list.size(section)),
        [1, 1, 5, 0]
    );
    let quoted = read("\"Set\";\"CardNumber\";\"Count\"\n\"SOR\";\"222\";\"3\"\n");
    assert_eq!(quoted.size(Section::Deck), 3);
}

#[test]
fn collection_csv_faults() {
    let list = read("Set,CardNumber,Count,IsFoil\nSOR,222\nSOR,999,1,false\nSOR,222,none,false\n,,1,false\n");
    let codes: Vec<(&str, usize)> =
        list.faults.iter().map(|fault| (fault.code.as_str(), fault.place.expect("a place").line)).collect();
    assert_eq!(codes, [("E_SHAPE", 2), ("E_UNKNOWN", 3), ("E_COUNT", 4), ("E_UNKNOWN", 5)]);
}
